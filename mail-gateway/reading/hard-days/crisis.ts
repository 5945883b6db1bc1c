import { crisisEnglish } from './crisis-english.ts';
import { crisisFrench } from './crisis-french.ts';
import { crisisGerman } from './crisis-german.ts';
import { crisisSigns } from './crisis-signs.ts';
import { crisisSpanish } from './crisis-spanish.ts';
import { withoutFigures } from './figures-of-speech.ts';
import { isOver, isSpokenOfOthers } from './look-alikes.ts';
import { type CrisisHeard, unmistakableIn } from './unmistakable.ts';

const LANGUAGES = [
  ['en', crisisEnglish],
  ['de', crisisGerman],
  ['fr', crisisFrench],
  ['es', crisisSpanish],
] as const;

type Rule = Readonly<{ pattern: RegExp; heard: CrisisHeard }>;

const RULES: readonly Rule[] = LANGUAGES.flatMap(([language, { plain, veiled, violence }]) => [
  ...[...plain, ...veiled].map((source) => ({
    pattern: new RegExp(source, 'u'),
    heard: { day: 'life', language } as const,
  })),
  ...violence.map((source) => ({ pattern: new RegExp(source, 'u'), heard: { day: 'violence', language } as const })),
  ...(['life', 'violence'] as const).flatMap((day) =>
    crisisSigns[day].map((sign) => ({ pattern: new RegExp(sign[language], 'u'), heard: { day, language } as const })),
  ),
]);

/**
 * A crisis in words as `plainly` gives them, by rules alone; null for none. What may stand for another one as well (a scene
 * on a stage, a patient, a figure of speech) is none.
 */
export const heardAsCrisis = (plain: string): CrisisHeard | null => {
  const meant = withoutFigures(plain);
  const unmistakable = unmistakableIn(meant);
  if (unmistakable && !isOver(meant)) return unmistakable;
  for (const { pattern, heard } of RULES) {
    const found = pattern.exec(meant);
    if (found && !isSpokenOfOthers(meant, found.index, found[0])) return heard;
  }
  return null;
};
