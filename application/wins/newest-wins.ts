import { allFound } from '#application/engine/all-pages.ts';
import type { Services } from '#application/services.ts';
import type { FiledWin } from '#domain/wins/remembered.ts';
import { dayOfWin } from '#domain/wins/win-day.ts';
import { NEWEST_WINS_FIRST } from './list-wins.ts';
import { WINS, type WinDocument } from './wins.ts';

/** What of a win is looked at to look back, or to ask by. */
export type WinRead = Pick<
  WinDocument,
  'date' | 'dateIsApproximate' | 'recordedAt' | 'text' | 'category' | 'skills' | keyof FiledWin
> &
  Readonly<{ winId: string }>;

const PER_PAGE = 100;

/** The wins from one date to another (`yyyy-MM-dd`, both in it), the newest first, at most so many. */
export const newestWins = async (
  { readModels }: Pick<Services, 'readModels'>,
  userId: number,
  { from, to }: Readonly<{ from: string; to: string }>,
  most: number,
): Promise<readonly WinRead[]> => {
  const wins: WinRead[] = [];
  const upTo = allFound((cursor) =>
    readModels.page(WINS, {
      filter: { equals: { userId }, atMost: { date: to } },
      sort: NEWEST_WINS_FIRST,
      limit: Math.min(PER_PAGE, most - wins.length),
      cursor,
    }),
  );
  for await (const { id, document } of upTo) {
    const { date, recordedAt, text, category, skills } = document;
    const { foundCategory, chosenCategory, foundSkills, chosenSkills } = document;
    if (date < from) break;
    const filed = { foundCategory, chosenCategory, foundSkills, chosenSkills };
    wins.push({ winId: id, ...dayOfWin(document), recordedAt, text, category, skills, ...filed });
    if (wins.length === most) break;
  }
  return wins;
};
