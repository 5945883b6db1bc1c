import type { Page } from '#application/engine/ports/read-models.ts';
import type { Services } from '#application/services.ts';
import type { Span } from '#domain/insights/look-back-span.ts';

/** What of a win is looked at to look back. */
export type WinRead = Readonly<{
  winId: string;
  date: string;
  text: string;
  category: string;
  skills: readonly string[];
}>;
type Document = Omit<WinRead, 'winId'>;

const PER_PAGE = 100;

/** The newest wins of a time, at most so many; the newest one first. */
export const newestWins = async (
  { readModels }: Pick<Services, 'readModels'>,
  userId: number,
  { from, to }: Span,
  most: number,
): Promise<readonly WinRead[]> => {
  const wins: WinRead[] = [];
  let cursor: string | null = null;
  do {
    const { found, nextCursor }: Page<Document> = await readModels.page<Document>('wins', {
      filter: { equals: { userId }, atMost: { date: to } },
      sort: [
        ['date', 'descending'],
        ['recordedAt', 'descending'],
      ],
      limit: Math.min(PER_PAGE, most - wins.length),
      cursor,
    });
    const inTime = found.filter(({ document }) => document.date >= from);
    for (const { id, document } of inTime) {
      const { date, text, category, skills } = document;
      wins.push({ winId: id, date, text, category, skills });
    }
    cursor = inTime.length === found.length && wins.length < most ? nextCursor : null;
  } while (cursor !== null);
  return wins;
};
