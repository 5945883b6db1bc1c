import { allFound } from '#application/engine/all-pages.ts';
import type { Services } from '#application/services.ts';
import { NEWEST_WINS_FIRST, WINS, type WinDocument } from '#application/wins/public.ts';
import type { Span } from '#domain/insights/look-back.ts';

/** What of a win is looked at to look back. */
export type WinRead = Pick<WinDocument, 'date' | 'text' | 'category' | 'skills'> & Readonly<{ winId: string }>;

const PER_PAGE = 100;

/** The newest wins of a time, at most so many; the newest one first. */
export const newestWins = async (
  { readModels }: Pick<Services, 'readModels'>,
  userId: number,
  { from, to }: Span,
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
    const { date, text, category, skills } = document;
    if (date < from) break;
    wins.push({ winId: id, date, text, category, skills });
    if (wins.length === most) break;
  }
  return wins;
};
