import { phrases } from '../../phrases.ts';

const LABEL =
  '(?:#|no\\.? ?|nr\\.? ?|num(?:ber)? |wins? |wins? (?:number |no\\.? ?|#)|items? |points? |entry |entries |numbers |nos\\.? )';
const WORD = '(?:one|two|three|four|five|six|seven|eight|nine|ten)';
const ORDINAL =
  '(?:the )?(?:very )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|1st|2nd|3rd|[4-9]th|10th|final|second last|second to last)';

/** How one win of the numbered list is named. */
export const NUMBER = `(?:(?:the |my )?${LABEL}?\\d{1,2}|(?:the )?(?:number|no\\.?|win|item|point) ${WORD})`;
export const NAMED = `(?:${NUMBER}(?![\\d:.]*\\d)|${ORDINAL}(?: (?:one|win|entry|item|point|achievement))?)`;
const AND = '(?: ?(?:,|and|&|\\+|with|into|plus|n)(?: and| also)? ?)';
export const SEVERAL = `(?:${NAMED}(?:${AND}${NAMED})*)`;

/** Where one correction ends and the next begins. */
const BREAK = new RegExp(
  phrases`
    [;\n]+\s*|(?<![.!?])[.!?]+(?:\s+|$)|(?:\s*,\s*(?:(?:and|then|also|but)\s+)*|\s+(?:and|then|also|but)\s+(?:(?:then|also|please|pls)\s+)*)(?=(?:please )?(?:drop|delete|remove|scrap|forget|ignore|strike|discard|merge|combine|join|change|correct|reword|rename|replace|edit|fix|update|erase)\b)
    |(?:\s*,\s*(?:(?:and|then|also|but)\s+)*|\s+(?:and|but)\s+)(?=${NAMED}\s?(?::|was\b|is\b|should\b(?! be (?:merged|combined|joined|one|dropped|deleted|removed))|wasn't\b|isn't\b|has\b|had\b|needs\b))
  `,
  'gi',
);
const MAX_PIECES = 100;

/** A part of a text, and what stands between it and the one before. */
export type Piece = Readonly<{ words: string; gap: string }>;

/** The parts of a text that each speak of one correction, or go on with the one before. */
export const piecesOf = (text: string): readonly Piece[] => {
  const tidy = text.replace(/[ \t]+/g, ' ').replace(/\b(no|nr|nos)\.\s?(?=\d)/gi, '$1 ');
  const pieces: Piece[] = [];
  let [start, gap] = [0, ''];
  for (const { index, 0: found } of [...tidy.matchAll(BREAK)].slice(0, MAX_PIECES)) {
    pieces.push({ words: tidy.slice(start, index).trim(), gap });
    [start, gap] = [index + found.length, found];
  }
  return [...pieces, { words: tidy.slice(start).trim(), gap }].filter(({ words }) => words !== '');
};

const WORDS = 'one two three four five six seven eight nine ten'.split(' ');
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const ONE = new RegExp(NAMED, 'gi');

/** The numbers that these words name; below zero from the end. */
export const numbersIn = (words = ''): readonly number[] =>
  [...words.matchAll(ONE)].flatMap(([named]) => numberOf(named.toLowerCase()) ?? []);

const numberOf = (named: string): number | null => {
  const digits = /\d{1,2}/.exec(named)?.[0];
  if (digits !== undefined) return Number(digits);
  if (/second (?:to )?last/.test(named)) return -2;
  if (/\b(?:last|final)\b/.test(named)) return -1;
  const ordinal = ORDINALS.findIndex((word) => named.includes(word));
  const index = ordinal >= 0 ? ordinal : WORDS.findIndex((word) => named.endsWith(` ${word}`));
  return index < 0 ? null : index + 1;
};
