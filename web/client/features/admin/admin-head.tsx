import type { ReactNode } from 'react';
import { useAppConfig } from '../../shared/app-config.tsx';
import { usePageTitle } from '../../shared/page-title.ts';
import styles from './admin-head.module.css';
import { copy } from './copy.ts';

/** The head of an admin page: its heading, one line of what it is for, and what can be done with all of it. */
export const AdminHead = (props: { title: string; lead?: ReactNode; actions?: ReactNode; back?: ReactNode }) => {
  usePageTitle(useAppConfig().brandName, copy.windowTitle(props.title));
  return (
    <div className={styles.head}>
      <div>
        {props.back !== undefined && <p className={styles.back}>{props.back}</p>}
        <h1 className={styles.title}>{props.title}</h1>
        {props.lead !== undefined && <p className={styles.lead}>{props.lead}</p>}
      </div>
      {props.actions !== undefined && <div className={styles.actions}>{props.actions}</div>}
    </div>
  );
};

/** A part of an admin page, with a heading of its own. */
export const AdminSection = (props: { title: string; lead?: ReactNode; actions?: ReactNode; children: ReactNode }) => (
  <section className={styles.section}>
    <div className={styles.sectionHead}>
      <div>
        <h2 className={styles.sectionTitle}>{props.title}</h2>
        {props.lead !== undefined && <p className={styles.sectionLead}>{props.lead}</p>}
      </div>
      {props.actions !== undefined && <div className={styles.actions}>{props.actions}</div>}
    </div>
    {props.children}
  </section>
);
