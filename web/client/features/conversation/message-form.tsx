import { Button, Input } from 'antd';
import { type ChangeEvent, type FormEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react';
import { longestMessage } from '#web/contract/messages.ts';
import { wordsFor } from '../../shared/api/api-error.ts';
import styles from './conversation.module.css';
import { copy } from './copy.ts';

/** Where a message is typed. What could not be sent stays there, to be tried again. */
export const MessageForm = (props: {
  text: string;
  onType: (text: string) => void;
  onSend: (text: string) => Promise<void>;
  field: RefObject<HTMLDivElement | null>;
}) => {
  const id = useId();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async (): Promise<void> => {
    const message = props.text.trim();
    if (sending || message === '') return;
    setSending(true);
    setFailure(undefined);
    try {
      await props.onSend(message);
    } catch (error) {
      setFailure(wordsFor(error, copy.notSent.fallback));
    } finally {
      setSending(false);
    }
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <label htmlFor={id} className={styles.label}>
        {copy.field}
      </label>
      <div ref={props.field}>
        <Input.TextArea
          id={id}
          value={props.text}
          maxLength={longestMessage}
          readOnly={sending}
          placeholder={copy.placeholder}
          autoSize={{ minRows: 2, maxRows: 10 }}
          aria-describedby={`${id}-words`}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => props.onType(event.target.value)}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
          }}
        />
      </div>
      {failure !== undefined && (
        <p className={styles.failure} role="alert">
          {failure}
        </p>
      )}
      <div className={styles.actions}>
        <span id={`${id}-words`} className={styles.keys}>
          {copy.keys}
        </span>
        <Button type="primary" htmlType="submit" loading={sending} disabled={props.text.trim() === ''}>
          {failure === undefined ? copy.send : copy.notSent.retry}
        </Button>
      </div>
    </form>
  );
};
