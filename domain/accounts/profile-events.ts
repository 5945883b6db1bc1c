import type { Event } from '#domain/event.ts';
import type { Language } from '#domain/facts.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import type { AccountId } from './events.ts';

/** All on the stream `account-<userId>`. */
export type NameChanged = Event<
  'NameChanged',
  AccountId & Readonly<{ personal: Readonly<{ firstName: string; lastName: string }> }>
>;
/** What they work as, and where, both at once and each '' where it is not told; the one told last holds. */
export type PositionGiven = Event<'PositionGiven', AccountId & Readonly<{ personal: Position }>>;
export type Position = Readonly<{ role: string; company: string }>;
export type ScheduleChangedV2 = Event<'ScheduleChangedV2', AccountId & Schedule>;
/** The page of the first setup was saved. */
export type SetupFinished = Event<'SetupFinished', AccountId>;
/** A number was typed (E.164), or typed again after its verification lapsed; it gets no texts before its code is typed too. */
export type PhoneGiven = Event<
  'PhoneGiven',
  AccountId & Readonly<{ phoneName: string; personal: Readonly<{ phoneNumber: string }> }>
>;
export type PhoneVerified = Event<'PhoneVerified', AccountId & Readonly<{ phoneName: string }>>;
export type PhoneRemoved = Event<'PhoneRemoved', AccountId & Readonly<{ phoneName: string }>>;

/** Another address is wanted; it counts once a link sent there comes back. */
export type AddressChangeAsked = Event<
  'AddressChangeAsked',
  AccountId & Readonly<{ changeId: string; addressName: string; personal: Readonly<{ email: string }> }>
>;
/** The new address is the account's, and proven; `before` names the claim of the old one. */
export type AddressChanged = Event<
  'AddressChanged',
  AccountId & Readonly<{ changeId: string; addressName: string; before: string; personal: Readonly<{ email: string }> }>
>;

/** What its owner wants to be written to in; null: as they write. */
export type LanguageChosen = Event<'LanguageChosen', AccountId & Readonly<{ language: Language | null }>>;
/** What the browser asked for that signed up: what its owner is written to in until they write otherwise. */
export type LanguageAssumed = Event<'LanguageAssumed', AccountId & Readonly<{ language: Language }>>;
/** What a message of its owner was in. */
export type LanguageNoticed = Event<'LanguageNoticed', AccountId & Readonly<{ language: Language; mailId: string }>>;

export type ProfileEvent =
  | NameChanged
  | PositionGiven
  | ScheduleChangedV2
  | SetupFinished
  | PhoneGiven
  | PhoneVerified
  | PhoneRemoved
  | AddressChangeAsked
  | AddressChanged
  | LanguageChosen
  | LanguageAssumed
  | LanguageNoticed;

export const nameChanged = ({ userId, at, personal: { firstName, lastName } }: NameChanged['data']): NameChanged => ({
  type: 'NameChanged',
  data: { userId, at, personal: { firstName, lastName } },
});

export const positionGiven = ({ userId, at, personal: { role, company } }: PositionGiven['data']): PositionGiven => ({
  type: 'PositionGiven',
  data: { userId, at, personal: { role, company } },
});

export const scheduleChangedV2 = ({
  userId,
  at,
  frequency,
  time,
  hour,
  days,
  every,
  firstWeek,
  timezone,
}: ScheduleChangedV2['data']): ScheduleChangedV2 => ({
  type: 'ScheduleChangedV2',
  data: { userId, at, frequency, time, hour, days, every, firstWeek, timezone },
});

export const setupFinished = ({ userId, at }: AccountId): SetupFinished => ({
  type: 'SetupFinished',
  data: { userId, at },
});

export const phoneGiven = ({ userId, at, phoneName, personal: { phoneNumber } }: PhoneGiven['data']): PhoneGiven => ({
  type: 'PhoneGiven',
  data: { userId, at, phoneName, personal: { phoneNumber } },
});

export const phoneVerified = ({ userId, at, phoneName }: PhoneVerified['data']): PhoneVerified => ({
  type: 'PhoneVerified',
  data: { userId, at, phoneName },
});

export const phoneRemoved = ({ userId, at, phoneName }: PhoneRemoved['data']): PhoneRemoved => ({
  type: 'PhoneRemoved',
  data: { userId, at, phoneName },
});

export const addressChangeAsked = ({
  userId,
  at,
  changeId,
  addressName,
  personal: { email },
}: AddressChangeAsked['data']): AddressChangeAsked => ({
  type: 'AddressChangeAsked',
  data: { userId, at, changeId, addressName, personal: { email } },
});

export const addressChanged = ({
  userId,
  at,
  changeId,
  addressName,
  before,
  personal: { email },
}: AddressChanged['data']): AddressChanged => ({
  type: 'AddressChanged',
  data: { userId, at, changeId, addressName, before, personal: { email } },
});

export const languageChosen = ({ userId, at, language }: LanguageChosen['data']): LanguageChosen => ({
  type: 'LanguageChosen',
  data: { userId, at, language },
});

export const languageAssumed = ({ userId, at, language }: LanguageAssumed['data']): LanguageAssumed => ({
  type: 'LanguageAssumed',
  data: { userId, at, language },
});

export const languageNoticed = ({ userId, at, language, mailId }: LanguageNoticed['data']): LanguageNoticed => ({
  type: 'LanguageNoticed',
  data: { userId, at, language, mailId },
});
