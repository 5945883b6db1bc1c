import { type ReactNode, useEffect, useRef } from 'react';
import { copy } from './copy.ts';
import styles from './writing-notice.module.css';

/** While a document is written: a sheet that fills, and what is going on, brought into view wherever it was asked for. */
export const WritingNotice = ({ children }: { children?: ReactNode }) => {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={notice} className={styles.notice} role="status">
      <div className={styles.sheet} aria-hidden="true">
        <span />
        <span />
        <span />
        <span />
      </div>
      <div>
        <p className={styles.title}>{copy.writing.title}</p>
        <p className={styles.detail}>{children === undefined ? copy.writing.detail : copy.writing.mayLeave}</p>
        {children}
      </div>
    </div>
  );
};
