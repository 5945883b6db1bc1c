import { CHECK_INS_DUE } from '#application/check-ins/check-ins-due.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { waitForReadModels } from '#application/engine/read-your-writes.ts';
import { decidePage, type PageParts } from './due-check-ins.ts';

/** Whether to go on with what was begun: `isStopped` is asked before each slot, `mayGoOn` before each page. */
export type Going = Readonly<{ isStopped: () => boolean; mayGoOn: () => Promise<boolean> }>;

/**
 * Decides all that is due at a moment, round after round: after downtime there may be more than one date of a user.
 * `started` is where the log stood when check-ins began.
 */
export const createRounds = (parts: PageParts, started: Position, { isStopped, mayGoOn }: Going) => {
  let seen = started;

  /** Until what was decided is folded, it would be found due once more. */
  const hasFolded = async (): Promise<boolean> =>
    (await waitForReadModels(parts.readModels, [CHECK_INS_DUE], seen)).length === 0;

  /** All that is due, the longest due first; whether any of it was decided. */
  const goThrough = async (now: number): Promise<boolean> => {
    const before = seen;
    let cursor: string | null = null;
    do {
      const page = await decidePage(parts, now, cursor, () => !isStopped());
      if (page.decided !== null && page.decided > seen) seen = page.decided;
      cursor = page.cursor;
    } while (cursor !== null && (await mayGoOn()));
    return seen !== before;
  };

  return async (now: number): Promise<void> => {
    while ((await mayGoOn()) && (await hasFolded()) && (await goThrough(now)));
  };
};
