import { Button } from 'antd';
import type { RefObject } from 'react';
import { useAppConfig } from '../../shared/app-config/app-config.tsx';
import styles from './conversation.module.css';
import { MessageForm } from './message-form.tsx';
import { texts } from './texts.ts';
import { TurnList } from './turn-list.tsx';
import { useSendMessage, useTurns } from './use-conversation.ts';

type Draft = Readonly<{ text: string; onType: (text: string) => void; field: RefObject<HTMLDivElement | null> }>;

/** What was said so far, in whatever state it is, and the place for what comes next. */
export const Conversation = (draft: Draft) => {
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
        {texts.loading}
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
    <p>{texts.failed.title}</p>
    <Button onClick={onRetry}>{texts.failed.retry}</Button>
  </div>
);

const Examples = ({ onChoose }: { onChoose: (example: string) => void }) => (
  <div className={styles.examples}>
    <p className={styles.quiet}>{texts.none}</p>
    <ul>
      {texts.examples.map((example) => (
        <li key={example}>
          <button type="button" onClick={() => onChoose(example)}>
            {example}
          </button>
        </li>
      ))}
    </ul>
  </div>
);
