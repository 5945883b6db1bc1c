import { daysBetween, plusDays, weekdayOf } from '#domain/time/dates.ts';
import { localDate, localMoment } from '#domain/time/local-time.ts';
import { afterTurn, type Rhythm, type Slot, type SlotRules, type Turn, toneOn } from './rhythm.ts';
import {
  daysInOrder,
  pauseOn,
  type Schedule,
  skipsWeeks,
  type TimeOfDay,
  type WishedSchedule,
  weekOf,
} from './schedule.ts';

/** The hour of each time of day. */
export const hours: Readonly<Record<TimeOfDay, string>> = { morning: '07:00', afternoon: '12:00', evening: '19:00' };
const SATURDAY = 6;
/** Two weeks have a date for any schedule; but a date may be left out by the clock. */
const MOST_DAYS_BETWEEN = 31;
const LONGEST_OWED_MS = 31 * 24 * 60 * 60_000;

/** The next slots that have a check-in, and the date from which fewer would come were nothing heard until then. */
export type Forecast = Readonly<{ next: readonly Slot[]; fewerFrom: string | null }>;

/**
 * What comes after a moment (ISO 8601) as things stand, the first one first. A silence that was not announced yet does not
 * count: nobody is foretold to be silent. One that was goes on as announced, so there are fewer than `count` where it ends
 * check-ins.
 */
export const forecast = (rhythm: Rhythm, after: string, count: number): Forecast => {
  const next: Slot[] = [];
  let fewerFrom: string | null = null;
  let turn = nextTurn(rhythm, after);
  for (let now = rhythm; turn && next.length < count; turn = nextTurn(now, after)) {
    const { date, at, tone } = turn;
    if (now.noticeSent?.tone === 'last' && tone === 'quiet') break; // about to be paused
    if (tone === 'fewer') fewerFrom ??= date;
    if (tone !== 'quiet') next.push({ date, at });
    now = afterTurn(now, { date, tone: tone === 'fewer' ? 'usual' : tone });
  }
  return { next, fewerFrom };
};

/** The next turn after a moment, sent or quiet. */
export const nextTurn = (rhythm: Rhythm, after: string): Turn | null => {
  const slot = nextSlot(rhythm, after);
  return slot && { ...slot, tone: toneOn(rhythm, slot.date) };
};

/**
 * The next slot after a moment, whatever is done with it; null while none comes. A local date has one slot for good, so a
 * zone that takes the calendar back gives no date twice.
 */
export const nextSlot = ({ schedule, pause, lastSlot }: SlotRules, after: string): Slot | null => {
  const today = localDate(after, schedule.timezone);
  let date = [plusDays(today, -1), lastSlot && plusDays(lastSlot, 1)].sort().at(-1) ?? today;
  for (let days = 0; days < MOST_DAYS_BETWEEN; days += 1, date = plusDays(date, 1)) {
    const held = pauseOn(pause, date);
    if (held?.until === null) return null;
    if (held?.until) date = held.until;
    const at = hasSlot(schedule, date) ? momentOf(schedule, date) : null;
    if (at !== null && at > after) return { date, at };
  }
  return null;
};

/** All slots after one moment and no later than another, of the last 31 days before that. */
export const slotsBetween = (rules: SlotRules, after: string, upTo: string): readonly Slot[] => {
  const earliest = new Date(Date.parse(upTo) - LONGEST_OWED_MS).toISOString();
  const from = after > earliest ? after : earliest;
  const slots: Slot[] = [];
  let next = nextSlot(rules, from);
  for (; next && next.at <= upTo; next = nextSlot({ ...rules, lastSlot: next.date }, from)) slots.push(next);
  return slots;
};

/** When a local date's check-in is sent; null where the zone left that date out. */
export const momentOf = ({ clockTime, timeOfDay, timezone }: Schedule, date: string): string | null =>
  localMoment(date, clockTime ?? hours[timeOfDay], timezone);

/** Whether a local date (`yyyy-MM-dd`) is one of the schedule's. */
const hasSlot = (schedule: Schedule, date: string): boolean => {
  const day = weekdayOf(date);
  if (schedule.frequency === 'daily') return true;
  if (schedule.frequency === 'daily-weekdays') return day !== 0 && day !== SATURDAY;
  return schedule.weekdays.includes(day) && (!skipsWeeks(schedule) || isItsWeek(schedule.anchorMonday, date));
};

/** Weeks begin on Monday, and every second one from that on, and before it, has check-ins. */
const isItsWeek = (anchorMonday: string, date: string): boolean =>
  (daysBetween(anchorMonday, weekOf(date)) / 7) % 2 === 0;

/**
 * A wish with the weeks that it comes to: those that it names, else whoever had every second week before keeps theirs; else
 * they count from the week of the first date with a slot after `at` (ISO 8601).
 */
export const scheduleFrom = ({ inWeekOf, ...wished }: WishedSchedule, before: Schedule, at: string): Schedule => {
  const days = daysInOrder(wished.weekdays.length === 0 ? before.weekdays : wished.weekdays);
  if (!skipsWeeks(wished)) return { ...wished, weekdays: days, anchorMonday: '' };
  const isKept = skipsWeeks(before) && (inWeekOf === undefined || isItsWeek(before.anchorMonday, inWeekOf));
  if (inWeekOf !== undefined && !isKept) return { ...wished, weekdays: days, anchorMonday: weekOf(inWeekOf) };
  if (isKept) return { ...wished, weekdays: days, anchorMonday: before.anchorMonday };
  const everyWeek = {
    schedule: { ...wished, weekdays: days, weekInterval: 1, anchorMonday: '' },
    pause: null,
    lastSlot: '',
  } as const;
  const first = nextSlot(everyWeek, at)?.date ?? localDate(at, wished.timezone);
  return { ...wished, weekdays: days, anchorMonday: weekOf(first) };
};
