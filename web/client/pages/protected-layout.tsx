import { Outlet } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { ProtectedRoute } from '../features/session/protected-route.tsx';
import { useSessionState } from '../features/session/session-context.tsx';
import LoginPage from './login-page.tsx';

const ownCache = { provider: () => new Map() };

/**
 * Pages for those who are signed in; the others see the login page in their place. What was read for one user is
 * never shown to the next one in the same window: each has a cache of their own.
 */
export default function ProtectedLayout() {
  const state = useSessionState();
  const userId = state.status === 'signed-in' ? state.user.userId : 0;
  return (
    <ProtectedRoute login={<LoginPage />}>
      <SWRConfig key={userId} value={ownCache}>
        <Outlet />
      </SWRConfig>
    </ProtectedRoute>
  );
}
