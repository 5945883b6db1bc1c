import type { OpenAccount } from '#web/contract/admin/accounts.ts';
import { AdminSection } from '../admin-head.tsx';
import { type Column, DataTable } from '../data-table.tsx';
import { bytesOf, countOf } from '../figures.ts';
import { Empty, Facts, StateTag } from '../states.tsx';
import { When } from '../when.tsx';
import { copy } from './copy.ts';

/** Who it is, in counts and codes. */
export const AccountFacts = ({ account }: { account: OpenAccount }) => {
  const words = copy.who;
  return (
    <Facts
      facts={[
        [words.opened, <When key="opened" at={account.openedAt} />],
        [
          words.proven,
          <StateTag key="proven" tone={account.addressProven ? 'good' : 'warn'}>
            {account.addressProven ? words.isProven : words.notProven}
          </StateTag>,
        ],
        [words.setup, account.setupDone ? words.isSetUp : words.notSetUp],
        [words.phone, words.phones[account.phone]],
        [words.passkeys, countOf(account.passkeys)],
        [words.language, account.language ?? words.notChosen],
        [words.lastLogin, account.lastLogin === null ? words.never : <When key="login" at={account.lastLogin} />],
      ]}
    />
  );
};

/** Where it is signed in. */
export const AccountSessions = ({ sessions }: Pick<OpenAccount, 'sessions'>) => (
  <AdminSection title={copy.sessions.title}>
    {sessions.length === 0 ? (
      <Empty title={copy.sessions.none} />
    ) : (
      <DataTable
        caption={copy.sessions.caption}
        columns={sessionColumns}
        rows={sessions}
        idOf={(session) => `${session.openedAt} ${sessions.indexOf(session)}`}
      />
    )}
  </AdminSection>
);

const sessionColumns: readonly Column<OpenAccount['sessions'][number]>[] = [
  { name: copy.sessions.columns.opened, show: ({ openedAt }) => <When at={openedAt} /> },
  { name: copy.sessions.columns.used, wide: true, show: ({ usedAt }) => <When at={usedAt} /> },
];

/** How much is kept of it. */
export const AccountStorage = ({ stored }: Pick<OpenAccount, 'stored'>) => {
  const words = copy.stored;
  const { mails, files, isAll } = stored.bytes;
  const size = (bytes: number) => (isAll ? bytesOf(bytes) : words.more(bytesOf(bytes)));
  return (
    <AdminSection title={words.title}>
      <Facts
        facts={[
          [words.wins, countOf(stored.wins)],
          [words.documents, countOf(stored.documents)],
          [words.mailsIn, countOf(stored.mailsIn)],
          [words.mailsOut, countOf(stored.mailsOut)],
          [words.mailBytes, size(mails)],
          [words.fileBytes, size(files)],
        ]}
      />
    </AdminSection>
  );
};
