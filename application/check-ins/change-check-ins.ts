import {
  accountWithSchedule,
  chooseInsightMails,
  pauseCheckIns,
  resumeCheckIns,
  type SettingRefused,
  switchTextCheckIns,
  switchThinning,
} from '#application/accounts/public.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { Services } from '#application/services.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { localDate } from '#domain/time/local-time.ts';

/** What a user wants to be otherwise; what is left out stays. `pausedUntil`: a local date, `stopped`, null to resume. */
type CheckInsWish = Readonly<{
  pausedUntil?: string | null | undefined;
  /** A local date; at once where that has come. */
  pausedFrom?: string | undefined;
  thinning?: boolean | undefined;
  byText?: boolean | undefined;
  insights?: Readonly<{ weekly: boolean; monthly: boolean }> | undefined;
}>;
export type CheckInsRefused = SettingRefused | 'not-ahead';

/** Changes what differs. What can be refused comes first, so that a refusal leaves all as it was. */
export const changeCheckIns = async (
  services: Pick<Services, 'log' | 'clock'>,
  userId: number,
  { pausedUntil, pausedFrom = '', thinning, byText, insights }: CheckInsWish,
): Promise<Readonly<{ position: Position | null }> | Refusal<CheckInsRefused>> => {
  const account = await accountWithSchedule(services, userId);
  if (!account) return refuse('no-such-account');
  const today = localDate(timestamp(services.clock), account.schedule.timezone);
  if (pausedUntil && pausedUntil <= today) return refuse('not-ahead');
  const steps = [
    byText !== undefined && (() => switchTextCheckIns(services, userId, byText)),
    thinning !== undefined && (() => switchThinning(services, userId, thinning)),
    insights && (() => chooseInsightMails(services, userId, insights)),
    pausedUntil !== undefined && (() => pauseAs(services, userId, pausedUntil, pausedFrom > today ? pausedFrom : null)),
  ].filter((step) => step !== false && step !== undefined);
  let position = await services.log.head();
  for (const step of steps) {
    const changed = await step();
    if (isRefusal(changed)) return changed;
    position = changed.position;
  }
  return { position };
};

const pauseAs = (
  services: Pick<Services, 'log' | 'clock'>,
  userId: number,
  pausedUntil: string | null,
  from: string | null,
) => {
  if (pausedUntil === null) return resumeCheckIns(services, userId);
  if (pausedUntil === 'stopped') return pauseCheckIns(services, userId, { from, until: null, reason: 'stopped' });
  return pauseCheckIns(services, userId, { from, until: pausedUntil, reason: 'asked' });
};
