import { allPages } from '#application/engine/all-pages.ts';
import type { Found, ReadModels, Shape, ShownPage } from '#application/engine/ports/read-models.ts';
import { foldText } from '#domain/text.ts';
import { lineOfSkill } from '#domain/wins/skill-lines.ts';
import { skillNamesOf } from './skills/skills-as-shown.ts';
import { WINS, type WinDocument } from './wins.ts';

export const NEWEST_WINS_FIRST = [
  ['date', 'descending'],
  ['recordedAt', 'descending'],
] as const;
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
/** `categories` are all distinct ones among the user's wins, whatever was asked. */
type WinCounts = Readonly<{ total: number; categories: readonly string[] }>;
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
  wanted: WinsQuery,
  shape: Shape<WinDocument>,
): Promise<WinCounts & Readonly<{ page: ShownPage }>> => {
  const filter = await filterOf(readModels, userId, wanted);
  const query = { filter, sort: NEWEST_WINS_FIRST, limit: wanted.limit, cursor: wanted.cursor };
  const [page, counts] = await Promise.all([
    readModels.shown(WINS, query, shape),
    countsOf(readModels, userId, filter),
  ]);
  return { page, ...counts };
};

const filterOf = async (readModels: ReadModels, userId: number, { words, category, skill = null }: WinsQuery) => {
  const folded = foldText(words.trim());
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
  const [total, categories] = await Promise.all([
    readModels.count(WINS, filter),
    readModels.countBy(WINS, { equals: { userId } }, 'category'),
  ]);
  return { total, categories: [...categories.keys()].filter((name) => name !== '').sort() };
};
