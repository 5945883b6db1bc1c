import { Button } from 'antd';
import { useState } from 'react';
import { useAppConfig } from '../../shared/app-config.tsx';
import { useKeptWords } from '../../shared/drafts/use-kept-words.ts';
import page from '../../shared/forms/form-page.module.css';
import { SchemaForm } from '../../shared/forms/schema-form.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { toast } from '../../shared/toasts/toasts.ts';
import { type ContactMessage, contactMessage, mailtoOf } from './contact-message.ts';
import { copy } from './copy.ts';
import { KeepMessage, keptMessage } from './kept-message.tsx';

/** Opens the visitor's own mail program with what they wrote, and is empty then; a notice can bring the words back. */
export const ContactForm = ({ open = openMail }: { open?: (url: string) => void }) => {
  const { supportEmail } = useAppConfig();
  const [kept, keep, forget] = useKeptWords('contact');
  const [shown, setShown] = useState(() => ({ time: 0, message: keptMessage(kept) }));
  const show = (message: ContactMessage): void => setShown(({ time }) => ({ time: time + 1, message }));

  const send = async (message: ContactMessage): Promise<void> => {
    await nextFrame(); // so that it is seen to be sending
    try {
      if (supportEmail === '') throw new Error('whom to write to is not known');
      open(mailtoOf(message, supportEmail));
    } catch {
      return toast({ ...copy.failed, variant: 'destructive' });
    }
    forget();
    show(keptMessage(''));
    const { title, description, back } = copy.opened;
    const bringBack = (): void => {
      show(message);
      keep(JSON.stringify(message));
    };
    toast({ title, description, action: { label: back, run: bringBack }, duration: 10_000 });
  };
  return (
    <SchemaForm
      key={shown.time}
      className={page.form}
      schema={contactMessage}
      initialValues={shown.message}
      failure={copy.failed.description}
      onSubmit={send}
    >
      {({ submitting }) => (
        <>
          <KeepMessage keep={keep} />
          <div className={page.pair}>
            <TextField name="name" label={copy.name} look={{ kind: 'text', autoComplete: 'name' }} />
            <TextField name="email" label={copy.email} look={{ kind: 'email', autoComplete: 'email' }} />
          </div>
          <TextField name="subject" label={copy.subject} look={{ kind: 'text', autoComplete: 'off' }} />
          <TextField name="message" label={copy.message} hint={copy.hint} look={{ kind: 'long', rows: 6 }} />
          <Button type="primary" htmlType="submit" loading={submitting} block>
            {submitting ? copy.sending : copy.send}
          </Button>
        </>
      )}
    </SchemaForm>
  );
};

const openMail = (url: string): void => location.assign(url);

const nextFrame = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 150));
