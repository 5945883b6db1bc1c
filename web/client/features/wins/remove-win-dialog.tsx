import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { Achievement } from '#web/contract/achievements.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import dialog from '../../shared/forms/dialog.module.css';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import { useWinActions } from './use-win-actions.ts';

const words = copy.removal;

/** Asks before a win is deleted. `onClosed` comes once the dialog is out of sight: only then may `win` change. */
export default function RemoveWinDialog(props: {
  win: Achievement | undefined;
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
}) {
  const { remove } = useWinActions();
  const [removing, setRemoving] = useState(false);
  const confirm = async (id: string): Promise<void> => {
    setRemoving(true);
    try {
      await remove(id);
      toast({ title: words.done });
    } catch (error) {
      toast({ title: words.failed, description: wordsFor(error, words.tryLater), variant: 'destructive' });
    } finally {
      setRemoving(false);
      props.onClose();
    }
  };
  const { win } = props;
  return (
    <Modal open={props.open} title={words.title} footer={null} onCancel={props.onClose} afterClose={props.onClosed}>
      <p>{words.question}</p>
      {win && <blockquote className={dialog.quoted}>{win.originalMessage}</blockquote>}
      <div className={dialog.actions}>
        <Button onClick={props.onClose}>{words.cancel}</Button>
        <Button type="primary" danger loading={removing} onClick={() => win && confirm(win.id)}>
          {words.confirm}
        </Button>
      </div>
    </Modal>
  );
}
