import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { id, language, moment, userId } from '#domain/event-fields.ts';
import { schedule } from '#domain/schedule/schedule.ts';

const account = { userId, at: moment };
const stream = 'account-<userId>';

/** Its user’s name. */
export const nameChanged = defineEvent('NameChanged', {
  stream,
  by: ['user'],
  data: account,
  personal: { firstName: z.string(), lastName: z.string() },
});
export type NameChanged = EventOf<typeof nameChanged>;

/** What somebody works as, and where; each '' where it is not known. */
export type Position = Readonly<{ role: string; company: string }>;

/** What its user works as, and where; each empty where it is not known. */
export const positionChanged = defineEvent('PositionChanged', {
  stream,
  by: ['user'],
  data: account,
  personal: { role: z.string(), company: z.string() },
});
export type PositionChanged = EventOf<typeof positionChanged>;

/**
 * When check-ins come. `clockTime` is a time of day (`HH:mm`), null for the usual one of `timeOfDay`. `weekdays` (0 is
 * Sunday) and `weekInterval` (every week, or every second one) matter to weekly ones alone; `anchorMonday` is the Monday
 * of a week with check-ins where they come every second week, else empty. `timezone` is an IANA name.
 */
export const scheduleChanged = defineEvent('ScheduleChanged', {
  stream,
  by: ['user'],
  data: { ...account, ...schedule.shape },
});
export type ScheduleChanged = EventOf<typeof scheduleChanged>;

/** The setup page was saved for the first time. */
export const setupCompleted = defineEvent('SetupCompleted', {
  stream,
  by: ['user'],
  data: account,
});
export type SetupCompleted = EventOf<typeof setupCompleted>;

/** A phone number (E.164) was entered. It gets no texts but the code until that is typed. */
export const phoneNumberEntered = defineEvent('PhoneNumberEntered', {
  stream,
  by: ['user'],
  data: { ...account, phoneName: id },
  personal: { phoneNumber: z.string() },
});
export type PhoneNumberEntered = EventOf<typeof phoneNumberEntered>;

/** The code that was texted to the number was typed. */
export const phoneVerified = defineEvent('PhoneVerified', {
  stream,
  by: ['user'],
  data: { ...account, phoneName: id },
});
export type PhoneVerified = EventOf<typeof phoneVerified>;

/** The account has no phone number any more. */
export const phoneRemoved = defineEvent('PhoneRemoved', {
  stream,
  by: ['user'],
  data: { ...account, phoneName: id },
});
export type PhoneRemoved = EventOf<typeof phoneRemoved>;

/** Its user wants another email address. It counts once a link sent there comes back. */
export const addressChangeRequested = defineEvent('AddressChangeRequested', {
  stream,
  by: ['user'],
  data: { ...account, changeId: id, addressName: id },
  personal: { email: z.string() },
});
export type AddressChangeRequested = EventOf<typeof addressChangeRequested>;

/** The new address is the account’s, and verified. `previousAddressName` names the claim of the old one. */
export const addressChanged = defineEvent('AddressChanged', {
  stream,
  by: ['user'],
  data: { ...account, changeId: id, addressName: id, previousAddressName: id },
  personal: { email: z.string() },
});
export type AddressChanged = EventOf<typeof addressChanged>;

/** The language that its user wants to be written to in; null for the one that they write in. */
export const languageChosen = defineEvent('LanguageChosen', {
  stream,
  by: ['user'],
  data: { ...account, language: language.nullable() },
});
export type LanguageChosen = EventOf<typeof languageChosen>;

/** The language that the browser asked for at sign-up: used until its user writes in another one. */
export const languageAssumed = defineEvent('LanguageAssumed', {
  stream,
  by: ['user'],
  data: { ...account, language },
});

/** The language that a message of its user was written in. */
export const languageDetected = defineEvent('LanguageDetected', {
  stream,
  by: ['user'],
  data: { ...account, language, mailId: id },
});
export type LanguageDetected = EventOf<typeof languageDetected>;

export type ProfileEvent = EventsIn<typeof import('./profile-events.ts')>;
