import { Button } from 'antd';
import { ButtonLink } from '../../shared/parts/button-link.tsx';
import { copy } from './copy.ts';
import styles from './ready-cards.module.css';

const words = copy.ready;

/** What is asked for most, without a word to be typed. */
export const ReadyCards = ({ writing, onResume }: { writing: boolean; onResume: () => void }) => (
  <section>
    <h2 className={styles.title}>{words.title}</h2>
    <div className={styles.cards}>
      <div className={styles.card}>
        <p>{words.resumeDetail}</p>
        <Button type="primary" disabled={writing} onClick={onResume}>
          {words.resume}
        </Button>
      </div>
      <div className={styles.card}>
        <p>{words.letterDetail}</p>
        <ButtonLink to="/content/cover-letter">{words.letter}</ButtonLink>
      </div>
    </div>
  </section>
);
