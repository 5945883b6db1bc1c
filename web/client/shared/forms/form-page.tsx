import type { ReactNode } from 'react';
import styles from './form-page.module.css';

/** A page that is one form on a card, under its heading. `notice` stands between them. */
export const FormPage = (props: { title: string; lead?: ReactNode; notice?: ReactNode; children: ReactNode }) => (
  <div className={styles.page}>
    <header>
      <h1>{props.title}</h1>
      {props.lead !== undefined && <p className={styles.lead}>{props.lead}</p>}
    </header>
    {props.notice}
    <div className={styles.card}>{props.children}</div>
  </div>
);

/** A few words on a quiet ground: what happened, or what to know. */
export const Banner = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className={styles.banner} role="status">
    <strong>{title}</strong>
    {children}
  </div>
);
