import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { id, language, moment, userId } from '#domain/event-fields.ts';

const user = { userId, at: moment };
const stream = 'profile-<userId>';

/** Its user’s name. */
export const nameChanged = defineEvent('NameChanged', {
  stream,
  by: ['user'],
  data: user,
  personal: { firstName: z.string(), lastName: z.string() },
});
export type NameChanged = EventOf<typeof nameChanged>;

/** What somebody works as, and where; each '' where it is not known. */
export type Position = Readonly<{ role: string; company: string }>;

/** What its user works as, and where; each empty where it is not known. */
export const positionChanged = defineEvent('PositionChanged', {
  stream,
  by: ['user'],
  data: user,
  personal: { role: z.string(), company: z.string() },
});
export type PositionChanged = EventOf<typeof positionChanged>;

/** The language that its user wants to be written to in; null for the one that they write in. */
export const languageChosen = defineEvent('LanguageChosen', {
  stream,
  by: ['user'],
  data: { ...user, language: language.nullable() },
});
export type LanguageChosen = EventOf<typeof languageChosen>;

/** The language that a message of its user was written in. */
export const languageDetected = defineEvent('LanguageDetected', {
  stream,
  by: ['user'],
  data: { ...user, language, mailId: id },
});
export type LanguageDetected = EventOf<typeof languageDetected>;

/** Whether a provider of AI may read and write with its user’s wins; it may until its user says otherwise. */
export const aiUseChosen = defineEvent('AiUseChosen', {
  stream,
  by: ['user'],
  data: { ...user, allowed: z.boolean() },
});
export type AiUseChosen = EventOf<typeof aiUseChosen>;

/** The setup page was saved for the first time. */
export const setupCompleted = defineEvent('SetupCompleted', {
  stream,
  by: ['user'],
  data: user,
});
export type SetupCompleted = EventOf<typeof setupCompleted>;

export type ProfileEvent = EventsIn<typeof import('./events.ts')>;
