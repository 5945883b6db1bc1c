import { copy } from './copy.ts';
import type { Choice } from './forms/choice-field.tsx';
import { locale } from './locale.ts';

/** What the plans cost, in cents; a test holds this to what the server charges. */
export const prices = { monthly: 1100, yearly: 7500 } as const;

const words = copy.plans;
const inDollars = new Intl.NumberFormat(locale, {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
/** Cents, as people read them: "$11". */
export const dollars = (cents: number): string => inDollars.format(cents / 100);
const twelveMonths = 12 * prices.monthly;
const saved = twelveMonths - prices.yearly;

export const planChoices: readonly Choice[] = [
  { value: 'monthly', label: words.monthly, detail: words.perMonth(dollars(prices.monthly)) },
  {
    value: 'yearly',
    label: words.yearly,
    badge: words.badge(Math.round((100 * saved) / twelveMonths)),
    detail: words.perYear(dollars(prices.yearly), dollars(saved)),
  },
];
