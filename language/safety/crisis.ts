import type { Language } from '#domain/facts.ts';
import { bareCrisisIn } from './crisis-bare.ts';
import { crisisEnglish } from './crisis-english.ts';
import { crisisFrench } from './crisis-french.ts';
import { crisisGerman } from './crisis-german.ts';
import { shortCrisisIn } from './crisis-short.ts';
import { crisisSigns } from './crisis-signs.ts';
import { crisisSpanish } from './crisis-spanish.ts';
import { withoutFigures } from './figures-of-speech.ts';
import type { CrisisHeard } from './hard-words.ts';
import { isOver, isSpokenOfOthers } from './look-alikes.ts';

const LANGUAGES = [
  ['en', crisisEnglish],
  ['de', crisisGerman],
  ['fr', crisisFrench],
  ['es', crisisSpanish],
] as const;

type Rule = Readonly<{ pattern: RegExp; heard: CrisisHeard }>;

const rulesOf = (day: CrisisHeard['day'], language: Language, sources: readonly string[]): readonly Rule[] =>
  sources.map((source) => ({ pattern: new RegExp(source, 'u'), heard: { day, language } }));

const SURE = LANGUAGES.flatMap(([language, { sure }]) => [
  ...rulesOf('life', language, sure.life),
  ...rulesOf('violence', language, sure.violence),
]);

const RULES = LANGUAGES.flatMap(([language, { plain, veiled, violence }]) => [
  ...rulesOf('life', language, [...plain, ...veiled]),
  ...rulesOf('violence', language, violence),
  ...rulesOf(
    'life',
    language,
    crisisSigns.life.map((sign) => sign[language]),
  ),
  ...rulesOf(
    'violence',
    language,
    crisisSigns.violence.map((sign) => sign[language]),
  ),
]);

/**
 * A crisis in words as `plainly` gives them, by rules alone; null for none. What may stand for another one as well (a scene
 * on a stage, a patient, a figure of speech) is none, and so is what is over.
 */
export const heardAsCrisis = (plain: string): CrisisHeard | null => {
  const meant = withoutFigures(plain);
  const sure = isOver(meant) ? undefined : SURE.find(({ pattern }) => pattern.test(meant));
  if (sure) return sure.heard;
  const bare = isOver(meant) ? null : (bareCrisisIn(meant) ?? shortCrisisIn(meant));
  if (bare) return bare;
  for (const { pattern, heard } of RULES) {
    const found = pattern.exec(meant);
    if (found && !isSpokenOfOthers(meant, found.index, found[0])) return heard;
  }
  return null;
};
