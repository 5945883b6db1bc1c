import type { CheckInsNowWords } from '#domain/request/outcome-words.ts';
import type { Services } from '../../services.ts';
import { accountOf } from '../accounts/find-account.ts';
import { nextCheckInsOf } from '../check-ins/next-check-ins.ts';
import type { OpenRequest } from './open-request.ts';

const HOW_MANY = 3;

/** What holds for a user's check-ins, as their account says it right now; null once it is gone. */
export const checkInsNow = async (
  services: Services,
  { userId, inactive }: OpenRequest,
): Promise<CheckInsNowWords | null> => {
  const account = await accountOf(services, userId);
  if (!account) return null;
  const { pause } = account.checkIns;
  const next = await nextCheckInsOf(services, userId, account, HOW_MANY);
  return {
    schedule: account.schedule,
    next: next.map(({ at }) => at),
    paused: pause !== null,
    pausedUntil: pause?.until ?? null,
    inactive,
  };
};
