import type { Services } from '#application/services.ts';
import { skillsInLines } from '#domain/wins/skill-lines.ts';
import { namesOfSkills, type SkillNames } from '#domain/wins/skills/names.ts';
import { WINS } from '../wins.ts';
import { skillChoicesOf } from './skill-choices.ts';

/** What the skills of a user are called, by all their wins and by what they said. */
export const skillNamesOf = async (services: Pick<Services, 'readModels'>, userId: number): Promise<SkillNames> => {
  const [counts, choices] = await Promise.all([
    services.readModels.countBy(WINS, { equals: { userId } }, 'skillLines'),
    skillChoicesOf(services, userId),
  ]);
  return namesOfSkills(spellingsIn(counts), choices);
};

/** The skills of a win as its user wants them shown: renamed, merged, each once, and without those that are hidden. */
export const skillsAsShown = async (
  services: Pick<Services, 'readModels'>,
  userId: number,
): Promise<SkillNames['ofAll']> => (await skillNamesOf(services, userId)).ofAll;

/** How many wins spell each skill how, out of counts of wins by their skills. */
export const spellingsIn = (counts: Iterable<readonly [lines: string, wins: number]>): ReadonlyMap<string, number> => {
  const spelled = new Map<string, number>();
  for (const [lines, wins] of counts)
    for (const skill of skillsInLines(lines)) spelled.set(skill, (spelled.get(skill) ?? 0) + wins);
  return spelled;
};
