import { type Decider, refuse } from '#domain/decider.ts';
import {
  type SkillChoiceEvent,
  type SkillHidden,
  type SkillsRenamed,
  skillChoiceReverted,
  skillHidden,
  skillsRenamed,
} from './events.ts';

type Id = Readonly<{ userId: number; at: string; choiceId: string }>;

export type SkillChoiceCommand =
  | Readonly<{ type: 'NameSkills'; data: SkillsRenamed['data'] }>
  | Readonly<{ type: 'HideSkill'; data: SkillHidden['data'] }>
  | Readonly<{ type: 'TakeBackSkillChoice'; data: Id }>;

/** Which choices there were, and whether each still stands. */
type Choices = ReadonlyMap<string, boolean>;

/** They are applied one after the other to every skill that is shown. */
export const MOST_SKILL_CHOICES = 300;

/** Stream `skills-<userId>`. A choice that is made or taken back already changes nothing. */
export const skillChoices: Decider<
  Choices,
  SkillChoiceCommand,
  SkillChoiceEvent,
  'no-such-choice' | 'too-many-choices'
> = {
  initial: new Map(),
  decide({ type, data }, choices) {
    const stands = choices.get(data.choiceId);
    if (type === 'TakeBackSkillChoice') {
      if (stands === undefined) return refuse('no-such-choice');
      return stands ? [skillChoiceReverted(data)] : [];
    }
    if (stands !== undefined) return [];
    if ([...choices.values()].filter(Boolean).length >= MOST_SKILL_CHOICES) return refuse('too-many-choices');
    return type === 'NameSkills' ? [skillsRenamed(data)] : [skillHidden(data)];
  },
  evolve(choices, { type, data }) {
    return new Map(choices).set(data.choiceId, type !== 'SkillChoiceReverted');
  },
};
