import { Suspense, useMemo } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { OperatorSelf } from '#web/contract/admin/me.ts';
import { SignInAgain } from '../features/account/sign-in-again.tsx';
import { AdminFrame } from '../features/admin/admin-frame.tsx';
import { copy } from '../features/admin/copy.ts';
import { OperatorProvider, type SignInHere } from '../features/admin/operator.ts';
import { PasskeySignIn } from '../features/passkeys/passkey-sign-in.tsx';
import { useSession } from '../features/session/session-context.tsx';
import { Waiting } from '../shared/parts/waiting.tsx';
import { adminPages } from './admin-pages.ts';
import NotFoundPage from './not-found-page.tsx';
import { codeForm } from './sign-in-dialog.tsx';

type Props = Readonly<{ self: OperatorSelf; refresh: () => Promise<unknown>; email: string }>;

/** The admin: its navigation, and the page of the address. */
export default function AdminLayout({ self, refresh, email }: Props) {
  const signInHere = useSignInHere(email, self.hasPasskey);
  const operator = useMemo(() => ({ self, refresh, signInHere, pages }), [self, refresh, signInHere]);
  return (
    <OperatorProvider value={operator}>
      <AdminFrame places={places}>
        <Suspense fallback={<Waiting title={copy.loading} />}>
          <Routes>
            {adminPages.map(({ path, Page }) => (
              <Route key={path} path={path} element={<Page />} />
            ))}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </AdminFrame>
    </OperatorProvider>
  );
}

const pages: ReadonlySet<string> = new Set(adminPages.map(({ path }) => path));
const places = adminPages.flatMap(({ path, ...page }) => ('label' in page ? [{ path, label: page.label }] : []));

/** By the mail's code or, where a passkey is there or needed, with that. */
const useSignInHere = (email: string, hasPasskey: boolean): SignInHere => {
  const session = useSession();
  return useMemo(
    () => (need, onSignedIn) => (
      <>
        {hasPasskey && (
          <PasskeySignIn
            onSignedIn={async (token) => {
              await session.adopt(token);
              const arrived = await session.arrive();
              if (arrived) onSignedIn();
              return arrived;
            }}
          />
        )}
        {need === 'sign-in' && <SignInAgain email={email} codeForm={codeForm} onSignedIn={onSignedIn} />}
      </>
    ),
    [session, email, hasPasskey],
  );
};
