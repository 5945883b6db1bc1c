import { createHash } from 'node:crypto';
import type { Services } from '#application/services.ts';
import { skillsAsShown, WINS, type WinDocument } from '#application/wins/public.ts';
import { sentencesOf, type WrittenDocument } from '#domain/documents/document.ts';
import type { CitedWin } from '#domain/documents/events.ts';
import { dayOfWin, knownDate } from '#domain/wins/win-day.ts';
import type { DocumentSources, SourceWin } from './document-writer.ts';
import { openWin } from './open-win.ts';

const HASH_LENGTH = 22;

/** Made of all that documents take from a win: a hash is enough, as it stands sealed beside the words themselves. */
const textHashOf = (win: Pick<SourceWin, 'date' | 'dateIsApproximate' | 'text' | 'skills'>): string =>
  createHash('sha256')
    .update(JSON.stringify([knownDate(win), win.text, win.skills]))
    .digest('base64url')
    .slice(0, HASH_LENGTH);

/** The wins that a document names, as they were when it was written. */
export const citedIn = (document: WrittenDocument, { wins }: Pick<DocumentSources, 'wins'>): readonly CitedWin[] => {
  const ids = new Set(
    sentencesOf(document).flatMap(({ citations }) => citations.flatMap((one) => (one.kind === 'win' ? [one.id] : []))),
  );
  return wins.flatMap((win) => (ids.has(win.id) ? [{ winId: win.id, textHash: textHashOf(win) }] : []));
};

/** A win behind a document: `text` is what documents may say of it now, null once it is private or gone. */
export type SourceOfDocument = Readonly<{
  winId: string;
  date: string | null;
  dateIsApproximate?: true;
  text: string | null;
  state: 'same' | 'changed' | 'private' | 'gone';
}>;

/** Those wins as they are now, the newest first. */
export const sourcesNow = async (
  { readModels }: Pick<Services, 'readModels'>,
  userId: number,
  cited: readonly CitedWin[],
): Promise<readonly SourceOfDocument[]> => {
  const shown = await skillsAsShown({ readModels }, userId);
  const found = await Promise.all(
    cited.map(async ({ winId, textHash }) =>
      sourceOf(winId, textHash, ownOnly(await readModels.get(WINS, winId), userId), shown),
    ),
  );
  return found.toSorted((one, other) => ((one.date ?? '') < (other.date ?? '') ? 1 : -1));
};

const ownOnly = (win: WinDocument | null, userId: number): WinDocument | null => (win?.userId === userId ? win : null);

/** Its skills are called as a document would call them today. */
const sourceOf = (
  winId: string,
  textHash: string,
  win: WinDocument | null,
  shown: Awaited<ReturnType<typeof skillsAsShown>>,
): SourceOfDocument => {
  if (!win) return { winId, date: null, text: null, state: 'gone' };
  const { text, skills, ...open } = openWin(winId, win);
  const day = dayOfWin(open);
  if (text === null) return { winId, ...day, text, state: 'private' };
  return {
    winId,
    ...day,
    text,
    state: textHashOf({ ...day, text, skills: shown(skills) }) === textHash ? 'same' : 'changed',
  };
};
