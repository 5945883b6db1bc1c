import { accountOf } from '#application/accounts/public.ts';
import { standingIn } from '#application/billing/public.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import type { CheckInSettings, OpenAccount } from '#domain/accounts/account.ts';
import type { NoneBecause } from '#domain/check-ins/facts.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { type Rhythm, silentSince } from '#domain/schedule/rhythm.ts';
import { pauseAhead, type WishedSchedule } from '#domain/schedule/schedule.ts';
import { type Plan, planFrom, scheduleFrom } from '#domain/schedule/slots.ts';
import { isTimezone, localDate } from '#domain/time/local-time.ts';
import { CHECK_INS_DUE, type CheckInsDueDocument } from './check-ins-due.ts';

type Stores = Pick<Services, 'log' | 'readModels' | 'clock'>;

/** The next check-ins that will be sent, the first one first; where there are none, why. */
type NextCheckIns = Plan & Readonly<{ none: NoneBecause | null }>;

const none = (because: NoneBecause): NextCheckIns => ({ next: [], fewerFrom: null, none: because });

export const nextCheckInsOf = async (
  services: Stores,
  userId: number,
  account: OpenAccount,
  count: number,
): Promise<NextCheckIns> => {
  const { proven, setupDone, checkIns } = account;
  if (!proven) return none('unproven');
  if (!setupDone) return none('setup');
  if (checkIns.undeliverable) return none('undeliverable');
  const { status, accessUntil } = await standingIn(services, userId, account);
  if (status === 'inactive') return none('inactive');
  if (isForGood(checkIns.pause)) return none('paused');
  const document = await dueDocumentOf(services, userId);
  if (!document) return none('later');
  const now = timestamp(services.clock);
  const after = document.since > now ? document.since : now;
  const plan = planFrom(rhythmOf(document, account), after, count);
  const next = accessUntil === null ? plan.next : plan.next.filter(({ at }) => at < accessUntil);
  if (next.length > 0) return { ...plan, next, none: null };
  return none(plan.next.length > 0 ? 'ending' : 'paused');
};

const isForGood = (pause: CheckInSettings['pause']): boolean => pause?.from === null && pause.until === null;

const dueDocumentOf = (
  { readModels }: Pick<Stores, 'readModels'>,
  userId: number,
): Promise<CheckInsDueDocument | null> => readModels.get(CHECK_INS_DUE, String(userId));

/** Its address takes mail, and whoever signed up is through with it. */
export const getsCheckIns = ({ proven, setupDone, checkIns }: OpenAccount): boolean =>
  proven && setupDone && !checkIns.undeliverable;

/** What the account says stands over what the read model has of it. */
export const rhythmOf = (document: CheckInsDueDocument, { schedule, checkIns }: OpenAccount): Rhythm => {
  const { lastSlot, lastAsked, asked, signOfLife, told } = document;
  const { pause, thinning } = checkIns;
  return { schedule, pause, thinning, lastSlot, lastAsked, asked, signOfLife, told };
};

/** The local date on which a silence began that was spoken of already, null while nothing is thinned out. */
const quietSince = (document: CheckInsDueDocument, account: OpenAccount): string | null =>
  document.told && account.checkIns.thinning ? silentSince(rhythmOf(document, account)) : null;

/** `quietSince` is the local date since which nothing was heard of the user, once they were told that fewer come. */
type ShownCheckIns = Omit<CheckInSettings, 'resumedAt'> & NextCheckIns & Readonly<{ quietSince: string | null }>;

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
    pause: pauseAhead(pause, today),
    thinning,
    byText,
    insights,
    undeliverable,
    quietSince: document && quietSince(document, account),
  };
};

/** The next check-ins as they would be were this wished of the schedule, by the rules it would be saved with; nothing is. */
export const previewCheckIns = async (
  services: Stores,
  userId: number,
  wished: Partial<WishedSchedule>,
): Promise<NextCheckIns | Refusal<'no-such-account' | 'no-timezone'>> => {
  if (wished.timezone !== undefined && !isTimezone(wished.timezone)) return refuse('no-timezone');
  const account = await accountOf(services, userId);
  if (!account) return refuse('no-such-account');
  const before = account.schedule;
  const schedule = scheduleFrom({ ...before, ...wished }, before, timestamp(services.clock));
  return nextCheckInsOf(services, userId, { ...account, schedule }, SHOWN);
};
