import type { Schedule } from '#domain/check-in/schedule.ts';
import { isRefusal } from '#domain/decider.ts';
import type { RequestDetails } from '#domain/request/mail-request.ts';
import type { RequestOutcome } from '#domain/request/outcome.ts';
import type { Services } from '../../services.ts';
import { changeProfile } from '../accounts/change-profile.ts';
import { checkInsNow } from './check-ins-now.ts';
import type { OpenRequest } from './open-request.ts';
import { askBack, done, impossible } from './outcomes.ts';
import { zoneNamed } from './zone-named.ts';

/** Changes what the words name of the schedule, and nothing at all when a part of them is not clear. */
export const changeSchedule = async (services: Services, asked: OpenRequest): Promise<RequestOutcome> => {
  const { zone } = asked.request.details;
  const timezone = zone === undefined ? undefined : zoneNamed(zone);
  if (timezone === null) return askBack(asked, 'zone', { zone: zone ?? '' });
  const schedule = { ...wanted(asked.request.details), ...(timezone === undefined ? {} : { timezone }) };
  if (Object.keys(schedule).length === 0) return askBack(asked, 'schedule');
  const changed = await changeProfile(services, asked.userId, { schedule });
  if (isRefusal(changed))
    return changed.refused === 'no-timezone'
      ? askBack(asked, 'zone', { zone: zone ?? '' })
      : impossible(asked, 'no-account');
  const now = await checkInsNow(services, asked);
  return now ? done(asked, 'change-schedule', now) : impossible(asked, 'no-account');
};

/** A time of day takes the place of any other hour; a weekday alone means once a week. */
const wanted = ({ frequency, time, hour, weekday }: RequestDetails): Partial<Schedule> => ({
  ...(frequency === undefined ? {} : { frequency }),
  ...(time === undefined ? {} : { time, hour: null }),
  ...(hour === undefined || !HOUR.test(hour) ? {} : { hour }),
  ...(weekday === undefined ? {} : { weekday, frequency: frequency ?? 'weekly' }),
});

const HOUR = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
