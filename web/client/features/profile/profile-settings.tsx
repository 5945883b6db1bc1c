import { Button } from 'antd';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import useSWR from 'swr';
import { type User, user } from '#web/contract/account.ts';
import { type ProfileChange, profileSaved } from '#web/contract/profile.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { useListVersion } from '../../shared/changes/list-versions.ts';
import { Notice } from '../../shared/parts/notice.tsx';
import { Panel, Skeleton } from '../../shared/parts/panel.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import styles from './profile-form.module.css';
import { ProfileForm } from './profile-form.tsx';

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
      <Notice role="alert" level={2} title={copy.loadFailed} actions={<Button onClick={retry}>{copy.retry}</Button>}>
        <p>{copy.loadFailedDetail}</p>
      </Notice>
    );
  return (
    <Panel title={copy.person} action={<Button disabled>{copy.edit}</Button>}>
      <div className={styles.coming}>
        <Skeleton label={copy.loading} lines={6} />
      </div>
    </Panel>
  );
};

/** The profile to be read, until Edit Profile makes it a form. Each way back out of it begins with what is saved. */
const ProfilePanel = (props: {
  user: User;
  save: (change: ProfileChange) => Promise<User>;
  onSaved: (user: User) => void;
  signInAgain: (onSignedIn: () => void) => ReactNode;
}) => {
  const [editing, setEditing] = useState(false);
  const [round, setRound] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (editing) root.current?.querySelector<HTMLElement>('[name=firstName]')?.focus();
    else if (round > 0) root.current?.querySelector<HTMLElement>('[data-edit]')?.focus();
  }, [editing, round]);
  const close = (): void => {
    setEditing(false);
    setRound(round + 1);
  };
  const edit = (
    <Button data-edit onClick={() => setEditing(true)}>
      {copy.edit}
    </Button>
  );
  return (
    <div ref={root}>
      <Panel title={copy.person} action={editing ? undefined : edit}>
        <ProfileForm
          key={round}
          user={props.user}
          editing={editing}
          save={props.save}
          signInAgain={props.signInAgain}
          onCancel={close}
          onSaved={(saved, asked) => {
            props.onSaved(saved);
            close();
            toast({ title: copy.saved, ...(asked !== undefined && { description: copy.savedAsked(asked) }) });
          }}
        />
      </Panel>
    </div>
  );
};

type ProfileRead = Readonly<{
  profile: User | undefined;
  failed: boolean;
  retry: () => void;
  save: (change: ProfileChange) => Promise<User>;
}>;

/** The profile, read again whenever the server says that accounts changed, as when a new address is confirmed. */
const useProfile = (): ProfileRead => {
  const api = useApi();
  const version = useListVersion('accounts');
  const { data, error, isValidating, mutate } = useSWR(
    ['/api/user/profile', version],
    () => retrying(() => api.get('/api/user/profile', user), { times: 1, delay: 1000 }),
    { keepPreviousData: true }, // what is being typed stays while it is read again
  );
  const save = useCallback(
    async (change: ProfileChange): Promise<User> => {
      const { profile } = await api.write('PUT', '/api/user/profile', change, profileSaved);
      await mutate(profile, { revalidate: false });
      return profile;
    },
    [api, mutate],
  );
  return {
    profile: data,
    failed: data === undefined && error !== undefined && !isValidating,
    retry: () => void mutate(),
    save,
  };
};
