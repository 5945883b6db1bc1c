import { Outlet } from 'react-router-dom';
import { ProtectedRoute } from '../features/session/protected-route.tsx';
import LoginPage from './login-page.tsx';

/** Pages for those who are signed in; the others see the login page in their place. */
export default function ProtectedLayout() {
  return (
    <ProtectedRoute login={<LoginPage />}>
      <Outlet />
    </ProtectedRoute>
  );
}
