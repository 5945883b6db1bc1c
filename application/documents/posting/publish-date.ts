import type { Refusal } from '#domain/decider.ts';
import { refuse } from '#domain/decider.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import { momentOf } from '#domain/schedule/slots.ts';
import { plusDays } from '#domain/time/dates.ts';
import { localDate } from '#domain/time/local-time.ts';

/** A local date (`yyyy-MM-dd`), and the moment of it at which the post goes to its author: the hour of their check-ins. */
export type PublishDate = Readonly<{ date: string; dueAt: string }>;
export type PublishDateRefused = 'date-past' | 'date-too-far';

const MOST_DAYS_AHEAD = 366;

/**
 * The date that was wished: a day, or a moment (ISO 8601), which means its day where the author is. Today will do: once its
 * hour is over the post goes out at once.
 */
export const publishDateOf = (
  schedule: Schedule,
  wish: string,
  now: string,
): PublishDate | Refusal<PublishDateRefused> => {
  const date = wish.length > 'yyyy-MM-dd'.length ? localDate(wish, schedule.timezone) : wish;
  const today = localDate(now, schedule.timezone);
  if (date < today) return refuse('date-past');
  if (date > plusDays(today, MOST_DAYS_AHEAD)) return refuse('date-too-far');
  return publishDateOn(schedule, date, now);
};

/** The same of a date that holds already: whatever hour and zone its author has by now. */
export const publishDateOn = (schedule: Schedule, date: string, now: string): PublishDate => {
  const dueAt = dueOn(schedule, date);
  return { date, dueAt: dueAt > now ? dueAt : now };
};

/** On a date that a zone leaves out altogether nothing can be due: then it is the day after. */
export const dueOn = (schedule: Schedule, date: string): string => {
  const dueAt = momentOf(schedule, date) ?? momentOf(schedule, plusDays(date, 1));
  if (dueAt === null) throw new RangeError('a zone without two dates in a row');
  return dueAt;
};
