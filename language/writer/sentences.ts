/** The beginning is enough to know what a text says, and keeps the reading of a long one short. */
const READ = 2_000;
const MOST = 30;

/**
 * The sentences of a text: as they stand, and in small letters of the same length. One in which small letters take another
 * room is left out.
 */
export type Sentence = Readonly<{ text: string; small: string }>;

export const sentencesOf = (text: string): readonly Sentence[] =>
  text
    .slice(0, READ)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[ \t\r\f\v]+/g, ' ')
    .replaceAll(/(?<=\d) ?(?:por ciento|pour cent|per cent)(?![\p{L}])/giu, ' %')
    .split(/(?<=[.!?…])\s+|\n+|^ ?[-*•] /u)
    .slice(0, MOST)
    .map((part) => part.replace(/^[\s\-*•–]+/u, '').trim())
    .filter((part) => part !== '')
    .map((part) => ({ text: part, small: part.toLowerCase().replaceAll('’', "'") }))
    .filter(({ text: own, small }) => own.length === small.length);
