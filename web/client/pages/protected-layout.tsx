import { Suspense, useEffect, useMemo } from 'react';
import { Outlet, useNavigate } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { UnprovenBanner } from '../features/account/unproven-banner.tsx';
import { PaymentNeeded } from '../features/billing/payment-needed.tsx';
import { CommandKeys } from '../features/palette/command-keys.tsx';
import { ProtectedRoute, SetUpFirst } from '../features/session/protected-route.tsx';
import { useSession, useSessionState } from '../features/session/session-context.tsx';
import { knownListsOf } from '../shared/api/known-lists.ts';
import { useListVersion } from '../shared/changes/list-versions.ts';
import { DraftOwner } from '../shared/drafts/drafts.ts';
import { lazily } from '../shared/lazily.tsx';
import { Waiting } from '../shared/parts/waiting.tsx';
import { copy } from '../shell/copy.ts';

const LoginPage = lazily(() => import('./login-page.tsx'));

/**
 * Pages for those who are signed in and set up; the others see the login page in their place, or the step that is next. What was read for one user is
 * never shown to the next one in the same window: each has a cache of their own. Of it the next page begins with the
 * lists that are known for less than a minute.
 */
export default function ProtectedLayout() {
  const state = useSessionState();
  useUserNews();
  const userId = state.status === 'signed-in' ? state.user.userId : 0;
  const cache = useMemo(() => ({ provider: () => knownListsOf(userId) }), [userId]);
  return (
    <ProtectedRoute login={<LoginPage />}>
      <SetUpFirst>
        <SWRConfig key={userId} value={cache}>
          {state.status === 'signed-in' && !state.user.emailProven && <UnprovenBanner email={state.user.email} />}
          <DraftOwner value={String(userId)}>
            <Suspense fallback={<Waiting title={copy.loadingPage} />}>
              <Outlet />
            </Suspense>
          </DraftOwner>
          {state.status === 'signed-in' && <Keys />}
          <PaymentNeeded />
        </SWRConfig>
      </SetUpFirst>
    </ProtectedRoute>
  );
}

/** The keys of the app; signing out by them goes where the menu's way goes. */
const Keys = () => {
  const session = useSession();
  const navigate = useNavigate();
  return (
    <CommandKeys
      onSignOut={() => {
        void session.signOut();
        navigate('/login');
      }}
    />
  );
};

/** Reads the user again when the server says so, as when an address was proven in another window, or a payment failed. */
const useUserNews = (): void => {
  const session = useSession();
  const accounts = useListVersion('accounts');
  const subscriptions = useListVersion('subscriptions');
  useEffect(() => {
    if (accounts + subscriptions > 0) void session.reload();
  }, [session, accounts, subscriptions]);
};
