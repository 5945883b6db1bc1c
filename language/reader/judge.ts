import type { LearnedReading } from './model/learned-reading.ts';
import type { Passage } from './passages.ts';
import { isAboutUsAlone } from './replies/said-to-us.ts';
import { plainly, sentencesOf } from './words/sentences.ts';
import { isSmallTalk } from './words/small-talk.ts';
import { tellsDone } from './words/tells-done.ts';
import { namesWin, withoutLead } from './words/win-lead.ts';

/** From these probabilities on a passage is a win: any, and one whose first word tells that something was done. */
const WIN = 0.45;
const WIN_TOLD = 0.2;

export const isWin = ({ text, chances, is }: Passage): boolean => {
  const plain = plainly(text);
  if (isSmallTalk(plain) || isAboutUsAlone(plain)) return false;
  return chances.win >= (namesWin(text) || tellsDone(text) ? WIN_TOLD : WIN);
};

/** A win in its writer's words, without what joined it to others, and without what is said to us behind it. */
export const winIn = (text: string): string =>
  withoutLead(withoutParting(text).replace(JOINT, '').replace(LAST_JOINT, ''));

/** "Got the VAT return in and trained the new lad": the second begins with its verb, the first ends before the "and". */
const JOINT = /^(?:and|und|et|y) (?=\S+ \S)/u;
const LAST_JOINT = /(?<=\S \S+)[,;]? (?:and|und|et|y)$/u;

/** "Trained two nurses today. Have a good one!" */
const withoutParting = (text: string): string => {
  const last = sentencesOf(text).at(-1) ?? '';
  const told = text.slice(0, Math.max(0, text.length - last.length)).trim();
  return told !== '' && text.endsWith(last) && isSmallTalk(plainly(last)) ? told : text;
};

export type { LearnedReading };
