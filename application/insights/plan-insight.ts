import { accountWithSchedule } from '#application/accounts/public.ts';
import { handle } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import type { JobOpening } from '#application/engine/ports/work.ts';
import type { Reaction } from '#application/engine/work/reaction.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { insight } from '#domain/insights/decider.ts';
import type { InsightSkipReason } from '#domain/insights/events.ts';
import { type InsightPeriod, nextInsights } from '#domain/insights/insight-period.ts';

type Parts = Pick<Services, 'log' | 'clock'>;

const keyOf = (userId: number, period: InsightPeriod): string => `${userId}-${period}`;

const opening = (userId: number, period: InsightPeriod): JobOpening => {
  const key = keyOf(userId, period);
  return { key, userId, stream: streams.schedule(userId), lane: key };
};

/** With these nothing follows: none is wanted, or nobody is there. */
const lastReasons: readonly InsightSkipReason[] = ['off', 'closed'];

/** InsightMailsChosen, InsightMailRequested, InsightSkipped → the next one is planned, at eight where the user is now. */
export const planInsight = (services: Parts): Reaction => ({
  rules: {
    reaction: 'plan-insight',
    pool: 'plain-bulk',
    opens: {
      InsightMailsChosen: ({ userId, weekly, monthly }) => [
        ...(weekly ? [opening(userId, 'week')] : []),
        ...(monthly ? [opening(userId, 'month')] : []),
      ],
      InsightMailRequested: ({ userId, period }) => [opening(userId, period)],
      InsightSkipped: ({ userId, period, reason }) => (lastReasons.includes(reason) ? [] : [opening(userId, period)]),
    },
    closes: {
      InsightPlanned: ({ userId, period }) => [keyOf(userId, period)],
      InsightMailsChosen: ({ userId, weekly, monthly }) => [
        ...(weekly ? [] : [keyOf(userId, 'week')]),
        ...(monthly ? [] : [keyOf(userId, 'month')]),
      ],
      AccountClosed: ({ userId }) => [keyOf(userId, 'week'), keyOf(userId, 'month')],
    },
  },
  async run({ key, userId }) {
    const period: InsightPeriod = key === keyOf(userId, 'week') ? 'week' : 'month';
    const account = await accountWithSchedule(services, userId);
    // Also for one who wants none any more or is gone: the plan closes the job, and is skipped when it is due.
    return plan(services, userId, period, account?.schedule.timezone ?? 'UTC');
  },
});

/** One that was told in another zone may fall due there a second time: then it is the one after it. */
const plan = async (
  { log, clock }: Parts,
  userId: number,
  period: InsightPeriod,
  timezone: string,
): Promise<Position | null> => {
  const at = timestamp(clock);
  for (const { start, end, dueAt } of nextInsights(period, at, timezone, 3)) {
    const insightId = `${userId}-${period}-${start}`;
    const data = { insightId, userId, at, period, start, end, dueAt };
    const planned = await handle(log, insight, streams.insight(insightId), { type: 'PlanInsight', data });
    if (!('refused' in planned)) return planned.position;
  }
  throw new RangeError('no insight is left to be planned');
};
