import { Outlet, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { useSessionState } from '../features/session/session-context.tsx';
import { AlertRegion } from '../shared/alerts/alert-region.tsx';
import { readSettings } from '../shared/api/read-settings.ts';
import { useChangeStream } from '../shared/changes/use-change-stream.ts';
import { ToastRegion } from '../shared/toasts/toast-region.tsx';
import { AntdTheme } from '../theme/antd-theme.tsx';

/** What pages of the app need around them and the landing page does not. */
export default function AppLayout() {
  useChanges();
  return (
    <AntdTheme>
      <SWRConfig value={readSettings}>
        <Outlet />
      </SWRConfig>
      <ToastRegion />
      <AlertRegion />
    </AntdTheme>
  );
}

/** The server's changes are heard for whoever is signed in, and of the outbox by everybody who looks at it. */
const useChanges = (): void => {
  const session = useSessionState();
  const onOutbox = useLocation().pathname === '/outbox';
  const visitor = onOutbox && session.status === 'signed-out' ? 'visitor' : null;
  useChangeStream(session.status === 'signed-in' ? `user ${session.user.userId}` : visitor);
};
