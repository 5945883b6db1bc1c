import { Suspense } from 'react';
import { CodeForm } from '../features/session/code-form.tsx';
import { lazily } from '../shared/lazily.tsx';
import type { SignInDialog } from '../shared/parts/sign-in-dialog.ts';

const SignInAgainDialog = lazily(() => import('../features/account/sign-in-again-dialog.tsx'));

export const codeForm = (email: string, onSignedIn: () => void) => <CodeForm email={email} onSignedIn={onSignedIn} />;

/** The dialog that has the owner of this address sign in again. */
export const signInDialogFor =
  (email: string): SignInDialog =>
  (props) => (
    <Suspense>
      <SignInAgainDialog {...props} email={email} codeForm={codeForm} />
    </Suspense>
  );
