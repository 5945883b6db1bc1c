import { accountWithSchedule, changeProfile, pauseCheckIns, resumeCheckIns } from '#application/accounts/public.ts';
import { plannedCheckIns } from '#application/check-ins/public.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import type { WordSigns } from '#application/wins/public.ts';
import { isRefusal } from '#domain/decider.ts';
import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { CheckInsNowFacts } from '#domain/inbox/request/outcome-facts.ts';
import { comesToTheSame, pauseAhead, type WishedSchedule, withoutDays } from '#domain/schedule/schedule.ts';
import { hours as hourOfTime } from '#domain/schedule/slots.ts';
import { plusDays } from '#domain/time/dates.ts';
import { isTimezone, localDate } from '#domain/time/local-time.ts';
import { askBack, done, impossible, type OpenRequest } from './open-request.ts';

/** Changes what the words name of the schedule, and nothing at all when a part of them is not clear. */
export const changeSchedule = async (
  services: Pick<Services, 'log' | 'readModels' | 'registers' | 'vault' | 'clock' | 'phones' | 'mail'>,
  asked: OpenRequest,
): Promise<RequestOutcome> => {
  const wish = await wishedSchedule(services, asked);
  if ('result' in wish) return wish;
  if (wish.isSame) return scheduleAsItIs(services, asked);
  const changed = await changeProfile(services, asked.userId, { schedule: wish.changes });
  if (isRefusal(changed))
    return changed.refused === 'no-timezone'
      ? askBack(asked, 'zone', { zone: asked.request.details.zone ?? '' })
      : impossible(asked, 'no-account');
  const now = await checkInsNow(services, asked);
  return now ? done(asked, 'change-schedule', now) : impossible(asked, 'no-account');
};

/** Says what holds, where that is what was asked for. */
export const scheduleAsItIs = async (
  services: Pick<Services, 'log' | 'readModels' | 'clock'>,
  asked: OpenRequest,
): Promise<RequestOutcome> => {
  const now = await checkInsNow(services, asked);
  return now ? done(asked, 'change-schedule', { ...now, isSame: true }) : impossible(asked, 'no-account');
};

/** What words come to: `isSame` where it holds before they are carried out. */
type Wished = Readonly<{ changes: Partial<WishedSchedule>; schedule: WishedSchedule; isSame: boolean }>;

/** What the words would change, and what would hold then; else why they change nothing. */
export const wishedSchedule = async (
  services: Pick<Services, 'log' | 'readModels'>,
  asked: OpenRequest,
): Promise<Wished | RequestOutcome> => {
  const { details } = asked.request;
  const { zone } = details;
  const timezone = zone === undefined ? undefined : zoneNamed(zone);
  if (timezone === null) return askBack(asked, 'zone', { zone: zone ?? '' });
  const account = await accountWithSchedule(services, asked.userId);
  if (!account) return impossible(asked, 'no-account');
  const days = wantedDays(details, account.schedule);
  if (days === null) return askBack(asked, 'other-days');
  const changes = {
    ...wanted(details),
    ...shifted(details, account.schedule),
    ...days,
    ...(timezone === undefined ? {} : { timezone }),
  };
  if (Object.keys(changes).length === 0) return askBack(asked, 'schedule');
  const { anchorMonday: _, ...before } = account.schedule;
  const schedule = { ...before, ...changes };
  return { changes, schedule, isSame: comesToTheSame(before, schedule) };
};

/** A time of day takes the place of any other hour. */
const wanted = ({ timeOfDay, clockTime }: RequestDetails): Partial<WishedSchedule> => ({
  ...(timeOfDay === undefined ? {} : { timeOfDay, clockTime: null }),
  ...(clockTime === undefined || !CLOCK_TIME.test(clockTime) ? {} : { clockTime }),
});

const DAY_MINUTES = 24 * 60;

/** So much earlier or later than it is. */
const shifted = (
  { shiftMinutes }: RequestDetails,
  { clockTime, timeOfDay }: WishedSchedule,
): Partial<WishedSchedule> => {
  if (shiftMinutes === undefined) return {};
  const [hours = 0, minutes = 0] = (clockTime ?? hourOfTime[timeOfDay]).split(':').map(Number);
  const at = (hours * 60 + minutes + shiftMinutes + DAY_MINUTES) % DAY_MINUTES;
  return { clockTime: `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}` };
};

const CLOCK_TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

type Days = Pick<WishedSchedule, 'frequency' | 'weekdays' | 'weekInterval'>;

/**
 * On which days, and in which weeks. A weekday alone means once a week, in the weeks there are; "weekly" without one, once
 * each week, on the first of the days there are. Null where the days that are to go are all there are.
 */
