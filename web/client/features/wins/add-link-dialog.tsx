import { Modal } from 'antd';
import { newLink } from '#web/contract/new-link.ts';
import dialog from '../../shared/forms/dialog.module.css';
import { useFirstField } from '../../shared/forms/first-field.ts';
import { FormEnd } from '../../shared/forms/form-end.tsx';
import { KeptValues, useKeptForm } from '../../shared/forms/kept-values.tsx';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { addLinkWords } from './add-link-words.ts';
import { copy } from './copy.ts';
import { useWinActions } from './use-win-actions.ts';

const words = addLinkWords;

/** A link to be kept with a win, and what it shows. */
export default function AddLinkDialog(props: { winId: string; open: boolean; onClose: () => void }) {
  const { addLink } = useWinActions();
  const { body, afterOpenChange } = useFirstField();
  const kept = useKeptForm(`link ${props.winId}`);
  return (
    <Modal
      open={props.open}
      title={copy.evidence.addLink}
      footer={null}
      destroyOnHidden
      mask={{ closable: false }}
      onCancel={props.onClose}
      afterOpenChange={afterOpenChange}
    >
      <div ref={body}>
        <SchemaForm
          className={dialog.form}
          schema={newLink}
          initialValues={{ url: '', name: '' }}
          failure={words.failed}
          onSubmit={async (link) => {
            await addLink(props.winId, link);
            kept.forget();
            props.onClose();
            toast({ title: words.added });
          }}
        >
          {({ submitting, error }) => (
            <>
              <TextField
                name="url"
                label={words.url}
                hint={words.hint}
                placeholder="https://"
                look={{ kind: 'text', autoComplete: 'url' }}
              />
              <TextField name="name" label={words.name} look={{ kind: 'text', autoComplete: 'off' }} />
              <KeptValues kept={kept} />
              <FormEnd
                error={error}
                submitting={submitting}
                submit={words.save}
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
