import { Modal } from 'antd';
import { packForm } from '#web/contract/documents.ts';
import dialog from '../../shared/forms/dialog.module.css';
import { useFirstField } from '../../shared/forms/first-field.ts';
import { FormEnd } from '../../shared/forms/form-end.tsx';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { copy } from './copy.ts';
import { isAsking, type WishedKind } from './wishes.ts';

const words = copy.ready;

/**
 * Before one kind of document is written: what it will be, and the one thing that makes it fit its reader, where there is one; it
 * may be left open.
 */
export default function CreateDialog(props: {
  kind: WishedKind;
  open: boolean;
  onCreate: (kind: WishedKind, about: string) => void;
  onClose: () => void;
  onClosed: () => void;
}) {
  const { kind } = props;
  const { body, afterOpenChange } = useFirstField();
  const { title, detail } = kind === 'cv' ? { title: copy.types.cv, detail: words.resumeDetail } : words.kinds[kind];
  return (
    <Modal
      open={props.open}
      title={title}
      footer={null}
      onCancel={props.onClose}
      afterClose={props.onClosed}
      afterOpenChange={afterOpenChange}
    >
      <div ref={body}>
        <SchemaForm
          className={dialog.form}
          schema={packForm}
          initialValues={{ about: '' }}
          failure={copy.made.failedDetail}
          onSubmit={async ({ about = '' }) => {
            props.onClose();
            props.onCreate(kind, about);
          }}
        >
          {({ submitting, error }) => (
            <>
              <p>{detail}</p>
              {isAsking(kind) && (
                <TextField
                  name="about"
                  label={words.asks[kind].label}
                  hint={words.asks[kind].hint}
                  look={{ kind: 'text', autoComplete: 'off' }}
                />
              )}
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
      </div>
    </Modal>
  );
}
