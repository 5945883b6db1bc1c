import { Button } from 'antd';
import type { DocumentRequest } from '#web/contract/documents.ts';
import { ButtonLink } from '../../shared/parts/button-link.tsx';
import { copy } from './copy.ts';
import styles from './ready-cards.module.css';

const words = copy.ready;

export type ReadyKind = keyof typeof words.kinds;

/** What each card asks for; of those in `ASKING` the page asks one thing first. */
const WISHES: Readonly<Record<ReadyKind, DocumentRequest>> = {
  'social-thread': { type: 'social-thread' },
  'linkedin-post': { type: 'linkedin-post' },
  article: { type: 'custom', kind: 'article' },
  'growth-log': { type: 'growth-log' },
  'performance-review': { type: 'custom', kind: 'performance-review' },
  'promotion-case': { type: 'custom', kind: 'promotion-case' },
  'weekly-update': { type: 'custom', kind: 'weekly-update' },
  'client-report': { type: 'custom', kind: 'client-report' },
};

const GROUPS: readonly Readonly<{ title: string; kinds: readonly ReadyKind[] }>[] = [
  { title: words.toShow, kinds: ['social-thread', 'linkedin-post', 'article', 'growth-log'] },
  { title: words.atWork, kinds: ['performance-review', 'promotion-case', 'weekly-update', 'client-report'] },
];

export type AskingKind = keyof typeof words.asks;
const isAsking = (kind: ReadyKind): kind is AskingKind => kind in words.asks;

/** What is asked for most, without a word to be typed. */
export const ReadyCards = (props: {
  writing: boolean;
  onResume: () => void;
  onWish: (wish: DocumentRequest) => void;
  /** It wants to know one thing before. */
  onAsk: (kind: AskingKind, wish: DocumentRequest) => void;
}) => (
  <section className={styles.whole}>
    <h2 className={styles.title}>{words.title}</h2>
    <div className={styles.cards}>
      <div className={styles.card}>
        <p>{words.resumeDetail}</p>
        <Button type="primary" disabled={props.writing} onClick={props.onResume}>
          {words.resume}
        </Button>
      </div>
      <div className={styles.card}>
        <p>{words.letterDetail}</p>
        <ButtonLink to="/content/cover-letter">{words.letter}</ButtonLink>
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
                disabled={props.writing}
                onClick={() => (isAsking(kind) ? props.onAsk(kind, WISHES[kind]) : props.onWish(WISHES[kind]))}
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
