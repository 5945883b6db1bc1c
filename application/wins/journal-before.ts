import { WORK } from '#application/engine/ports/work.ts';
import { waitForReadModels } from '#application/engine/read-your-writes.ts';
import type { Services } from '#application/services.ts';
import { plusDays } from '#domain/time/dates.ts';
import type { WinView } from '#domain/wins/win-view.ts';
import { newestWins, type WinRead } from './newest-wins.ts';
import { WINS } from './wins.ts';
import { MOST_EARLIER_WINS } from './writer.ts';

const DAYS_BACK = 366;

/**
 * What the journal held when this win came to it, for a writer that counts, and for what its user put right. Empty while the wins page has not come as far
 * as the work that is done here: a count that may miss one is none.
 */
export const journalBefore = async (
  { readModels }: Pick<Services, 'readModels'>,
  winId: string,
  { userId, date, recordedAt }: Pick<WinView, 'userId' | 'date' | 'recordedAt'>,
): Promise<readonly WinRead[]> => {
  const opened = await readModels.checkpoint(WORK);
  if (!opened || (await waitForReadModels(readModels, [WINS], opened.position)).length > 0) return [];
  const span = { from: plusDays(date, -DAYS_BACK), to: date };
  const wins = await newestWins({ readModels }, userId, span, MOST_EARLIER_WINS + 1);
  return wins
    .filter((win) => win.winId !== winId && isBefore(win, { winId, date, recordedAt }))
    .slice(0, MOST_EARLIER_WINS);
};

type Placed = Readonly<{ winId: string; date: string; recordedAt: string }>;

/** In the order of the wins page; those of one mail came at one time, and stand in the order of their ids. */
const isBefore = (one: Placed, other: Placed): boolean => placeOf(one) < placeOf(other);

const placeOf = ({ date, recordedAt, winId }: Placed): string => `${date} ${recordedAt} ${winId}`;
