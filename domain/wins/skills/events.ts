import type { Event } from '#domain/event.ts';

/** What a user says of the names of their skills, each by an id of its own. All on the stream `skills-<userId>`. */
type Id = Readonly<{ userId: number; at: string; choiceId: string }>;

/** These are one skill, and called so: one of them renames it, several merge. */
export type SkillsNamed = Event<
  'SkillsNamed',
  Id & Readonly<{ personal: Readonly<{ skills: readonly string[]; name: string }> }>
>;
/** It is counted and shown no more. The wins that show it stay as they are. */
export type SkillHidden = Event<'SkillHidden', Id & Readonly<{ personal: Readonly<{ skill: string }> }>>;
/** As if it had never been said. */
export type SkillChoiceTakenBack = Event<'SkillChoiceTakenBack', Id>;

export type SkillChoiceEvent = SkillsNamed | SkillHidden | SkillChoiceTakenBack;

export const skillsNamed = ({ userId, at, choiceId, personal }: SkillsNamed['data']): SkillsNamed => ({
  type: 'SkillsNamed',
  data: { userId, at, choiceId, personal: { skills: personal.skills, name: personal.name } },
});

export const skillHidden = ({ userId, at, choiceId, personal }: SkillHidden['data']): SkillHidden => ({
  type: 'SkillHidden',
  data: { userId, at, choiceId, personal: { skill: personal.skill } },
});

export const skillChoiceTakenBack = ({ userId, at, choiceId }: SkillChoiceTakenBack['data']): SkillChoiceTakenBack => ({
  type: 'SkillChoiceTakenBack',
  data: { userId, at, choiceId },
});
