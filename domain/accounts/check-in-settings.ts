import type { Pause } from '#domain/schedule/schedule.ts';
import type { AddressDeliveryFailed, CheckInSettingEvent, PauseReason } from './check-in-events.ts';

/**
 * What a user, or what became of our mails, says about check-ins beside their schedule. A pause is from one local date (null: at
 * once) until another (null: for good); `resumedAt` is when they were last asked for again ('' for never); `undeliverable` until the address is proven once more; `softFailures` are those of the last 14 days.
 */
export type CheckInSettings = Readonly<{
  pause: (Pause & Readonly<{ reason: PauseReason }>) | null;
  resumedAt: string;
  thinning: boolean;
  byText: boolean;
  insights: Readonly<{ weekly: boolean; monthly: boolean }>;
  undeliverable: boolean;
  softFailures: readonly Readonly<{ mailId: string; at: string }>[];
}>;

export const initialCheckInSettings: CheckInSettings = {
  pause: null,
  resumedAt: '',
  thinning: true,
  byText: false,
  insights: { weekly: false, monthly: false },
  undeliverable: false,
  softFailures: [],
};

const SOFT_DAYS = 14;
export const MOST_SOFT_FAILURES = 5;

/** Those that still count beside one at this moment (ISO 8601, UTC). */
export const countingAt = (failures: CheckInSettings['softFailures'], at: string): CheckInSettings['softFailures'] =>
  failures.filter((failure) => Date.parse(at) - Date.parse(failure.at) < SOFT_DAYS * 24 * 60 * 60_000);

export const settingsAfter = (settings: CheckInSettings, { type, data }: CheckInSettingEvent): CheckInSettings => {
  switch (type) {
    case 'CheckInsPaused':
      return { ...settings, pause: { from: data.from, until: data.until, reason: data.reason } };
    case 'CheckInsResumed':
      return { ...settings, pause: null, resumedAt: data.at };
    case 'CheckInThinningSwitched':
      return { ...settings, thinning: data.enabled };
    case 'TextCheckInsSwitched':
      return { ...settings, byText: data.enabled };
    case 'InsightMailsChosen':
      return { ...settings, insights: { weekly: data.weekly, monthly: data.monthly } };
    case 'AddressDeliveryFailed':
      return afterFailure(settings, data);
  }
};

const afterFailure = (
  settings: CheckInSettings,
  { failure, mailId, at }: AddressDeliveryFailed['data'],
): CheckInSettings => {
  if (failure === 'hard') return { ...settings, undeliverable: true };
  if (failure === 'complaint') return settings;
  return {
    ...settings,
    softFailures: [...countingAt(settings.softFailures, at), { mailId, at }].slice(-MOST_SOFT_FAILURES),
  };
};
