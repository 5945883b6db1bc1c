import type { Language } from '#domain/facts.ts';
import type { HardDay } from '#domain/inbox/mail/hard-day.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import type { MishapWords } from './mishap-words.ts';
import { spanish } from './spanish.ts';

/** `isGrave`: it makes the day hard whatever else went well; a thing that broke may be half of a win. */
export type Mishap = Readonly<{ day: HardDay; tone: 'distress' | 'setback'; isGrave: boolean }>;

/** What lies heaviest first, and what day it makes. */
const KINDS: readonly Readonly<Mishap & { is: keyof MishapWords }>[] = [
  { is: 'near', day: 'illness', tone: 'distress', isGrave: true },
  { is: 'suffered', day: 'harassment', tone: 'distress', isGrave: true },
  { is: 'curse', day: 'hard', tone: 'setback', isGrave: true },
  { is: 'left', day: 'hard', tone: 'setback', isGrave: true },
  { is: 'refused', day: 'refusal', tone: 'setback', isGrave: false },
  { is: 'broke', day: 'failure', tone: 'setback', isGrave: false },
];

const patternsOf = (words: MishapWords) =>
  KINDS.map(({ is, ...mishap }) => ({ mishap, pattern: new RegExp(words[is], 'u'), isDeniable: !mishap.isGrave }));

const PATTERNS = {
  en: patternsOf(english),
  de: patternsOf(german),
  fr: patternsOf(french),
  es: patternsOf(spanish),
} as const;

/** Nobody tells a mishap in a longer sentence; what is, is judged by its beginning. */
const LONGEST = 240;
/** "Nobody missed a round", "no se quemó nada": it did not happen. */
const DENIED =
  /\b(?:no|not|nobody|no one|none|never|without|didn't|hasn't|kein\w*|nicht|niemand|nie|ohne|fast|almost|nearly|sans|personne|jamais|aucun\w*|n'\w+|ne|ni|nadie|ningun\w*|sin|nunca|casi|would have|could have|ware|hatte beinahe)\b/;
const BEFORE = 24;

/** What went badly in a sentence of this language, as `plainly` gives it, told without a word of feeling; null for none. */
export const mishapIn = (plain: string, language: Language): Mishap | null => {
  const said = plain.slice(0, LONGEST);
  for (const { mishap, pattern, isDeniable } of PATTERNS[language]) {
    const found = pattern.exec(said);
    if (!found) continue;
    const near = said.slice(Math.max(0, found.index - BEFORE), found.index + found[0].length);
    if (!(isDeniable && DENIED.test(near)) && !JUST_DENIED.test(said.slice(0, found.index + 1))) return mishap;
  }
  return null;
};

/** Right before it. */
const JUST_DENIED = /\b(?:no|not|nicht|pas|nobody|nadie|personne|niemand) \W?\w?$/;
