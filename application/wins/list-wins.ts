import { allPages } from '#application/engine/all-pages.ts';
import type { Found, ReadModels } from '#application/engine/ports/read-models.ts';
import { foldText } from '#domain/text/fold.ts';
import { WINS, type WinDocument } from './wins.ts';

export const NEWEST_WINS_FIRST = [
  ['date', 'descending'],
  ['recordedAt', 'descending'],
] as const;
const PAGE = 50;

export type WinsQuery = Readonly<{ limit: number; cursor: string | null; words: string; category: string | null }>;
export type WinsPage = Readonly<{
  found: readonly Found<WinDocument>[];
  nextCursor: string | null;
  total: number;
  /** All distinct ones among the user's wins, whatever was asked. */
  categories: readonly string[];
}>;

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

export const pageOfWins = async (
  readModels: ReadModels,
  userId: number,
  { limit, cursor, words, category }: WinsQuery,
): Promise<WinsPage> => {
  const folded = foldText(words.trim());
  const filter = {
    equals: category === null ? { userId } : { userId, category },
    ...(folded === '' ? {} : { contains: { field: 'searchText', words: folded } as const }),
  };
  const [page, total, categories] = await Promise.all([
    readModels.page(WINS, { filter, sort: NEWEST_WINS_FIRST, limit, cursor }),
    readModels.count(WINS, filter),
    readModels.countBy(WINS, { equals: { userId } }, 'category'),
  ]);
  return {
    found: page.found,
    nextCursor: page.nextCursor,
    total,
    categories: [...categories.keys()].filter((name) => name !== '').sort(),
  };
};
