import { phrases } from '../plain-text.ts';
import { reportsDone } from '../understanding/reports-done.ts';
import { plainly } from '../understanding/sentences.ts';

const HOW_MANY = phrases`
  (?:the|my|some|a few|few|a couple(?: of)?|couple(?: of)?|one|two|three|four|five|several|other|more|last|final|\d{1,2}|(?:ein )?paar|einige|mehrere|zwei|drei|vier|letzte|noch|kleine|gute
  |des|les|mes|quelques|deux|trois|quatre|derniers?|dernieres?|petits?|petites?|unas?|unos|algunas|varias|dos|tres|cuatro|ultimas|un par de)
`;
const THINGS = phrases`
  (?:things?|bits(?: and (?:bobs|pieces))?|wins?|points?|updates?|items?|highlights?|sachen|dinge|erfolge|punkte|kleinigkeiten|trucs?|choses?|reussites?|nouvelles|cosas|cositas|logros|novedades|puntos)
`;
/** "Three things today", "last bits for Friday", "en fait si 2 trucs quand même": says that more is coming, and nothing else. */
const COUNTS = new RegExp(
  `^(?:(?:ok|okay|so|right|well|anyway|hi|hello|also|and|ah|oh|en fait|bon|alors|si|bueno|pues|venga|also|na|so|ja|immerhin)[ ,!.]+)*(?:${HOW_MANY} )+${THINGS}\\b[^.!?]{0,70}$`,
);

/** As `plainly` gives it. */
export const countsWhatFollows = (plain: string): boolean => COUNTS.test(plain.replace(/[ :–-]+$/, ''));

/** Whether words are a line that leads in to those below it, and tells of nothing itself. */
export const isHeading = (text: string, words: string): boolean => {
  const at = words.indexOf(text);
  const before = words.slice(0, at);
  const after = words.slice(at + text.length);
  if (at < 0 || text.includes('\n') || !/(?:^|\n)[^\S\n]*$/.test(before) || !/^[^\S\n]*\n\s*\S/.test(after))
    return false;
  const plain = plainly(text);
  return countsWhatFollows(plain) || (plain.endsWith(':') && !reportsDone(plain.slice(0, -1)));
};
