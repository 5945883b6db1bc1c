import { Button } from 'antd';
import { useState } from 'react';
import { type MailIn, mailsIn, mailText } from '#web/contract/admin/mail.ts';
import { useApi } from '../../../shared/api/api-context.ts';
import { AccountLink } from '../account-link.tsx';
import { ActionDialog } from '../action-dialog.tsx';
import { useAdminList } from '../admin-reads.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { bytesOf } from '../figures.ts';
import { FilterBar, SelectFilter, TextFilter, useFilters } from '../filters.tsx';
import { useMayAct } from '../operator.ts';
import { Code, Listing, StateTag } from '../states.tsx';
import { When } from '../when.tsx';
import { copy } from './copy.ts';
import styles from './mail.module.css';
import { MailTextDialog } from './mail-text-dialog.tsx';

const words = copy.in;
const FILTERS = ['end', 'userId'] as const;
const ENDS = Object.entries(words.ends).map(([value, label]) => ({ value, label }));

/** Mails that came, and how they ended. One that its owner released can be read. */
export const MailsIn = () => {
  const mayAct = useMayAct();
  const filters = useFilters(FILTERS);
  const list = useAdminList('/api/admin/mails/in', filters.values, mailsIn, { list: 'admin:mails' });
  const rows = list.pages?.flatMap(({ mails }) => mails) ?? [];
  const [reading, setReading] = useState<MailIn | null>(null);
  const { values, set } = filters;
  return (
    <>
      <FilterBar isFiltered={filters.isFiltered} onClear={filters.clear}>
        <SelectFilter
          label={copy.filters.end}
          value={values.end}
          onChange={(value) => set('end', value)}
          options={ENDS}
        />
        <TextFilter
          label={copy.filters.account}
          digits
          value={values.userId}
          onChange={(value) => set('userId', value)}
        />
      </FilterBar>
      <Listing list={list} rows={rows} nothing={words.nothing} onClear={filters.isFiltered ? filters.clear : undefined}>
        {(shown) => (
          <DataTable
            caption={words.caption}
            columns={mayAct ? [...columns, reads(setReading)] : columns}
            rows={shown}
            idOf={(mail) => mail.id || `${mail.at} ${mail.reason} ${shown.indexOf(mail)}`}
          />
        )}
      </Listing>
      {reading && <ReadReleased mail={reading} onClose={() => setReading(null)} />}
    </>
  );
};

const TONES = {
  reading: 'busy',
  understood: 'good',
  unreadable: 'bad',
  automatic: 'quiet',
  bounce: 'warn',
  held: 'warn',
  waiting: 'busy',
  role: 'quiet',
  disowned: 'quiet',
  'let-go': 'quiet',
  refused: 'quiet',
} as const;

const columns: readonly Column<MailIn>[] = [
  {
    name: words.columns.end,
    show: ({ end }) => <StateTag tone={TONES[end]}>{words.ends[end]}</StateTag>,
  },
  { name: words.columns.at, show: ({ at }) => <When at={at} /> },
  { name: words.columns.account, show: ({ userId }) => <AccountLink userId={userId} /> },
  { name: words.columns.holds, show: (mail) => holds(mail) },
  { name: words.columns.size, end: true, show: ({ size }) => bytesOf(size) },
  {
    name: words.columns.reason,
    wide: true,
    show: (mail) => <Reason mail={mail} />,
  },
];

const Reason = ({ mail: { end, reason } }: { mail: MailIn }) => {
  if (end === 'held') return words.held;
  if (reason === 'released') return words.released;
  return reason === '' ? null : <Code>{reason}</Code>;
};

const holds = ({ wins, requests, files }: MailIn) => {
  const held = [
    ...(wins > 0 ? [words.wins(wins)] : []),
    ...(requests > 0 ? [words.requests(requests)] : []),
    ...(files > 0 ? [words.files(files)] : []),
  ];
  return held.length > 0 && <span className={styles.line}>{held.join(', ')}</span>;
};

const reads = (onRead: (mail: MailIn) => void): Column<MailIn> => ({
  name: words.columns.act,
  quietName: true,
  phone: 'bare',
  show: (mail) => mail.reason === 'released' && <Button onClick={() => onRead(mail)}>{words.read}</Button>,
});

/** Asks for the reason, then shows the text. */
const ReadReleased = ({ mail, onClose }: { mail: MailIn; onClose: () => void }) => {
  const api = useApi();
  const [text, setText] = useState<string | null>(null);
  const [isAsked, setIsAsked] = useState(false);
  if (isAsked && text !== null) return <MailTextDialog title={copy.read.title} read={{ text }} onClose={onClose} />;
  return (
    <ActionDialog
      action={{
        title: copy.read.title,
        detail: copy.read.detail,
        verb: copy.read.verb,
        send: async (reason) => {
          setText((await api.write('POST', `/api/admin/mails/${mail.id}/read`, { reason }, mailText)).text);
          return copy.read.done;
        },
      }}
      onClose={() => (text === null ? onClose() : setIsAsked(true))}
    />
  );
};
