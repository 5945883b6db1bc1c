import { Button, Modal } from 'antd';
import type { Achievement } from '#web/contract/achievements.ts';
import dialog from '../../shared/forms/dialog.module.css';
import { copy } from './copy.ts';

const words = copy.removal;

/** Asks before a win is deleted. `onClosed` comes once the dialog is out of sight: only then may `win` change. */
export default function RemoveWinDialog(props: {
  win: Achievement;
  open: boolean;
  onConfirm: () => void;
  onClose: () => void;
  onClosed: () => void;
}) {
  return (
    <Modal open={props.open} title={words.title} footer={null} onCancel={props.onClose} afterClose={props.onClosed}>
      <p>{words.question}</p>
      <blockquote className={dialog.quoted}>{props.win.originalMessage}</blockquote>
      <div className={dialog.actions}>
        <Button onClick={props.onClose}>{words.cancel}</Button>
        <Button
          type="primary"
          danger
          onClick={() => {
            props.onClose();
            props.onConfirm();
          }}
        >
          {words.confirm}
        </Button>
      </div>
    </Modal>
  );
}
