import type { CareerMonth } from '#domain/documents/career.ts';

const FORMS: Map<string, Intl.DateTimeFormat> = new Map();

const formOf = (locale: string, hasYear: boolean): Intl.DateTimeFormat => {
  const key = `${locale} ${hasYear}`;
  const known = FORMS.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month: 'long',
    ...(hasYear ? { year: 'numeric' } : {}),
  });
  FORMS.set(key, made);
  return made;
};

const named = (month: string, locale: string, hasYear: boolean): string =>
  formOf(locale, hasYear).format(new Date(`${month.slice(0, 7)}-15T00:00:00Z`));

/** "March", and with its year where that is not the year of `today`. */
export const monthSaid = (date: string, today: string, locale: string): string =>
  named(date, locale, date.slice(0, 4) !== today.slice(0, 4));

/** "March 2026"; a year alone stays one. */
export const monthAndYear = (month: CareerMonth, locale: string): string =>
  /^\d{4}-\d{2}/.test(month) ? named(month, locale, true) : month.slice(0, 4);

/** "16 November 2026"; French counts the first of a month: "1er novembre 2026". */
export const daySaid = (date: string, locale: string): string => {
  const said = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' });
  const day = said.format(new Date(`${date}T00:00:00Z`));
  return locale.startsWith('fr') ? day.replace(/^1(?=\s)/u, '1er') : day;
};
