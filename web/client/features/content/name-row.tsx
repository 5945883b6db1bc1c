import { Button } from 'antd';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type DocumentEntity, documentNameForm } from '#web/contract/documents.ts';
import { FormEnd } from '../../shared/forms/form-end.tsx';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { copy } from './copy.ts';
import styles from './name-row.module.css';
import { useDocumentActions } from './use-document-actions.ts';

const words = copy.rename;

/** What a document is called, and the way to call it something else. */
export const NameRow = ({ document }: { document: DocumentEntity }) => {
  const { rename } = useDocumentActions();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const show = (isOpen: boolean): void => {
    flushSync(() => setOpen(isOpen));
    if (isOpen) form.current?.querySelector('input')?.select();
    else button.current?.focus();
  };
  if (!open)
    return (
      <div className={styles.row}>
        <h2 className={styles.name} lang={document.language}>
          {document.name}
        </h2>
        <Button ref={button as React.Ref<HTMLButtonElement>} size="small" onClick={() => show(true)}>
          {words.open}
        </Button>
      </div>
    );
  return (
    <div ref={form}>
      <SchemaForm
        className={styles.form}
        schema={documentNameForm}
        initialValues={{ name: document.name }}
        failure={copy.edit.tryAgain}
        onSubmit={async ({ name = '' }) => {
          await rename(document.id, name);
          show(false);
          toast({ title: words.done });
        }}
      >
        {({ submitting, error }) => (
          <>
            <TextField name="name" label={words.label} look={{ kind: 'text', autoComplete: 'off' }} hint={words.hint} />
            <FormEnd
              error={error}
              submitting={submitting}
              submit={words.save}
              cancel={words.cancel}
              onCancel={() => show(false)}
            />
          </>
        )}
      </SchemaForm>
    </div>
  );
};
