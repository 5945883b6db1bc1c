import { Button, Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { type NewPasskeyOptions, newPasskeyLabel } from '#web/contract/passkeys.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import { Alert } from '../../shared/forms/alert.tsx';
import dialog from '../../shared/forms/dialog.module.css';
import { useFirstField } from '../../shared/forms/first-field.ts';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import type { Trouble } from './browser-passkeys.ts';
import { copy } from './copy.ts';
import type { PasskeyActions } from './use-passkeys.ts';

const words = copy.add;

/** What the dialog shows: a form for the name, or first the way to sign in again. */
export type AddStep = Readonly<{ name: 'label'; asked: NewPasskeyOptions }> | Readonly<{ name: 'sign-in' }>;

/** `onClosed` comes once the dialog is out of sight: only then may its step go. */
export default function AddPasskeyDialog(
  props: Pick<PasskeyActions, 'add'> & {
    open: boolean;
    step: AddStep;
    signInAgain: ReactNode;
    onClose: () => void;
    onClosed: () => void;
  },
) {
  const { step, onClose } = props;
  const { body, afterOpenChange } = useFirstField();
  return (
    <Modal
      open={props.open}
      title={step.name === 'sign-in' ? copy.recent : words.title}
      footer={null}
      onCancel={onClose}
      afterClose={props.onClosed}
      afterOpenChange={afterOpenChange}
    >
      <div ref={body}>
        {step.name === 'sign-in' ? (
          props.signInAgain
        ) : (
          <NameForm asked={step.asked} add={props.add} onClose={onClose} />
        )}
      </div>
    </Modal>
  );
}

/** Names the passkey, then has the browser make it. What the server will not take is over: it asks anew each time. */
const NameForm = (props: Pick<PasskeyActions, 'add'> & { asked: NewPasskeyOptions; onClose: () => void }) => {
  const [trouble, setTrouble] = useState<Exclude<Trouble, 'cancelled'>>();
  const submit = async (label: string): Promise<void> => {
    setTrouble(undefined);
    try {
      const result = await props.add(props.asked, label);
      if (result === 'cancelled') return;
      if (result !== 'added') return setTrouble(result);
      toast({ title: words.done });
    } catch (error) {
      toast({ title: words.failed, description: wordsFor(error, copy.tryLater), variant: 'destructive' });
    }
    props.onClose();
  };
  return (
    <SchemaForm
      className={dialog.form}
      schema={newPasskeyLabel}
      initialValues={{ label: props.asked.label }}
      failure={copy.tryLater}
      onSubmit={({ label }) => submit(label)}
    >
      {({ submitting }) => (
        <>
          <p>{words.detail}</p>
          <TextField
            name="label"
            label={words.label}
            hint={words.labelHint}
            look={{ kind: 'text', autoComplete: 'off' }}
          />
          {trouble !== undefined && <Alert title={copy.trouble[trouble]} />}
          <div className={dialog.actions}>
            <Button onClick={props.onClose}>{words.cancel}</Button>
            <Button type="primary" htmlType="submit" loading={submitting}>
              {submitting ? words.adding : words.confirm}
            </Button>
          </div>
        </>
      )}
    </SchemaForm>
  );
};
