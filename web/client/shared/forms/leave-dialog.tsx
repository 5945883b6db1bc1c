import { Button, Modal } from 'antd';
import dialog from './dialog.module.css';

/** Asks whether what was changed and not saved may be thrown away. */
export const LeaveDialog = (props: {
  open: boolean;
  words: Readonly<{ title: string; detail: string; stay: string; leave: string }>;
  onStay: () => void;
  onLeave: () => void;
}) => (
  <Modal open={props.open} title={props.words.title} footer={null} onCancel={props.onStay}>
    <p>{props.words.detail}</p>
    <div className={dialog.actions}>
      <Button danger onClick={props.onLeave}>
        {props.words.leave}
      </Button>
      <Button type="primary" onClick={props.onStay}>
        {props.words.stay}
      </Button>
    </div>
  </Modal>
);
