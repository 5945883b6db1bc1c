import type { ReactNode } from 'react';
import type { Overview } from '#web/contract/admin/overview.ts';
import { AdminLink } from '../admin-link.tsx';
import { countOf, durationOf } from '../figures.ts';
import styles from './attention.module.css';
import { copy } from './copy.ts';

const words = copy.attention;

/** Fewer than this are on their way and no trouble. */
const FAR_BEHIND = 1000;
/** A job that is due waits a moment for its turn; not so long. */
const LATE_MS = 5 * 60_000;

/** The things that an operator should look at first, or that there are none. */
export const Attention = ({ now }: { now: Overview }) => {
  const troubles = troublesOf(now);
  if (troubles.length === 0)
    return (
      <div className={styles.fine}>
        <strong>{words.fine}</strong>
        <span>{words.fineDetail}</span>
      </div>
    );
  return (
    <section className={styles.attention} aria-label={words.title}>
      <h2 className={styles.title}>{words.title}</h2>
      <ul className={styles.list}>
        {troubles.map(({ key, shown }) => (
          <li key={key}>{shown}</li>
        ))}
      </ul>
    </section>
  );
};

type Trouble = Readonly<{ key: string; shown: ReactNode }>;

const linked = (key: string, to: string, sentence: string): Trouble => ({
  key,
  shown: <AdminLink to={to}>{sentence}</AdminLink>,
});

const troublesOf = ({ at, pools, stores, readModels, damagedEvents }: Overview): readonly Trouble[] => {
  const parked = pools.reduce((sum, pool) => sum + pool.parked, 0);
  const ageOf = (since: string | null) => (since === null ? 0 : Date.parse(at) - Date.parse(since));
  return [
    ...(parked > 0 ? [linked('parked', 'work?state=parked', words.parked(parked))] : []),
    ...stores
      .filter(({ ok }) => !ok)
      .map(({ store, code }) => ({ key: `store ${store}`, shown: words.store(store, code) })),
    ...readModels.flatMap(({ name, lag, stopped }) => {
      if (stopped !== null) return [linked(`model ${name}`, 'projections', words.stopped(name, stopped))];
      return lag >= FAR_BEHIND ? [linked(`model ${name}`, 'projections', words.behind(name, countOf(lag)))] : [];
    }),
    ...(damagedEvents > 0 ? [{ key: 'damaged', shown: words.damaged(damagedEvents) }] : []),
    ...pools.flatMap(({ name, paused, oldestDueAt }) => {
      if (paused) return [linked(`pool ${name}`, `work?pool=${name}`, words.breaker(name))];
      const age = ageOf(oldestDueAt);
      return age >= LATE_MS ? [linked(`pool ${name}`, `work?pool=${name}`, words.late(name, durationOf(age)))] : [];
    }),
  ];
};
