import { Button } from 'antd';
import { ButtonLink } from '../../shared/parts/button-link.tsx';
import { copy } from './copy.ts';
import styles from './ready-cards.module.css';
import { isAsking, type ReadyKind, type WishedKind } from './wishes.ts';

const words = copy.ready;

const GROUPS: readonly Readonly<{ title: string; kinds: readonly ReadyKind[] }>[] = [
  { title: words.toShow, kinds: ['social-thread', 'linkedin-post', 'article', 'growth-log'] },
  { title: words.atWork, kinds: ['performance-review', 'promotion-case', 'weekly-update', 'client-report'] },
];

/** What is asked for most, without a word to be typed. */
export const ReadyCards = (props: {
  /** Nothing more can be asked for just now; the button that was pressed keeps the focus. */
  writing: boolean;
  onWish: (kind: WishedKind) => void;
  /** One thing is asked before. */
  onAsk: (kind: WishedKind) => void;
}) => (
  <section className={styles.whole}>
    <h2 className={styles.title}>{words.title}</h2>
    <div className={styles.cards}>
      <div className={styles.card}>
        <p>{words.resumeDetail}</p>
        <Button aria-disabled={props.writing} onClick={() => props.onWish('cv')}>
          {words.resume}
        </Button>
      </div>
      <div className={styles.card}>
        <p>{words.letterDetail}</p>
        <ButtonLink to="/content/cover-letter" quiet>
          {words.letter}
        </ButtonLink>
      </div>
    </div>
    {GROUPS.map(({ title, kinds }) => (
      <div key={title}>
        <h3 className={styles.group}>{title}</h3>
        <ul className={styles.kinds}>
          {kinds.map((kind) => (
            <li key={kind}>
              <button
                type="button"
                className={styles.kind}
                aria-disabled={props.writing}
                onClick={() => (isAsking(kind) ? props.onAsk(kind) : props.onWish(kind))}
              >
                <strong>{words.kinds[kind].title}</strong>
                <span>{words.kinds[kind].detail}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    ))}
  </section>
);
