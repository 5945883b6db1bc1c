import { Button } from 'antd';
import { type Job, jobList } from '#web/contract/admin/work.ts';
import { AdminSection } from '../admin-head.tsx';
import { AdminLink } from '../admin-link.tsx';
import { useAdminList } from '../admin-reads.ts';
import { Choice } from '../choice.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { FilterBar, MomentFilter, TextFilter, useFilters } from '../filters.tsx';
import { useMayAct } from '../operator.ts';
import { Code, Listing, StateTag } from '../states.tsx';
import { useNow, When } from '../when.tsx';
import { copy } from './copy.ts';
import { useJobActions } from './use-job-actions.tsx';
import styles from './work.module.css';

const words = copy.jobs;
const STATES = ['parked', 'open', 'running', 'blocked'] as const;
type State = (typeof STATES)[number];
const isState = (value: string): value is State => (STATES as readonly string[]).includes(value);

const NAMES = ['reaction', 'code', 'pool', 'userId', 'before'] as const;
/** A job runs for a moment: the stream tells when it ends, and this when none does. */
const EVERY_MS = 10_000;

/** Jobs in one state, narrowed by filters that stand in the address. */
export const Jobs = () => {
  const states = useFilters(['state']);
  const state = isState(states.values.state) ? states.values.state : 'parked';
  const filters = useFilters(NAMES);
  const list = useAdminList('/api/admin/jobs', { ...filters.values, state }, jobList, {
    every: EVERY_MS,
    list: 'admin:work',
  });
  const rows = list.pages?.flatMap(({ jobs }) => jobs) ?? [];
  const mayAct = useMayAct();
  const { ask, dialog } = useJobActions(() => void list.readAgain());
  return (
    <AdminSection
      title={words.title}
      actions={
        <Choice
          label={words.state}
          options={STATES.map((value) => ({ value, label: words.states[value] }))}
          chosen={state}
          onChoose={(value) => states.set('state', value === 'parked' ? '' : value)}
        />
      }
    >
      <JobFilters filters={filters} rows={rows} />
      {mayAct && state === 'parked' && rows.length > 0 && (
        <div className={styles.all}>
          <Button onClick={() => ask({ kind: 'retryAll', filters: filters.values })}>{copy.retryAll.verb}</Button>
          <Button danger onClick={() => ask({ kind: 'discardAll', filters: filters.values })}>
            {copy.discardAll.verb}
          </Button>
        </div>
      )}
      <Listing
        list={list}
        rows={rows}
        nothing={words.nothing[state]}
        onClear={filters.isFiltered ? filters.clear : undefined}
      >
        {(shown) => (
          <DataTable
            caption={words.caption}
            columns={mayAct ? [...columns, actionsOf(ask)] : columns}
            rows={shown}
            idOf={({ id }) => id}
          />
        )}
      </Listing>
      {dialog}
    </AdminSection>
  );
};

type Filters = ReturnType<typeof useFilters<(typeof NAMES)[number]>>;

const JobFilters = ({
  filters: { values, set, isFiltered, clear },
  rows,
}: {
  filters: Filters;
  rows: readonly Job[];
}) => (
  <FilterBar isFiltered={isFiltered} onClear={clear}>
    <TextFilter
      label={copy.filters.kind}
      value={values.reaction}
      suggested={rows.map(({ reaction }) => reaction)}
      onChange={(value) => set('reaction', value)}
    />
    <TextFilter
      label={copy.filters.code}
      value={values.code}
      suggested={rows.map(({ code }) => code)}
      onChange={(value) => set('code', value)}
    />
    <TextFilter
      label={copy.filters.pool}
      value={values.pool}
      suggested={rows.map(({ pool }) => pool)}
      onChange={(value) => set('pool', value)}
    />
    <TextFilter label={copy.filters.account} digits value={values.userId} onChange={(value) => set('userId', value)} />
    <MomentFilter label={copy.filters.before} value={values.before} onChange={(value) => set('before', value)} />
  </FilterBar>
);

const TONES = { open: 'quiet', running: 'busy', blocked: 'warn', parked: 'bad' } as const;

const columns: readonly Column<Job>[] = [
  { name: words.columns.kind, show: (job) => <Kind job={job} /> },
  {
    name: words.columns.state,
    show: ({ state }) => <StateTag tone={TONES[state]}>{words.tags[state]}</StateTag>,
  },
  { name: words.columns.about, show: (job) => <Why job={job} />, wide: true },
  {
    name: words.columns.account,
    show: ({ userId }) =>
      userId === 0 ? (
        <span className={styles.quiet}>{words.nobody}</span>
      ) : (
        <AdminLink to={`accounts/${userId}`}>{userId}</AdminLink>
      ),
  },
  { name: words.columns.asked, show: ({ openedAt }) => <When at={openedAt} /> },
];

const Kind = ({ job: { id, reaction, pool, correlationId } }: { job: Job }) => (
  <div className={styles.stack}>
    <AdminLink to={`work/${encodeURIComponent(id)}`}>{reaction}</AdminLink>
    <span className={styles.quiet}>
      {pool}
      {' · '}
      <AdminLink to={`events?correlation=${correlationId}`}>{words.chain}</AdminLink>
    </span>
  </div>
);

/** What it failed with last, how often it was tried, and what it waits for. */
const Why = ({ job: { state, code, attempts, until, waitsFor } }: { job: Job }) => {
  const now = useNow();
  const isDue = until === '' || Date.parse(until) <= now;
  return (
    <div className={styles.stack}>
      {code !== '' && <Code>{code}</Code>}
      {attempts > 0 && <span className={styles.quiet}>{words.attempts(attempts)}</span>}
      {state === 'open' &&
        (isDue ? (
          <span className={styles.quiet}>{words.due}</span>
        ) : (
          <span className={styles.quiet}>
            {words.next} <When line at={until} />
          </span>
        ))}
      {waitsFor.map((id) => (
        <span key={id} className={styles.quiet}>
          {words.waitsFor} <Code>{id}</Code>
        </span>
      ))}
    </div>
  );
};

const actionsOf = (ask: ReturnType<typeof useJobActions>['ask']): Column<Job> => ({
  name: words.columns.act,
  quietName: true,
  phone: 'bare',
  show: (job) =>
    (job.state === 'parked' || job.state === 'blocked') && (
      <div className={styles.act}>
        {job.state === 'parked' && (
          <Button size="small" onClick={() => ask({ kind: 'retry', job })}>
            {copy.retry.verb}
          </Button>
        )}
        <Button size="small" danger onClick={() => ask({ kind: 'discard', job })}>
          {copy.discard.verb}
        </Button>
      </div>
    ),
});
