import { type Pool, poolList } from '#web/contract/admin/work.ts';
import { AdminSection } from '../admin-head.tsx';
import { AdminLink } from '../admin-link.tsx';
import { useAdminRead } from '../admin-reads.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { countOf } from '../figures.ts';
import { Reading, StateTag } from '../states.tsx';
import { When } from '../when.tsx';
import { copy } from './copy.ts';
import styles from './work.module.css';

const EVERY_MS = 5000;
const words = copy.pools;

export const usePools = () => useAdminRead('/api/admin/pools', poolList, { every: EVERY_MS, list: 'admin:work' });

/** How many a pool does at once, and what is in its queue. */
export const Pools = () => {
  const read = usePools();
  return (
    <AdminSection title={words.title} lead={words.lead}>
      <Reading read={read} lines={6}>
        {({ pools }) => (
          <DataTable compact caption={words.title} columns={columns} rows={pools} idOf={({ name }) => name} />
        )}
      </Reading>
    </AdminSection>
  );
};

const counted = (name: string, of: (pool: Pool) => number, state: string): Column<Pool> => ({
  name,
  end: true,
  show: (pool) =>
    of(pool) === 0 ? (
      <span className={styles.quiet}>0</span>
    ) : (
      <AdminLink to={`work?state=${state}&pool=${pool.name}`}>{countOf(of(pool))}</AdminLink>
    ),
});

const columns: readonly Column<Pool>[] = [
  { name: words.columns.pool, show: ({ name }) => name },
  { name: words.columns.running, show: (pool) => <Running pool={pool} /> },
  counted(words.columns.due, ({ due }) => due, 'open'),
  counted(words.columns.later, ({ later }) => later, 'open'),
  counted(words.columns.blocked, ({ blocked }) => blocked, 'blocked'),
  counted(words.columns.parked, ({ parked }) => parked, 'parked'),
  {
    name: words.columns.oldest,
    show: ({ oldestDueAt }) =>
      oldestDueAt === null ? <span className={styles.quiet}>{words.none}</span> : <When at={oldestDueAt} />,
  },
  { name: words.columns.breaker, show: ({ paused }) => <Breaker paused={paused} /> },
];

const Running = ({ pool: { running, atOnce } }: { pool: Pool }) => (
  <span className={styles.line}>
    {running === null ? words.bound(countOf(atOnce)) : words.running(countOf(running), countOf(atOnce))}
  </span>
);

const Breaker = ({ paused }: Pick<Pool, 'paused'>) => {
  if (paused === null) return <span className={styles.quiet}>{words.elsewhere}</span>;
  return <StateTag tone={paused ? 'bad' : 'good'}>{paused ? words.away : words.there}</StateTag>;
};
