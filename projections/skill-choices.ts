import { SKILL_CHOICES } from '#application/skills/skill-choices.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import { skillChoicesAfter } from '#domain/skills/choices.ts';
import type { SkillChoiceEvent } from '#domain/skills/events.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

const folded =
  <Type extends SkillChoiceEvent['type']>(type: Type) =>
  (data: Extract<SkillChoiceEvent, { type: Type }>['data']) => [
    one<{ userId: number; choices: ReturnType<typeof skillChoicesAfter> }>(String(data.userId), (before) => ({
      userId: data.userId,
      choices: skillChoicesAfter(before?.choices ?? [], { type, data } as SkillChoiceEvent),
    })),
  ];

/** What users say of the names of their skills. */
export const skillChoices = projector<SkillChoiceEvent | AccountErased>()(SKILL_CHOICES, {
  version: '1',
  readsPersonal: true,
  on: {
    SkillsRenamed: folded('SkillsRenamed'),
    SkillHidden: folded('SkillHidden'),
    SkillChoiceReverted: folded('SkillChoiceReverted'),
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});
