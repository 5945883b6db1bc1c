import { SKILL_CHOICES, type SkillChoicesDocument } from '#application/skills/skill-choices.ts';
import type { AccountErased } from '#domain/accounts/events.ts';
import { skillChoicesAfter } from '#domain/skills/choices.ts';
import type { SkillChoiceEvent } from '#domain/skills/events.ts';
import { everyDocumentOf, one, projector } from './engine/projector.ts';

const folded =
  <Type extends SkillChoiceEvent['type']>(type: Type) =>
  (data: Extract<SkillChoiceEvent, { type: Type }>['data']) => [
    one<SkillChoicesDocument>(String(data.userId), (before) => ({
      userId: data.userId,
      changedAt: data.at,
      choices: skillChoicesAfter(before?.choices ?? [], { type, data } as SkillChoiceEvent),
    })),
  ];

/** What users say of the names of their skills. */
export const skillChoices = projector<SkillChoiceEvent | AccountErased>()(SKILL_CHOICES, {
  version: '2',
  reads: ['1'], // which does not say when, for as long as it takes
  readsPersonal: true,
  on: {
    SkillsRenamed: folded('SkillsRenamed'),
    SkillHidden: folded('SkillHidden'),
    SkillChoiceReverted: folded('SkillChoiceReverted'),
    AccountErased: ({ userId }) => [everyDocumentOf(userId, () => null)],
  },
});
