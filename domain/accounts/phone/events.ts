import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { id, moment, userId } from '#domain/event-fields.ts';

/** `phoneName` is an HMAC of the number and says nothing about it. */
const number = { phoneName: id, at: moment };
const claim = { ...number, userId };
const stream = 'phone-<phoneName>';

/** The number belongs to the account that typed its code, and to no other until it is released. */
export const phoneClaimed = defineEvent('PhoneClaimed', {
  stream,
  by: ['user'],
  data: claim,
});
export type PhoneClaimed = EventOf<typeof phoneClaimed>;

/** The number is free. */
export const phoneReleased = defineEvent('PhoneReleased', {
  stream,
  by: ['user'],
  data: claim,
});

/** Somebody texted STOP from this number: no text goes there, whosever account it is, until they text START. */
export const textsOptedOut = defineEvent('TextsOptedOut', {
  stream,
  by: ['user'],
  data: number,
});
export type TextsOptedOut = EventOf<typeof textsOptedOut>;

/** Somebody texted START from this number after STOP. */
export const textsOptedIn = defineEvent('TextsOptedIn', {
  stream,
  by: ['user'],
  data: number,
});

export type PhoneEvent = EventsIn<typeof import('./events.ts')>;
