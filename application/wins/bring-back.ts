import { derivedId } from '#application/engine/ids.ts';
import type { Services } from '#application/services.ts';
import { isRefusal } from '#domain/decider.ts';
import { addWords } from './handle-from-history.ts';
import { restoreWin } from './restore-win.ts';
import { type WinHistory, winHistory } from './win-history.ts';
import { withWin } from './win-words.ts';

/**
 * Undoes a removal or a merge: the win is as it was, and where its words were only added to another one, that says again what it said
 * before. Null where it is no win of this user, or gone for good. Once more changes nothing.
 */
export const bringBack = async (
  services: Pick<Services, 'log' | 'clock'>,
  userId: number,
  winId: string,
): Promise<WinHistory | null> => {
  const before = await winHistory(services, userId, winId);
  if (!before || isRefusal(await restoreWin(services, userId, winId))) return null;
  const { mergedInto, textRevision } = before.state;
  if (mergedInto !== null) {
    const into = await winHistory(services, userId, mergedInto);
    const alone = into?.wordings.findLast(({ text }) => text !== into.text && withWin(text, before.text) === into.text);
    const textOf = (said: string) => (alone && said === into?.text ? alone.text : said);
    const from = derivedId('unmerge', winId, textRevision);
    if (alone) await addWords(services, userId, mergedInto, { type: 'JoinWin', from, textOf });
  }
  return winHistory(services, userId, winId);
};
