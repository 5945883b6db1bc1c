import { reportsDone } from './reports-done.ts';
import { plainly, sentencesWhole } from './sentences.ts';

/** The mark of an item in a list; the number of a win that begins one is no mark. */
const ITEM = /^[ \t]*(?:[-–*•·]|\d{1,2}[.)])[ \t]+/;
/** Where one clause ends and another may begin, in each language. */
const JOINT =
  /\s*;\s+|\s+[–—-]\s+|,?\s+(?:and|und|et|y|plus|sowie|ainsi que|et puis|und dann|and then|y luego|as well as)\s+(?:(?:also|then|auch|dann|aussi|puis|también|luego)\s+)?/iu;
const COMMA = /\s*;\s+|\s+[–—-]\s+|,\s+(?:(?:and|und|et|y)\s+)?|\s+(?:and|und|et|y)\s+/iu;
/** Joints are looked for from each space on, so a long gap takes the square of its length. */
const LONG_GAP = /(\s{20})\s+/gu;
const LEAST_WORDS = 3;
const MOST = 20;
const LONGEST = 20_000;

/**
 * A win in the pieces that it is told in, word for word: its paragraphs and items, else its sentences, else its clauses.
 * One piece where nothing in it can stand by itself.
 */
export const piecesOf = (text: string): readonly string[] => {
  if (text.length > LONGEST) return [text];
  const words = text.replace(LONG_GAP, '$1');
  for (const pieces of [linesOf(words), sentencesWhole(words.replace(/\s*\n\s*/g, ' ')), clausesOf(words)]) {
    const standing = pieces.filter(hasWords);
    if (standing.length > 1 && standing.length <= MOST) return standing;
  }
  return [text.trim()];
};

const hasWords = (piece: string): boolean => /\p{L}/u.test(piece);

/** A line that a mail program broke goes on with a small letter. */
const linesOf = (text: string): readonly string[] => {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    const last = lines.at(-1);
    const goesOn = last !== undefined && last !== '' && !ITEM.test(line) && /^\s*\p{Ll}/u.test(line);
    if (goesOn) lines[lines.length - 1] = `${last} ${line.trim()}`;
    else lines.push(line.replace(ITEM, '').trim());
  }
  return lines;
};

/** Each tells of something done; else each is more than a word or two. */
const clausesOf = (text: string): readonly string[] => {
  const told = text.split(COMMA);
  if (told.length > 1 && told.every((clause) => reportsDone(plainly(clause))))
    return told.map((clause) => clause.trim());
  const said = text.split(JOINT);
  return said.every((clause) => clause.trim().split(/\s+/).length >= LEAST_WORDS)
    ? said.map((clause) => clause.trim())
    : [];
};
