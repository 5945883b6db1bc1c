import { Button, Modal } from 'antd';
import dialog from '../../shared/forms/dialog.module.css';
import { ButtonLink } from '../../shared/parts/button-link.tsx';
import { copy } from './copy.ts';

const words = copy.needed;

/** Says that something needs a subscription that is paid for, and leads to where it can be had. */
export default function PaymentNeededDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Modal open={open} title={words.title} footer={null} onCancel={onClose}>
      <p>{words.detail}</p>
      <div className={dialog.actions}>
        <Button onClick={onClose}>{words.later}</Button>
        <ButtonLink to="/billing">{words.toBilling}</ButtonLink>
      </div>
    </Modal>
  );
}
