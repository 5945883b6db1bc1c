/** A word, a number, an emoji or a mark of the text as given; `plain` is how the model knows it. */
export type Token = Readonly<{
  start: number;
  end: number;
  plain: string;
  is: 'word' | 'number' | 'sign' | 'mark' | 'line';
}>;

/** Longer is no word of a language: its beginning tells enough. */
const MOST_LETTERS = 24;
const TOKEN =
  /(?<word>\p{L}[\p{L}\p{M}]{0,63}(?:['’´`](?=\p{L}))?)|(?<number>\p{N}[\p{N}.,:]{0,15})|(?<line>\n\s*)|(?<sign>\p{Extended_Pictographic}(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u200D|\uFE0F|\p{RI}){0,15})|(?<mark>[^\s\p{L}\p{N}]{1,8})/gu;
const ASCII = /^[\x20-\x7E]*$/;

/** The tokens of a text in their order; white space between words is none, a line break is one. */
export const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = [];
  for (const { 0: found, index, groups } of text.matchAll(TOKEN)) {
    const is = kindOf(groups ?? {});
    tokens.push({ start: index, end: index + found.length, plain: plainOf(found, is), is });
  }
  return tokens;
};

const kindOf = ({ number, line, sign, mark }: Record<string, string | undefined>): Token['is'] =>
  number !== undefined
    ? 'number'
    : line !== undefined
      ? 'line'
      : sign !== undefined
        ? 'sign'
        : mark !== undefined
          ? 'mark'
          : 'word';

const plainOf = (found: string, is: Token['is']): string => {
  switch (is) {
    case 'word':
      return folded(found).slice(0, MOST_LETTERS);
    case 'number':
      return numberSign(found);
    case 'line':
      return found.indexOf('\n') === found.lastIndexOf('\n') ? '\n' : '\n\n';
    default:
      return found.slice(0, 4);
  }
};

const folded = (word: string): string =>
  (ASCII.test(word)
    ? word
    : word
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .replace(/ß/g, 'ss')
        .replace(/[’´`]/g, "'")
  ).toLowerCase();

/** What a number looks like, not which one it is: the hour, the year and a small number of a list say something. */
const numberSign = (number: string): string => {
  const digits = number.replace(/[.,:]+$/, '');
  if (/^\d{1,2}$/.test(digits)) return Number(digits) <= 12 ? '#' : '##';
  if (/^\d{1,2}[:.]\d\d$/.test(digits)) return '#:#';
  if (/^(?:19|20)\d\d$/.test(digits)) return '#year';
  return /[.,]/.test(digits) ? '#.#' : '###';
};

/** Languages tell by its last letters what form of a word it is. */
export const endingOf = (word: string): string => word.slice(-3);
