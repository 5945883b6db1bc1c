import type { SandboxText } from '#web/contract/outbox.ts';
import { momentOf } from '../../shared/calendar.ts';
import { ReplyForm } from './reply-form.tsx';
import styles from './text-list.module.css';
import { texts } from './texts.ts';

/** Text messages, newest first, each as a phone would show it; the newest to each number can be answered. */
export const TextList = ({ messages }: { messages: readonly SandboxText[] }) => (
  <ul className={styles.list}>
    {messages.map(({ id, at, to, text }) => (
      <li key={id} className={styles.message}>
        <p className={styles.facts}>
          <span className={styles.number}>
            {texts.to} {to}
          </span>
          <time dateTime={at}>{momentOf(at)}</time>
        </p>
        <p className={styles.bubble}>{text}</p>
        {messages.find((message) => message.to === to)?.id === id && (
          <ReplyForm id={id} words={texts.textReply} rows={2} />
        )}
      </li>
    ))}
  </ul>
);
