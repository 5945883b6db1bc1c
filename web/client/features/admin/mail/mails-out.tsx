import { type MailOut, mailsOut } from '#web/contract/admin/mail.ts';
import { AccountLink } from '../account-link.tsx';
import { useAdminList } from '../admin-reads.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { FilterBar, SelectFilter, TextFilter, useFilters } from '../filters.tsx';
import { Code, Listing, StateTag } from '../states.tsx';
import { When } from '../when.tsx';
import { copy, mailKinds } from './copy.ts';
import styles from './mail.module.css';

const words = copy.out;
const FILTERS = ['state', 'kind', 'userId'] as const;
const STATES = Object.entries(words.states).map(([value, label]) => ({ value, label }));
const KINDS = [...mailKinds].map(([value, label]) => ({ value, label }));

/** Mails of ours, and what became of them. */
export const MailsOut = () => {
  const filters = useFilters(FILTERS);
  const list = useAdminList('/api/admin/mails/out', filters.values, mailsOut, { list: 'admin:sent-mails' });
  const rows = list.pages?.flatMap(({ mails }) => mails) ?? [];
  const { values, set } = filters;
  return (
    <>
      <FilterBar isFiltered={filters.isFiltered} onClear={filters.clear}>
        <SelectFilter
          label={copy.filters.state}
          value={values.state}
          onChange={(value) => set('state', value)}
          options={STATES}
        />
        <SelectFilter
          label={copy.filters.kind}
          value={values.kind}
          onChange={(value) => set('kind', value)}
          options={KINDS}
        />
        <TextFilter
          label={copy.filters.account}
          digits
          value={values.userId}
          onChange={(value) => set('userId', value)}
        />
      </FilterBar>
      <Listing list={list} rows={rows} nothing={words.nothing} onClear={filters.isFiltered ? filters.clear : undefined}>
        {(shown) => <DataTable caption={words.caption} columns={columns} rows={shown} idOf={({ id }) => id} />}
      </Listing>
    </>
  );
};

const TONES = { waiting: 'busy', sent: 'good', refused: 'bad', uncertain: 'warn', expired: 'warn' } as const;

const columns: readonly Column<MailOut>[] = [
  { name: words.columns.kind, show: ({ kind }) => mailKinds.get(kind) ?? <Code>{kind}</Code> },
  {
    name: words.columns.state,
    show: ({ state }) => (
      <div className={styles.stack}>
        <StateTag tone={TONES[state]}>{words.states[state]}</StateTag>
        {state === 'uncertain' && <span className={styles.quiet}>{words.uncertain}</span>}
      </div>
    ),
  },
  { name: words.columns.at, show: ({ at }) => <When at={at} /> },
  { name: words.columns.account, show: ({ userId }) => <AccountLink userId={userId} /> },
  { name: words.columns.code, wide: true, show: ({ code }) => (code === '' ? null : <Code>{code}</Code>) },
];
