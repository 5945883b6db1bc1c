import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { WinEvent } from '#domain/wins/events.ts';
import { keptWinAfter, type WinView } from '#domain/wins/win-view.ts';

/**
 * A user's own win as its stream tells it: what a writing call answers, however far the read models are. Null when there
 * is none, or it was removed.
 */
export const winAsWritten = async (
  { log }: Pick<Services, 'log'>,
  userId: number,
  winId: string,
): Promise<WinView | null> => {
  const events = await log.read<WinEvent>(streams.win(winId));
  if (events.some(({ personal }) => personal === 'destroyed')) return null;
  const win = events.reduce(keptWinAfter, null);
  return win?.userId === userId ? win : null;
};
