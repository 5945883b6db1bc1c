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
