import { derivedId } from '#application/engine/ids.ts';
import type { Services } from '#application/services.ts';
import { isRefusal } from '#domain/decider.ts';
import type { Correction, CorrectionResult } from '#domain/wins/correction.ts';
import { addWords } from './handle-from-history.ts';
import { keptWin, mergeWins } from './merge-wins.ts';
import { changeWin, removeWin } from './record-win.ts';
import { splitWin } from './split-win.ts';
import { winHistory } from './win-history.ts';
import { shortened, withWords } from './win-words.ts';
import type { WordSigns } from './word-signs.ts';

type Parts = Pick<Services, 'log' | 'clock'> & Readonly<{ signs: Pick<WordSigns, 'piecesOf' | 'exchanged'> }>;

/**
 * Carries out what a reply says about the wins that our mail had numbered: `named` are their ids, number 1 first. One
 * after the other in their order; once more for the same `requestId` comes to the same. What is dropped, merged or split so can be
 * restored for 30 days.
 *
 * New words are added to what the win says ("2 was with the night team"), unless the reply gives the whole ("2 should say:
 * …", `isFullText`): in doubt nothing that was said is lost. What it is filed under stands over what the writer finds.
 */
export const correctWins = async (
  services: Parts,
  userId: number,
  requestId: string,
  named: readonly string[],
  corrections: readonly Correction[],
): Promise<readonly CorrectionResult[]> => {
  const results: CorrectionResult[] = [];
  for (const [index, correction] of corrections.entries()) {
    const key = derivedId('correction', requestId, index);
    results.push(...(await correct(services, userId, key, named, correction)));
  }
  return results;
};

const correct = async (
  services: Parts,
  userId: number,
  key: string,
  named: readonly string[],
  correction: Correction,
): Promise<readonly CorrectionResult[]> => {
  const { kind } = correction;
  const numbers = numbersOf(correction, named.length);
  const ended = (result: CorrectionResult['result'], of: readonly number[] = numbers, quote = '') => [
    { kind, result, numbers: of, quote: shortened(quote) },
  ];
  const namesNothing = kind === 'file' && correction.category === null && correction.skills.length === 0;
  if (numbers.length === 0 || namesNothing || (kind === 'merge' && numbers.length < 2)) return ended('unclear');
  const winIds = numbers.flatMap((number) => named[number - 1] ?? []);
  if (winIds.length < numbers.length) return ended('no-such-number');
  if (kind === 'split') {
    const split = await splitWin(services, userId, winIds);
    const pieces = split.result === 'done' ? split.pieces : [];
    return [{ kind, result: split.result, numbers, quote: '', pieces: pieces.map(shortened) }];
  }
  if (kind === 'date') return [await date(services, userId, winIds[0] ?? '', numbers, correction)];
  const text = await carriedOut(services, userId, key, winIds, correction);
  if (kind === 'drop' && text !== null)
    return ended('done', numbers, text).map((one) => ({ ...one, winId: winIds[0] ?? '' }));
  if (kind !== 'merge') return text === null ? ended('gone') : ended('done', numbers, text);
  const gone = await goneAmong(services, userId, numbers, named);
  if (text === null) return ended('gone', gone.length === 0 ? numbers : gone);
  const mergedWinIds = await mergedAmong(services, userId, winIds);
  const merged = ended(
    'done',
    numbers.filter((number) => !gone.includes(number)),
    text,
  ).map((one) => ({ ...one, mergedWinIds }));
  return gone.length === 0 ? merged : [...merged, ...ended('gone', gone)];
};

/** Those of which not even the words are left in another win. */
const goneAmong = async (
  services: Parts,
  userId: number,
  numbers: readonly number[],
  named: readonly string[],
): Promise<readonly number[]> => {
  const kept = await Promise.all(numbers.map((number) => keptWin(services, userId, named[number - 1] ?? '')));
  return numbers.filter((_, at) => kept[at] === null);
};

