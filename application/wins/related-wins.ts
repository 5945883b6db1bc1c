import type { Services } from '#application/services.ts';
import { foldText } from '#domain/text.ts';
import { plusDays } from '#domain/time/dates.ts';
import { MOST_EARLIER_WINS } from '#domain/wins/earlier-win.ts';
import { newestWins } from './newest-wins.ts';

const DAYS_BACK = 366;
const MAX_RELATED = 6;
const MIN_WORD = 4;
/** A word that so many of the wins have says nothing of which belong together. */
const MAX_SHARE = 0.2;
const MIN_COMMON = 3;

export type RelatedWin = Readonly<{ date: string; text: string }>;

/**
 * Earlier wins that share rare words with these words, as a name or a project, the most alike first. `today` is the user's local
 * date.
 */
export const relatedWins = async (
  { readModels }: Pick<Services, 'readModels'>,
  userId: number,
  words: string,
  today: string,
): Promise<readonly RelatedWin[]> => {
  const wins = await newestWins(
    { readModels },
    userId,
    { from: plusDays(today, -DAYS_BACK), to: today },
    MOST_EARLIER_WINS,
  );
  return relatedAmong(wins, words);
};

export const relatedAmong = (wins: readonly RelatedWin[], words: string): readonly RelatedWin[] => {
  const said = wordsIn(words);
  const known = wins.map((win) => ({ win, words: wordsIn(win.text) }));
  const counts = new Map<string, number>();
  for (const one of known) for (const word of one.words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.max(MIN_COMMON, wins.length * MAX_SHARE);
  const weightOf = (word: string): number => {
    const count = counts.get(word) ?? 0;
    return count === 0 || count > most ? 0 : 1 / count;
  };
  return known
    .map((one) => ({ ...one, weight: sumOf([...said].filter((word) => one.words.has(word)).map(weightOf)) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, MAX_RELATED)
    .map(({ win: { date, text } }) => ({ date, text }));
};

const wordsIn = (text: string): ReadonlySet<string> =>
  new Set((foldText(text).match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length >= MIN_WORD));

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);
