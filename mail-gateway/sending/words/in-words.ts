import type { Ago } from '#domain/check-ins/facts.ts';
import type { Language } from '#domain/facts.ts';
import type { InLanguages } from './in-languages.ts';

/** Whose habits dates, numbers and lists follow. English lists go without the comma of America. */
export const locales: InLanguages<string> = { en: 'en-US', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' };

/** `November 21, 2026`, `21. November 2026`, `21 novembre 2026`, `21 de noviembre de 2026`: of ISO 8601. */
export const dateInWords = (at: string, language: Language = 'en'): string =>
  firstCounted(
    new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at)),
    language,
  );

/** French counts the first of a month, and no other day of it: `1er janvier`, `lundi 1er janvier`, `1er – 15 janvier`. */
export const firstCounted = (date: string, language: Language): string =>
  language === 'fr' ? date.replace(/(?<![\p{L}\d.,:])1(?=\s*(?:\p{Ll}|[–-]))/gu, '1er') : date;

/**
 * `7 PM`, `19 Uhr`, `19 h`, `las 19:00`; `7:30 PM`, `19:30 Uhr`, `19 h 30`, `las 19:30`: a moment (ISO 8601) as a clock on
 * the wall in `timezone` (IANA) shows it.
 */
export const hourInWords = (at: string, timezone: string, language: Language = 'en'): string => {
  const parts = new Intl.DateTimeFormat(locales[language], { hour: 'numeric', minute: '2-digit', timeZone: timezone })
    .formatToParts(new Date(at))
    .map(({ type, value }): readonly [string, string] => [type, value]);
  const { hour = '', minute = '', dayPeriod = '' } = Object.fromEntries(parts);
  return clocks[language](String(Number(hour)), minute, dayPeriod);
};

const clocks: InLanguages<(hour: string, minute: string, dayPeriod: string) => string> = {
  en: (hour, minute, dayPeriod) => `${minute === '00' ? hour : `${hour}:${minute}`} ${dayPeriod}`,
  de: (hour, minute) => `${minute === '00' ? hour : `${hour}:${minute}`} Uhr`,
  fr: (hour, minute) => `${hour} h${minute === '00' ? '' : ` ${minute}`}`,
  es: (hour, minute) => `${hour === '1' ? 'la' : 'las'} ${hour}:${minute}`,
};

const around: InLanguages<(day: string) => string> = {
  en: (day) => `around ${day}`,
  de: (day) => `etwa ${day}`,
  fr: (day) => `vers ${/^\d/.test(day) ? `le ${day}` : day}`,
  es: (day) => `hacia ${/^\d/.test(day) ? `el ${day}` : day}`,
};

/** The day of a win (`yyyy-MM-dd`); of one that is only near, "around March 2026" or "around November 23, 2026". */
export const dayInWords = (date: string, isApproximate: boolean, language: Language = 'en'): string => {
  if (!isApproximate) return dateInWords(date, language);
  if (!date.endsWith('-01')) return around[language](dateInWords(date, language));
  const month = new Intl.DateTimeFormat(locales[language], { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return around[language](month.format(new Date(date)));
};

const WAYS: InLanguages<Readonly<Record<Ago['ago'], string>>> = {
  en: {
    'two-years': 'two years ago',
    year: 'a year ago',
    'half-year': 'half a year ago',
    month: 'a month ago',
    week: 'a week ago',
  },
  de: {
    'two-years': 'vor zwei Jahren',
    year: 'vor einem Jahr',
    'half-year': 'vor einem halben Jahr',
    month: 'vor einem Monat',
    week: 'vor einer Woche',
  },
  fr: {
    'two-years': 'il y a deux ans',
    year: 'il y a un an',
    'half-year': 'il y a six mois',
    month: 'il y a un mois',
    week: 'il y a une semaine',
  },
  es: {
    'two-years': 'hace dos años',
    year: 'hace un año',
    'half-year': 'hace medio año',
    month: 'hace un mes',
    week: 'hace una semana',
  },
};

const about: InLanguages<(ago: string) => string> = {
  en: (ago) => `About ${ago}`,
  de: (ago) => `Ungefähr ${ago}`,
  fr: (ago) => ago.replace('il y a ', 'Il y a environ '),
  es: (ago) => ago.replace('hace ', 'Hace más o menos '),
};

/** `A year ago`, `About half a year ago`: the beginning of a sentence. */
export const agoInWords = (when: Ago, language: Language = 'en'): string => {
  const ago = WAYS[language][when.ago];
  return when.isExact ? `${ago.charAt(0).toUpperCase()}${ago.slice(1)}` : about[language](ago);
};

/** Cents as people read them: `$75.00`, `75,00 $`. */
export const moneyInWords = (
  { amount, currency }: Readonly<{ amount: number; currency: string }>,
  language: Language = 'en',
): string => new Intl.NumberFormat(locales[language], { style: 'currency', currency }).format(amount / 100);

const LISTS: InLanguages<Intl.ListFormat> = {
  en: new Intl.ListFormat('en-GB', { type: 'conjunction' }),
  de: new Intl.ListFormat('de', { type: 'conjunction' }),
  fr: new Intl.ListFormat('fr', { type: 'conjunction' }),
  es: new Intl.ListFormat('es', { type: 'conjunction' }),
};

/** `A, B and C` */
export const listInWords = (items: readonly string[], language: Language = 'en'): string =>
  LISTS[language].format(items);
