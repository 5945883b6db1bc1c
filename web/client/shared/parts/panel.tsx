import { type ReactNode, useId } from 'react';
import styles from './panel.module.css';
import skeletonStyles from './skeleton.module.css';

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

const places = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Stands where words will: as many lines, at most six. `label` says what is on its way. */
export const Skeleton = ({ label, lines }: { label: string; lines: number }) => (
  <div role="status" className={skeletonStyles.lines}>
    <span className="visually-hidden">{label}</span>
    {places.slice(0, lines).map((place) => (
      <div key={place} className={skeletonStyles.line} aria-hidden="true" />
    ))}
  </div>
);
