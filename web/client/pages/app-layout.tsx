import { Outlet } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { readSettings } from '../shared/api/read-settings.ts';
import { ToastRegion } from '../shared/toasts/toast-region.tsx';
import { AntdTheme } from '../theme/antd-theme.tsx';

/** What pages of the app need around them and the landing page does not. */
export default function AppLayout() {
  return (
    <AntdTheme>
      <SWRConfig value={readSettings}>
        <Outlet />
      </SWRConfig>
      <ToastRegion />
    </AntdTheme>
  );
}
