import { Button } from 'antd';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import useSWR from 'swr';
import { messagePage, messageTaken, type Turn } from '#web/contract/messages.ts';
import { randomKey } from '../../shared/api/api.ts';
import { useApi } from '../../shared/api/api-context.ts';
import { retrying } from '../../shared/api/retrying.ts';
import { useAppConfig } from '../../shared/app-config.tsx';
import { markChanged, useListVersion } from '../../shared/changes/list-versions.ts';
import styles from './conversation.module.css';
import { copy } from './copy.ts';
import { MessageForm } from './message-form.tsx';
import { TurnList } from './turn-list.tsx';

/** The conversation box: one line until it is opened. What is typed in it stays while it is closed. */
export const ConversationPanel = () => {
  const id = useId();
  const { brandName } = useAppConfig();
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) field.current?.querySelector('textarea')?.focus();
  }, [open]);
  return (
    <section className={styles.panel} aria-labelledby={`${id}-title`} data-open={open}>
      <h2 className={styles.title}>
        <button
          id={`${id}-title`}
          type="button"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          <span>{copy.open(brandName)}</span>
          <Chevron />
        </button>
      </h2>
      <div id={id} className={styles.inside} hidden={!open}>
        {open && <Conversation text={text} onType={setText} field={field} />}
      </div>
    </section>
  );
};

const Chevron = () => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 20 20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    aria-hidden="true"
  >
    <path d="m5 8 5 5 5-5" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

type Draft = Readonly<{ text: string; onType: (text: string) => void; field: RefObject<HTMLDivElement | null> }>;

/** What was said so far, in whatever state it is, and the place for what comes next. */
const Conversation = (draft: Draft) => {
  const send = useSendMessage();
  return (
    <>
      <Turns {...draft} />
      <MessageForm
        {...draft}
        onSend={async (message) => {
          await send(message);
          draft.onType('');
        }}
      />
    </>
  );
};

const Turns = ({ onType, field }: Draft) => {
  const { brandName } = useAppConfig();
  const { turns, failed, retry } = useTurns();
  if (turns === undefined && failed) return <Failed onRetry={retry} />;
  if (turns === undefined)
    return (
      <p className={styles.quiet} role="status">
        {copy.loading}
      </p>
    );
  if (turns.length > 0) return <TurnList turns={turns} brandName={brandName} />;
  return (
    <Examples
      onChoose={(example) => {
        onType(example);
        field.current?.querySelector('textarea')?.focus();
      }}
    />
  );
};

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <div className={styles.failed} role="alert">
    <p>{copy.failed.title}</p>
    <Button onClick={onRetry}>{copy.failed.retry}</Button>
  </div>
);

const Examples = ({ onChoose }: { onChoose: (example: string) => void }) => (
  <div className={styles.examples}>
    <p className={styles.quiet}>{copy.none}</p>
    <ul>
      {copy.examples.map((example) => (
        <li key={example}>
          <button type="button" onClick={() => onChoose(example)}>
            {example}
          </button>
        </li>
      ))}
    </ul>
  </div>
);

const PATH = '/api/messages';

/** The turns in the order they were said, read again whenever the server says that there is another. */
const useTurns = () => {
  const api = useApi();
  const version = useListVersion('messages');
  const { data, error, mutate } = useSWR<readonly Turn[]>([PATH, version], async () =>
    (await retrying(() => api.get(PATH, messagePage), { times: 2, delay: 1000 })).messages.toReversed(),
  );
  return { turns: data, failed: error !== undefined, retry: () => void mutate() };
};

/** Sends a message. The same words tried again after a failure are the same message, so that none is said twice. */
const useSendMessage = () => {
  const api = useApi();
  const tried = useRef({ message: '', key: '' });
  return async (message: string): Promise<void> => {
    if (tried.current.message !== message) tried.current = { message, key: randomKey() };
    await api.write('POST', PATH, { message }, messageTaken, tried.current.key);
    tried.current = { message: '', key: '' };
    markChanged(['messages']);
  };
};
