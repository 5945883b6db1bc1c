import { use } from 'react';
import { InFrame } from '../../shared/in-frame.ts';
import { copy } from './copy.ts';
import styles from './win-list.module.css';
import row from './win-row.module.css';

const PLACES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Stands where the rows will: the same size, no words yet. */
export const WinSkeletons = () => (
  <>
    <div role="status">
      <span className="visually-hidden">{copy.loading}</span>
      <div className={styles.month} aria-hidden="true">
        <div className={styles.heading}>
          <div className={styles.line} />
        </div>
        <div className={styles.rows}>
          {PLACES.map((place) => (
            <div key={place} className={styles.skeleton}>
              <div className={styles.stone} />
              <div className={styles.line} />
            </div>
          ))}
        </div>
      </div>
    </div>
    {use(InFrame) && <FirstMonth />}
  </>
);

/** A month with one row, of which `start.js` makes those of the newest wins: as they will look, with nothing to use yet. */
const FirstMonth = () => (
  <template data-first="month">
    <section className={styles.month}>
      <div className={styles.heading}>
        <h3>{copy.all}</h3>
      </div>
      <ul className={styles.rows}>
        <li className={row.row}>
          <div className={row.stone}>
            <div className={styles.stone} />
          </div>
          <div className={row.head}>
            <div className={row.summary}>
              <span className={row.words} />{' '}
              <span className={row.facts}>
                <time />
              </span>
            </div>
          </div>
        </li>
      </ul>
    </section>
  </template>
);
