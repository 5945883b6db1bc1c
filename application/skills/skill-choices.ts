import { readModel } from '#application/engine/read-model.ts';
import type { Services } from '#application/services.ts';
import type { SkillChoice } from '#domain/skills/choices.ts';

export type SkillChoicesDocument = Readonly<{ userId: number; choices: readonly SkillChoice[]; changedAt?: string }>;

/** What users say of the names of their skills: one document a user, by their id, for all of it is one stream. */
export const SKILL_CHOICES = readModel<SkillChoicesDocument>()({
  name: 'skill-choices',
  indexes: [['userId']],
});

/** Those that stand, in the order they were made. */
export const skillChoicesOf = async (
  { readModels }: Pick<Services, 'readModels'>,
  userId: number,
): Promise<readonly SkillChoice[]> => (await readModels.get(SKILL_CHOICES, String(userId)))?.choices ?? [];

/** When the last of them was made or taken back; '' while none was. */
export const skillChoicesChangedAt = async (
  { readModels }: Pick<Services, 'readModels'>,
  userId: number,
): Promise<string> => (await readModels.get(SKILL_CHOICES, String(userId)))?.changedAt ?? '';
