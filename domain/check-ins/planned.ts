import type { Standing } from '#domain/billing/standing.ts';
import { type Slot, silentSince, type Turn, toneOn } from '#domain/schedule/rhythm.ts';
import { type Forecast, forecast, nextSlot } from '#domain/schedule/slots.ts';
import type { NoneBecause } from './facts.ts';
import { type CheckInPlan, isExpecting } from './plan.ts';

/**
 * The slot to decide next, null while none is due. What is overdue goes first: it was due by the rules of before, whatever
 * holds now, and its date gets no other.
 */
export const dueSlot = (plan: CheckInPlan): Slot | null =>
  isExpecting(plan) ? (plan.overdueSlots[0] ?? nextSlot(plan, plan.since)) : null;

/** The same with the tone that it would be sent in. */
export const dueTurn = (plan: CheckInPlan): Turn | null => {
  const slot = dueSlot(plan);
  return slot && { ...slot, tone: toneOn(plan, slot.date) };
};

/** The last check-in of a silence was sent, so the slot after it ends in a pause. */
export const isSilenceOver = ({ noticeSent, thinning }: CheckInPlan): boolean =>
  noticeSent?.tone === 'last' && thinning;

/** The local date on which a silence began that was announced already, null while no check-ins are left out for one. */
export const quietSince = (plan: CheckInPlan): string | null =>
  plan.noticeSent && plan.thinning ? silentSince(plan) : null;

/** The next check-ins that will be sent, the first one first; where there are none, why. */
export type NextCheckIns = Forecast & Readonly<{ none: NoneBecause | null }>;

export const noCheckIns = (none: NoneBecause): NextCheckIns => ({ next: [], fewerFrom: null, none });

/** After `now` (ISO 8601), with the standing that the user has then. */
export const nextCheckIns = (
  plan: CheckInPlan,
  { status, accessUntil }: Pick<Standing, 'status' | 'accessUntil'>,
  now: string,
  count: number,
): NextCheckIns => {
  if (!plan.isProven) return noCheckIns('unproven');
  if (!plan.isSetUp) return noCheckIns('setup');
  if (plan.isUndeliverable) return noCheckIns('undeliverable');
  if (status === 'inactive') return noCheckIns('inactive');
  const { next, fewerFrom } = forecast(plan, plan.since > now ? plan.since : now, count);
  const paid = accessUntil === null ? next : next.filter(({ at }) => at < accessUntil);
  if (paid.length > 0) return { next: paid, fewerFrom, none: null };
  return noCheckIns(next.length > 0 ? 'ending' : 'paused');
};
