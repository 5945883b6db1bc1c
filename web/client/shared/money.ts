import { locale } from './locale.ts';

/** Cents as people read them: "$75.00". */
export const money = (cents: number, currency = 'usd'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2 }).format(cents / 100);
