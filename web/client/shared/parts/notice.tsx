import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** A page or list that has nothing but a few words to show: empty, failed, done. */
export const Notice = (props: {
  title: string;
  level: 1 | 2;
  picture?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** `alert` for failures, so that they are read out at once. */
  role?: 'alert' | 'status';
}) => {
  const Heading = props.level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.notice} role={props.role}>
      {props.picture}
      <Heading className={styles.title}>{props.title}</Heading>
      <div className={styles.words}>{props.children}</div>
      {props.actions !== undefined && <div className={styles.actions}>{props.actions}</div>}
    </div>
  );
};

/** A green check or a red cross, as large as a picture. The words beside it say the same. */
export const Mark = ({ kind }: { kind: 'done' | 'failed' }) => (
  <svg className={styles.mark} data-kind={kind} width="72" height="72" viewBox="0 0 72 72" aria-hidden="true">
    <circle cx="36" cy="36" r="34" />
    <path d={kind === 'done' ? 'M22 37.500l9.500 9.500L51 27' : 'M25.500 25.500l21 21M46.500 25.500l-21 21'} />
  </svg>
);