const wantedDays = (
  {
    frequency,
    weekday,
    weekdays = weekday === undefined ? undefined : [weekday],
    weekInterval,
    withoutWeekdays,
  }: RequestDetails,
  before: Days,
): Partial<Days> | null => {
  const isWeekly = frequency === 'weekly' || weekdays !== undefined || weekInterval === 2;
  const isOnceAWeek = frequency === 'weekly' && weekdays === undefined && weekInterval === undefined;
  const weeks = isOnceAWeek ? 1 : weekInterval;
  const named = isOnceAWeek ? before.weekdays.slice(0, 1) : weekdays;
  const wish: Partial<Days> = {
    ...(isWeekly ? { frequency: frequency ?? 'weekly' } : frequency === undefined ? {} : { frequency }),
    ...(named === undefined ? {} : { weekdays: named }),
    ...(weeks === undefined ? {} : { weekInterval: weeks }),
  };
  if (withoutWeekdays === undefined) return wish;
  const rest = withoutDays(
    { frequency: before.frequency, weekdays: before.weekdays, weekInterval: before.weekInterval, ...wish },
    withoutWeekdays,
  );
  return rest && { frequency: rest.frequency, weekdays: rest.weekdays, weekInterval: rest.weekInterval };
};

/** The IANA zone that words name: by its own name, in any case, or by its city. Null for one that nobody knows. */
export const zoneNamed = (words: string): string | null => {
  const name = words.trim().replaceAll(/\s+/g, '_').toLowerCase();
  if (name === '') return null;
  const zones = Intl.supportedValuesOf('timeZone');
  const known = zones.find((zone) => zone.toLowerCase() === name);
  if (known) return known;
  if (name.includes('/') && isTimezone(name)) return canonical(name); // an older name of one of them
  const cities = zones.filter((zone) => zone.toLowerCase().endsWith(`/${name}`));
  return cities.length === 1 ? (cities[0] ?? null) : name === 'utc' || name === 'gmt' ? 'UTC' : null;
};

const canonical = (name: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;

type Parts = Pick<Services, 'log' | 'readModels' | 'clock'>;

const LONGEST_DAYS = 366;

/** From a date, or at once; until another, or until they are resumed when the words name no end. */
export const pauseByRequest = async (
  parts: Parts & Readonly<{ signs: WordSigns }>,
  asked: OpenRequest,
): Promise<RequestOutcome> => {
  const wish = wishedPause(parts, asked);
  if ('result' in wish) return wish;
  return outcomeOf(parts, asked, 'pause', await pauseCheckIns(parts, asked.userId, { ...wish, reason: 'asked' }));
};

/** The first date without (null: at once), and the first one with check-ins again (null: until they are resumed); else why the words pause nothing. */
export const wishedPause = (
  { signs }: Readonly<{ signs: WordSigns }>,
  asked: OpenRequest,
): Readonly<{ from: string | null; until: string | null }> | RequestOutcome => {
  const { text, details } = asked.request;
  const until = details.until !== undefined && isDate(details.until) ? details.until : null;
  // An end that was not understood is asked for.
  if (until === null && (signs.namesAnEnd(text) || details.until !== undefined)) return askBack(asked, 'pause-date');
  if (until !== null && until <= asked.today) return askBack(asked, 'later-date');
  if (until !== null && until > plusDays(asked.today, LONGEST_DAYS)) return askBack(asked, 'sooner-date');
  const from = details.from !== undefined && isDate(details.from) && details.from > asked.today ? details.from : null;
  if (from !== null && from > plusDays(asked.today, LONGEST_DAYS)) return askBack(asked, 'sooner-date');
  if (from !== null && until !== null && until <= from) return askBack(asked, 'pause-date');
  return { from, until };
};

export const stopByRequest = async (services: Parts, asked: OpenRequest): Promise<RequestOutcome> =>
  outcomeOf(services, asked, 'stop', await pauseCheckIns(services, asked.userId, { until: null, reason: 'stopped' }));

export const resumeByRequest = async (services: Parts, asked: OpenRequest): Promise<RequestOutcome> =>
  outcomeOf(services, asked, 'resume', await resumeCheckIns(services, asked.userId));

/** One that the calendar has. */
const isDate = (text: string): boolean => {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
};

const outcomeOf = async (
  services: Parts,
  asked: OpenRequest,
  kind: 'pause' | 'stop' | 'resume',
  changed: Awaited<ReturnType<typeof pauseCheckIns>>,
): Promise<RequestOutcome> => {
  const now = isRefusal(changed) ? null : await checkInsNow(services, asked);
  return now ? done(asked, kind, now) : impossible(asked, 'no-account');
};

const HOW_MANY = 3;

/** What holds for a user's check-ins right now; null once the account is gone. */
const checkInsNow = async (
  services: Pick<Services, 'log' | 'readModels' | 'clock'>,
  { userId, inactive }: OpenRequest,
): Promise<CheckInsNowFacts | null> => {
  const planned = await plannedCheckIns(services, userId, HOW_MANY);
  if (!planned) return null;
  const { plan, next, none } = planned;
  const { frequency, timeOfDay, clockTime, weekdays, weekInterval, timezone } = plan.schedule;
  const today = localDate(timestamp(services.clock), timezone);
  const pause = pauseAhead(plan.pause, today);
  const pausedFrom = pause?.from && pause.from > today ? pause.from : null;
  return {
    schedule: { frequency, timeOfDay, clockTime, weekdays, weekInterval, timezone },
    next: next.map(({ at }) => at),
    paused: pause !== null && pausedFrom === null,
    ...(pausedFrom === null ? {} : { pausedFrom }),
    pausedUntil: pause?.until ?? null,
    inactive,
    none,
  };
};
