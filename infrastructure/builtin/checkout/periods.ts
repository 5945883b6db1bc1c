import { type Plan, plans } from '#domain/billing/plans.ts';

/**
 * What a subscription's periods and state follow from at any moment. Times are ISO 8601, UTC. Paid periods are counted
 * from `anchor`; until then, from `createdAt`, nothing is paid. The payment due at `failsFrom` fails, and so does all
 * that would come after.
 */
export type Course = Readonly<{
  plan: Plan;
  createdAt: string;
  anchor: string;
  endsAt: string | null;
  failsFrom: string | null;
}>;
type Period = Readonly<{ periodStart: string; periodEnd: string }>;

/** The same day and time so many months later, or the month's last day where it has no such day. */
export const monthsAfter = (start: string, months: number): string => {
  const from = new Date(start);
  const [year, month] = [from.getUTCFullYear(), from.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const moved = new Date(from);
  moved.setUTCFullYear(year, month, Math.min(from.getUTCDate(), lastDay));
  return moved.toISOString();
};

/** Counted from the anchor each time, so that the 31st comes back after February. */
export const periodAt = ({ plan, createdAt, anchor, endsAt }: Course, now: string): Period => {
  const at = endsAt !== null && endsAt <= now ? lastMomentBefore(endsAt) : now;
  if (at < anchor) return { periodStart: createdAt, periodEnd: anchor };
  const { months } = plans[plan];
  const nearest = Math.floor(monthsBetween(anchor, at) / months);
  const count = monthsAfter(anchor, nearest * months) > at ? nearest - 1 : nearest;
  return { periodStart: monthsAfter(anchor, count * months), periodEnd: monthsAfter(anchor, (count + 1) * months) };
};

export const stateAt = ({ endsAt, failsFrom }: Course, now: string): 'active' | 'past-due' | 'ended' => {
  if (endsAt !== null && endsAt <= now) return 'ended';
  return failsFrom !== null && failsFrom <= now ? 'past-due' : 'active';
};

/** Of the calendar: from the last of one month to the first of the next is one. */
const monthsBetween = (one: string, other: string): number => {
  const [from, to] = [new Date(one), new Date(other)];
  return (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
};

const lastMomentBefore = (time: string): string => new Date(Date.parse(time) - 1).toISOString();
