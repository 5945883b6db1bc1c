import { foldText } from '#domain/text.ts';
import type { CorrectionByWords } from '#domain/wins/correction.ts';
import { reportsDone } from '../words/reports-done.ts';
import { plainly } from '../words/sentences.ts';
import { DROP_RULES } from './drops.ts';
import { difference } from './exchange.ts';
import { EXCHANGE_RULES } from './exchanges.ts';
import { filedByWords } from './filings.ts';
import { saidIn } from './said-in.ts';
import { tellingWords } from './telling-words.ts';

/** No such sentence is shorter or longer. */
const SHORTEST = 8;
const LONGEST = 300;
const mayCorrect = ({ length }: string): boolean => length >= SHORTEST && length <= LONGEST;

/** What a sentence puts right of a win that it names by what the win says, and by no number; null for all else. */
export const correctionByWords = (sentence: string): CorrectionByWords | null => {
  if (!mayCorrect(sentence)) return null;
  const dropped = saidIn(sentence, DROP_RULES)?.groups.words;
  if (dropped !== undefined && tellingWords(dropped).some((word) => !/^\d$/.test(word)))
    return { kind: 'drop', words: dropped };
  return exchangedIn(sentence) ?? filedByWords(sentence);
};

/** "The mail could not convince them, so I went": it denies a deed, and exchanges nothing. */
const DENIES = /(?<!\p{L})(?:could|would|can|should|must|might)\s+not\s/iu;

const exchangedIn = (sentence: string): CorrectionByWords | null => {
  if (DENIES.test(sentence)) return null;
  const found = saidIn(sentence, EXCHANGE_RULES);
  if (!found) return null;
  const { from: said = '', to: made = '', words = '', noun = '' } = found.groups;
  const { from, to } = difference(said, `${made}${noun === '' ? '' : ` ${noun}`}`);
  const isSame = from === '' || to === '' || foldText(from) === foldText(to);
  if (isSame || (found.rule.alike && !isAlike(from, to))) return null;
  return { kind: 'exchange', words: [words, noun, said].filter((part) => part !== '').join(' '), from, to };
};

/** A slip of a letter or two, or a name with more or less behind it. */
const isAlike = (one: string, other: string): boolean => {
  const [first, second] = [foldText(one), foldText(other)];
  const most = Math.max(1, Math.floor(Math.min(first.length, second.length) / 3));
  return first.startsWith(second) || second.startsWith(first) || distance(first, second) <= Math.min(2, most);
};

const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let at = 0; at < one.length; at += 1) {
    const next = [at + 1];
    for (let to = 0; to < other.length; to += 1) {
      const changed = (row[to] ?? 0) + (one[at] === other[to] ? 0 : 1);
      next.push(Math.min(changed, (row[to + 1] ?? 0) + 1, (next[to] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
};

const PART =
  /(?:\s?[,;]|\s-)?\s(?:and|und|et|y|but|aber|mais|pero)\s|(?<=[!?…])\s|[^\p{L}\p{N}\s.,;:'"()€$£%!?/-]+\s?/giu;

/** All that a sentence puts right so: as a whole, or in its parts where none of the others tells of something done. */
export const correctionsByWords = (sentence: string): readonly CorrectionByWords[] => {
  const whole = correctionByWords(sentence);
  if (whole || !mayCorrect(sentence)) return whole ? [whole] : [];
  const parts = sentence.split(PART).filter((part) => part.trim() !== '');
  const found = parts.map((part) => ({ part, one: correctionByWords(part) }));
  const isMixed = found.some(({ part, one }) => one === null && reportsDone(plainly(part)));
  return isMixed ? [] : found.flatMap(({ one }) => one ?? []);
};
