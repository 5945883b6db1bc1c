import type { WishedSchedule } from '#domain/schedule/schedule.ts';
import type { ProfileChange } from '#web/contract/profile.ts';

type SaidOfSchedule = Pick<
  ProfileChange,
  | 'messageFrequency'
  | 'messageTimePreference'
  | 'messageTime'
  | 'messageDays'
  | 'messageWeekday'
  | 'messageEvery'
  | 'messageWeekOf'
  | 'timezone'
>;

/** What a profile says of the schedule, as a wish. One weekday alone means that day. */
export const wishedSchedule = (said: SaidOfSchedule): Partial<WishedSchedule> => ({
  ...given('frequency', said.messageFrequency),
  ...given('timeOfDay', said.messageTimePreference),
  ...given('clockTime', said.messageTime),
  ...given('weekdays', said.messageDays ?? (said.messageWeekday === undefined ? undefined : [said.messageWeekday])),
  ...given('weekInterval', said.messageEvery),
  ...given('inWeekOf', said.messageWeekOf),
  ...given('timezone', said.timezone),
});

/** What is left out is no wish. */
const given = <Field extends keyof WishedSchedule, Value>(field: Field, value: Value | undefined) =>
  (value === undefined ? {} : { [field]: value }) as { readonly [Name in Field]?: Value };
