import { accountOf } from '#application/accounts/public.ts';
import { standingIn } from '#application/billing/public.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { type CheckInPlan, checkInPlan } from '#domain/check-ins/plan.ts';
import { type NextCheckIns, nextCheckIns, noCheckIns, quietSince } from '#domain/check-ins/planned.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { scheduleChanged } from '#domain/schedule/events.ts';
import { isSameSchedule, pauseAhead, type WishedSchedule } from '#domain/schedule/schedule.ts';
import { scheduleFrom } from '#domain/schedule/slots.ts';
import { isTimezone, localDate } from '#domain/time/local-time.ts';
import { CHECK_INS_DUE, type CheckInsDueDocument } from './check-ins-due.ts';
import { planNow } from './plan-now.ts';

type Stores = Pick<Services, 'log' | 'readModels' | 'clock'>;
type Planned = Readonly<{ plan: CheckInPlan }> & NextCheckIns;

/** The user's plan as of now and the next check-ins by it, what was saved a moment ago included; null without an open account. */
export const plannedCheckIns = async (services: Stores, userId: number, count: number): Promise<Planned | null> => {
  const known = await knownPlan(services, userId);
  return known && { plan: known.plan, ...(await nextIn(services, userId, known, count)) };
};

/** `document` null: the account has only just been opened, so that all that is known of it is its own streams. */
type Known = Readonly<{ plan: CheckInPlan; document: CheckInsDueDocument | null }>;

const knownPlan = async (services: Stores, userId: number): Promise<Known | null> => {
  const document = await services.readModels.get(CHECK_INS_DUE, String(userId)); // first: what is newer is read then
  const plan = await planNow(services, userId, document);
  return plan && { plan, document };
};

const nextIn = async (services: Stores, userId: number, { plan, document }: Known, count: number) => {
  const standing = await standingIn(services, userId, plan);
  const planned = nextCheckIns(plan, standing, timestamp(services.clock), count);
  return document === null && planned.none === null ? noCheckIns('later') : planned;
};

/** `quietSince` is the local date since which nothing was heard of the user, once they were told that fewer come. */
type ShownCheckIns = NextCheckIns &
  Pick<CheckInPlan, 'pause' | 'thinning' | 'byText'> &
  Readonly<{
    insights: Readonly<{ weekly: boolean; monthly: boolean }>;
    undeliverable: boolean;
    quietSince: string | null;
  }>;

const SHOWN = 5;

/** How an account's check-ins are set, and the next that will be sent. A pause that is over is none. */
export const showCheckIns = async (
  services: Stores,
  userId: number,
): Promise<ShownCheckIns | Refusal<'no-such-account'>> => {
  const planned = await plannedCheckIns(services, userId, SHOWN);
  const account = planned && (await accountOf(services, userId));
  if (!account) return refuse('no-such-account');
  const { plan, next, fewerFrom, none } = planned;
  const today = localDate(timestamp(services.clock), plan.schedule.timezone);
  return {
    ...{ next, fewerFrom, none },
    pause: pauseAhead(plan.pause, today),
    thinning: plan.thinning,
    byText: plan.byText,
    insights: account.checkIns.insights,
    undeliverable: plan.isUndeliverable,
    quietSince: quietSince(plan),
  };
};

/** The next check-ins as they would be were this schedule saved; nothing is. */
export const previewCheckIns = async (
  services: Stores,
  userId: number,
  wished: Partial<WishedSchedule>,
): Promise<NextCheckIns | Refusal<'no-such-account' | 'no-timezone'>> => {
  if (wished.timezone !== undefined && !isTimezone(wished.timezone)) return refuse('no-timezone');
  const known = await knownPlan(services, userId);
  if (!known) return refuse('no-such-account');
  const plan = withSchedule(known.plan, userId, wished, timestamp(services.clock));
  return plan ? nextIn(services, userId, { ...known, plan }, SHOWN) : refuse('no-such-account');
};

/** With what saving it would add to the log. */
const withSchedule = (
  plan: CheckInPlan,
  userId: number,
  wished: Partial<WishedSchedule>,
  at: string,
): CheckInPlan | null => {
  const before = plan.schedule;
  const schedule = scheduleFrom({ ...before, ...wished }, before, at);
  return isSameSchedule(schedule, before) ? plan : checkInPlan(plan, scheduleChanged({ ...schedule, userId, at }));
};
