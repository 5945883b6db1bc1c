import type { Language } from '#domain/facts.ts';
import { SMALL_WORDS } from './small-words.ts';
import { mended } from './spelling.ts';
import { stemOf } from './stems.ts';
import { type Token, tokensIn } from './tokens.ts';

const SMALL: ReadonlySet<string> = new Set(Object.values(SMALL_WORDS).flatMap((words) => [...words]));

type NumberToken = Extract<Token, { is: 'number' }>;
/** A number with the stems of the words that stand near it, the nearest first, and whether it ends its clause. */
type Placed = Readonly<{
  token: NumberToken;
  after: readonly string[];
  before: readonly string[];
  next: NumberToken | null;
  isLast: boolean;
}>;

const AFTER = 2;
const AFTER_IN_SOURCE = 3;
const BEFORE = 3;
const BEFORE_IN_SOURCE = 5;

/**
 * Numbers with no place in any source: none is the same, in the same unit, beside the same words and before the same other end; each of
 * theirs bears out one.
 */
export const strayNumbers = (text: string, sources: readonly string[], language: Language): readonly string[] => {
  const numbers = placedIn(tokensIn(text), true);
  if (numbers.length === 0) return [];
  const held = sources.map((source) => placedIn(tokensIn(mended(source, language)), false));
  const used = new Set<Placed>();
  return numbers
    .filter((one) => {
      const found = held.flat().find((other) => !used.has(other) && isThere(one, other));
      if (found) used.add(found);
      return !found;
    })
    .map(({ token }) => token.text);
};

const placedIn = (tokens: readonly Token[], endsAtClause: boolean): readonly Placed[] =>
  tokens.flatMap((token, at) => {
    if (token.is !== 'number') return [];
    const behind = tokens.slice(at + 1);
    return [
      {
        token,
        after: wordsOf(behind, endsAtClause),
        before: wordsOf(tokens.slice(0, at).reverse(), endsAtClause),
        next: nextOf(behind),
        isLast: wordsOf(behind, true).length === 0,
      },
    ];
  });

/** Not beyond another number, unless nothing but small words stands before it: "from 40 to 25 minutes". */
const wordsOf = (tokens: readonly Token[], endsAtClause: boolean): readonly string[] => {
  const words: string[] = [];
  for (const token of tokens.slice(0, 24)) {
    if (token.is === 'end' ? endsAtClause : token.is === 'number' && words.length > 0) break;
    if (token.is === 'word' && !SMALL.has(token.word)) words.push(stemOf(token.word));
  }
  return words;
};

/** The other end of a change: "from 900 ms to 120 ms", "12 minutes instead of 25". */
const nextOf = (tokens: readonly Token[]): NumberToken | null => {
  let isTied = false;
  for (const [at, token] of tokens.slice(0, 5).entries()) {
    if (token.is === 'end') return null;
    if (token.is === 'number') return isTied ? token : null;
    isTied ||= TIES.has(token.word) || (token.word === 'a' && at <= 1);
  }
  return null;
};

const TIES: ReadonlySet<string> = new Set('to instead auf statt au until bis'.split(' '));

const isThere = (one: Placed, other: Placed): boolean => {
  if (!isEqual(one.token, other.token)) return false;
  if (one.next !== null && (other.next === null || !isEqual(one.next, other.next))) return false;
  const [after, before] = [one.after.slice(0, AFTER), one.before.slice(0, BEFORE)];
  if (after.some((word) => other.after.slice(0, AFTER_IN_SOURCE).includes(word))) return true;
  if (before[0] !== undefined && before[0] === other.before[0]) return true;
  if (one.isLast && other.isLast) return true;
  if (after.length > 0 && !other.isLast) return false;
  return before.length === 0 || before.some((word) => other.before.slice(0, BEFORE_IN_SOURCE).includes(word));
};

const isEqual = (one: NumberToken, other: NumberToken): boolean =>
  one.mark === other.mark && one.meanings.some((meaning) => other.meanings.includes(meaning));
