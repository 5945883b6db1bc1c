import { Button } from 'antd';
import { type Job, jobList } from '#web/contract/admin/work.ts';
import { AdminSection } from '../admin-head.tsx';
import { AdminLink } from '../admin-link.tsx';
import { useAdminList } from '../admin-reads.ts';
import { Choice } from '../choice.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { FilterBar, MomentFilter, SelectFilter, TextFilter, useFilters } from '../filters.tsx';
import { useMayAct } from '../operator.ts';
import { SmallButton } from '../small-button.tsx';
import { Code, Listing, StateTag } from '../states.tsx';
import { useNow, When } from '../when.tsx';
import { copy } from './copy.ts';
import { usePools } from './pools.tsx';
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
            columns={columnsFor(state, mayAct && state !== 'open' && state !== 'running' ? ask : null)}
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
    <PoolFilter value={values.pool} onChange={(value) => set('pool', value)} />
    <TextFilter label={copy.filters.account} digits value={values.userId} onChange={(value) => set('userId', value)} />
    <MomentFilter label={copy.filters.before} value={values.before} onChange={(value) => set('before', value)} />
  </FilterBar>
);

const PoolFilter = (props: { value: string; onChange: (value: string) => void }) => {
  const { data } = usePools();
  const names = new Set([...(data?.pools.map(({ name }) => name) ?? []), props.value]);
  return (
    <SelectFilter
      label={copy.filters.pool}
      {...props}
      options={[...names].filter((name) => name !== '').map((name) => ({ value: name, label: name }))}
    />
  );
};

const TONES = { open: 'quiet', running: 'busy', blocked: 'warn', parked: 'bad' } as const;

/** A waiting job may be running by now; of the others, all rows would say the same. */
const stateColumn: Column<Job> = {
  name: words.columns.state,
  show: ({ state }) => <StateTag tone={TONES[state]}>{words.tags[state]}</StateTag>,
};

type Ask = ReturnType<typeof useJobActions>['ask'];

const columnsFor = (state: State, ask: Ask | null): readonly Column<Job>[] => [
  { name: words.columns.kind, show: (job) => <Kind job={job} /> },
  ...(state === 'open' ? [stateColumn] : []),
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
  ...(ask ? [actionsOf(ask)] : []),
];

const Kind = ({ job: { id, reaction, pool, correlationId } }: { job: Job }) => (
  <div className={styles.stack} data-job={id}>
    <span className={styles.line}>
      <AdminLink to={`work/${encodeURIComponent(id)}`}>{reaction}</AdminLink>
    </span>
    <span className={styles.quiet}>{pool}</span>
    <span className={styles.quiet}>
      <AdminLink only to={`events?correlation=${correlationId}`}>
        {words.chain}
      </AdminLink>
    </span>
  </div>
);

/** The last failure of a job, its tries, and what it waits for. */
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

const actionsOf = (ask: Ask): Column<Job> => ({
  name: words.columns.act,
  quietName: true,
  phone: 'bare',
  show: (job) =>
    (job.state === 'parked' || job.state === 'blocked') && (
      <div className={styles.act}>
        {job.state === 'parked' && (
          <SmallButton of={job.reaction} onClick={() => ask({ kind: 'retry', job })}>
            {copy.retry.verb}
          </SmallButton>
        )}
        <SmallButton of={job.reaction} danger onClick={() => ask({ kind: 'discard', job })}>
          {copy.discard.verb}
        </SmallButton>
      </div>
    ),
});
