import { copy } from './copy.ts';
import styles from './writing-notice.module.css';

/** While a document is written: a sheet that fills, and what is going on. */
export const WritingNotice = () => (
  <div className={styles.notice} role="status">
    <div className={styles.sheet} aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
    </div>
    <div>
      <p className={styles.title}>{copy.writing.title}</p>
      <p className={styles.detail}>{copy.writing.detail}</p>
    </div>
  </div>
);
