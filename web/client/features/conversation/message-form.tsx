import { Button } from 'antd';
import { type FormEvent, type KeyboardEvent, type RefObject, useId, useLayoutEffect, useState } from 'react';
import type { HelpWords } from '#web/contract/help.ts';
import { longestMessage } from '#web/contract/messages.ts';
import { helpIn, wordsFor } from '../../shared/api/api-error.ts';
import { useOnline } from '../../shared/connection.ts';
import { HelpNotice } from '../../shared/parts/help-notice.tsx';
import styles from './composer.module.css';
import { copy } from './copy.ts';
import type { Draft } from './use-draft.ts';

type Failure = Readonly<{ words: string; help: HelpWords | undefined }>;

/**
 * Where a message is typed. What could not be sent stays there, to be tried again; Escape throws nothing away. `isLine`: only the
 * field is shown, in a line, until `onMeet` is told that somebody came to it.
 */
export const MessageForm = (props: {
  draft: Draft;
  isLine: boolean;
  onMeet: () => void;
  onSend: (text: string) => Promise<void>;
}) => {
  const { isLine } = props;
  const { words, type, field } = props.draft;
  const id = useId();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const online = useOnline();
  useRoomFor(words, field);
  const send = async (): Promise<void> => {
    const message = words.trim();
    if (sending || message === '') return;
    setSending(true);
    setFailure(undefined);
    try {
      await props.onSend(message);
    } catch (error) {
      setFailure({ words: wordsFor(error, copy.notSent.fallback), help: helpIn(error) });
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
      <h2 className={isLine ? 'visually-hidden' : styles.title}>
        <label htmlFor={id}>{copy.title}</label>
      </h2>
      <textarea
        id={id}
        ref={field}
        className={styles.field}
        value={words}
        rows={isLine ? 1 : 2}
        maxLength={longestMessage}
        readOnly={sending}
        placeholder={isLine ? copy.title : copy.placeholder}
        aria-describedby={isLine ? undefined : `${id}-keys`}
        onFocus={props.onMeet}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          void send();
        }}
      />
      {!isLine && (
        <div className={styles.actions}>
          <span id={`${id}-keys`} className={styles.keys}>
            {copy.keys}
          </span>
          <Button type="primary" htmlType="submit" loading={sending} disabled={words.trim() === ''}>
            {failure === undefined ? copy.send : copy.notSent.retry}
          </Button>
        </div>
      )}
      {failure?.help && <HelpNotice help={failure.help} />}
      {failure !== undefined && !failure.help && (
        <p className={styles.failure} role="alert">
          {online ? failure.words : copy.offline}
        </p>
      )}
    </form>
  );
};

/** The field grows with its words, up to where its style lets it scroll: by itself where the browser can. */
const useRoomFor = (words: string, field: RefObject<HTMLTextAreaElement | null>): void => {
  useLayoutEffect(() => {
    const area = field.current;
    if (area === null || globalThis.CSS?.supports?.('field-sizing', 'content')) return;
    area.style.height = 'auto';
    if (words !== '') area.style.height = `${area.scrollHeight}px`;
  }, [words, field]);
};
