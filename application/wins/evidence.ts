import { handle } from '#application/engine/handle.ts';
import { keyedId, newId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { win } from '#domain/wins/decider.ts';
import type { EvidenceType } from '#domain/wins/evidence-events.ts';
import { handleFromHistory } from './handle-from-history.ts';
import { type Evidence, type WinHistory, winHistory } from './win-history.ts';

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

/** A picture or a PDF as it was uploaded, told by its content. */
type UploadedFile = Readonly<{ name: string; type: EvidenceType; bytes: Uint8Array }>;

const MB = 1024 * 1024;
const daily: Limit = { name: 'evidence-day', most: 100, seconds: 24 * 60 * 60, budget: 200 * MB };
const MOST_FILES = 20;

/**
 * Keeps a file with a win that is kept. The same bytes under the same `key` are the same file, and so is one that the win
 * has already; other bytes are another one, which takes from the day's room, whatever key they come under.
 */
export const addEvidence = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'archive' | 'clock'>,
  userId: number,
  winId: string,
  { name, type, bytes, key }: UploadedFile & Readonly<{ key: string | null }>,
): Promise<Readonly<{ position: Position | null }> | Refusal<'no-such-win' | 'too-many-files' | 'too-much-today'>> => {
  const found = await winHistory(services, userId, winId);
  if (found?.state.status !== 'kept') return refuse('no-such-win');
  if (found.files.length >= MOST_FILES) return refuse('too-many-files');
  const names = await services.vault.named('names');
  const fileId = keyedId(names, 'evidence-from-web', winId, key ?? newId(services.clock.now()), bytes);
  if (!(await takeFrom(services, daily, String(userId), fileId, bytes.byteLength))) return refuse('too-much-today');
  const blob = await services.archive.put(userId, bytes);
  const file = { fileId, type, size: bytes.byteLength, blob, name };
  const joined = await handleFromHistory(services, userId, winId, ({ files }, at) => {
    const isThere = files.some((one) => one.blob === blob);
    if (!isThere && files.length >= MOST_FILES) return refuse('too-many-files');
    return { type: 'JoinEvidence', data: { winId, userId, at, mailId: null, files: isThere ? [] : [file] } };
  });
  return isRefusal(joined) ? joined : { position: joined.position };
};

const linksDaily: Limit = { name: 'evidence-links-day', most: 200, seconds: 24 * 60 * 60 };
const MOST_LINKS = 20;

/**
 * Keeps an address of the web with a win that is kept; nothing is fetched from there. One that the win has already is the same,
 * and so is one under the same `key`.
 */
export const addLink = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock'>,
  userId: number,
  winId: string,
  { url, name, key }: Readonly<{ url: string; name: string; key: string | null }>,
): Promise<
  Readonly<{ position: Position | null }> | Refusal<'no-such-win' | 'too-many-links' | 'too-many-links-today'>
> => {
  const found = await winHistory(services, userId, winId);
  if (found?.state.status !== 'kept') return refuse('no-such-win');
  const names = await services.vault.named('names');
  const linkId = key === null ? newId(services.clock.now()) : keyedId(names, 'evidence-link', winId, key, url);
  if (!(await takeFrom(services, linksDaily, String(userId), linkId))) return refuse('too-many-links-today');
  const linked = await handleFromHistory(services, userId, winId, ({ links = [] }, at) => {
    const isThere = links.some((one) => one.url === url);
    if (!isThere && links.length >= MOST_LINKS) return refuse('too-many-links');
    const link = { linkId, url, name: name.toWellFormed() };
    return { type: 'JoinEvidence', data: { winId, userId, at, mailId: null, files: [], links: isThere ? [] : [link] } };
  });
  return isRefusal(linked) ? linked : { position: linked.position };
};

type RemoveOne = (
  services: Pick<Services, 'log' | 'clock'>,
  userId: number,
  winId: string,
  id: string,
) => Promise<Readonly<{ position: Position | null }> | Refusal<'no-such-win'>>;

/** Takes what a user's own win has under this id away from it. */
const removing =
  (isThere: (win: WinHistory, id: string) => boolean): RemoveOne =>
  async (services, userId, winId, id) => {
    const found = await winHistory(services, userId, winId);
    if (!found || !isThere(found, id)) return refuse('no-such-win');
    const data = { winId, userId, at: timestamp(services.clock), evidenceId: id };
    const handled = await handle(services.log, win, streams.win(winId), { type: 'RemoveEvidence', data });
    return isRefusal(handled) ? refuse('no-such-win') : { position: handled.position };
  };

/** Takes one link away from a win. */
export const removeLink = removing(({ links = [] }, id) => links.some(({ linkId }) => linkId === id));

/** Takes one file away from a win. Not to be brought back in the app; the mail it came by stays as it is. */
export const removeEvidence = removing(({ files }, id) => files.some(({ fileId }) => fileId === id));
