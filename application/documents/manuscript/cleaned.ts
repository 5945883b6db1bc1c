/**
 * What no reader sees and a file or a page may break on, or another reads in another order than its eye: control characters,
 * halves of a pair, characters that are none, marks that turn the direction of writing, and letters made to hide a text.
 */
const UNSEEN = /[\p{C}\p{DI}]/gu;
/** Of these, what a text needs: its lines' ends, joiners, and what a younger Unicode may have made a character. */
const NEEDED = /^(?:[\n\u200c\u200d]|(?![\p{DI}\p{NChar}])\p{Cn})$/u;
/** Spaces that break a line, of any width. */
const SPACES = /[\t\u1680\u2000-\u2006\u2008-\u200a\u205f\u3000]/g;
/** Those that do not. */
const HARD_SPACES = /[\u2007\u202f]/g;
const ENDS_OF_LINES = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** More marks on one letter than any script has cover the lines around it. */
const HEAPED_MARKS = /(\p{M}{4})\p{M}+/gu;
/** So many marks that to bring them into order takes the square of their number (Unicode's own limit of a text in a stream). */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;
/** Joiners have a meaning between two letters alone. */
const LOST_JOINERS = /(?<![\p{L}\p{M}\p{So}\p{Sk}])[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\p{So}])/gu;

/** Already clean. Most texts are, and each is asked about several times. */
const PLAIN = /^[\n -~]*$/;

/** The same words without what only harms: composed letters, plain spaces, `\n` at a line's end. */
export const cleaned = (text: string): string => (PLAIN.test(text) ? text : cleanedMarks(text));

const cleanedMarks = (text: string): string =>
  text
    .replace(TOO_MANY_MARKS, '$1')
    .normalize('NFC')
    .replace(ENDS_OF_LINES, '\n')
    .replace(SPACES, ' ')
    .replace(HARD_SPACES, '\u00a0')
    .replace(UNSEEN, (unseen) => (NEEDED.test(unseen) ? unseen : ''))
    .replace(LOST_JOINERS, '')
    .replace(HEAPED_MARKS, '$1')
    .normalize('NFC');
