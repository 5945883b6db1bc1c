import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';

/** A part of a page: a card with a heading, a line of what it is for, and what can be done. */
export const Panel = (props: { title: string; lead?: ReactNode; action?: ReactNode; children?: ReactNode }) => {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {props.title}
          </h2>
          {props.lead !== undefined && <p className={styles.lead}>{props.lead}</p>}
        </div>
        {props.action}
      </div>
      {props.children}
    </section>
  );
};

/** Panels, one below the other. */
export const Panels = ({ children }: { children: ReactNode }) => <div className={styles.panels}>{children}</div>;
