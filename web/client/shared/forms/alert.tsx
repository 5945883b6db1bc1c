import styles from './alert.module.css';

/** Something went wrong, or ended: read out at once. */
export const Alert = ({ title, detail }: { title: string; detail?: string | undefined }) => (
  <div className={styles.alert} role="alert">
    <strong>{title}</strong>
    {detail}
  </div>
);
