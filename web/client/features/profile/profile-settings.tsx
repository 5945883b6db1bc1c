import { Button } from 'antd';
import type { ReactNode } from 'react';
import type { User } from '#web/contract/account.ts';
import { Notice } from '../../shared/notice/notice.tsx';
import { Panel } from '../../shared/panel/panel.tsx';
import { Skeleton } from '../../shared/panel/skeleton.tsx';
import styles from './profile-form.module.css';
import { ProfilePanel } from './profile-panel.tsx';
import { texts } from './texts.ts';
import { useProfile } from './use-profile.ts';

/**
 * The profile in whatever state it is: loading, failed, or to be read and changed. `onSaved` gets the user as saved;
 * `signInAgain` renders what has someone sign in once more, where the last time is too long ago for what they change.
 */
export const ProfileSettings = (props: {
  onSaved: (user: User) => void;
  signInAgain: (onSignedIn: () => void) => ReactNode;
}) => {
  const { profile, failed, retry, save } = useProfile();
  if (profile !== undefined) return <ProfilePanel {...props} user={profile} save={save} />;
  if (failed)
    return (
      <Notice role="alert" level={2} title={texts.loadFailed} actions={<Button onClick={retry}>{texts.retry}</Button>}>
        <p>{texts.loadFailedDetail}</p>
      </Notice>
    );
  return (
    <Panel title={texts.person} action={<Button disabled>{texts.edit}</Button>}>
      <div className={styles.coming}>
        <Skeleton label={texts.loading} lines={6} />
      </div>
    </Panel>
  );
};
