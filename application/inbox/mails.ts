import { badCursor, type Found, type PageWanted } from '#application/engine/ports/read-models.ts';
import { readModel } from '#application/engine/read-model.ts';
import type { Services } from '#application/services.ts';
import type { JsonObject } from '#domain/json.ts';
import type { Refusals, Refused } from './refusals.ts';

/**
 * Where a mail ended, exactly one of these: `understood`, `unreadable`, `automatic` and `bounce` say what it was, `role`
 * that it went to the operators, `disowned` that its user had not written it. `held` waits for its user's word, `let-go`
 * that nobody said whose it was, `waiting` for the DNS; `reading` is only until it is read.
 */
export type MailEnd = (typeof mailEnds)[number];

export const mailEnds = [
  'reading',
  'understood',
  'unreadable',
  'automatic',
  'bounce',
  'held',
  'waiting',
  'role',
  'disowned',
  'let-go',
] as const;

/**
 * No personal word: it outlives its account, and operators see it. `reason` is a code: why it could not be read or
 * is not answered, what a report said, `released` where its user had to say whose it is. `answered`: it adds to a win that
 * we had asked about.
 */
export type MailDocument = Readonly<{
  userId: number;
  receivedAt: string;
  size: number;
  end: MailEnd;
  winCount: number;
  requestCount: number;
  answered: boolean;
  fileCount: number;
  reason: string;
}>;

/** Every mail that was taken and how it ended. */
export const MAILS = readModel<MailDocument>()({
  name: 'mails',
  indexes: [['receivedAt'], ['userId', 'receivedAt'], ['end', 'receivedAt']],
});

/** One mail and its end, without any personal word. `end` is `reading` only until it has met one. */
export type ListedMail = Readonly<{
  id: string;
  at: string;
  userId: number;
  end: MailEnd | 'refused';
  size: number;
  wins: number;
  requests: number;
  answered: boolean;
  files: number;
  reason: string;
}>;

/** One page; `nextCursor` is null on the last. */
export type ListedMails = Readonly<{ mails: readonly ListedMail[]; nextCursor: string | null }>;

/** The mails taken and refused, newest first. Refusals of one moment stay on one page, be it longer by them. */
export const listMails = async (
  { readModels }: Pick<Services, 'readModels'>,
  refusals: Refusals,
  { limit, cursor = null }: PageWanted,
): Promise<ListedMails> => {
  const from = cursor === null ? START : placeOf(cursor);
  const page = (most: number) =>
    readModels.page(MAILS, { filter: {}, sort: NEWEST_FIRST, limit: most, cursor: from.taken });
  const { found, nextCursor } = from.isTakenDone ? NOTHING_LEFT : await page(limit);
  const refused = (await refusals.latest(MOST_REFUSED)).filter(({ at }) => at < from.before);
  const merged = [...found.map(takenRow), ...refused.map(refusedRow)].sort((one, other) =>
    one.at === other.at ? 0 : one.at < other.at ? 1 : -1,
  );
  let end = Math.min(limit, merged.length);
  while (isRefused(merged[end]) && isRefused(merged[end - 1]) && merged[end]?.at === merged[end - 1]?.at) end += 1;
  const mails = merged.slice(0, end);
  if (end === merged.length && nextCursor === null) return { mails, nextCursor: null };
  const takenCount = mails.filter((one) => !isRefused(one)).length;
  const taken =
    takenCount === found.length ? nextCursor : takenCount === 0 ? from.taken : (await page(takenCount)).nextCursor;
  const isTakenDone = from.isTakenDone || (takenCount === found.length && nextCursor === null);
  return { mails, nextCursor: cursorOf({ taken, isTakenDone, before: mails.findLast(isRefused)?.at ?? from.before }) };
};

const NEWEST_FIRST = [['receivedAt', 'descending']] as const;
const NOTHING_LEFT = { found: [], nextCursor: null } as const;

/** As many as are kept. */
const MOST_REFUSED = 500;

const isRefused = (mail: ListedMail | undefined): boolean => mail?.end === 'refused';

const takenRow = ({ id, document }: Found<MailDocument>): ListedMail => ({
  id,
  at: document.receivedAt,
  userId: document.userId,
  end: document.end,
  size: document.size,
  wins: document.winCount,
  requests: document.requestCount,
  answered: document.answered,
  files: document.fileCount,
  reason: document.reason,
});

const refusedRow = ({ at, reason, size }: Refused): ListedMail => ({
  id: '',
  at,
  userId: 0,
  end: 'refused',
  size,
  wins: 0,
  requests: 0,
  answered: false,
  files: 0,
  reason,
});

/** Where a page ended among the mails taken, and before when the refusals go on. */
type Place = Readonly<{ taken: string | null; isTakenDone: boolean; before: string }>;

const START: Place = { taken: null, isTakenDone: false, before: '9' };

const cursorOf = (place: Place): string => Buffer.from(JSON.stringify(place)).toString('base64url');

const placeOf = (cursor: string): Place => {
  const { taken, isTakenDone, before } = parsed(cursor);
  if ((taken !== null && typeof taken !== 'string') || typeof before !== 'string') throw badCursor();
  return { taken, isTakenDone: isTakenDone === true, before };
};

const parsed = (cursor: string): JsonObject => {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return typeof value === 'object' && value !== null ? (value as JsonObject) : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {}; // a cursor somebody made up
    throw error;
  }
};
