import { Button, Modal } from 'antd';
import { useState } from 'react';
import { hasStatus, wordsFor } from '../../shared/api/api-error.ts';
import dialog from '../../shared/forms/dialog.module.css';
import { toast } from '../../shared/toasts/toasts.ts';
import styles from './account.module.css';
import { copy } from './copy.ts';
import { type CodeForm, SignInAgain } from './sign-in-again.tsx';
import { useAccountActions } from './use-account-actions.ts';

const words = copy.remove;

/** Asks before the account is deleted, and for a fresh sign-in where the last one is too long ago. */
export default function DeleteAccountDialog(props: {
  open: boolean;
  email: string;
  codeForm: CodeForm;
  onClose: () => void;
  onDeleted: () => void;
}) {
  const { remove } = useAccountActions();
  const [step, setStep] = useState<'sure' | 'deleting' | 'sign-in'>('sure');
  const confirm = async (): Promise<void> => {
    setStep('deleting');
    try {
      await remove();
      toast({ title: words.done });
      props.onDeleted();
    } catch (error) {
      setStep(hasStatus(error, 403) ? 'sign-in' : 'sure');
      if (hasStatus(error, 403)) return;
      toast({ title: words.failed, description: wordsFor(error, words.tryLater), variant: 'destructive' });
    }
  };
  return (
    <Modal
      open={props.open}
      title={step === 'sign-in' ? copy.recent.title : words.title}
      footer={null}
      onCancel={props.onClose}
      afterClose={() => setStep('sure')}
    >
      {step === 'sign-in' ? (
        <SignInAgain email={props.email} codeForm={props.codeForm} onSignedIn={() => setStep('sure')} />
      ) : (
        <Sure deleting={step === 'deleting'} onCancel={props.onClose} onConfirm={confirm} />
      )}
    </Modal>
  );
}

const Sure = (props: { deleting: boolean; onCancel: () => void; onConfirm: () => void }) => (
  <>
    <p>{words.question}</p>
    <ul className={styles.facts}>
      {words.facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
    <div className={dialog.actions}>
      <Button onClick={props.onCancel}>{words.cancel}</Button>
      <Button type="primary" danger loading={props.deleting} onClick={props.onConfirm}>
        {words.confirm}
      </Button>
    </div>
  </>
);
