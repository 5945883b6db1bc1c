import { Button } from 'antd';
import { type DnsHealth, dnsHealth, type PolicyRefusals, policyRefusals } from '#web/contract/admin/mail.ts';
import { AdminSection } from '../admin-head.tsx';
import { useAdminRead } from '../admin-reads.ts';
import { type Column, DataTable } from '../data-table.tsx';
import { countOf } from '../figures.ts';
import { Code, Empty, Reading, StateTag } from '../states.tsx';
import { When } from '../when.tsx';
import { copy } from './copy.ts';
import styles from './mail.module.css';

const MINUTE_MS = 60_000;

/** Complaints and refusals of our mail, and whether its DNS records are right. */
export const MailHealth = () => (
  <>
    <Refusals />
    <DnsRecords />
  </>
);

const Refusals = () => {
  const words = copy.refusals;
  const read = useAdminRead('/api/admin/mails/refusals', policyRefusals, { every: MINUTE_MS });
  return (
    <AdminSection title={words.title} lead={words.lead}>
      <Reading read={read} lines={2}>
        {({ mails, accounts, isAlarm, codes }) =>
          codes.length === 0 ? (
            <Empty title={words.none} />
          ) : (
            <>
              {isAlarm && (
                <p className={styles.alarm} role="alert">
                  {words.counted(mails, accounts)}. {words.alarm}
                </p>
              )}
              {!isAlarm && <p>{words.counted(mails, accounts)}</p>}
              <DataTable caption={words.caption} columns={refusalColumns} rows={codes} idOf={({ code }) => code} />
            </>
          )
        }
      </Reading>
    </AdminSection>
  );
};

const refusalColumns: readonly Column<PolicyRefusals['codes'][number]>[] = [
  { name: copy.refusals.columns.code, wide: true, show: ({ code }) => <Code>{code}</Code> },
  { name: copy.refusals.columns.mails, end: true, show: ({ mails }) => countOf(mails) },
  { name: copy.refusals.columns.accounts, end: true, show: ({ accounts }) => countOf(accounts) },
  { name: copy.refusals.columns.at, show: ({ lastAt }) => <When at={lastAt} /> },
];

const DnsRecords = () => {
  const words = copy.dns;
  const read = useAdminRead('/api/admin/mails/dns', dnsHealth);
  return (
    <AdminSection
      title={words.title}
      lead={words.lead}
      actions={
        <Button loading={read.isReading} onClick={() => void read.readAgain()}>
          {words.again}
        </Button>
      }
    >
      <Reading read={read} lines={4}>
        {({ records }) =>
          records.length === 0 ? (
            <Empty title={words.nothing} />
          ) : (
            <DataTable
              caption={words.caption}
              columns={recordColumns}
              rows={records}
              idOf={({ type, name, wanted }) => `${type} ${name} ${wanted}`}
            />
          )
        }
      </Reading>
    </AdminSection>
  );
};

const TONES = { right: 'good', missing: 'bad', other: 'warn', unknown: 'quiet' } as const;

const recordColumns: readonly Column<DnsHealth['records'][number]>[] = [
  { name: copy.dns.columns.name, show: ({ name }) => <Code>{name}</Code> },
  { name: copy.dns.columns.type, show: ({ type }) => type },
  {
    name: copy.dns.columns.state,
    show: ({ state }) => <StateTag tone={TONES[state]}>{copy.dns.states[state]}</StateTag>,
  },
  { name: copy.dns.columns.wanted, show: ({ wanted }) => <Record value={wanted} /> },
  {
    name: copy.dns.columns.found,
    show: ({ found }) =>
      found.length === 0 ? copy.dns.none : found.map((value) => <Record key={value} value={value} />),
  },
];

const Record = ({ value }: { value: string }) => (
  <span className={styles.record}>
    <Code>{value}</Code>
  </span>
);
