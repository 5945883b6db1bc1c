import { timestamp } from '#application/engine/ports/clock.ts';
import { readModel } from '#application/engine/read-model.ts';
import type { Services } from '#application/services.ts';
import { dayOfWin, type WinDay } from '#domain/wins/win-day.ts';
import { isStillRestorable, restorableUntil, winHistory } from './win-history.ts';

/** No word of theirs: those are read from the win's own events while it can be brought back. */
type RemovedWinDocument = Readonly<{ userId: number; removedAt: string }>;

/** The wins that were removed, or merged into another. */
export const REMOVED_WINS = readModel<RemovedWinDocument>()({
  name: 'removed-wins',
  indexes: [['userId', 'removedAt']],
});

/** `mergedInto` is the win that its words were added to; `restorableUntil` ISO 8601. */
type RemovedWin = WinDay &
  Readonly<{
    winId: string;
    text: string;
    removedAt: string;
    mergedInto: string | null;
    restorableUntil: string;
  }>;

const MOST = 100;

/** The newest hundred that can still be brought back, the last removed first. The read model has no words: they are the log's. */
export const listRemovedWins = async (
  services: Pick<Services, 'log' | 'readModels' | 'clock'>,
  userId: number,
): Promise<readonly RemovedWin[]> => {
  const { found } = await services.readModels.page(REMOVED_WINS, {
    filter: { equals: { userId } },
    sort: [['removedAt', 'descending']],
    limit: MOST,
  });
  const at = timestamp(services.clock);
  const removed = await Promise.all(found.map(({ id }) => winHistory(services, userId, id)));
  return removed.flatMap((one) => {
    if (!one || !isStillRestorable(one, at)) return [];
    const { removedAt, mergedInto } = one.state;
    return [
      {
        winId: one.winId,
        ...dayOfWin(one),
        text: one.text,
        removedAt,
        mergedInto,
        restorableUntil: restorableUntil(removedAt),
      },
    ];
  });
};
