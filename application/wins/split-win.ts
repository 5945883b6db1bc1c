import { handle } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { isRefusal, refuse } from '#domain/decider.ts';
import { win } from '#domain/wins/decider.ts';
import { handleFromHistory } from './handle-from-history.ts';
import { keptWin } from './merge-wins.ts';
import { type WinHistory, winHistory } from './win-history.ts';
import type { WordSigns } from './word-signs.ts';

type Parts = Pick<Services, 'log' | 'clock'> & Readonly<{ signs: Pick<WordSigns, 'piecesOf'> }>;

/** `one-piece`: nothing in it can stand by itself. `apart`: those named are several wins already. */
type Split = Readonly<{ result: 'done'; pieces: readonly string[] } | { result: 'one-piece' | 'apart' | 'gone' }>;

/**
 * Makes a win of each piece of one, word for word; the win itself is removed last, so that it can be brought back as it
 * was, and whatever is cut off halfway is finished by the next attempt. Of several named, the one that they were merged into.
 */
export const splitWin = async (parts: Parts, userId: number, winIds: readonly string[]): Promise<Split> => {
  const kept = await Promise.all(winIds.map((winId) => keptWin(parts, userId, winId)));
  const found = [...new Map(kept.flatMap((one) => (one ? [[one.winId, one] as const] : []))).values()];
  const [whole] = found;
  if (found.length > 1) return { result: 'apart' };
  if (!whole) return splitBefore(parts, userId, winIds[0] ?? '');
  const pieces = parts.signs.piecesOf(whole.text);
  if (pieces.length < 2) return { result: 'one-piece' };
  for (const [index, text] of pieces.entries()) await record(parts, userId, whole, index, text);
  await moveFiles(parts, userId, whole);
  const removed = await handleFromHistory(parts, userId, whole.winId, ({ state }, at) =>
    state.textRevision === whole.state.textRevision
      ? { type: 'RemoveWin', data: { winId: whole.winId, userId, at } }
      : refuse('reworded'),
  );
  if (!isRefusal(removed)) return { result: 'done', pieces };
  await takeBack(parts, userId, whole, pieces.length); // somebody changed it meanwhile: theirs holds
  return { result: 'gone' };
};

/** The same once more: it was split before. */
const splitBefore = async (parts: Parts, userId: number, winId: string): Promise<Split> => {
  const was = await winHistory(parts, userId, winId);
  const isSplit = was?.state.mergedInto === null && (await winHistory(parts, userId, pieceId(was, 0))) !== null;
  return isSplit ? { result: 'done', pieces: parts.signs.piecesOf(was.text) } : { result: 'gone' };
};

const pieceId = ({ winId, state }: WinHistory, index: number): string =>
  derivedId('piece', winId, state.textRevision, index);

/** What documents were to say in place of the whole is no piece's: those are kept from them. */
const record = async (parts: Parts, userId: number, whole: WinHistory, index: number, text: string): Promise<void> => {
  const winId = pieceId(whole, index);
  const { date, dateIsApproximate, source, mailId, conversationId } = whole;
  const isPrivate = whole.private || whole.publicText !== '';
  await handle(parts.log, win, streams.win(winId), {
    type: 'RecordWin',
    data: {
      winId,
      userId,
      at: timestamp(parts.clock),
      date,
      ...(dateIsApproximate && { dateIsApproximate }),
      source,
      mailId,
      conversationId,
      personal: { text: text.toWellFormed() },
      choices: isPrivate ? { private: true } : {},
    },
  });
};

/** Nobody knows which piece they belong to: they stay with the first. */
const moveFiles = async (parts: Parts, userId: number, whole: WinHistory): Promise<void> => {
  const winId = pieceId(whole, 0);
  for (const mailId of new Set(whole.files.map((file) => file.mailId))) {
    const files = whole.files.filter((file) => file.mailId === mailId);
    await handle(parts.log, win, streams.win(winId), {
      type: 'KeepEvidence',
      data: { winId, userId, at: timestamp(parts.clock), mailId, files },
    });
  }
  if (whole.links?.length)
    await handle(parts.log, win, streams.win(winId), {
      type: 'KeepEvidence',
      data: { winId, userId, at: timestamp(parts.clock), mailId: null, files: [], links: whole.links },
    });
};

const takeBack = async (parts: Parts, userId: number, whole: WinHistory, count: number): Promise<void> => {
  for (let index = 0; index < count; index += 1) {
    const winId = pieceId(whole, index);
    await handle(parts.log, win, streams.win(winId), {
      type: 'RemoveWin',
      data: { winId, userId, at: timestamp(parts.clock) },
    });
  }
};
