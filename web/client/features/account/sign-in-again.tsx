import { Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import dialog from '../../shared/forms/dialog.module.css';
import { toast } from '../../shared/toasts/toasts.ts';
import styles from './account.module.css';
import { copy } from './copy.ts';
import { useAccountActions } from './use-account-actions.ts';

const words = copy.recent;

/** Has a login link sent to the own address, and takes the code of that mail. Following the link elsewhere does as well. */
export const SignInAgain = (props: { email: string; codeForm: CodeForm; onSignedIn: () => void }) => {
  const { sendLoginLink } = useAccountActions();
  const [state, setState] = useState<'ask' | 'sending' | 'sent'>('ask');
  const [failed, setFailed] = useState<string>();
  const send = async (): Promise<void> => {
    setState('sending');
    setFailed(undefined);
    try {
      await sendLoginLink(props.email);
      setState('sent');
    } catch (error) {
      setState('ask');
      setFailed(wordsFor(error, words.sendFailedDetail));
    }
  };
  const signedIn = (): void => {
    toast({ title: words.welcomeBack, description: words.welcomeBackDetail });
    props.onSignedIn();
  };
  if (state === 'sent')
    return (
      <div className={styles.again}>
        <p role="status">{words.sent(props.email)}</p>
        {props.codeForm(props.email, signedIn)}
        <Button type="link" onClick={props.onSignedIn}>
          {words.followed}
        </Button>
      </div>
    );
  return (
    <div className={styles.again}>
      <p>{words.lead(props.email)}</p>
      {failed !== undefined && <Alert title={words.sendFailed} detail={failed} />}
      <div className={dialog.actions}>
        <Button type="primary" loading={state === 'sending'} onClick={send}>
          {state === 'sending' ? words.sending : words.send}
        </Button>
      </div>
    </div>
  );
};

/** A form that takes the code of a login mail, and says when it was right. */
export type CodeForm = (email: string, onSignedIn: () => void) => ReactNode;
