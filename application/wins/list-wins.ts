import { allPages } from '#application/engine/all-pages.ts';
import type { Found, ReadModels, Shape, ShownPage } from '#application/engine/ports/read-models.ts';
import { searchText } from '#domain/search-text.ts';
import { lineOfSkill } from '#domain/skills/skill-lines.ts';
import { monthOf } from '#domain/wins/filing.ts';
import { skillNamesOf } from './skills-as-shown.ts';
import { WINS, type WinDocument } from './wins.ts';

export const NEWEST_WINS_FIRST = [
  ['date', 'descending'],
  ['recordedAt', 'descending'],
] as const;
const NEWEST_OF_A_DAY_FIRST = [['recordedAt', 'descending']] as const;
const PAGE = 50;
const SHOWN_AT_ONCE = 100;

type WinsQuery = Readonly<{
  limit: number;
  cursor: string | null;
  words: string;
  category: string | null;
  /** As it is shown; those that are spelled otherwise or were merged into it are found too. */
  skill?: string | null;
}>;
/** Only the wins of a day, or else those of a day and before. */
type Days = Readonly<{ date: string | null; until: string | null }>;
/** `categories` are all distinct ones among the user's wins, whatever was asked. */
type WinCounts = Readonly<{ total: number; categories: readonly string[] }>;
/** `months` (`yyyy-MM`), the newest first, with how many wins they have, whatever days were asked. */
type MonthCounts = Readonly<{ months: readonly Readonly<{ month: string; count: number }>[] }>;
type WinsPage = WinCounts & Readonly<{ found: readonly Found<WinDocument>[]; nextCursor: string | null }>;

/** A user's own win; null for anyone else's, as for one that is not there. */
export const ownWin = async (readModels: ReadModels, userId: number, winId: string): Promise<WinDocument | null> => {
  const win = await readModels.get(WINS, winId);
  return win?.userId === userId ? win : null;
};

/** All wins of a user, newest first, some at a time. */
export const allWins = (readModels: ReadModels, userId: number): AsyncGenerator<readonly Found<WinDocument>[]> =>
  allPages((cursor) =>
    readModels.page(WINS, { filter: { equals: { userId } }, sort: NEWEST_WINS_FIRST, limit: PAGE, cursor }),
  );

/** The same as `shape` shows them, page by page as they are asked for. */
export const allShownWins = async function* (
  readModels: ReadModels,
  userId: number,
  shape: Shape<WinDocument>,
): AsyncGenerator<ShownPage> {
  let cursor: string | null = null;
  do {
    const query = { filter: { equals: { userId } }, sort: NEWEST_WINS_FIRST, limit: SHOWN_AT_ONCE, cursor } as const;
    const page: ShownPage = await readModels.shown(WINS, query, shape);
    yield page;
    cursor = page.nextCursor;
  } while (cursor);
};

export const pageOfWins = async (readModels: ReadModels, userId: number, wanted: WinsQuery): Promise<WinsPage> => {
  const filter = await filterOf(readModels, userId, wanted);
  const [page, counts] = await Promise.all([
    readModels.page(WINS, { filter, sort: NEWEST_WINS_FIRST, limit: wanted.limit, cursor: wanted.cursor }),
    countsOf(readModels, userId, filter),
  ]);
  return { ...page, ...counts };
};

export const pageOfShownWins = async (
  readModels: ReadModels,
  userId: number,
  wanted: WinsQuery & Days,
  shape: Shape<WinDocument>,
): Promise<WinCounts & MonthCounts & Readonly<{ page: ShownPage }>> => {
  const { date, until, limit, cursor } = wanted;
  const filter = await filterOf(readModels, userId, wanted);
  const shown =
    date === null
      ? readModels.shown(
          WINS,
          {
            filter: { ...filter, ...(until === null ? {} : { atMost: { date: until } }) },
            sort: NEWEST_WINS_FIRST,
            limit,
            cursor,
          },
          shape,
        )
      : readModels.shown(
          WINS,
          { filter: { ...filter, equals: { ...filter.equals, date } }, sort: NEWEST_OF_A_DAY_FIRST, limit, cursor },
          shape,
        );
  const [page, byDate, categories] = await Promise.all([
    shown,
    readModels.countBy(WINS, filter, 'date'),
    categoriesOf(readModels, userId),
  ]);
  const isAsked = (day: string) => (date === null ? until === null || day <= until : day === date);
  const asked = [...byDate].filter(([day]) => isAsked(day));
  return { page, categories, months: monthCounts(byDate), total: asked.reduce((sum, [, count]) => sum + count, 0) };
};

const monthCounts = (byDate: ReadonlyMap<string, number>): MonthCounts['months'] => {
  const counts = new Map<string, number>();
  for (const [date, count] of byDate) counts.set(monthOf(date), (counts.get(monthOf(date)) ?? 0) + count);
  return [...counts].sort(([one], [other]) => (one < other ? 1 : -1)).map(([month, count]) => ({ month, count }));
};

const filterOf = async (readModels: ReadModels, userId: number, { words, category, skill = null }: WinsQuery) => {
  const folded = searchText(words.trim());
  const names = skill === null ? null : await skillNamesOf({ readModels }, userId);
  const spelled = names?.spellingsOf(skill ?? '').map(lineOfSkill);
  return {
    equals: category === null ? { userId } : { userId, category },
    ...(folded === '' ? {} : { contains: { field: 'searchText', words: folded } as const }),
    ...(spelled && { holds: { field: 'skillLines', oneOf: spelled } as const }),
  };
};

const countsOf = async (
  readModels: ReadModels,
  userId: number,
  filter: Awaited<ReturnType<typeof filterOf>>,
): Promise<WinCounts> => {
  const [total, categories] = await Promise.all([readModels.count(WINS, filter), categoriesOf(readModels, userId)]);
  return { total, categories };
};

const categoriesOf = async (readModels: ReadModels, userId: number): Promise<readonly string[]> => {
  const counts = await readModels.countBy(WINS, { equals: { userId } }, 'category');
  return [...counts.keys()].filter((name) => name !== '').sort();
};
