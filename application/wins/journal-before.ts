import { WORK } from '#application/engine/ports/work.ts';
import { waitForReadModels } from '#application/engine/read-your-writes.ts';
import type { Services } from '#application/services.ts';
import { plusDays } from '#domain/time/dates.ts';
import { MOST_EARLIER_WINS } from '#domain/wins/earlier-win.ts';
import type { WinDraft } from '#domain/wins/win-draft.ts';
import type { WinView } from '#domain/wins/win-view.ts';
import { newestWins, type WinRead } from './newest-wins.ts';
import { WINS } from './wins.ts';

const DAYS_BACK = 366;

type Placed = Readonly<{ winId: string; date: string; recordedAt: string }>;
/** A win as a mail told it, and what a model said of it that read the mail; null for nothing. */
export type Told = Readonly<{ winId: string; text: string; draft: WinDraft | null; readBy: string }>;
/** What a mail told, in its order; nothing for one that is gone. */
export type WinsOfMail = (mailId: string) => Promise<readonly Told[]>;

/**
 * What the journal held when this win came to it, for a writer that counts, and for what its user put right. Empty while the wins page has not come as far
 * as the work that is done here: a count that may miss one is none.
 */
export const journalBefore = async (
  { readModels, winsOfMail }: Pick<Services, 'readModels'> & Readonly<{ winsOfMail: WinsOfMail }>,
  winId: string,
  view: Pick<WinView, 'userId' | 'date' | 'recordedAt' | 'mailId' | 'textRevision'>,
): Promise<readonly WinRead[]> => {
  const opened = await readModels.checkpoint(WORK);
  if (!opened || (await waitForReadModels(readModels, [WINS], opened.position)).length > 0) return [];
  const span = { from: plusDays(view.date, -DAYS_BACK), to: view.date };
  const wins = await newestWins({ readModels }, view.userId, span, MOST_EARLIER_WINS + 1);
  const ofMail = view.mailId === null ? [] : await winsOfMail(view.mailId);
  return earlierThan({ ...view, winId }, ofMail, wins).slice(0, MOST_EARLIER_WINS);
};

/**
 * The wins before this one, newest first. Those of its own mail are in the order of the mail; each is recorded by a job of its
 * own, so while this one has its first words those that stand before it are counted though they are not recorded yet.
 */
export const earlierThan = (
  own: Placed & Readonly<{ textRevision: number }>,
  ofMail: readonly Told[],
  wins: readonly WinRead[],
): readonly WinRead[] => {
  const place = ofMail.findIndex(({ winId }) => winId === own.winId);
  const [ahead, mail] = [ofMail.slice(0, Math.max(0, place)), new Set(ofMail.map(({ winId }) => winId))];
  const beside = ahead.toReversed().flatMap(({ winId, text }) => {
    const kept = wins.find((win) => win.winId === winId);
    return kept ? [kept] : own.textRevision === 0 ? [notYetRecorded(own, winId, text)] : [];
  });
  return [...beside, ...wins.filter((win) => win.winId !== own.winId && !mail.has(win.winId) && isBefore(win, own))];
};

const notYetRecorded = ({ date, recordedAt }: Placed, winId: string, text: string): WinRead => ({
  winId,
  date,
  recordedAt,
  text,
  category: '',
  skills: [],
  foundCategory: '',
  chosenCategory: '',
  foundSkills: [],
  chosenSkills: null,
});

/** In the order of the wins page. */
const isBefore = (one: Placed, other: Placed): boolean => placeOf(one) < placeOf(other);

const placeOf = ({ date, recordedAt, winId }: Placed): string => `${date} ${recordedAt} ${winId}`;
