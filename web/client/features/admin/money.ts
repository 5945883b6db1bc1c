import { locale } from '../../shared/locale.ts';

/** Cents as money: "$11.00". A currency that nobody knows stands as its code. */
export const moneyOf = (cents: number, currency = 'usd'): string => {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
  } catch {
    return `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
  }
};
