import { Button, Modal } from 'antd';
import { useState } from 'react';
import { wordsFor } from '../../shared/api/api-error.ts';
import dialog from '../../shared/forms/dialog.module.css';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import type { Passkey, PasskeyActions } from './use-passkeys.ts';

const words = copy.remove;

/** Asks before a passkey is removed. */
export default function RemovePasskeyDialog(
  props: Pick<PasskeyActions, 'remove'> & { passkey: Passkey; open: boolean; onClose: () => void },
) {
  const [removing, setRemoving] = useState(false);
  const { id, label } = props.passkey;
  const confirm = async (): Promise<void> => {
    setRemoving(true);
    try {
      await props.remove(id);
      toast({ title: words.done });
    } catch (error) {
      toast({ title: words.failed, description: wordsFor(error, copy.tryLater), variant: 'destructive' });
    } finally {
      setRemoving(false);
      props.onClose();
    }
  };
  return (
    <Modal open={props.open} title={words.title} footer={null} onCancel={props.onClose}>
      <p>{words.question(label)}</p>
      <div className={dialog.actions}>
        <Button onClick={props.onClose}>{words.cancel}</Button>
        <Button type="primary" danger loading={removing} onClick={confirm}>
          {words.confirm}
        </Button>
      </div>
    </Modal>
  );
}
