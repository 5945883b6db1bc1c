import { changeProfile } from '#application/accounts/change-profile.ts';
import { accountOf } from '#application/accounts/find-account.ts';
import type { Services } from '#application/services.ts';
import { isRefusal } from '#domain/decider.ts';
import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import { type WishedSchedule, withoutDays } from '#domain/schedule/schedule.ts';
import { isTimezone } from '#domain/time/local-time.ts';
import { checkInsNow } from './check-ins-now.ts';
import type { OpenRequest } from './open-request.ts';
import { askBack, done, impossible } from './outcomes.ts';

/** Changes what the words name of the schedule, and nothing at all when a part of them is not clear. */
export const changeSchedule = async (
  services: Pick<Services, 'log' | 'readModels' | 'registers' | 'vault' | 'clock' | 'phones' | 'mail'>,
  asked: OpenRequest,
): Promise<RequestOutcome> => {
  const { details } = asked.request;
  const { zone } = details;
  const timezone = zone === undefined ? undefined : zoneNamed(zone);
  if (timezone === null) return askBack(asked, 'zone', { zone: zone ?? '' });
  const account = await accountOf(services, asked.userId);
  if (!account) return impossible(asked, 'no-account');
  const days = wantedDays(details, account.schedule);
  if (days === null) return askBack(asked, 'other-days');
  const schedule = { ...wanted(details), ...days, ...(timezone === undefined ? {} : { timezone }) };
  if (Object.keys(schedule).length === 0) return askBack(asked, 'schedule');
  const changed = await changeProfile(services, asked.userId, { schedule });
  if (isRefusal(changed))
    return changed.refused === 'no-timezone'
      ? askBack(asked, 'zone', { zone: zone ?? '' })
      : impossible(asked, 'no-account');
  const now = await checkInsNow(services, asked);
  return now ? done(asked, 'change-schedule', now) : impossible(asked, 'no-account');
};

/** A time of day takes the place of any other hour. */
const wanted = ({ time, hour }: RequestDetails): Partial<WishedSchedule> => ({
  ...(time === undefined ? {} : { time, hour: null }),
  ...(hour === undefined || !HOUR.test(hour) ? {} : { hour }),
});

const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

type Days = Pick<WishedSchedule, 'frequency' | 'days' | 'every'>;

/**
 * On which days, and in which weeks. A weekday alone means once a week, in the weeks there are; "weekly" without one, once
 * each week, on the first of the days there are. Null where the days that are to go are all there are.
 */
const wantedDays = (
  { frequency, weekday, days = weekday === undefined ? undefined : [weekday], every, without }: RequestDetails,
  before: Days,
): Partial<Days> | null => {
  const isWeekly = frequency === 'weekly' || days !== undefined || every === 2;
  const isOnceAWeek = frequency === 'weekly' && days === undefined && every === undefined;
  const weeks = isOnceAWeek ? 1 : every;
  const named = isOnceAWeek ? before.days.slice(0, 1) : days;
  const wish: Partial<Days> = {
    ...(isWeekly ? { frequency: frequency ?? 'weekly' } : frequency === undefined ? {} : { frequency }),
    ...(named === undefined ? {} : { days: named }),
    ...(weeks === undefined ? {} : { every: weeks }),
  };
  if (without === undefined) return wish;
  const { frequency: often, days: left, every: eachOf } = before;
  const rest = withoutDays({ frequency: often, days: left, every: eachOf, ...wish }, without);
  return rest && { frequency: rest.frequency, days: rest.days, every: rest.every };
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
