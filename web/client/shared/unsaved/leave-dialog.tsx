import { Button, Modal } from 'antd';
import dialog from '../forms/dialog.module.css';
import { copy } from './copy.ts';

/** Asks whether what was changed may go. */
export default function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <Modal open title={copy.title} footer={null} onCancel={onStay}>
      <p>{copy.detail}</p>
      <div className={dialog.actions}>
        <Button onClick={onLeave}>{copy.leave}</Button>
        <Button type="primary" onClick={onStay}>
          {copy.stay}
        </Button>
      </div>
    </Modal>
  );
}
