import { useEffect } from 'react';
import { ButtonLink } from '../../shared/parts/button-link.tsx';
import { Mark, Notice } from '../../shared/parts/notice.tsx';
import { copy } from './copy.ts';
import styles from './setup-result.module.css';

const beforeGoingOn = 1500;

/** The profile is saved; a moment later it goes on. `onGoOn` must stay the same function. */
export const SetupComplete = ({ onGoOn }: { onGoOn: () => void }) => {
  useEffect(() => {
    const timer = setTimeout(onGoOn, beforeGoingOn);
    return () => clearTimeout(timer);
  }, [onGoOn]);
  return (
    <Notice role="status" level={1} title={copy.complete} picture={<Mark kind="done" />}>
      <p>{copy.completeDetail}</p>
    </Notice>
  );
};

/** Nobody is signed in whose profile could be set up. */
export const SetupFailed = ({ why }: { why: 'byEmail' | 'signedOut' }) => (
  <Notice
    role="alert"
    level={1}
    title={copy.failed.title}
    picture={<Mark kind="failed" />}
    actions={<ButtonLink to="/login">{copy.failed.toLogin}</ButtonLink>}
  >
    <p>{copy.failed[why]}</p>
    <div className={styles.causes}>
      {copy.failed.causes}
      <ul>
        {copy.failed.cause.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
    </div>
  </Notice>
);
