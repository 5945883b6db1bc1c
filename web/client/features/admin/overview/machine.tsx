import type { ReactNode } from 'react';
import type { Overview } from '#web/contract/admin/overview.ts';
import type { Pool } from '#web/contract/admin/work.ts';
import { AdminSection } from '../admin-head.tsx';
import { AdminLink } from '../admin-link.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { countOf } from '../figures.ts';
import { StateTag } from '../states.tsx';
import { When } from '../when.tsx';
import { copy } from './copy.ts';
import styles from './machine.module.css';

/** Waiting jobs by pool. */
export const Queues = ({ now }: { now: Overview }) => (
  <AdminSection title={copy.queues.title} lead={copy.queues.lead}>
    <DataTable compact caption={copy.queues.title} columns={poolColumns} rows={now.pools} idOf={({ name }) => name} />
  </AdminSection>
);

const counted = (name: string, of: (pool: Pool) => number, query: string): Column<Pool> => ({
  name,
  end: true,
  show: (pool) => {
    const count = of(pool);
    if (count === 0) return <span className={styles.none}>0</span>;
    return <AdminLink to={`work?${query}&pool=${pool.name}`}>{countOf(count)}</AdminLink>;
  },
});

const words = copy.queues.columns;
const poolColumns: readonly Column<Pool>[] = [
  {
    name: words.pool,
    show: ({ name }) => <AdminLink to={`work?state=open&pool=${name}`}>{name}</AdminLink>,
    wide: true,
  },
  counted(words.due, ({ due }) => due, 'state=open'),
  counted(words.later, ({ later }) => later, 'state=open'),
  counted(words.blocked, ({ blocked }) => blocked, 'state=blocked'),
  counted(words.parked, ({ parked }) => parked, 'state=parked'),
  {
    name: words.oldest,
    show: ({ oldestDueAt }) => (oldestDueAt === null ? copy.queues.none : <When at={oldestDueAt} />),
  },
];

/** How far behind each read model is. */
export const Models = ({ now }: { now: Overview }) => (
  <AdminSection title={copy.models.title} lead={copy.models.lead}>
    <ul className={styles.tiles}>
      {now.readModels.map(({ name, lag, stopped, isBuilt }) => (
        <Tile key={name} name={<AdminLink to={`projections/${name}`}>{name}</AdminLink>}>
          {stopped !== null ? (
            <StateTag tone="bad">{stopped}</StateTag>
          ) : (
            <span className={styles.none}>{lag === 0 ? copy.models.upToDate : countOf(lag)}</span>
          )}
          {isBuilt && <StateTag tone="busy">{copy.models.isBuilt}</StateTag>}
        </Tile>
      ))}
    </ul>
  </AdminSection>
);

/** Whether each store answers, and how fast. */
export const Stores = ({ now }: { now: Overview }) => (
  <AdminSection title={copy.stores.title}>
    <ul className={styles.tiles}>
      {now.stores.map(({ store, ok, ms, code }) => (
        <Tile key={store} name={store}>
          <StateTag tone={ok ? 'good' : 'bad'}>{ok ? copy.stores.answers(ms) : copy.stores.silent(code)}</StateTag>
        </Tile>
      ))}
    </ul>
  </AdminSection>
);

const Tile = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <li className={styles.tile}>
    <span>{name}</span>
    <span className={styles.value}>{children}</span>
  </li>
);
