import type { Services } from '#application/services.ts';
import { namesOfSkills } from '#domain/skills/names.ts';
import { skillsInLines } from '#domain/skills/skill-lines.ts';
import { skillChoicesOf } from './skill-choices.ts';

/**
 * How many of the wins given show each skill, by the names their user wants to see: a win that spells one skill in two ways
 * shows it once. Each entry is the skills of so many wins.
 */
export const shownSkillCounts = async (
  services: Pick<Services, 'readModels'>,
  userId: number,
  held: Iterable<readonly [skills: readonly string[], wins: number]>,
): Promise<ReadonlyMap<string, number>> => {
  const all = [...held];
  const shown = namesOfSkills(sumsOf(all), await skillChoicesOf(services, userId));
  return sumsOf(all.map(([skills, wins]) => [shown.ofAll(skills), wins]));
};

/** A skill that a win names twice counts once. */
const sumsOf = (held: Iterable<readonly [skills: readonly string[], wins: number]>): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const [skills, wins] of held)
    for (const skill of new Set(skills)) sums.set(skill, (sums.get(skill) ?? 0) + wins);
  return sums;
};

/** How many wins spell each skill how, out of counts of wins by their skills. */
export const spellingsIn = (counts: Iterable<readonly [lines: string, wins: number]>): ReadonlyMap<string, number> =>
  sumsOf([...counts].map(([lines, wins]) => [skillsInLines(lines), wins]));
