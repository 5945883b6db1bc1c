import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { win } from '#domain/win/decider.ts';
import { handle } from '../../handle.ts';
import { timestamp } from '../../ports/clock.ts';
import type { Position } from '../../ports/event-store.ts';
import type { Services } from '../../services.ts';
import { streams } from '../../streams.ts';
import { type Evidence, winHistory } from './win-history.ts';

/** A file that is kept with a user's own win, and its bytes; null for anyone else's, as for one that is not there. */
export const openEvidence = async (
  services: Pick<Services, 'log' | 'archive'>,
  userId: number,
  winId: string,
  fileId: string,
): Promise<Readonly<{ file: Evidence; bytes: Uint8Array }> | null> => {
  const found = await winHistory(services, userId, winId);
  const file = found?.state.status === 'kept' && found.files.find((one) => one.fileId === fileId);
  if (!file) return null;
  const bytes = await services.archive.get(userId, file.blob);
  return bytes === 'destroyed' ? null : { file, bytes };
};

/** Takes one file away from a win. Not to be brought back in the app; the mail it came by stays as it is. */
export const removeEvidence = async (
  services: Services,
  userId: number,
  winId: string,
  fileId: string,
): Promise<Readonly<{ position: Position | null }> | Refusal<'no-such-win'>> => {
  const found = await winHistory(services, userId, winId);
  if (!found?.files.some((file) => file.fileId === fileId)) return refuse('no-such-win');
  const data = { winId, userId, at: timestamp(services.clock), fileId };
  const handled = await handle(services.log, win, streams.win(winId), { type: 'RemoveEvidence', data });
  return isRefusal(handled) ? refuse('no-such-win') : { position: handled.position };
};
