import { Button } from 'antd';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { User } from '#web/contract/account.ts';
import type { ProfileChange } from '#web/contract/profile.ts';
import { Panel } from '../../shared/panel/panel.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { ProfileForm } from './profile-form.tsx';
import { texts } from './texts.ts';

/** The profile to be read, until Edit Profile makes it a form. Each way back out of it begins with what is saved. */
export const ProfilePanel = (props: {
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
      {texts.edit}
    </Button>
  );
  return (
    <div ref={root}>
      <Panel title={texts.person} action={editing ? undefined : edit}>
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
            toast({ title: texts.saved, ...(asked !== undefined && { description: texts.savedAsked(asked) }) });
          }}
        />
      </Panel>
    </div>
  );
};
