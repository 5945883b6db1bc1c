import styles from './waiting.module.css';

/** Says that something short is going on, with a spinner. */
export const Waiting = ({ title, detail }: { title: string; detail?: string | undefined }) => (
  <div className={styles.waiting} role="status">
    <span className={styles.spinner} aria-hidden="true" />
    <p className={styles.title}>{title}</p>
    <p className={styles.detail}>{detail ?? '\u00a0'}</p>
  </div>
);
