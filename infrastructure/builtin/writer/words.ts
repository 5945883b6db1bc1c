import { foldText } from '#domain/text/fold.ts';
import { stem } from './stem.ts';

/** A word as it stands, folded, and its stem. A break between clauses is a word that no phrase contains. */
export type Word = Readonly<{ exact: string; stem: string }>;

const clauseBreak: Word = { exact: '|', stem: '|' };
export const isBreak = (word: Word): boolean => word === clauseBreak;

/** Words that come between the others and say nothing by themselves. */
const articles = new Set('a an the my our your his her their its'.split(' '));
const pieces = /\d+(?:[.,]\d+)*\p{L}*|[\p{L}\p{N}]+[+#]*|[,;:!?()\n–—•]|\.(?=\s|$)/gu;

/** The words of a text in order, without articles and possessives. Linear in the length of the text. */
export const wordsOf = (text: string): Word[] => {
  const folded = foldText(text)
    .replace(/['’]s\b/g, '')
    .replace(/['’]/g, '');
  const words: Word[] = [];
  for (const [piece] of folded.matchAll(pieces)) {
    if (/^[,;:!?()\n–—•.]/.test(piece)) words.push(clauseBreak);
    else if (!articles.has(piece)) words.push({ exact: piece, stem: stem(piece) });
  }
  return words;
};

const passive = new Set('was were got been am be being get'.split(' '));

/** Whether the verb at this place was done to somebody: "was trained". */
export const isPassive = (words: readonly Word[], place: number): boolean =>
  passive.has(words[place - 1]?.exact ?? '') && /(?:ed|taught|led)$/.test(words[place]?.exact ?? '');
