import type { Found, ReadModels } from '#application/engine/ports/read-models.ts';
import type { JsonObject } from '#domain/json.ts';
import { foldText } from '#domain/text/fold.ts';

const WINS = 'wins';
const NEWEST_FIRST = [
  ['date', 'descending'],
  ['recordedAt', 'descending'],
] as const;
const PAGE = 50;

export type WinsQuery = Readonly<{ limit: number; cursor: string | null; words: string; category: string | null }>;
export type WinsPage<Win> = Readonly<{
  found: readonly Found<Win>[];
  nextCursor: string | null;
  total: number;
  /** All distinct ones among the user's wins, whatever was asked. */
  categories: readonly string[];
}>;

/** A user's own win; null for anyone else's, as for one that is not there. */
export const ownWin = async <Win extends JsonObject>(
  readModels: ReadModels,
  userId: number,
  winId: string,
): Promise<Win | null> => {
  const win = await readModels.get<Win>(WINS, winId);
  return win?.userId === userId ? win : null;
};

/** All wins of a user, newest first, some at a time. */
export async function* allWins<Win extends JsonObject>(
  readModels: ReadModels,
  userId: number,
): AsyncGenerator<readonly Found<Win>[]> {
  let cursor: string | null = null;
  do {
    const query = { filter: { equals: { userId } }, sort: NEWEST_FIRST, limit: PAGE, cursor };
    const page: Awaited<ReturnType<typeof readModels.page<Win>>> = await readModels.page<Win>(WINS, query);
    yield page.found;
    cursor = page.nextCursor;
  } while (cursor);
}

export const pageOfWins = async <Win extends JsonObject>(
  readModels: ReadModels,
  userId: number,
  { limit, cursor, words, category }: WinsQuery,
): Promise<WinsPage<Win>> => {
  const folded = foldText(words.trim());
  const filter = {
    equals: { userId, ...(category === null ? {} : { category }) },
    ...(folded === '' ? {} : { contains: { field: 'searchText', words: folded } }),
  };
  const [page, totals, categories] = await Promise.all([
    readModels.page<Win>(WINS, { filter, sort: NEWEST_FIRST, limit, cursor }),
    readModels.count(WINS, filter, ''),
    readModels.count(WINS, { equals: { userId } }, 'category'),
  ]);
  return {
    found: page.found,
    nextCursor: page.nextCursor,
    total: totals.get('') ?? 0,
    categories: [...categories.keys()].filter((name) => name !== '').sort(),
  };
};
