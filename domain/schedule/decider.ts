import { type Decider, type Refusal, refuse } from '#domain/decider.ts';
import {
  type CheckInsPaused,
  type CheckInsResumed,
  type CheckInThinningSwitched,
  checkInsPaused,
  checkInsResumed,
  checkInThinningSwitched,
  type InsightMailsChosen,
  insightMailsChosen,
  type ScheduleEvent,
  scheduleChanged,
  type TextCheckInsSwitched,
  textCheckInsSwitched,
} from './events.ts';
import { isSameSchedule, type WishedSchedule } from './schedule.ts';
import { initialScheduleSettings, type ScheduleSettings, settingsAfter } from './settings.ts';
import { scheduleFrom } from './slots.ts';

type Command<Type extends string, Data> = Readonly<{ type: Type; data: Data }>;

export type ScheduleCommand =
  | Command<'ChangeSchedule', Readonly<{ userId: number; at: string }> & WishedSchedule>
  /** Without `from` at once. `because`: when the reason arose (ISO 8601); check-ins that were resumed since are not paused. */
  | Command<
      'PauseCheckIns',
      Omit<CheckInsPaused['data'], 'from'> & Readonly<{ from?: string | null; because?: string }>
    >
  /** Also a sign of life, silence counts from here: where nothing is paused, once a day says as much. */
  | Command<'ResumeCheckIns', CheckInsResumed['data']>
  | Command<'SwitchThinning', CheckInThinningSwitched['data']>
  /** `phoneVerified`: the account has a phone whose code was typed. Others get no texts. */
  | Command<'SwitchTextCheckIns', TextCheckInsSwitched['data'] & Readonly<{ phoneVerified: boolean }>>
  | Command<'ChooseInsightMails', InsightMailsChosen['data']>;

/** Stream `schedule-<userId>`: when and how check-ins come. It starts with the timezone that the account was opened in. */
export const scheduleIn = ({
  timezone,
}: Readonly<{ timezone: string }>): Decider<ScheduleSettings, ScheduleCommand, ScheduleEvent, 'phone-unverified'> => ({
  initial: initialScheduleSettings(timezone),
  decide,
  evolve: settingsAfter,
});

const decide = (
  { type, data }: ScheduleCommand,
  { schedule: before, pause, resumedAt, thinning, byText, insights }: ScheduleSettings,
): readonly ScheduleEvent[] | Refusal<'phone-unverified'> => {
  switch (type) {
    case 'ChangeSchedule': {
      const schedule = scheduleFrom(data, before, data.at);
      return isSameSchedule(schedule, before) ? [] : [scheduleChanged({ ...data, ...schedule })];
    }
    case 'PauseCheckIns': {
      const wanted = { ...data, from: data.from ?? null };
      const isOutdated = data.because !== undefined && resumedAt > data.because;
      return isOutdated || isPausedSo(pause, wanted) ? [] : [checkInsPaused(wanted)];
    }
    case 'ResumeCheckIns':
      return pause === null && isWithinADay(resumedAt, data.at) ? [] : [checkInsResumed(data)];
    case 'SwitchThinning':
      return data.enabled === thinning ? [] : [checkInThinningSwitched(data)];
    case 'SwitchTextCheckIns':
      if (data.enabled && !data.phoneVerified) return refuse('phone-unverified');
      return data.enabled === byText ? [] : [textCheckInsSwitched(data)];
    case 'ChooseInsightMails':
      return data.weekly === insights.weekly && data.monthly === insights.monthly ? [] : [insightMailsChosen(data)];
  }
};

const DAY = 24 * 60 * 60_000;
const isWithinADay = (before: string, at: string): boolean =>
  before !== '' && Date.parse(at) - Date.parse(before) < DAY;

/** What a user has stopped stays stopped by the user, whatever else would pause it. */
const isPausedSo = (
  pause: ScheduleSettings['pause'],
  { from, until, reason }: Pick<CheckInsPaused['data'], 'from' | 'until' | 'reason'>,
): boolean =>
  pause !== null &&
  ((pause.from === from && pause.until === until && pause.reason === reason) ||
    (pause.from === null && pause.until === null && reason !== 'asked' && reason !== 'stopped'));
