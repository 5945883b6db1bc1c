import { Modal } from 'antd';
import { copy } from './copy.ts';
import { type CodeForm, SignInAgain } from './sign-in-again.tsx';

/** Asks for a fresh sign-in before something that only its owner may do to an account. */
export default function SignInAgainDialog(props: {
  open: boolean;
  reason?: string;
  email: string;
  codeForm: CodeForm;
  onSignedIn: () => void;
  onClose: () => void;
}) {
  const { reason } = props;
  return (
    <Modal open={props.open} title={copy.recent.title} footer={null} onCancel={props.onClose} destroyOnHidden>
      {reason !== undefined && <p>{reason}</p>}
      <SignInAgain email={props.email} codeForm={props.codeForm} onSignedIn={props.onSignedIn} />
    </Modal>
  );
}
