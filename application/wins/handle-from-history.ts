import { type Handled, handleAt, retryOnConflict } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { type WinCommand, win } from '#domain/wins/decider.ts';
import type { WinEvent } from '#domain/wins/events.ts';
import { type WinHistory, winHistory } from './win-history.ts';

type Parts = Pick<Services, 'log' | 'clock'>;

/**
 * Carries out a command whose words are made of what the win says now: while another changes it, it is read anew and the
 * command made again, so that nobody's words are lost. A bounded number of times; then `stream-moved` is thrown.
 */
export const handleFromHistory = async <Reason extends string>(
  services: Parts,
  userId: number,
  winId: string,
  commandOf: (was: WinHistory, at: string) => WinCommand | Refusal<Reason>,
): Promise<Handled<WinEvent> | Refusal<'no-such-win' | Reason>> => {
  return retryOnConflict(async () => {
    const was = await winHistory(services, userId, winId);
    if (!was) return refuse('no-such-win');
    const command = commandOf(was, timestamp(services.clock));
    if (isRefusal<Reason>(command)) return command;
    return handleAt(services.log, win, streams.win(winId), was.revision, command);
  });
};

/** Adds words from one place (`from`), once; with `JoinWin` to a win that is kept, with `TakeAnswer` to a removed one too. */
export const addWords = (
  services: Parts,
  userId: number,
  winId: string,
  { type, from, textOf }: Readonly<{ type: 'JoinWin' | 'TakeAnswer'; from: string; textOf: (text: string) => string }>,
) =>
  handleFromHistory(services, userId, winId, ({ text }, at) => ({
    type,
    data: { winId, userId, at, sourceId: from, personal: { text: textOf(text) } },
  }));
