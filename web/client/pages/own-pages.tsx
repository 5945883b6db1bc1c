import { useLocation } from 'react-router-dom';
import { lazily } from '../shared/lazily.tsx';

const WinsPage = lazily(() => import('./wins-page.tsx'));
const EditWinPage = lazily(() => import('./edit-win-page.tsx'));
const ProfilePage = lazily(() => import('./profile-page.tsx'));
const BillingPage = lazily(() => import('./billing-page.tsx'));

const pageAt = (pathname: string) => {
  if (pathname.startsWith('/wins/edit')) return EditWinPage;
  if (pathname.startsWith('/wins')) return WinsPage;
  return pathname.startsWith('/billing') ? BillingPage : ProfilePage;
};

/** Pages of who is signed in, by their path. A piece of its own: the landing page need not know where its parts are. */
export default function OwnPages() {
  const Page = pageAt(useLocation().pathname);
  return <Page />;
}

/** Until the page of this address is there as well. */
export const ready = (): Promise<unknown> => pageAt(location.pathname).load();
