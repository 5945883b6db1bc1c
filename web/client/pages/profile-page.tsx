import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '#web/contract/account.ts';
import { DeleteAccountPanel } from '../features/account/delete-account-panel.tsx';
import { SignInAgain } from '../features/account/sign-in-again.tsx';
import { CareerPanel } from '../features/career/career-panel.tsx';
import { CheckInsPanel } from '../features/check-ins/check-ins-panel.tsx';
import { ExportPanel } from '../features/export/export-panel.tsx';
import { PasskeysPanel } from '../features/passkeys/passkeys-panel.tsx';
import { copy } from '../features/profile/copy.ts';
import { ProfileSettings } from '../features/profile/profile-settings.tsx';
import { askedForPhone } from '../features/session/asked-for-phone.ts';
import { CodeForm } from '../features/session/code-form.tsx';
import { useSession, useSessionState } from '../features/session/session-context.tsx';
import { SessionsPanel } from '../features/sessions/sessions-panel.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { markChanged } from '../shared/changes/list-versions.ts';
import { usePageTitle } from '../shared/page-title.ts';
import { Panels } from '../shared/parts/panel.tsx';
import styles from './page.module.css';

const codeForm = (email: string, onSignedIn: () => void) => <CodeForm email={email} onSignedIn={onSignedIn} />;

/** Profile Settings, and all else that belongs to the account itself. */
export default function ProfilePage() {
  usePageTitle(useAppConfig().brandName, copy.title);
  const session = useSession();
  const state = useSessionState();
  const navigate = useNavigate();
  const leave = useCallback(() => {
    void session.signOut();
    navigate('/', { replace: true });
  }, [session, navigate]);
  const update = useCallback(
    (user: User) => {
      askedForPhone.note(user.userId); // a number just given has its link here: nobody is led away from the page
      session.update(user);
      markChanged(['career']); // a role or company stands there too
    },
    [session],
  );
  if (state.status !== 'signed-in') return null; // still being found out
  const signInAgain = (onSignedIn: () => void) => (
    <SignInAgain email={state.user.email} codeForm={codeForm} onSignedIn={onSignedIn} />
  );
  return (
    <div className={styles.reading}>
      <div className={styles.head}>
        <h1>{copy.heading}</h1>
      </div>
      <Panels>
        <ProfileSettings onSaved={update} signInAgain={signInAgain} />
        <CareerPanel />
        <CheckInsPanel user={state.user} />
        <PasskeysPanel signInAgain={signInAgain} />
        <SessionsPanel />
        <ExportPanel />
        <DeleteAccountPanel email={state.user.email} codeForm={codeForm} onDeleted={leave} />
      </Panels>
    </div>
  );
}
