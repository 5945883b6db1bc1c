import { Button } from 'antd';
import { useId } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import type { Outbox, SandboxMail, SandboxText } from '#web/contract/outbox.ts';
import { Cairn } from '../../shared/cairn/cairn.tsx';
import { momentOf } from '../../shared/calendar.ts';
import { Notice } from '../../shared/parts/notice.tsx';
import { Waiting } from '../../shared/parts/waiting.tsx';
import { copy } from './copy.ts';
import mailListStyles from './mail-list.module.css';
import { MailView } from './mail-view.tsx';
import styles from './outbox-view.module.css';
import { ReplyForm } from './reply-form.tsx';
import textListStyles from './text-list.module.css';
import { useOutbox } from './use-outbox.ts';

/** The outbox in whatever state it is. */
export const OutboxView = () => {
  const { outbox, failed, retry } = useOutbox();
  if (failed) {
    return (
      <Notice
        role="alert"
        level={2}
        title={copy.failed.title}
        actions={<Button onClick={retry}>{copy.failed.retry}</Button>}
      >
        <p>{copy.failed.detail}</p>
      </Notice>
    );
  }
  if (outbox === undefined) return <Waiting title={copy.loading} />;
  return <Kept outbox={outbox} />;
};

/** Both kinds below each other, where there are both with a way from one to the other. */
const Kept = ({ outbox: { mails, texts: messages } }: { outbox: Outbox }) => {
  const [mailsId, textsId] = [useId(), useId()];
  if (mails.length === 0 && messages.length === 0) return <None />;
  return (
    <>
      {mails.length > 0 && messages.length > 0 && (
        <p className={styles.kinds}>
          <a href={`#${mailsId}`}>{copy.count(copy.mails, mails.length)}</a>
          <a href={`#${textsId}`}>{copy.count(copy.texts, messages.length)}</a>
        </p>
      )}
      {mails.length > 0 && (
        <div id={mailsId} tabIndex={-1} className={styles.kind}>
          <Mails mails={mails} />
        </div>
      )}
      {messages.length > 0 && (
        <section id={textsId} tabIndex={-1} className={styles.kind} aria-labelledby={`${textsId}-title`}>
          <h2 id={`${textsId}-title`}>{copy.texts}</h2>
          <TextList messages={messages} />
        </section>
      )}
    </>
  );
};

/** List and mail side by side; on a small screen, one of them. Without a choice the newest stands open. */
const Mails = ({ mails }: Pick<Outbox, 'mails'>) => {
  const [query] = useSearchParams();
  const chosen = query.get('mail') ?? undefined;
  const openId = chosen ?? mails[0]?.id;
  const open = mails.find(({ id }) => id === openId);
  return (
    <div className={styles.columns} data-chosen={chosen !== undefined}>
      <div className={styles.list}>
        <MailList mails={mails} openId={openId} />
      </div>
      <div className={styles.mail}>
        <Link to="?" className={styles.back}>
          ← {copy.all}
        </Link>
        {open ? <MailView key={open.id} mail={open} /> : <Gone />}
      </div>
    </div>
  );
};

const Gone = () => (
  <Notice level={2} title={copy.gone.title}>
    <p>{copy.gone.detail}</p>
  </Notice>
);

const None = () => (
  <Notice role="status" level={2} title={copy.none.title} picture={<Cairn width={120} />}>
    <p>{copy.none.detail}</p>
  </Notice>
);

/** The mails, newest first; the open one is marked. */
const MailList = ({ mails, openId }: { mails: readonly SandboxMail[]; openId: string | undefined }) => (
  <nav aria-label={copy.mails}>
    <ul className={mailListStyles.list}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <Link
            to={`?mail=${encodeURIComponent(mail.id)}`}
            className={mailListStyles.mail}
            aria-current={mail.id === openId ? 'true' : undefined}
          >
            <span className={mailListStyles.subject}>{mail.subject}</span>
            <span className={mailListStyles.small}>
              {copy.to} {mail.to}
            </span>
            <time className={mailListStyles.small} dateTime={mail.at}>
              {momentOf(mail.at)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** Text messages, newest first, each as a phone would show it; the newest to each number can be answered. */
const TextList = ({ messages }: { messages: readonly SandboxText[] }) => (
  <ul className={textListStyles.list}>
    {messages.map(({ id, at, to, text }) => (
      <li key={id} className={textListStyles.message}>
        <p className={textListStyles.facts}>
          <span className={textListStyles.number}>
            {copy.to} {to}
          </span>
          <time dateTime={at}>{momentOf(at)}</time>
        </p>
        <p className={textListStyles.bubble}>{text}</p>
        {messages.find((message) => message.to === to)?.id === id && (
          <ReplyForm id={id} words={copy.textReply} rows={2} />
        )}
      </li>
    ))}
  </ul>
);
