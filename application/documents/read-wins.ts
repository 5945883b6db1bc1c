import type { ShownPage } from '#application/engine/ports/read-models.ts';
import type { Services } from '#application/services.ts';
import { WINS } from '#application/wins/public.ts';
import { monthOf } from '#domain/wins/filing.ts';
import { type OpenWin, openWinShape } from './open-win.ts';

type Stores = Pick<Services, 'readModels'>;

/** What is read of all wins: the newest first; `unread` are so many more. */
type WinsRead = Readonly<{ wins: readonly OpenWin[]; unread: number }>;

/** Of whoever has more: so many of the newest, and of each month before those its newest, as many of one as of another. */
export type Reach = Readonly<{ newest: number; earlier: number }>;
/** Together five a working day over four years. */
const REACH: Reach = { newest: 3_500, earlier: 1_500 };
/** Read, and looked at for their language, in a few milliseconds. */
const AT_ONCE = 100;

/** No document looks at more wins than fit into a second; but at some of every month there ever was. */
export const winsToWriteOf = async (
  { readModels }: Stores,
  userId: number,
  { newest, earlier }: Reach = REACH,
): Promise<WinsRead> => {
  const total = await readModels.count(WINS, { equals: { userId } });
  const whole = total <= newest + earlier;
  const first = await winsUpTo(readModels, userId, null, whole ? total : newest);
  if (whole) return { wins: first, unread: 0 };
  const last = first.at(-1)?.date ?? '';
  const wins = new Map(first.map((win) => [win.id, win]));
  const months = await monthsUpTo(readModels, userId, last);
  for (const month of months)
    for (const win of await winsUpTo(readModels, userId, month, Math.max(1, Math.floor(earlier / months.length))))
      if (monthOf(win.date) === month) wins.set(win.id, win);
  return { wins: [...wins.values()], unread: Math.max(0, total - wins.size) };
};

/** The newest so many, or of those up to the end of a month. */
const winsUpTo = async (
  readModels: Stores['readModels'],
  userId: number,
  month: string | null,
  most: number,
): Promise<readonly OpenWin[]> => {
  const wins: OpenWin[] = [];
  let cursor: string | null = null;
  while (wins.length < most) {
    const filter = month === null ? { equals: { userId } } : { equals: { userId }, atMost: { date: `${month}-31` } };
    const limit = Math.min(AT_ONCE, most - wins.length);
    const page: ShownPage = await readModels.shown(WINS, { filter, sort: NEWEST_FIRST, limit, cursor }, openWinShape);
    wins.push(...(JSON.parse(`[${page.json}]`) as readonly OpenWin[]));
    cursor = page.nextCursor;
    if (cursor === null) break;
  }
  return wins;
};

/** Those with wins, the month of that date among them: some of it may be unread. */
const monthsUpTo = async (
  readModels: Stores['readModels'],
  userId: number,
  date: string,
): Promise<readonly string[]> => {
  const months = await readModels.countBy(WINS, { equals: { userId } }, 'month');
  return [...months.keys()].filter((month) => month <= monthOf(date)).sort();
};

const NEWEST_FIRST = [
  ['date', 'descending'],
  ['recordedAt', 'descending'],
] as const;
