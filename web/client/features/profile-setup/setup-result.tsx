import { useEffect } from 'react';
import { ButtonLink } from '../../shared/parts/button-link.tsx';
import { Mark, Notice } from '../../shared/parts/notice.tsx';
import styles from './setup-result.module.css';
import { texts } from './texts.ts';

const beforeGoingOn = 1500;

/** The profile is saved; a moment later it goes on. `onGoOn` must stay the same function. */
export const SetupComplete = ({ onGoOn }: { onGoOn: () => void }) => {
  useEffect(() => {
    const timer = setTimeout(onGoOn, beforeGoingOn);
    return () => clearTimeout(timer);
  }, [onGoOn]);
  return (
    <Notice role="status" level={1} title={texts.complete} picture={<Mark kind="done" />}>
      <p>{texts.completeDetail}</p>
    </Notice>
  );
};

/** Nobody is signed in whose profile could be set up. */
export const SetupFailed = ({ why }: { why: 'byEmail' | 'signedOut' }) => (
  <Notice
    role="alert"
    level={1}
    title={texts.failed.title}
    picture={<Mark kind="failed" />}
    actions={<ButtonLink to="/login">{texts.failed.toLogin}</ButtonLink>}
  >
    <p>{texts.failed[why]}</p>
    <div className={styles.causes}>
      {texts.failed.causes}
      <ul>
        {texts.failed.cause.map((cause) => (
          <li key={cause}>{cause}</li>
        ))}
      </ul>
    </div>
  </Notice>
);
