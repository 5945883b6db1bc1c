import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { isStillRestorable, restorableUntil, winHistory } from './win-history.ts';

/** As the read model `removed-wins` has it. */
type RemovedWinDocument = Readonly<{ userId: number; removedAt: string }>;

/** `mergedInto` is the win that its words were added to; `restorableUntil` ISO 8601. */
export type RemovedWin = Readonly<{
  winId: string;
  date: string;
  text: string;
  removedAt: string;
  mergedInto: string | null;
  restorableUntil: string;
}>;

const MODEL = 'removed-wins';
const MOST = 100;

/** The newest hundred that can still be brought back, the last removed first. The read model has no words: they are the log's. */
export const listRemovedWins = async (
  services: Pick<Services, 'log' | 'readModels' | 'clock'>,
  userId: number,
): Promise<readonly RemovedWin[]> => {
  const { found } = await services.readModels.page<RemovedWinDocument>(MODEL, {
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
        date: one.date,
        text: one.text,
        removedAt,
        mergedInto,
        restorableUntil: restorableUntil(removedAt),
      },
    ];
  });
};
