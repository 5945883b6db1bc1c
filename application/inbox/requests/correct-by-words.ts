import type { Services } from '#application/services.ts';
import {
  type Candidate,
  correctWins,
  pageOfWins,
  shortened,
  WINS,
  type WordSigns,
  winHistory,
} from '#application/wins/public.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import { shortenedText } from '#domain/text.ts';
import type { Correction, CorrectionByWords } from '#domain/wins/correction.ts';
import { dayOfWin } from '#domain/wins/win-day.ts';
import { askBack, done, type OpenRequest, toConfirm } from './open-request.ts';
import { winsAreReadable } from './show-wins.ts';

type Stores = Pick<Services, 'readModels'> & Readonly<{ signs: WordSigns }>;
type Win = Candidate & Readonly<{ date: string }>;

/** So many of the newest wins are looked through, beside those of the answer that is replied to. */
const LOOKED_THROUGH = 50;

/** "2 is not sales", and nothing of what it is. */
export const namesNoCategory = (correction: Correction): boolean =>
  correction.kind === 'file' && correction.category === null && correction.skills.length === 0;

/**
 * Asks whether just this win is meant, quoted, and what would become of it: nothing is changed by words alone. Where several
 * may be, they are listed, so that a number answers; only wins that say what is to be exchanged may be meant by that.
 */
export const askByWords = async (
  { readModels, signs }: Stores,
  asked: OpenRequest,
  byWords: readonly CorrectionByWords[],
): Promise<RequestOutcome> => {
  await winsAreReadable({ readModels });
  const candidates = await candidatesOf(readModels, asked);
  const { details } = asked.request;
  const corrections: Correction[] = [...(details.corrections ?? []).filter(({ kind }) => kind !== 'unclear')];
  const named = corrections.length === 0 ? [] : [...asked.numbered];
  const first = named.length + 1;
  const quotes = named.map(() => '');
  const becomes = named.map(() => '');
  for (const wish of byWords) {
    const { meant, among } = isOfShown(wish) ? nearOf(candidates) : await signs.winsMeant(candidates, wish);
    if (!meant) return among.length > 1 ? whichOf(asked, wish, among) : askBack(asked, 'no-such-win');
    const correction = correctionOf(signs, wish, named.length + 1, meant.text);
    if (!correction) return askBack(asked, 'correction');
    named.push(meant.winId);
    corrections.push(correction);
    const { was, becomes: then } =
      correction.kind === 'exchange'
        ? signs.excerpts(meant.text, correction)
        : { was: shortened(meant.text), becomes: '' };
    quotes.push(was);
    becomes.push(then);
  }
  const { correctionsByWords: _, ...others } = details;
  const found = { ...others, corrections, numberedFrom: first };
  return toConfirm({ ...asked, request: { ...asked.request, details: found } }, { named, quotes, becomes });
};

const MOST_AMONG = 10;

const isOfShown = ({ kind, words }: CorrectionByWords): boolean =>
  kind === 'add' || kind === 'date' || ((kind === 'file' || kind === 'drop') && words === '');

/** Without words it speaks of a win that was just shown: of the only one, else nobody knows of which. */
const nearOf = (candidates: readonly (Win & Candidate)[]): Readonly<{ meant: Win | null; among: readonly Win[] }> => {
  const near = candidates.filter(({ isNear }) => isNear);
  const [only, ...others] = near;
  return { meant: others.length === 0 ? (only ?? null) : null, among: near.slice(0, MOST_AMONG) };
};

/** Null where the win says that more than once, and nobody knows which. */
const correctionOf = (signs: WordSigns, wish: CorrectionByWords, number: number, text: string): Correction | null => {
  switch (wish.kind) {
    case 'drop':
      return { kind: 'drop', number };
    case 'file':
      return { kind: 'file', number, category: wish.category, skills: [] };
    case 'date':
      return { kind: 'date', number, date: wish.date, isApproximate: wish.isApproximate };
    case 'add':
      return { kind: 'reword', number, text: wish.text, isFullText: false };
    case 'exchange': {
      const exchange = signs.exchangeIn(text, wish);
      return exchange && { kind: 'exchange', number, ...exchange };
    }
  }
};

/** The one that was chosen of those that may be meant: its number was the answer to our question. */
export const correctPicked = async (
  parts: Pick<Services, 'log' | 'clock'> & Readonly<{ signs: WordSigns }>,
  asked: OpenRequest,
  [wish]: readonly CorrectionByWords[],
  number: number,
): Promise<RequestOutcome> => {
  const winId = asked.numbered[number - 1];
  if (!wish || winId === undefined) return askBack(asked, 'number');
  const text = (await winHistory(parts, asked.userId, winId))?.text ?? '';
  const correction = correctionOf(parts.signs, wish, 1, text);
  if (!correction) return askBack(asked, 'correction');
  const results = await correctWins(parts, asked.userId, asked.requestId, [winId], [correction]);
  return done(asked, 'correct-wins', { results: results.map((one) => ({ ...one, numbers: [] })) });
};

const LONGEST_TEXT = 200;

const whichOf = (asked: OpenRequest, wish: CorrectionByWords, among: readonly Win[]): RequestOutcome =>
  askBack(asked, 'which-win', {
    wish,
    among: among.map(({ winId, date, text }) => ({ winId, date, text: shortenedText(text, LONGEST_TEXT) })),
  });

/** Those of the answer that is replied to, and the newest of the journal; none that the same message tells. */
const candidatesOf = async (
  readModels: Stores['readModels'],
  { userId, numbered, winIds }: OpenRequest,
): Promise<readonly Win[]> => {
  const query = { limit: LOOKED_THROUGH + winIds.length, cursor: null, words: '', category: null };
  const { found } = await pageOfWins(readModels, userId, query);
  const newest = found.map(({ id, document: { date, text } }) => ({ winId: id, date, text }));
  const others = numbered.filter((id) => newest.every(({ winId }) => winId !== id));
  const named = await Promise.all(
    others.map(async (winId) => {
      const win = await readModels.get(WINS, winId);
      return win?.userId === userId ? [{ winId, ...dayOfWin(win), text: win.text }] : [];
    }),
  );
  return [...named.flat(), ...newest]
    .filter(({ winId }) => !winIds.includes(winId))
    .map((win) => ({ ...win, isNear: numbered.includes(win.winId) }));
};
