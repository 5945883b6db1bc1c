import { plusDays, weekdayOf } from '../time/dates.ts';
import { localDate } from '../time/local-date.ts';
import { localMoment } from '../time/local-moment.ts';
import { afterTurn, type Rhythm, type Slot, type SlotRules, type Turn, toneOn } from './rhythm.ts';
import type { Schedule, TimeOfDay } from './schedule.ts';

const hours: Readonly<Record<TimeOfDay, string>> = { morning: '07:00', afternoon: '12:00', evening: '19:00' };
const SATURDAY = 6;
/** A week has a date for any schedule; but a date may be left out by the clock. */
const MOST_DAYS_BETWEEN = 15;
const LONGEST_OWED_MS = 31 * 24 * 60 * 60_000;

/**
 * The next check-ins that will be sent after a moment (ISO 8601), the first one first: what the scheduler does, the
 * dashboard names and the profile page lists. Fewer than `count` where they end, as in a long silence.
 */
export const nextSlots = (rhythm: Rhythm, after: string, count: number): readonly Turn[] => {
  const sent: Turn[] = [];
  let next = nextTurn(rhythm, after);
  for (let now = rhythm; next && sent.length < count; next = nextTurn(now, after)) {
    if (now.told?.tone === 'last' && next.tone === 'quiet') break; // about to be paused
    if (next.tone !== 'quiet') sent.push(next);
    now = afterTurn(now, next);
  }
  return sent;
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
  if (pause && pause.until === null) return null;
  const today = localDate(after, schedule.timezone);
  const first = [plusDays(today, -1), lastSlot && plusDays(lastSlot, 1), pause?.until ?? ''].sort().at(-1) ?? today;
  for (let days = 0; days < MOST_DAYS_BETWEEN; days += 1) {
    const date = plusDays(first, days);
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

/**
 * The slot to decide next. What is `owed` goes first: it was due by the rules of before, whatever holds now, and its date
 * gets no other.
 */
export const dueSlot = (rules: SlotRules & Readonly<{ owed: readonly Slot[]; since: string }>): Slot | null =>
  rules.owed[0] ?? nextSlot(rules, rules.since);

/** When a local date's check-in is sent; null where the zone left that date out. */
export const momentOf = ({ hour, time, timezone }: Schedule, date: string): string | null =>
  localMoment(date, hour ?? hours[time], timezone);

/** Whether a local date (`yyyy-MM-dd`) is one of the schedule's. */
const hasSlot = ({ frequency, weekday }: Schedule, date: string): boolean => {
  const day = weekdayOf(date);
  if (frequency === 'daily') return true;
  return frequency === 'weekly' ? day === weekday : day !== 0 && day !== SATURDAY;
};
