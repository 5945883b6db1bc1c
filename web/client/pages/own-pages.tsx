import { lazy } from 'react';
import { useLocation } from 'react-router-dom';

const WinsPage = lazy(() => import('./wins-page.tsx'));
const EditWinPage = lazy(() => import('./edit-win-page.tsx'));
const ProfilePage = lazy(() => import('./profile-page.tsx'));
const BillingPage = lazy(() => import('./billing-page.tsx'));

/** Pages of who is signed in, by their path. A piece of its own: the landing page need not know where its parts are. */
export default function OwnPages() {
  const { pathname } = useLocation();
  if (pathname.startsWith('/wins/edit')) return <EditWinPage />;
  if (pathname.startsWith('/wins')) return <WinsPage />;
  return pathname.startsWith('/billing') ? <BillingPage /> : <ProfilePage />;
}
