import { type Handled, handleAt } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { isStreamMoved, streamMoved } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { type WinCommand, win } from '#domain/wins/decider.ts';
import type { WinEvent } from '#domain/wins/events.ts';
import { type WinHistory, winHistory } from './win-history.ts';

type Parts = Pick<Services, 'log' | 'clock'>;

const ATTEMPTS = 8;

/**
 * Carries out a command whose words are made of what the win says now: while another changes it, it is read anew and the
 * command made again, so that nobody's words are lost. A bounded number of times; then `stream-moved` is thrown.
 */
export const retryOnConflict = async <Reason extends string>(
  services: Parts,
  userId: number,
  winId: string,
  commandOf: (was: WinHistory, at: string) => WinCommand | Refusal<Reason>,
): Promise<Handled<WinEvent> | Refusal<'no-such-win' | Reason>> => {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const was = await winHistory(services, userId, winId);
    if (!was) return refuse('no-such-win');
    const command = commandOf(was, timestamp(services.clock));
    if (isRefusal<Reason>(command)) return command;
    try {
      return await handleAt(services.log, win, streams.win(winId), was.revision, command);
    } catch (error) {
      if (!isStreamMoved(error)) throw error;
    }
  }
  throw streamMoved(streams.win(winId));
};

/** Adds words from one place (`from`), once; with `JoinWin` to a win that is kept, with `TakeAnswer` to a removed one too. */
export const addWords = (
  services: Parts,
  userId: number,
  winId: string,
  { type, from, textOf }: Readonly<{ type: 'JoinWin' | 'TakeAnswer'; from: string; textOf: (text: string) => string }>,
) =>
  retryOnConflict(services, userId, winId, ({ text }, at) => ({
    type,
    data: { winId, userId, at, from, personal: { text: textOf(text) } },
  }));
