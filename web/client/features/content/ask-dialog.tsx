import { Modal } from 'antd';
import { type DocumentRequest, packForm } from '#web/contract/documents.ts';
import dialog from '../../shared/forms/dialog.module.css';
import { FormEnd } from '../../shared/forms/form-end.tsx';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { copy } from './copy.ts';
import type { AskingKind } from './ready-cards.tsx';

const words = copy.ready;

/** As what the answer goes with the wish. */
const FIELDS: Readonly<Record<AskingKind, 'role' | 'company'>> = {
  'promotion-case': 'role',
  'client-report': 'company',
};

/** The one thing that makes a pack fit its reader. It may be left open. */
export default function AskDialog(props: {
  kind: AskingKind;
  wish: DocumentRequest;
  open: boolean;
  onWish: (wish: DocumentRequest) => void;
  onClose: () => void;
  onClosed: () => void;
}) {
  const { title, label, hint } = words.asks[props.kind];
  return (
    <Modal open={props.open} title={title} footer={null} onCancel={props.onClose} afterClose={props.onClosed}>
      <SchemaForm
        className={dialog.form}
        schema={packForm}
        initialValues={{ about: '' }}
        failure={copy.made.failedDetail}
        onSubmit={async ({ about = '' }) => {
          props.onClose();
          props.onWish(about === '' ? props.wish : { ...props.wish, [FIELDS[props.kind]]: about });
        }}
      >
        {({ submitting, error }) => (
          <>
            <TextField name="about" label={label} hint={hint} look={{ kind: 'text', autoComplete: 'off' }} />
            <FormEnd
              error={error}
              submitting={submitting}
              submit={words.send}
              cancel={words.cancel}
              onCancel={props.onClose}
            />
          </>
        )}
      </SchemaForm>
    </Modal>
  );
}
