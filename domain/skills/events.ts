import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { id, moment, userId } from '#domain/event-fields.ts';

/** What a user says of the names of their skills, each by an id of its own. */
const choice = { userId, at: moment, choiceId: id };
const stream = 'skills-<userId>';

/** These skills are one, called `name`: of one skill it is a new name, several are merged. */
export const skillsRenamed = defineEvent('SkillsRenamed', {
  stream,
  by: ['user'],
  data: choice,
  personal: { skills: z.array(z.string()), name: z.string() },
});
export type SkillsRenamed = EventOf<typeof skillsRenamed>;

/** It is counted and shown no more. The wins that show it stay as they are. */
export const skillHidden = defineEvent('SkillHidden', {
  stream,
  by: ['user'],
  data: choice,
  personal: { skill: z.string() },
});
export type SkillHidden = EventOf<typeof skillHidden>;

/** As if the choice of this id had never been made. */
export const skillChoiceReverted = defineEvent('SkillChoiceReverted', {
  stream,
  by: ['user'],
  data: choice,
});

export type SkillChoiceEvent = EventsIn<typeof import('./events.ts')>;
