import { daysBetween } from '#domain/time/dates.ts';
import { localDate } from '#domain/time/local-time.ts';
import type { Pause, Schedule } from './schedule.ts';

/** `fewer` says that from now on fewer come, as none was answered; `last` that none comes any more until they are resumed. */
export type Tone = 'usual' | 'fewer' | 'last';

/** A check-in's turn: the user's local date, and the moment it is sent at (ISO 8601, UTC). */
export type Slot = Readonly<{ date: string; at: string }>;

/** What is done with it: a check-in in that tone, or none while it is quiet. */
export type Turn = Slot & Readonly<{ tone: Tone | 'quiet' }>;

/** Which slots there may be. A date up to `lastSlot` had its own. */
export type SlotRules = Readonly<{
  schedule: Schedule;
  pause: Pause | null;
  lastSlot: string;
}>;

/**
 * Everything that says when a user's check-ins come. Dates are local (`yyyy-MM-dd`), '' for never; `signOfLife` is when
 * something was last heard of the user (ISO 8601), `unansweredCount` how many check-ins were sent since, and `noticeSent` what
 * they were told about their silence, and on which date.
 */
export type Rhythm = SlotRules &
  Readonly<{
    thinning: boolean;
    signOfLife: string;
    lastAsked: string;
    unansweredCount: number;
    noticeSent: ThinningNotice;
  }>;

type ThinningNotice = Readonly<{ tone: 'fewer' | 'last'; date: string }> | null;

const FEWER_AFTER_DAYS = 14;
const LAST_AFTER_DAYS = 30;

/** Half of what comes in 14 days: whom we did not ask, as in long downtime, was not silent. */
const enoughAsked = (schedule: Schedule): number => Math.ceil(perFortnight(schedule) / 2);

/** From the announcement on: so long it is one in each of these spans, then none until the last. */
const FEWER_FOR_DAYS = 14;

const LAST_AFTER_FEWER_DAYS = LAST_AFTER_DAYS - FEWER_AFTER_DAYS;
const span = (schedule: Schedule): number => (perFortnight(schedule) > 2 ? 7 : 14);

const perFortnight = ({ frequency, weekdays: days, weekInterval: every }: Schedule): number =>
  ({ daily: 14, 'daily-weekdays': 10, weekly: (2 * days.length) / every })[frequency];

/**
 * In which tone a date's check-in is sent. From the 14th day of silence on, where we did ask in it, fewer are, which the
 * first of them says; one from the 30th day on says that it is the last. Whoever heard of neither, as after downtime, is
 * told in that order.
 */
export const toneOn = (rhythm: Rhythm, date: string): Tone | 'quiet' => {
  const { thinning, noticeSent, schedule, lastAsked, unansweredCount } = rhythm;
  if (!thinning || daysBetween(silentSince(rhythm), date) < FEWER_AFTER_DAYS) return 'usual';
  if (noticeSent === null) return unansweredCount < enoughAsked(schedule) ? 'usual' : 'fewer';
  if (noticeSent.tone === 'last') return 'quiet';
  const announced = daysBetween(noticeSent.date, date);
  if (announced >= LAST_AFTER_FEWER_DAYS) return 'last';
  return announced < FEWER_FOR_DAYS && daysBetween(lastAsked, date) >= span(schedule) ? 'usual' : 'quiet';
};

/** What the rhythm is once a slot was decided. One that was `quiet`, late or of somebody inactive has asked nothing. */
export const afterTurn = <Kind extends Rhythm>(rhythm: Kind, { date, tone }: Pick<Turn, 'date' | 'tone'>): Kind => {
  const lastSlot = date > rhythm.lastSlot ? date : rhythm.lastSlot;
  if (tone === 'quiet') return { ...rhythm, lastSlot };
  const noticeSent = tone === 'usual' ? rhythm.noticeSent : { tone, date };
  return { ...rhythm, lastSlot, lastAsked: date, unansweredCount: rhythm.unansweredCount + 1, noticeSent };
};

/** The local date that the silence began on; a pause that was asked for is none. */
export const silentSince = ({ signOfLife, schedule, pause }: Rhythm): string => {
  const heard = localDate(signOfLife, schedule.timezone);
  return pause?.until && pause.until > heard ? pause.until : heard;
};
