import { texts } from './texts.ts';
import styles from './win-skeletons.module.css';

/** Stands where the cards will: the same size, no words yet. */
export const WinSkeletons = () => (
  <div role="status">
    <span className="visually-hidden">{texts.loading}</span>
    <div className={styles.list} aria-hidden="true">
      {['one', 'two', 'three', 'four'].map((card) => (
        <div key={card} className={styles.card}>
          <div className={styles.stone} />
          <div className={styles.lines}>
            <div />
            <div />
            <div />
            <div />
          </div>
        </div>
      ))}
    </div>
  </div>
);
