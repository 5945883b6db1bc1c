import { Link } from 'react-router-dom';
import type { Insight } from '#web/contract/insights.ts';
import { longDate } from '../../shared/calendar.ts';
import { copy } from './copy.ts';
import { Grounded } from './grounded.tsx';
import styles from './insight-body.module.css';

/** What is told of a time, and the wins that stand for it, each the way to itself. */
export const InsightBody = ({ insight, most }: { insight: Insight; most: number }) => (
  <>
    <p className={styles.summary}>
      <Grounded insight={insight} />
    </p>
    <Lines label={copy.strengths} lines={insight.strengths} />
    <Lines label={copy.growthAreas} lines={insight.growthAreas} />
    {insight.highlights.length > 0 && most > 0 && (
      <div>
        <h4 className={styles.label}>{copy.ownWords}</h4>
        <ul className={styles.quotes}>
          {spread(insight.highlights, most).map(({ winId, date, text }) => (
            <li key={winId}>
              <Link to={`/wins/edit/${encodeURIComponent(winId)}`} className={styles.quote}>
                {text}
              </Link>
              <time dateTime={date}>{longDate(date)}</time>
            </li>
          ))}
        </ul>
      </div>
    )}
  </>
);

/** So many of them, from all of the time. */
const spread = <Item,>(items: readonly Item[], most: number): readonly Item[] => {
  const step = Math.max(1, Math.ceil(items.length / most));
  return items.filter((_, at) => (items.length - 1 - at) % step === 0);
};

const Lines = ({ label, lines }: { label: string; lines: readonly string[] }) =>
  lines.length === 0 ? null : (
    <div>
      <h4 className={styles.label}>{label}</h4>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
