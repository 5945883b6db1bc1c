import type { Language } from '#domain/facts.ts';
import { type Cue, cueOf, cueWords, indexOf } from './cues.ts';
import { toldClauses } from './told-clauses.ts';

/**
 * The skills there are and the cues of each, in four languages. `names` are in the order of `languages`; a cue is its words,
 * the place of its skill, and how likely the skill is where it stands (0 to 1, 0 for a cue that rules the skill out).
 */
export type SkillLexicon = Readonly<{
  skills: readonly Readonly<{ id: string; names: Readonly<Record<Language, string>> }>[];
  cues: Readonly<Record<Language, readonly (readonly [cue: string, skill: number, chance: number])[]>>;
}>;

export type FoundSkill = Readonly<{ id: string; name: string; chance: number }>;

/** Names the skills that a win shows its writer used, the likeliest first. */
export type SkillNamer = (win: string, language: Language) => readonly FoundSkill[];

type Hint = Readonly<{ at: number; skill: number; chance: number }>;

/** A second hint counts half: two words of one deed are not two deeds. */
const SECOND = 0.5;

export const createSkillNamer = ({ skills, cues }: SkillLexicon): SkillNamer => {
  const indexes = new Map<Language, ReturnType<typeof indexOf<Hint>>>();
  const hintsOf = (language: Language) => {
    const known = indexes.get(language);
    if (known) return known;
    const entries = cues[language].map(
      ([cue, skill, chance], at): readonly [Cue, Hint] => [cueOf(cue), { at, skill, chance }],
    );
    const index = indexOf(entries);
    indexes.set(language, index);
    return index;
  };
  return (win, language) => {
    const hintsIn = hintsOf(language);
    const ruledOut = new Set(hintsIn(cueWords(win)).filter(({ chance }) => chance === 0).map(({ skill }) => skill));
    const bySkill = new Map<number, Map<number, number>>();
    for (const clause of toldClauses(win, language))
      for (const { at, skill, chance } of hintsIn(cueWords(clause))) {
        if (ruledOut.has(skill)) continue;
        bySkill.set(skill, (bySkill.get(skill) ?? new Map()).set(at, chance));
      }
    return [...bySkill]
      .map(([skill, hints]) => {
        const [best = 0, second = 0] = [...hints.values()].sort((a, b) => b - a);
        const { id, names } = skills[skill] as SkillLexicon['skills'][number];
        return { id, name: names[language], chance: 1 - (1 - best) * (1 - SECOND * second) };
      })
      .sort((a, b) => b.chance - a.chance);
  };
};
