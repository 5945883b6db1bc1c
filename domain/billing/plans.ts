import { DateTime } from 'luxon';
import { z } from 'zod';

export const plans = {
  monthly: { cents: 1100, months: 1 },
  yearly: { cents: 7500, months: 12 },
} as const;

export type Plan = keyof typeof plans;
export const plan = z.enum(['monthly', 'yearly'] satisfies Plan[]);

export const CURRENCY = 'usd';

/** For how long a subscription whose payment failed still opens everything. */
export const GRACE_DAYS = 7;

/** For how long after a payment it is given back in full to whoever asks. */
export const REFUND_DAYS = 14;

/** When a period that begins at `start` ends; both ISO 8601, UTC. The last days of a month end on its last day. */
export const periodEnd = (start: string, plan: Plan): string =>
  new Date(DateTime.fromISO(start, { zone: 'utc' }).plus({ months: plans[plan].months }).toMillis()).toISOString();
