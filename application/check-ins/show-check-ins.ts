import { accountOf } from '#application/accounts/find-account.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import type { CheckInSettings } from '#domain/accounts/check-in-settings.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { pauseOn } from '#domain/schedule/schedule.ts';
import { localDate } from '#domain/time/local-time.ts';
import { dueDocumentOf, type NextCheckIns, nextCheckInsOf, quietSince } from './next-check-ins.ts';

/** `quietSince` is the local date since which nothing was heard of the user, once they were told that fewer come. */
export type ShownCheckIns = Omit<CheckInSettings, 'softFailures' | 'resumedAt'> &
  NextCheckIns &
  Readonly<{ quietSince: string | null }>;

const SHOWN = 5;

/** How an account's check-ins stand, and the next that will be sent. A pause that is over is none. */
export const showCheckIns = async (
  services: Pick<Services, 'log' | 'readModels' | 'clock'>,
  userId: number,
): Promise<ShownCheckIns | Refusal<'no-such-account'>> => {
  const account = await accountOf(services, userId);
  if (!account) return refuse('no-such-account');
  const { pause, thinning, byText, insights, undeliverable } = account.checkIns;
  const today = localDate(timestamp(services.clock), account.schedule.timezone);
  const document = await dueDocumentOf(services, userId);
  const planned = await nextCheckInsOf(services, userId, account, SHOWN);
  return {
    ...planned,
    pause: pauseOn(pause, today),
    thinning,
    byText,
    insights,
    undeliverable,
    quietSince: document && quietSince(document, account),
  };
};
