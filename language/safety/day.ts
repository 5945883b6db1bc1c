import type { Language } from '#domain/facts.ts';
import type { HardDay } from '#domain/inbox/mail/hard-day.ts';
import { hardEnglish } from './hard-english.ts';
import { hardFrench } from './hard-french.ts';
import { hardGerman } from './hard-german.ts';
import { hardSpanish } from './hard-spanish.ts';
import type { HardTheme } from './hard-words.ts';

/** What lies heaviest first: of several that a message speaks of, the first says what day it was. */
const THEMES: readonly (readonly [HardTheme, 'distress' | 'setback'])[] = [
  ['loss', 'distress'],
  ['harassment', 'distress'],
  ['heartbreak', 'distress'],
  ['illness', 'distress'],
  ['hurt', 'distress'],
  ['fear', 'distress'],
  ['exhaustion', 'distress'],
  ['job', 'setback'],
  ['money', 'setback'],
  ['refusal', 'setback'],
  ['failure', 'setback'],
];

const LANGUAGES = [
  ['en', hardEnglish],
  ['de', hardGerman],
  ['fr', hardFrench],
  ['es', hardSpanish],
] as const;
const PATTERNS = THEMES.flatMap(([day, tone]) =>
  LANGUAGES.map(([language, words]) => ({ day, tone, language, pattern: new RegExp(words[day], 'u') })),
);

/** What words of this language say a hard day was about, as `plainly` gives them; null where they do not speak of one. */
export const dayIn = (
  plain: string,
  language: Language | null,
): Readonly<{ day: HardDay; tone: 'distress' | 'setback' }> | null => {
  const found = PATTERNS.find((one) => one.language === language && one.pattern.test(plain));
  return found ? { day: found.day, tone: found.tone } : null;
};
