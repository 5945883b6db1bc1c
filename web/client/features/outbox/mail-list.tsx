import { Link } from 'react-router-dom';
import type { SandboxMail } from '#web/contract/outbox.ts';
import { momentOf } from '../../shared/calendar.ts';
import styles from './mail-list.module.css';
import { texts } from './texts.ts';

/** The mails, newest first; the open one is marked. */
export const MailList = ({ mails, openId }: { mails: readonly SandboxMail[]; openId: string | undefined }) => (
  <nav aria-label={texts.mails}>
    <ul className={styles.list}>
      {mails.map((mail) => (
        <li key={mail.id}>
          <Link
            to={`?mail=${encodeURIComponent(mail.id)}`}
            className={styles.mail}
            aria-current={mail.id === openId ? 'true' : undefined}
          >
            <span className={styles.subject}>{mail.subject}</span>
            <span className={styles.small}>
              {texts.to} {mail.to}
            </span>
            <time className={styles.small} dateTime={mail.at}>
              {momentOf(mail.at)}
            </time>
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
