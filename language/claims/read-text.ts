import type { ClaimSource } from '#application/wins/claims.ts';
import type { Language } from '#domain/facts.ts';
import { datesIn } from './dates.ts';
import { withoutPhrases } from './exclusive-faults.ts';
import { type Held, heldIn } from './held-words.ts';
import type { Figures } from './number-faults.ts';
import { changesIn, quantitiesIn, withoutWholes } from './quantities.ts';
import type { Token } from './token.ts';
import { tokensIn } from './tokens.ts';

/** A text as all rules read it: without its dates, which are judged by themselves. */
export type ReadText = Readonly<{ text: string; tokens: readonly Token[]; plain: readonly Token[]; figures: Figures }>;
export type ReadSource = ReadText & Readonly<{ source: ClaimSource; held: Held }>;

/** "Q4" and "the fourth quarter" are one. */
const QUARTER = /(?<![\p{L}\d])Q([1-4])(?![\p{L}\d])/giu;

/** "The second half of 2026", "H2 2026", "erstes Halbjahr": its number is no rank. */
const HALF_YEARS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:H1(?=,? 20\d\d|$)|first half(?: of (?:the )?year| of(?= 20\d\d)))/giu, ' 1st halfyear'],
  [/(?<!\p{L})(?:H2(?=,? 20\d\d|$)|second half(?: of (?:the )?year| of(?= 20\d\d)))/giu, ' 2nd halfyear'],
  [/(?<!\p{L})(?:erste[nrs]?|premier|primer) (halbjahr\p{L}*|semestre)(?!\p{L})/giu, ' 1te $1'],
];

export const readText = (text: string, language: Language): ReadText => {
  const { rest } = datesIn(withHalfYears(text).replace(QUARTER, ' $1th quarter'), language);
  const tokens = tokensIn(rest, language);
  const quantities = quantitiesIn(tokens, language);
  return {
    text,
    tokens,
    plain: tokensIn(withoutPhrases(rest, language), language),
    figures: { quantities, changes: changesIn(withoutWholes(quantities, tokens)) },
  };
};

const withHalfYears = (text: string): string =>
  HALF_YEARS.reduce((read, [pattern, written]) => read.replace(pattern, written), text);

const MOST_KEPT = 500;
const kept = new Map<string, ReadSource>();

/** The same win is read for many sentences: what was read last is kept. */
export const readSource = (source: ClaimSource, language: Language): ReadSource => {
  const key = `${language}|${source.isLasting}|${source.days.join()}|${source.text}`;
  const known = kept.get(key);
  if (known) return known;
  const read = { ...readText(source.text, language), source, held: heldIn(source.text, language) };
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? '');
  kept.set(key, read);
  return read;
};
