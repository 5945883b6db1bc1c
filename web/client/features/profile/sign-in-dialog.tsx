import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { copy } from './copy.ts';

/** Around what has someone sign in again before their address is changed. */
export default function SignInDialog(props: { open: boolean; onClose: () => void; children: ReactNode }) {
  return (
    <Modal open={props.open} title={copy.signInAgain} footer={null} onCancel={props.onClose} destroyOnHidden>
      {props.children}
    </Modal>
  );
}
