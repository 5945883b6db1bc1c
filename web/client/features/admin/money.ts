import { locale } from '../../shared/locale.ts';

/** Cents as money: "$11.00". A currency that nobody knows stands as its code. */
export const moneyOf = (cents: number, currency = 'usd'): string => {
  try {
    return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
  } catch {
    return `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
  }
};

const small = new Intl.NumberFormat(locale, { style: 'currency', currency: 'usd', maximumFractionDigits: 4 });

/** US dollars of which a part of a cent counts: "$0.075". */
export const smallMoneyOf = (dollars: number): string =>
  dollars >= 1 ? moneyOf(dollars * 100) : small.format(dollars);
