import { countPasskeys, lastLoginOf, listSessions } from '#application/access/public.ts';
import { accountByAddress, accountOf } from '#application/accounts/public.ts';
import { billingIn, type Charge, type Charges } from '#application/billing/public.ts';
import { plannedCheckIns } from '#application/check-ins/public.ts';
import { SENT_MAILS } from '#application/delivery/public.ts';
import { DOCUMENTS } from '#application/documents/public.ts';
import { stateOf } from '#application/engine/handle.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { Page } from '#application/engine/ports/read-models.ts';
import { MAILS } from '#application/inbox/public.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { WINS } from '#application/wins/public.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import { account as accountDecider } from '#domain/accounts/decider.ts';
import type { PaymentStatus, Standing } from '#domain/billing/standing.ts';
import { deliverability } from '#domain/deliverability/decider.ts';
import type { JsonObject } from '#domain/json.ts';

/** The account of an address that was typed, or null. */
export const findAccount = async (
  services: Pick<Services, 'log' | 'vault'>,
  email: string,
): Promise<Readonly<{ userId: number }> | null> => {
  const found = await accountByAddress(services, email);
  return found && { userId: found.userId };
};

type Plan = NonNullable<Awaited<ReturnType<typeof plannedCheckIns>>>;

/**
 * An account as operators see it: times, counts and codes, and no word of its owner. `charges` are null while the payment
 * provider is away. `next` has the next five check-ins, or `none` says why there are none.
 */
export type ShownAccount = Readonly<{
  userId: number;
  account: OpenAccount;
  billing: Readonly<{ standing: Standing; payment: PaymentStatus; charges: readonly Charge[] | null }>;
  sessions: readonly Readonly<{ openedAt: string; usedAt: string }>[];
  lastLogin: string | null;
  passkeys: number;
  /** How many mails its address did not take, of the last twenty failures, since it was last proven. */
  softFailures: number;
  checkIns: Pick<Plan, 'next' | 'none'>;
  stored: Readonly<{ wins: number; documents: number; mailsIn: number; mailsOut: number; bytes: StoredBytes }>;
}>;

/** Bytes of its mails and files in the archive; `isAll` false: there are more than were added up. */
type StoredBytes = Readonly<{ mails: number; files: number; isAll: boolean }>;

type Parts = Pick<Services, 'log' | 'readModels' | 'registers' | 'sealer' | 'clock'> & Readonly<{ payments: Charges }>;

const SHOWN = 5;
const CHARGES_SINCE = '2000-01-01T00:00:00.000Z';

/** `closed` while it is being deleted; null where there is none any more, or never was. */
export const showAccount = async (services: Parts, userId: number): Promise<ShownAccount | 'closed' | null> => {
  const account = await accountOf(services, userId);
  if (!account) return (await isClosing(services, userId)) ? 'closed' : null;
  const [{ standing, payment }, sessions, lastLogin, passkeys, softFailures, planned, stored] = await Promise.all([
    billingIn(services, userId, account),
    listSessions(services, userId),
    lastLoginOf(services, userId),
    countPasskeys(services, userId),
    softFailuresOf(services, userId, account),
    plannedCheckIns(services, userId, SHOWN),
    storedOf(services, userId),
  ]);
  return {
    userId,
    account,
    billing: { standing, payment, charges: await chargesOf(services, standing) },
    sessions: sessions.map(({ openedAt, usedAt }) => ({ openedAt: isoOf(openedAt), usedAt: isoOf(usedAt) })),
    lastLogin,
    passkeys,
    softFailures,
    checkIns: planned ?? NONE_PLANNED,
    stored,
  };
};

/** For an account that is closed while it is looked at. */
const NONE_PLANNED: Pick<Plan, 'next' | 'none'> = { next: [], none: 'later' };

const softFailuresOf = async (
  { log }: Pick<Parts, 'log'>,
  userId: number,
  { proofs }: OpenAccount,
): Promise<number> => {
  const { failures } = await stateOf(log, deliverability, streams.deliverability(userId));
  return failures.filter((one) => one.failure === 'soft' && one.proofs === proofs).length;
};

/** An erased one is nobody's any more. */
const isClosing = async ({ log }: Pick<Parts, 'log'>, userId: number): Promise<boolean> =>
  (await stateOf(log, accountDecider, streams.account(userId))).status === 'closed';

const isoOf = (time: number): string => new Date(time).toISOString();

const chargesOf = async ({ payments }: Parts, { subscriptionId }: Standing): Promise<readonly Charge[] | null> => {
  if (subscriptionId === null) return [];
  try {
    return await payments.charges(subscriptionId, CHARGES_SINCE);
  } catch (error) {
    if (isUnavailable(error)) return null;
    throw error;
  }
};

const storedOf = async ({ readModels }: Pick<Parts, 'readModels'>, userId: number) => {
  const equals = { userId };
  const page = (cursor: string | null) => ({ limit: ADDED_AT_ONCE, cursor });
  const [wins, documents, mailsIn, mailsOut, mailBytes, fileBytes] = await Promise.all([
    readModels.count(WINS, { equals }),
    readModels.count(DOCUMENTS, { equals }),
    readModels.count(MAILS, { equals }),
    readModels.count(SENT_MAILS, { equals }),
    added(
      (cursor) => readModels.page(MAILS, { filter: { equals }, sort: [['receivedAt', 'ascending']], ...page(cursor) }),
      ({ size }) => size,
    ),
    added(
      (cursor) => readModels.page(WINS, { filter: { equals }, sort: WINS_IN_ORDER, ...page(cursor) }),
      ({ evidence }) => evidence.reduce((all, { size }) => all + size, 0),
    ),
  ]);
  const bytes = { mails: mailBytes.sum, files: fileBytes.sum, isAll: mailBytes.isAll && fileBytes.isAll };
  return { wins, documents, mailsIn, mailsOut, bytes };
};

const MAX_ADDED = 5000;
const ADDED_AT_ONCE = 500;
const WINS_IN_ORDER = [
  ['date', 'ascending'],
  ['recordedAt', 'ascending'],
] as const;

/** The first 5,000 documents of a list: nothing sums over all of them. */
const added = async <Document extends JsonObject>(
  pageAt: (cursor: string | null) => Promise<Page<Document>>,
  numberOf: (document: Document) => number,
): Promise<Readonly<{ sum: number; isAll: boolean }>> => {
  let sum = 0;
  let cursor: string | null = null;
  for (let read = 0; read < MAX_ADDED; read += ADDED_AT_ONCE) {
    const page: Page<Document> = await pageAt(cursor);
    for (const { document } of page.found) sum += numberOf(document);
    cursor = page.nextCursor;
    if (cursor === null) return { sum, isAll: true };
  }
  return { sum, isAll: false };
};