/** Those whose words live on in another win. */
const mergedAmong = async (services: Parts, userId: number, winIds: readonly string[]): Promise<readonly string[]> => {
  const found = await Promise.all(winIds.map((winId) => winHistory(services, userId, winId)));
  return found.flatMap((one) => (one && one.state.mergedInto !== null ? [one.winId] : []));
};

/** Each once, the last one as its own number. */
const numbersOf = (correction: Correction, count: number): readonly number[] => {
  if (correction.kind === 'unclear') return [];
  const numbers = 'numbers' in correction ? correction.numbers : [correction.number];
  return [...new Set(numbers.map((number) => (number === -1 ? count : number)))];
};

/** The win's words; null when it is gone. */
const carriedOut = async (
  services: Parts,
  userId: number,
  key: string,
  winIds: readonly string[],
  correction: Correction,
): Promise<string | null> => {
  const [winId = ''] = winIds;
  switch (correction.kind) {
    case 'drop':
      return drop(services, userId, winId);
    case 'merge':
      return mergeWins(services, userId, winIds);
    case 'reword':
      return reword(services, userId, key, winId, correction);
    case 'file':
      return file(services, userId, winId, correction);
    case 'exchange':
      return exchange(services, userId, key, winId, correction);
    case 'split':
    case 'date':
    case 'unclear':
      return null;
  }
};

/** One that was dropped already is dropped. One that was merged lives on in another: it is not to be had by its number. */
const drop = async (services: Parts, userId: number, winId: string): Promise<string | null> => {
  const before = await winHistory(services, userId, winId);
  if (!before || before.state.mergedInto !== null) return null;
  if (before.state.status === 'removed') return before.text;
  return isRefusal(await removeWin(services, userId, winId)) ? null : before.text;
};

const reword = async (
  services: Parts,
  userId: number,
  key: string,
  winId: string,
  { text, isFullText }: Extract<Correction, { kind: 'reword' }>,
): Promise<string | null> => {
  const before = await keptWin(services, userId, winId);
  if (!before) return null;
  const textOf = (said: string) => (isFullText ? text.toWellFormed() : withWords(said, text));
  const added = await addWords(services, userId, before.winId, { type: 'JoinWin', from: key, textOf });
  return isRefusal(added) ? null : ((await winHistory(services, userId, before.winId))?.text ?? null);
};

/** Of what it says now: other words of it may have changed since. */
const exchange = async (
  services: Parts,
  userId: number,
  key: string,
  winId: string,
  wished: Extract<Correction, { kind: 'exchange' }>,
): Promise<string | null> => {
  const before = await keptWin(services, userId, winId);
  if (!before || services.signs.exchanged(before.text, wished) === null) return null;
  const textOf = (said: string) => services.signs.exchanged(said, wished) ?? said;
  const added = await addWords(services, userId, before.winId, { type: 'JoinWin', from: key, textOf });
  return isRefusal(added) ? null : ((await winHistory(services, userId, before.winId))?.text ?? null);
};

/** Its day, as the answer says it. */
const date = async (
  services: Parts,
  userId: number,
  winId: string,
  numbers: readonly number[],
  said: Extract<Correction, { kind: 'date' }>,
): Promise<CorrectionResult> => {
  const before = await keptWin(services, userId, winId);
  const day = { date: said.date, ...(said.isApproximate && { dateIsApproximate: true as const }) };
  const changed = before && (await changeWin(services, userId, before.winId, day));
  if (!changed || isRefusal(changed)) return { kind: 'date', result: 'gone', numbers, quote: '' };
  return {
    kind: 'date',
    result: 'done',
    numbers,
    quote: said.date,
    ...(said.isApproximate && { isApproximate: true as const }),
  };
};

/** What it is filed under now. */
const file = async (
  services: Parts,
  userId: number,
  winId: string,
  { category, skills }: Extract<Correction, { kind: 'file' }>,
): Promise<string | null> => {
  const before = await keptWin(services, userId, winId);
  if (!before) return null;
  const choices = { ...(category === null ? {} : { category }), ...(skills.length === 0 ? {} : { skills }) };
  const changed = await changeWin(services, userId, before.winId, { choices });
  return isRefusal(changed) ? null : (category ?? skills.join(', '));
};
