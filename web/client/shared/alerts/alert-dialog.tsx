import { Button, Modal } from 'antd';
import dialog from '../forms/dialog.module.css';
import type { Alert } from './alerts.ts';
import { copy } from './copy.ts';

/** One sentence and one button. */
export default function AlertDialog({
  title,
  detail,
  open,
  onClose,
}: Alert & Readonly<{ open: boolean; onClose: () => void }>) {
  return (
    <Modal open={open} title={title} footer={null} width={420} onCancel={onClose}>
      {detail !== undefined && <p>{detail}</p>}
      <div className={dialog.actions}>
        <Button type="primary" autoFocus onClick={onClose}>
          {copy.close}
        </Button>
      </div>
    </Modal>
  );
}
