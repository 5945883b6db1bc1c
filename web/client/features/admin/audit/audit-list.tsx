import { type AuditedAction, auditList, auditOutcome } from '#web/contract/admin/audit.ts';
import buttons from '../../../shared/parts/button-link.module.css';
import { useAdminList, withQuery } from '../admin-reads.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { durationOf } from '../figures.ts';
import { DayFilter, FilterBar, SelectFilter, TextFilter, useFilters } from '../filters.tsx';
import { Code, Listing, StateTag } from '../states.tsx';
import { When } from '../when.tsx';
import styles from './audit-list.module.css';
import { actionNames, copy } from './copy.ts';

const FILTERS = ['action', 'actor', 'accountId', 'outcome', 'from', 'to'] as const;

/** The audit, by filters that stand in the address. */
export const AuditList = () => {
  const filters = useFilters(FILTERS);
  const list = useAdminList('/api/admin/audit', filters.values, auditList, { list: 'admin:audit' });
  const rows = list.pages?.flatMap(({ actions }) => actions) ?? [];
  return (
    <>
      <AuditFilters filters={filters} />
      <Listing list={list} rows={rows} nothing={copy.nothing} onClear={filters.isFiltered ? filters.clear : undefined}>
        {(shown) => <DataTable caption={copy.caption} columns={columns} rows={shown} idOf={({ id }) => id} />}
      </Listing>
    </>
  );
};

/** The same rows as a file: the browser fetches it itself, with its cookie. */
export const AuditExport = () => {
  const { values } = useFilters(FILTERS);
  return (
    <a className={buttons.quiet} href={withQuery('/api/admin/audit.csv', values)} download>
      {copy.export}
    </a>
  );
};

const AuditFilters = ({ filters }: { filters: ReturnType<typeof useFilters<(typeof FILTERS)[number]>> }) => {
  const { values, set } = filters;
  const words = copy.filters;
  return (
    <FilterBar isFiltered={filters.isFiltered} onClear={filters.clear}>
      <SelectFilter
        label={words.action}
        value={values.action}
        onChange={(value) => set('action', value)}
        options={[...actionNames].map(([value, label]) => ({ value, label }))}
      />
      <SelectFilter
        label={words.outcome}
        value={values.outcome}
        onChange={(value) => set('outcome', value)}
        options={auditOutcome.options.map((value) => ({ value, label: copy.outcomes[value] }))}
      />
      <TextFilter
        label={words.actor}
        placeholder={words.actorHint}
        value={values.actor}
        onChange={(value) => set('actor', value)}
      />
      <TextFilter label={words.account} digits value={values.accountId} onChange={(value) => set('accountId', value)} />
      <DayFilter label={words.from} value={values.from} onChange={(value) => set('from', value)} />
      <DayFilter end label={words.to} value={values.to} onChange={(value) => set('to', value)} />
    </FilterBar>
  );
};

const SHOWN_TARGETS = 3;
const TONES = { open: 'busy', done: 'good', refused: 'warn', failed: 'bad' } as const;

const columns: readonly Column<AuditedAction>[] = [
  { name: copy.columns.action, show: ({ action }) => actionNames.get(action) ?? <Code>{action}</Code> },
  { name: copy.columns.at, show: ({ at }) => <When at={at} /> },
  { name: copy.columns.actor, show: ({ actor }) => <Code>{actor}</Code> },
  { name: copy.columns.about, show: (action) => <About action={action} /> },
  { name: copy.columns.reason, wide: true, show: ({ reason }) => reason || copy.unreadable },
  { name: copy.columns.outcome, show: (action) => <Outcome action={action} /> },
];

const About = ({ action: { accountId, targets, changed } }: { action: AuditedAction }) => {
  const left = Math.max(targets.length, changed) - SHOWN_TARGETS;
  return (
    <div className={styles.about}>
      {accountId > 0 && <span>{copy.account(accountId)}</span>}
      {targets.slice(0, SHOWN_TARGETS).map((target) => (
        <Code key={target}>{target}</Code>
      ))}
      {targets.length > 0 && left > 0 && <span className={styles.quiet}>{copy.moreTargets(left)}</span>}
    </div>
  );
};

const Outcome = ({ action: { outcome, code, at, endedAt, changed } }: { action: AuditedAction }) => (
  <div className={styles.about}>
    <StateTag tone={TONES[outcome]}>{copy.outcomes[outcome]}</StateTag>
    {code !== '' && <Code>{code}</Code>}
    {outcome === 'done' && (
      <span className={styles.quiet}>
        {copy.changed(changed)}, {copy.took(durationOf(Date.parse(endedAt) - Date.parse(at)))}
      </span>
    )}
  </div>
);
