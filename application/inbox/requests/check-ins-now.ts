import { accountOf } from '#application/accounts/find-account.ts';
import { nextCheckInsOf } from '#application/check-ins/next-check-ins.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import type { CheckInsNowFacts } from '#domain/inbox/request/outcome-facts.ts';
import { pauseOn } from '#domain/schedule/schedule.ts';
import { localDate } from '#domain/time/local-time.ts';
import type { OpenRequest } from './open-request.ts';

const HOW_MANY = 3;

/** What holds for a user's check-ins, as their account says it right now; null once it is gone. */
export const checkInsNow = async (
  services: Pick<Services, 'log' | 'readModels' | 'clock'>,
  { userId, inactive }: OpenRequest,
): Promise<CheckInsNowFacts | null> => {
  const account = await accountOf(services, userId);
  if (!account) return null;
  const pause = pauseOn(account.checkIns.pause, localDate(timestamp(services.clock), account.schedule.timezone));
  const { next, none } = await nextCheckInsOf(services, userId, account, HOW_MANY);
  const { frequency, time, hour, days, every, timezone } = account.schedule;
  return {
    schedule: { frequency, time, hour, days, every, timezone },
    next: next.map(({ at }) => at),
    paused: pause !== null,
    pausedUntil: pause?.until ?? null,
    inactive,
    none,
  };
};
