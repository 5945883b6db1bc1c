import { type Refusal, refuse } from '#domain/decider.ts';
import type { OpenAccount } from './account.ts';
import {
  type AddressDeliveryFailed,
  addressDeliveryFailed,
  type CheckInSettingEvent,
  type CheckInsPaused,
  type CheckInsResumed,
  type CheckInThinningSwitched,
  checkInsPaused,
  checkInsResumed,
  checkInThinningSwitched,
  type InsightMailsChosen,
  insightMailsChosen,
  type TextCheckInsSwitched,
  textCheckInsSwitched,
} from './check-in-events.ts';
import { countingAt, MOST_SOFT_FAILURES } from './check-in-settings.ts';

type Command<Type extends string, Data> = Readonly<{ type: Type; data: Data }>;

export type CheckInSettingCommand =
  /** Without `from` at once. */
  | Command<'PauseCheckIns', Omit<CheckInsPaused['data'], 'from'> & Readonly<{ from?: string | null }>>
  /** Also a sign of life, silence counts from here: where nothing is paused, once a day says as much. */
  | Command<'ResumeCheckIns', CheckInsResumed['data']>
  | Command<'SwitchThinning', CheckInThinningSwitched['data']>
  /** Only to a phone whose code was typed. */
  | Command<'SwitchTextCheckIns', TextCheckInsSwitched['data']>
  | Command<'ChooseInsightMails', InsightMailsChosen['data']>
  | Command<'NoteDeliveryFailure', AddressDeliveryFailed['data']>;

export const checkInSettingChanged = (
  { type, data }: CheckInSettingCommand,
  state: OpenAccount,
): readonly CheckInSettingEvent[] | Refusal<'phone-unverified'> => {
  const { pause, resumedAt, thinning, byText, insights } = state.checkIns;
  switch (type) {
    case 'PauseCheckIns':
      return pausedSo(pause, { ...data, from: data.from ?? null });
    case 'ResumeCheckIns':
      return pause === null && isWithinADay(resumedAt, data.at) ? [] : [checkInsResumed(data)];
    case 'SwitchThinning':
      return data.enabled === thinning ? [] : [checkInThinningSwitched(data)];
    case 'SwitchTextCheckIns':
      if (data.enabled && !state.phone?.verified) return refuse('phone-unverified');
      return data.enabled === byText ? [] : [textCheckInsSwitched(data)];
    case 'ChooseInsightMails':
      return data.weekly === insights.weekly && data.monthly === insights.monthly ? [] : [insightMailsChosen(data)];
    case 'NoteDeliveryFailure':
      return failureNoted(data, state);
  }
};

const pausedSo = (
  pause: OpenAccount['checkIns']['pause'],
  data: CheckInsPaused['data'],
): readonly CheckInSettingEvent[] => (isPausedSo(pause, data) ? [] : [checkInsPaused(data)]);

const DAY = 24 * 60 * 60_000;
const isWithinADay = (before: string, at: string): boolean =>
  before !== '' && Date.parse(at) - Date.parse(before) < DAY;

/** What a user has stopped stays stopped by the user, whatever else would pause it. */
const isPausedSo = (
  pause: OpenAccount['checkIns']['pause'],
  { from, until, reason }: CheckInsPaused['data'],
): boolean =>
  pause !== null &&
  ((pause.from === from && pause.until === until && pause.reason === reason) ||
    (pause.from === null && pause.until === null && reason !== 'asked' && reason !== 'stopped'));

/** One of the address before this one says nothing; five soft ones in 14 days, or a complaint, stop check-ins. */
const failureNoted = (data: AddressDeliveryFailed['data'], state: OpenAccount): readonly CheckInSettingEvent[] => {
  const { undeliverable, softFailures } = state.checkIns;
  if (data.addressName !== state.addressName) return [];
  const { userId, at, failure, mailId } = data;
  const paused = (reason: 'bounces' | 'complaint') => {
    const pause = { userId, at, from: null, until: null, reason };
    return pausedSo(state.checkIns.pause, pause);
  };
  switch (failure) {
    case 'hard':
      return undeliverable ? [] : [addressDeliveryFailed(data)];
    case 'complaint':
      return [addressDeliveryFailed(data), ...paused('complaint')];
    case 'soft': {
      if (softFailures.some((one) => one.mailId === mailId)) return [];
      const isOneTooMany = countingAt(softFailures, at).length + 1 >= MOST_SOFT_FAILURES;
      return [addressDeliveryFailed(data), ...(isOneTooMany ? paused('bounces') : [])];
    }
  }
};
