import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { User } from '#web/contract/account.ts';
import { DeleteAccountPanel } from '../features/account/delete-account-panel.tsx';
import { SignInAgain } from '../features/account/sign-in-again.tsx';
import { CareerPanel } from '../features/career/career-panel.tsx';
import { CheckInsPanel } from '../features/check-ins/check-ins-panel.tsx';
import { ExportPanel } from '../features/export/export-panel.tsx';
import { KeyboardPanel } from '../features/palette/keyboard-panel.tsx';
import { PasskeysPanel } from '../features/passkeys/passkeys-panel.tsx';
import { copy } from '../features/profile/copy.ts';
import { PersonPanel } from '../features/profile/person-panel.tsx';
import { SectionNav } from '../features/profile/section-nav.tsx';
import { useProfile } from '../features/profile/use-profile.ts';
import { askedForPhone } from '../features/session/asked-for-phone.ts';
import { useSession, useSessionState } from '../features/session/session-context.tsx';
import { SessionsPanel } from '../features/sessions/sessions-panel.tsx';
import { VerifyInPlace } from '../features/verify-phone/verify-in-place.tsx';
import { useAppConfig } from '../shared/app-config.tsx';
import { markChanged } from '../shared/changes/list-versions.ts';
import { FailedNotice } from '../shared/lists/failed-notice.tsx';
import { usePageTitle } from '../shared/page-title.ts';
import { AskBeforeLeaving } from '../shared/unsaved/ask-before-leaving.tsx';
import page from './page.module.css';
import styles from './profile-page.module.css';
import { codeForm, signInDialogFor } from './sign-in-dialog.tsx';

const sections = [
  { id: 'you', label: copy.sections.you },
  { id: 'check-ins', label: copy.sections.checkIns },
  { id: 'career', label: copy.sections.career },
  { id: 'security', label: copy.sections.security },
  { id: 'data', label: copy.sections.data },
];

/** Profile Settings, and all else that belongs to the account itself. */
export default function ProfilePage() {
  usePageTitle(useAppConfig().brandName, copy.title);
  const state = useSessionState();
  if (state.status !== 'signed-in') return null; // still being found out
  return (
    <div className={styles.page}>
      <div className={page.head}>
        <h1>{copy.heading}</h1>
      </div>
      <div className={styles.layout}>
        <SectionNav label={copy.sections.label} sections={sections} />
        <Sections known={state.user} />
      </div>
      <AskBeforeLeaving />
    </div>
  );
}

const Sections = ({ known }: { known: User }) => {
  const session = useSession();
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
  const { profile, failed, retry, save } = useProfile(known, update);
  const signInAgain = (onSignedIn: () => void) => (
    <SignInAgain email={known.email} codeForm={codeForm} onSignedIn={onSignedIn} />
  );
  const signInDialog = signInDialogFor(known.email);
  const verifyPhone = (phoneNumber: string, onClose: () => void) => (
    <VerifyInPlace
      key={phoneNumber}
      phoneNumber={phoneNumber}
      onVerified={async () => {
        await session.reload();
        retry();
        onClose();
      }}
      onClose={onClose}
    />
  );
  return (
    <div className={styles.sections}>
      <div id="you" className={styles.section}>
        {failed ? (
          <FailedNotice
            words={{ title: copy.loadFailed, detail: copy.loadFailedDetail, retry: copy.retry }}
            onRetry={retry}
          />
        ) : (
          <PersonPanel user={profile} save={save} signInDialog={signInDialog} verifyPhone={verifyPhone} />
        )}
        <KeyboardPanel />
      </div>
      <div id="check-ins" className={styles.section}>
        <CheckInsPanel user={profile} save={save} />
      </div>
      <div id="career" className={styles.section}>
        <CareerPanel />
      </div>
      <div id="security" className={styles.section}>
        <PasskeysPanel signInAgain={signInAgain} />
        <SessionsPanel />
      </div>
      <div id="data" className={styles.section}>
        <ExportPanel signInDialog={signInDialog} />
        <DeleteAccountPanel email={known.email} codeForm={codeForm} onDeleted={leave} />
      </div>
    </div>
  );
};
