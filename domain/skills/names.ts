import { type ShownSkill, type SkillChoice, skillShownBy } from './choices.ts';

/** What the skills of a person are called, whatever each win spells. */
export type SkillNames = Readonly<{
  /** Null for one that is hidden. */
  of(skill: string): string | null;
  /** Those of a win, each once, without the hidden ones. */
  ofAll(skills: readonly string[]): readonly string[];
  /** Every spelling in wins that is shown as this skill, whatever spelling of it is asked for; hidden ones too. */
  spellingsOf(skill: string): readonly string[];
}>;

/**
 * Each is called as its user said, else as most wins spell it. `spelled` says how many wins spell it how.
 */
export const namesOfSkills = (spelled: ReadonlyMap<string, number>, choices: readonly SkillChoice[]): SkillNames => {
  const shownBy = skillShownBy(choices);
  const groups = new Map<string, Group>();
  for (const [skill, wins] of spelled) {
    const shown = shownBy(skill);
    const { key } = shown;
    const group = groups.get(key);
    const best = group && !isBetter({ ...shown, wins }, group.best) ? group.best : { ...shown, wins };
    groups.set(key, { best, spellings: [...(group?.spellings ?? []), skill] });
  }
  const known = new Map<string, string | null>();
  const nameOf = (skill: string): string | null => {
    const shown = shownBy(skill);
    return shown.hidden ? null : (groups.get(shown.key)?.best.name ?? shown.name);
  };
  const of = (skill: string): string | null => {
    const before = known.get(skill);
    const name = before === undefined ? nameOf(skill) : before;
    known.set(skill, name);
    return name;
  };
  return {
    of,
    ofAll: (skills) => [...new Set(skills.map(of))].filter((name) => name !== null),
    spellingsOf: (skill) => groups.get(shownBy(skill).key)?.spellings ?? [],
  };
};

type Candidate = ShownSkill & Readonly<{ wins: number }>;
type Group = Readonly<{ best: Candidate; spellings: readonly string[] }>;

/** The last that was said; what nobody said anything of, as it is mostly spelled. */
const isBetter = (one: Candidate, other: Candidate): boolean => {
  if (one.chosen !== other.chosen) return one.chosen > other.chosen;
  return one.wins === other.wins ? one.name < other.name : one.wins > other.wins;
};
