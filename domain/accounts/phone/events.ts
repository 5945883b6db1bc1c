import type { Event } from '#domain/event.ts';

/** A number belongs to the one account that typed its code. `phoneName` says nothing about it. Stream `phone-<phoneName>`. */
type Id = Readonly<{ phoneName: string; userId: number; at: string }>;

export type PhoneClaimed = Event<'PhoneClaimed', Id>;
export type PhoneReleased = Event<'PhoneReleased', Id>;
/** Whoever has the number wrote STOP: no text goes there, whosever account it is, until they write START. */
export type TextsStopped = Event<'TextsStopped', Omit<Id, 'userId'>>;
export type TextsAllowed = Event<'TextsAllowed', Omit<Id, 'userId'>>;

export type PhoneEvent = PhoneClaimed | PhoneReleased | TextsStopped | TextsAllowed;

export const phoneClaimed = ({ phoneName, userId, at }: Id): PhoneClaimed => ({
  type: 'PhoneClaimed',
  data: { phoneName, userId, at },
});

export const phoneReleased = ({ phoneName, userId, at }: Id): PhoneReleased => ({
  type: 'PhoneReleased',
  data: { phoneName, userId, at },
});

export const textsStopped = ({ phoneName, at }: TextsStopped['data']): TextsStopped => ({
  type: 'TextsStopped',
  data: { phoneName, at },
});

export const textsAllowed = ({ phoneName, at }: TextsAllowed['data']): TextsAllowed => ({
  type: 'TextsAllowed',
  data: { phoneName, at },
});
