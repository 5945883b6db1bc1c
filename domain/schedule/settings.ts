import type { Sealed } from '#domain/event.ts';
import type { PauseReason, ScheduleEvent } from './events.ts';
import { defaultSchedule, type Pause, type Schedule } from './schedule.ts';

/**
 * When and how check-ins come. A pause is from one local date (null: at once) until another (null: for good); `resumedAt`
 * is when they were last asked for again ('' for never).
 */
export type ScheduleSettings = Readonly<{
  schedule: Schedule;
  pause: (Pause & Readonly<{ reason: PauseReason }>) | null;
  resumedAt: string;
  thinning: boolean;
  byText: boolean;
  insights: Readonly<{ weekly: boolean; monthly: boolean }>;
}>;

/** `timezone` is the one that the account was opened with. */
export const initialScheduleSettings = (timezone: string): ScheduleSettings => ({
  schedule: { ...defaultSchedule, timezone },
  pause: null,
  resumedAt: '',
  thinning: true,
  byText: false,
  insights: { weekly: false, monthly: false },
});

export const settingsAfter = (settings: ScheduleSettings, { type, data }: Sealed<ScheduleEvent>): ScheduleSettings => {
  switch (type) {
    case 'ScheduleChanged': {
      const { frequency, timeOfDay, clockTime, weekdays, weekInterval, anchorMonday, timezone } = data;
      return {
        ...settings,
        schedule: { frequency, timeOfDay, clockTime, weekdays, weekInterval, anchorMonday, timezone },
      };
    }
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
  }
};
