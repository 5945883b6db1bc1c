import { streamMoved } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { isRefusal, type Refusal } from '#domain/decider.ts';
import { keptWin } from './merge-wins.ts';

const ATTEMPTS = 8;

/**
 * Adds something to the win that another's words live on in, which is mostly that win itself. It may be merged or removed
 * at that moment, and refuse: then it is looked for again, a bounded number of times. Null when none of them is kept.
 */
export const addToResolvedWin = async <Done extends object>(
  services: Pick<Services, 'log'>,
  userId: number,
  winId: string,
  add: (keptId: string) => Promise<Done | Refusal<string>>,
): Promise<Done | null> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const kept = await keptWin(services, userId, winId);
    if (!kept) return null;
    const added = await add(kept.winId);
    if (!isRefusal(added)) return added as Done;
  }
  throw streamMoved(streams.win(winId));
};
