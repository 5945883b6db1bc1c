import type { ShownAccount } from '#application/operators/show-account.ts';
import { table } from './pages.ts';

type Row = readonly [string, string | number];

/** An account as a table of a few lines a subject, for people. */
export const accountTable = (shown: ShownAccount | Readonly<{ userId: number; state: 'closed' }>): string => {
  if ('state' in shown) return `account ${shown.userId} is closed, and erased within the hour`;
  const parts = [identityOf(shown), billingOf(shown), scheduleOf(shown), storedOf(shown)];
  return parts.map((rows) => rows.map(([name, value]) => `${name.padEnd(16)}${value}`).join('\n')).join('\n\n');
};

const yesOrNo = (is: boolean): string => (is ? 'yes' : 'no');
const minute = (iso: string | null): string => (iso === null ? 'never' : iso.slice(0, 16).replace('T', ' '));

const identityOf = ({ userId, account, sessions, lastLogin, passkeys }: ShownAccount): readonly Row[] => [
  ['account', userId],
  ['opened', minute(account.openedAt)],
  ['address proven', yesOrNo(account.proven)],
  ['set up', yesOrNo(account.setupDone)],
  ['phone', account.phone === null ? 'none' : account.phone.verified ? 'verified' : 'not verified'],
  ['passkeys', passkeys],
  ['last sign-in', minute(lastLogin)],
  ['sessions', sessions.length === 0 ? 'none' : `${sessions.length}, last used ${minute(lastUse(sessions))}`],
];

const lastUse = (sessions: ShownAccount['sessions']): string | null =>
  sessions
    .map(({ usedAt }) => usedAt)
    .sort()
    .at(-1) ?? null;

const billingOf = ({ account, billing: { standing, payment, charges } }: ShownAccount): readonly Row[] => [
  ['state', account.complimentary ? `${standing.status} (complimentary)` : standing.status],
  ['plan', standing.plan ?? 'none'],
  ['payment', payment],
  ...(standing.periodEnd === null ? [] : [['period ends', minute(standing.periodEnd)] as const]),
  ...(standing.accessUntil === null ? [] : [['access until', minute(standing.accessUntil)] as const]),
  [
    'charges',
    charges === null
      ? 'not known, the payment provider is away'
      : charges.length === 0
        ? 'none'
        : `\n${table(
            ['  paid', 'amount', 'state'],
            charges.map(({ paidAt, amount, currency, state }) => [
              `  ${minute(paidAt)}`,
              `${(amount / 100).toFixed(2)} ${currency.toUpperCase()}`,
              state,
            ]),
          )}`,
  ],
];

const scheduleOf = ({ account, checkIns, softFailures }: ShownAccount): readonly Row[] => {
  const { schedule } = account;
  const { pause, undeliverable, byText } = account.checkIns;
  return [
    ['check-ins', `${schedule.frequency}, ${schedule.clockTime ?? schedule.timeOfDay} ${schedule.timezone}`],
    [
      'paused',
      pause === null ? 'no' : `${pause.reason}, ${pause.until === null ? 'for good' : `until ${pause.until}`}`,
    ],
    [
      'next',
      checkIns.next.length === 0 ? `none (${checkIns.none})` : checkIns.next.map(({ at }) => minute(at)).join(', '),
    ],
    [
      'takes mail',
      undeliverable ? 'no' : softFailures === 0 ? 'yes' : `yes, ${softFailures} failed since it was proven`,
    ],
    ['by text', yesOrNo(byText)],
  ];
};

const storedOf = ({ stored: { wins, documents, mailsIn, mailsOut, bytes } }: ShownAccount): readonly Row[] => [
  ['wins', wins],
  ['documents', documents],
  ['mails', `${mailsIn} in, ${mailsOut} out`],
  ['storage', `${bytes.isAll ? '' : 'more than '}${size(bytes.mails)} of mails, ${size(bytes.files)} of files`],
];

const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
