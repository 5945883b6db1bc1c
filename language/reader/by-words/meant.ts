import { takeTurn } from '#application/engine/turns.ts';
import type { Candidate } from '#application/wins/word-signs.ts';
import { holdsWord, tellingWords, type WordIndex, wordIndexOf } from './telling-words.ts';

/** A number says more than a word, and a win that was just shown is spoken of sooner than another. */
const NUMBER = 2;
const NEAR = 1.4;
const MOST_AMONG = 6;
/** How much more the words must say of one than of the next, so that it alone is meant. */
const CLEARLY = 1.35;

/**
 * Which win words speak of: the one that stands clearly out, else those that may be meant, the likeliest first. What few wins
 * hold says most. `holds`: only these can be put right so. Between two wins others have their turn.
 */
export const winsMeant = async <One extends Candidate>(
  candidates: readonly One[],
  words: string,
  holds: ((text: string) => boolean) | null = null,
): Promise<Readonly<{ meant: One | null; among: readonly One[] }>> => {
  const possible = holds ? await inTurns(candidates, (one) => (holds(one.text) ? [one] : [])) : candidates;
  if (holds && possible.length <= 1) return { meant: possible[0] ?? null, among: [] };
  const weighed = (await weightsOf(possible, tellingWords(words)))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  const [best, next] = weighed;
  if (!best) return { meant: null, among: holds ? possible.slice(0, MOST_AMONG) : [] };
  if (!next || best.weight >= next.weight * CLEARLY) return { meant: best.one, among: [] };
  const likely = weighed.filter(({ weight }) => weight * CLEARLY > best.weight);
  return { meant: null, among: likely.slice(0, MOST_AMONG).map(({ one }) => one) };
};

const weightsOf = async <One extends Candidate>(wins: readonly One[], said: readonly string[]) => {
  const read = await inTurns(wins, (one) => [{ one, words: wordIndexOf(one.text) }]);
  const worths = await worthsOf(
    read.map(({ words }) => words),
    said,
  );
  return inTurns(read, ({ one, words }) => {
    const weight = worths.reduce((sum, { word, worth }) => sum + (holdsWord(words, word) ? worth : 0), 0);
    return [{ one, weight: one.isNear ? weight * NEAR : weight }];
  });
};

const worthsOf = (read: readonly WordIndex[], said: readonly string[]) =>
  inTurns(said, (word) => {
    const holding = read.filter((words) => holdsWord(words, word)).length;
    const rarity = holding === 0 ? 0 : 1 + Math.log(read.length / holding);
    return [{ word, worth: rarity * (/^\d/.test(word) ? NUMBER : 1) }];
  });

const inTurns = async <From, To>(from: readonly From[], made: (one: From) => readonly To[]): Promise<readonly To[]> => {
  const all: To[] = [];
  for (const one of from) {
    await takeTurn();
    all.push(...made(one));
  }
  return all;
};
