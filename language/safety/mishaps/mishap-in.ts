import type { Language } from '#domain/facts.ts';
import type { HardDay } from '#domain/inbox/mail/hard-day.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hints } from './hints.ts';
import type { MishapWords } from './mishap-words.ts';
import { spanish } from './spanish.ts';

/**
 * `isGrave`: it makes the day hard whatever else went well; a thing that broke may be half of a win. `isHint`: its words are narrower,
 * and weigh more against what was learned.
 */
export type Mishap = Readonly<{ day: HardDay; tone: 'distress' | 'setback'; isGrave: boolean; isHint: boolean }>;

/** What lies heaviest first, and what day it makes. */
const KINDS: readonly Readonly<Omit<Mishap, 'isHint'> & { is: keyof MishapWords }>[] = [
  { is: 'near', day: 'illness', tone: 'distress', isGrave: true },
  { is: 'suffered', day: 'harassment', tone: 'distress', isGrave: true },
  { is: 'curse', day: 'hard', tone: 'setback', isGrave: true },
  { is: 'left', day: 'hard', tone: 'setback', isGrave: true },
  { is: 'refused', day: 'refusal', tone: 'setback', isGrave: false },
  { is: 'broke', day: 'failure', tone: 'setback', isGrave: false },
];

/** The same told in hints: none of them decides where something else went well. */
const HINTS: readonly Readonly<Pick<Mishap, 'day' | 'tone'> & { is: keyof typeof hints; isDeniable: boolean }>[] = [
  { is: 'ofDeath', day: 'loss', tone: 'distress', isDeniable: false },
  { is: 'ofHealth', day: 'illness', tone: 'distress', isDeniable: false },
  { is: 'ofPeople', day: 'harassment', tone: 'distress', isDeniable: false },
  { is: 'ofWork', day: 'job', tone: 'setback', isDeniable: false },
  { is: 'ofRefusal', day: 'refusal', tone: 'setback', isDeniable: false },
  { is: 'ofLoss', day: 'failure', tone: 'setback', isDeniable: true },
  { is: 'ofStrength', day: 'exhaustion', tone: 'distress', isDeniable: false },
];

const kindsOf = (words: MishapWords, areGrave: boolean) =>
  KINDS.filter(({ isGrave }) => isGrave === areGrave).map(({ is, ...mishap }) => ({
    mishap: { ...mishap, isHint: false },
    pattern: new RegExp(words[is], 'u'),
    isDeniable: !mishap.isGrave,
  }));

const patternsOf = (language: Language, words: MishapWords) => [
  ...kindsOf(words, true),
  ...HINTS.map(({ is, isDeniable, ...mishap }) => ({
    mishap: { ...mishap, isGrave: false, isHint: true },
    pattern: new RegExp(hints[is][language], 'u'),
    isDeniable,
  })),
  ...kindsOf(words, false),
];

const PATTERNS = {
  en: patternsOf('en', english),
  de: patternsOf('de', german),
  fr: patternsOf('fr', french),
  es: patternsOf('es', spanish),
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

/** "Permis suspendu.": too few words to know their language by, but for the mishap that they tell. */
export const languageOfMishap = (plain: string): Language | null =>
  LANGUAGES.find((language) => mishapIn(plain, language) !== null) ?? null;

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
