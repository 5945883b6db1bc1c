import { useCallback, useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import type { User } from '#web/contract/account.ts';
import { copy } from '../features/profile-setup/copy.ts';
import { SetupForm } from '../features/profile-setup/setup-form.tsx';
import { SetupComplete, SetupFailed } from '../features/profile-setup/setup-result.tsx';
import { useSignInByEmail } from '../features/profile-setup/use-sign-in-by-email.ts';
import { useSession, useSessionState } from '../features/session/session-context.tsx';
import { TokenSignIn } from '../features/session/token-sign-in.tsx';
import { SignUpSteps } from '../features/sign-up/sign-up-steps.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { arrivedToken } from '../shared/arrived-token.ts';
import { FormPage } from '../shared/forms/form-page.tsx';
import { usePageTitle } from '../shared/page-title.ts';
import { Waiting } from '../shared/parts/waiting.tsx';
import { signInDialogFor } from './sign-in-dialog.tsx';

/** The first setup: who it is for is signed in already, comes with a link, or has just paid in this browser. */
export default function ProfileSetupPage() {
  usePageTitle(useAppConfig().brandName, copy.title);
  const [token, setToken] = useState(arrivedToken.peek);
  const goOn = useCallback(() => setToken(undefined), []);
  const state = useSessionState();
  const [query] = useSearchParams();
  const email = query.get('email')?.trim() ?? '';
  if (token !== undefined)
    return <TokenSignIn token={token} delay={0} onArrived={goOn} failed={() => <SetupFailed why="signedOut" />} />;
  if (state.status === 'signed-in') return <Setup key={state.user.userId} user={state.user} />;
  if (state.status === 'loading') return <Waiting title={copy.checking} />;
  return email === '' ? <SetupFailed why="signedOut" /> : <ByEmail email={email} />;
}

/** The form, and what comes after saving; whoever was set up before goes on at once. */
const Setup = ({ user }: { user: User }) => {
  const session = useSession();
  const navigate = useNavigate();
  const [saved, setSaved] = useState<User>();
  useEffect(() => {
    if (saved) session.update(saved); // not before it is known here: the page would be left at once
  }, [session, saved]);
  const goOn = useCallback(() => navigate('/', { replace: true }), [navigate]);
  if (!saved && user.setupDone) return <Navigate to="/" replace />;
  return (
    <SignUpSteps at="schedule" done={saved !== undefined}>
      {saved ? (
        <SetupComplete onGoOn={goOn} />
      ) : (
        <FormPage title={copy.heading} lead={copy.lead}>
          <SetupForm user={user} signInDialog={signInDialogFor(user.email)} onSaved={setSaved} />
        </FormPage>
      )}
    </SignUpSteps>
  );
};

const ByEmail = ({ email }: { email: string }) => {
  const session = useSession();
  const phase = useSignInByEmail(email, async (token) => {
    await session.adopt(token);
    return session.arrive();
  });
  return phase === 'trying' ? <Waiting title={copy.checking} /> : <SetupFailed why="byEmail" />;
};
