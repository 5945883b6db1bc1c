import type { Choice } from './forms/choice-field.tsx';

/** What the plans cost, in cents; a test holds this to what the server charges. */
export const prices = { monthly: 1100, yearly: 7500 } as const;

const dollars = (cents: number): string => `$${cents / 100}`;
const twelveMonths = 12 * prices.monthly;
const saved = twelveMonths - prices.yearly;

export const planChoices: readonly Choice[] = [
  { value: 'monthly', label: 'Monthly', detail: `${dollars(prices.monthly)} per month` },
  {
    value: 'yearly',
    label: 'Annual',
    badge: `Save ${Math.round((100 * saved) / twelveMonths)}%`,
    detail: `${dollars(prices.yearly)} per year. Save ${dollars(saved)} compared to monthly`,
  },
];
