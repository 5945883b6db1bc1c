import type { Services } from '#application/services.ts';
import { skillChoicesOf, spellingsIn } from '#application/skills/public.ts';
import { namesOfSkills, type SkillNames } from '#domain/skills/names.ts';
import { WINS } from './wins.ts';

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
