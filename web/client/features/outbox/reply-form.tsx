import { Button } from 'antd';
import { useState } from 'react';
import { outboxReply } from '#web/contract/outbox.ts';
import dialog from '../../shared/forms/dialog.module.css';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import type { copy } from './copy.ts';
import styles from './mail-view.module.css';
import { useReply } from './use-outbox.ts';

type Words = Readonly<Record<keyof typeof copy.reply, string>>;

/** Answers a mail, or a text, as its reader would; the form is empty again once the answer is on its way. */
export const ReplyForm = ({ id, words, rows }: { id: string; words: Words; rows: number }) => {
  const reply = useReply();
  const [sent, setSent] = useState(0);
  return (
    <SchemaForm
      key={sent}
      className={styles.reply}
      schema={outboxReply}
      initialValues={{ text: '' }}
      failure={words.failed}
      onSubmit={async (answer) => {
        toast({ title: words.sent, description: await reply(id, answer) });
        setSent(sent + 1);
      }}
    >
      {({ submitting, error }) => (
        <>
          <TextField
            name="text"
            label={words.label}
            placeholder={words.placeholder}
            hint={words.hint}
            look={{ kind: 'long', rows }}
          />
          {error !== undefined && (
            <p className={dialog.error} role="alert">
              {error}
            </p>
          )}
          <Button type="primary" htmlType="submit" loading={submitting}>
            {words.send}
          </Button>
        </>
      )}
    </SchemaForm>
  );
};
