import type { Event } from '#domain/event.ts';
import type { AccountId } from './events.ts';

/** `asked`: until a date; `stopped`: the user wants none; `quiet`: none of the last weeks' were answered. */
export type PauseReason = 'asked' | 'stopped' | 'quiet' | 'bounces' | 'complaint';
/** `hard`: the address takes no mail. `soft`: it did not take this one. `complaint`: its owner called it unwanted. */
export type DeliveryFailure = 'hard' | 'soft' | 'complaint';

/**
 * No check-ins from the local date `from` (`yyyy-MM-dd`; null: at once) and before `until`, the first that may have one again
 * (null: until they are resumed).
 */
export type CheckInsPausedV2 = Event<
  'CheckInsPausedV2',
  AccountId & Readonly<{ from: string | null; until: string | null; reason: PauseReason }>
>;
export type CheckInsResumed = Event<'CheckInsResumed', AccountId>;
/** Whether check-ins get fewer after silence. */
export type ThinningSwitched = Event<'ThinningSwitched', AccountId & Readonly<{ on: boolean }>>;
/** Check-ins come as texts instead of mails. */
export type TextCheckInsSwitched = Event<'TextCheckInsSwitched', AccountId & Readonly<{ on: boolean }>>;
export type InsightMailsChosen = Event<
  'InsightMailsChosen',
  AccountId & Readonly<{ weekly: boolean; monthly: boolean }>
>;
/** A mail of ours did not reach the account's address; `status` is the report's enhanced code (RFC 3463), '' without one. */
export type DeliveryFailed = Event<
  'DeliveryFailed',
  AccountId & Readonly<{ mailId: string; addressName: string; failure: DeliveryFailure; status: string }>
>;

/** All on the stream `account-<userId>`. */
export type CheckInSettingEvent =
  | CheckInsPausedV2
  | CheckInsResumed
  | ThinningSwitched
  | TextCheckInsSwitched
  | InsightMailsChosen
  | DeliveryFailed;

export const checkInsPausedV2 = ({ userId, at, from, until, reason }: CheckInsPausedV2['data']): CheckInsPausedV2 => ({
  type: 'CheckInsPausedV2',
  data: { userId, at, from, until, reason },
});

export const checkInsResumed = ({ userId, at }: AccountId): CheckInsResumed => ({
  type: 'CheckInsResumed',
  data: { userId, at },
});

export const thinningSwitched = ({ userId, at, on }: ThinningSwitched['data']): ThinningSwitched => ({
  type: 'ThinningSwitched',
  data: { userId, at, on },
});

export const textCheckInsSwitched = ({ userId, at, on }: TextCheckInsSwitched['data']): TextCheckInsSwitched => ({
  type: 'TextCheckInsSwitched',
  data: { userId, at, on },
});

export const insightMailsChosen = ({
  userId,
  at,
  weekly,
  monthly,
}: InsightMailsChosen['data']): InsightMailsChosen => ({
  type: 'InsightMailsChosen',
  data: { userId, at, weekly, monthly },
});

export const deliveryFailed = ({
  userId,
  at,
  mailId,
  addressName,
  failure,
  status,
}: DeliveryFailed['data']): DeliveryFailed => ({
  type: 'DeliveryFailed',
  data: { userId, at, mailId, addressName, failure, status },
});
