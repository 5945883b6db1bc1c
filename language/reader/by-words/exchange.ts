import { foldText } from '#domain/text.ts';
import type { Exchange } from '#domain/wins/correction.ts';
import { tellingWords } from './telling-words.ts';

type Token = Readonly<{ is: string; start: number; end: number }>;

const WORD = /\d[\d.,'’]*\d|\d|\p{L}[\p{L}\p{M}'’]*/gu;
const POSSESSIVE = /['’]s?$/u;

/** "Two" and "2" are the same number. */
const COUNTED: ReadonlyMap<string, string> = new Map(
  [
    'one two three four five six seven eight nine ten eleven twelve',
    'ein zwei drei vier funf sechs sieben acht neun zehn elf zwolf',
    'un deux trois quatre cinq six sept huit neuf dix onze douze',
    'uno dos tres cuatro cinco seis siete ocho nueve diez once doce',
  ].flatMap((row) => row.split(' ').map((word, at) => [word, String(at + 1)] as const)),
);

const tokensIn = (text: string): readonly Token[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const bare = word.replace(POSSESSIVE, '');
    const folded = foldText(bare);
    const is = /^\d/.test(bare) ? bare.replace(/[.,'’](?=\d{3}(?!\d))/g, '') : (COUNTED.get(folded) ?? folded);
    return { is, start: index, end: index + bare.length };
  });

const isNumber = ({ is }: Token): boolean => /^\d/.test(is);

/** "14", and "fourteen" where it is small; no article. */
export const isCounted = (word: string): boolean => tokensIn(word).every(isNumber) && !ARTICLE.test(foldText(word));
const ARTICLE = /^(?:one|ein|une?|uno)$/;

/** Without what both say alike at their beginning and end: of "Dr. Maier" and "Dr. Mayer" the names, of "$50" and "$60" the numbers. */
export const difference = (from: string, to: string): Readonly<{ from: string; to: string }> => {
  const [old, made] = [tokensIn(from), tokensIn(to)];
  const [number, other] = [old[0], made[0]];
  const isCount = number && other && isNumber(number) && isNumber(other) && (old.length === 1 || made.length === 1);
  if (isCount) return { from: from.slice(number.start, number.end), to: to.slice(other.start, other.end) };
  const most = Math.min(old.length, made.length) - 1;
  let before = 0;
  while (before < most && old[before]?.is === made[before]?.is) before += 1;
  let behind = 0;
  while (behind < most - before && old.at(-1 - behind)?.is === made.at(-1 - behind)?.is) behind += 1;
  const cut = (text: string, tokens: readonly Token[]): string =>
    text.slice(tokens[before]?.start ?? 0, tokens.at(-1 - behind)?.end ?? text.length);
  return { from: cut(from, old), to: cut(to, made) };
};

/** Where a text says it, each time. */
const placesOf = (text: string, from: string): readonly Readonly<{ start: number; end: number; next: string }>[] => {
  const [tokens, wanted] = [tokensIn(text), tokensIn(from)];
  return startsOf(
    tokens.map(({ is }) => is),
    wanted.map(({ is }) => is),
  ).map((at) => {
    const [token, last] = [tokens[at], tokens[at + wanted.length - 1]];
    const around = text.slice(tokens[at - 1]?.start ?? 0, tokens[at + wanted.length + 1]?.end ?? text.length);
    return { start: token?.start ?? 0, end: last?.end ?? 0, next: around };
  });
};

/** Where the wanted words stand among others, in one pass over both (Knuth, Morris and Pratt). */
const startsOf = (words: readonly string[], wanted: readonly string[]): readonly number[] => {
  if (wanted.length === 0) return [];
  const fallbacks: number[] = [0];
  const next = (matched: number, word: string | undefined): number => {
    let length = matched;
    while (length > 0 && wanted[length] !== word) length = fallbacks[length - 1] ?? 0;
    return wanted[length] === word ? length + 1 : 0;
  };
  for (let at = 1; at < wanted.length; at += 1) fallbacks.push(next(fallbacks[at - 1] ?? 0, wanted[at]));
  const starts: number[] = [];
  let matched = 0;
  for (const [at, word] of words.entries()) {
    matched = next(matched, word);
    if (matched < wanted.length) continue;
    starts.push(at - wanted.length + 1);
    matched = fallbacks[matched - 1] ?? 0;
  }
  return starts;
};

export const says = (text: string, from: string): boolean => placesOf(text, from).length > 0;

/** Of more, nobody knows which is meant. */
const MAX_PLACES = 20;

/** The exchange that words ask for in this text; null where it does not say that, or more than once and nobody knows where. */
export const exchangeIn = (text: string, from: string, to: string, words: string): Exchange | null => {
  const places = placesOf(text, from);
  if (places.length > MAX_PLACES) return null;
  const said = new Set(tellingWords(words));
  const beside = places.map(({ next }) => tellingWords(next).some((word) => said.has(word)));
  const at = places.length === 1 ? 0 : beside.filter(Boolean).length === 1 ? beside.indexOf(true) : -1;
  const place = places[at];
  return place ? { from: text.slice(place.start, place.end), to, occurrence: at } : null;
};

/** The text with it carried out; null where it does not say that any more. */
export const exchanged = (text: string, { from, to, occurrence: at }: Exchange): string | null => {
  const place = placesOf(text, from)[at];
  return place ? `${text.slice(0, place.start)}${to}${text.slice(place.end)}` : null;
};

const AROUND = 50;

/** The words around it, as they are and as they would be. */
export const excerpts = (text: string, exchange: Exchange): Readonly<{ was: string; becomes: string }> => {
  const place = placesOf(text, exchange.from)[exchange.occurrence] ?? { start: 0, end: 0 };
  const from = place.start <= AROUND ? 0 : text.indexOf(' ', place.start - AROUND) + 1;
  const after = text.slice(place.end);
  const rest = after.length <= AROUND ? after : `${after.slice(0, AROUND).replace(/\s+\S*$/u, '')}…`;
  const lead = `${from > 0 ? '…' : ''}${text.slice(Math.min(from, place.start), place.start)}`;
  return { was: `${lead}${text.slice(place.start, place.end)}${rest}`, becomes: `${lead}${exchange.to}${rest}` };
};
