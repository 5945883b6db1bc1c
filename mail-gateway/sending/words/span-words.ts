import type { Language } from '#domain/facts.ts';
import { isWhole, type LookBackPeriod, type Span, type SpokenSpan, spanBefore } from '#domain/insights/look-back.ts';
import { firstDayOf, isDay } from '#domain/wins/win-day.ts';
import type { InLanguages } from './in-languages.ts';
import { firstCounted, locales } from './in-words.ts';

type Part = Exclude<LookBackPeriod, 'since'>;
/** What has a name of its own in the calendar. */
type Named = Exclude<Part, 'week'>;

/** How a language says when. `name` is what `names` makes, `date` and `dates` are in words. */
type SpanWords = Readonly<{
  /** Of a quarter by its number from 0, of a month and a year by what the calendar calls them. */
  quarter(index: number, year: string | null): string;
  monthOf(month: string, year: string): string;
  sinceTitle(date: string): string;
  soFarTitle(period: Part, dates: string): string;
  weekTitle(dates: string): string;
  namedTitle(period: Named, name: string): string;
  since(date: string): string;
  sinceMonth(month: string): string;
  current(period: Part): string;
  weekOf(dates: string): string;
  inNamed(period: Named, name: string): string;
  asManyDays: string;
  lastSoFar(period: Part): string;
  weekBefore: string;
}>;

/** Between two dates, as `Intl` writes it. */
const DASH = /\s*[–-]\s*/u;

const english: SpanWords = {
  quarter: (index, year) =>
    `${['first', 'second', 'third', 'fourth'][index] ?? ''} quarter${year === null ? '' : ` of ${year}`}`,
  monthOf: (month, year) => `${month} ${year}`,
  sinceTitle: (date) => `Your time since ${date}`,
  soFarTitle: (period, dates) => `Your ${period} so far, ${dates}`,
  weekTitle: (dates) => `Your week, ${dates}`,
  namedTitle: (_, name) => `Your ${name}`,
  since: (date) => `since ${date}`,
  sinceMonth: (month) => `since ${month}`,
  current: (period) => `this ${period}`,
  weekOf: (dates) => `in the week of ${dates}`,
  inNamed: (period, name) => `in ${period === 'quarter' ? 'the ' : ''}${name}`,
  asManyDays: 'in as many days before',
  lastSoFar: (period) => `at this point last ${period}`,
  weekBefore: 'in the week before',
};

const german: SpanWords = {
  quarter: (index, year) =>
    `${['erste', 'zweite', 'dritte', 'vierte'][index] ?? ''} Quartal${year === null ? '' : ` ${year}`}`,
  monthOf: (month, year) => `${month} ${year}`,
  sinceTitle: (date) => `Deine Zeit seit dem ${date}`,
  soFarTitle: (period, dates) =>
    `${{ week: 'Deine Woche', month: 'Dein Monat', quarter: 'Dein Quartal', year: 'Dein Jahr' }[period]} bisher, ${dates}`,
  weekTitle: (dates) => `Deine Woche, ${dates}`,
  namedTitle: (period, name) =>
    `Dein ${{ month: name, quarter: name.replace('te ', 'tes '), year: `Jahr ${name}` }[period]}`,
  since: (date) => `seit dem ${date}`,
  sinceMonth: (month) => `seit ${month}`,
  current: (period) =>
    ({ week: 'diese Woche', month: 'diesen Monat', quarter: 'dieses Quartal', year: 'dieses Jahr' })[period],
  weekOf: (dates) => `in der Woche vom ${dates.replace(DASH, ' bis ')}`,
  inNamed: (period, name) =>
    period === 'year' ? `im Jahr ${name}` : `im ${period === 'quarter' ? name.replace('te ', 'ten ') : name}`,
  asManyDays: 'in ebenso vielen Tagen davor',
  lastSoFar: (period) =>
    ({
      week: 'letzte Woche um diese Zeit',
      month: 'letzten Monat um diese Zeit',
      quarter: 'letztes Quartal um diese Zeit',
      year: 'letztes Jahr um diese Zeit',
    })[period],
  weekBefore: 'in der Woche davor',
};

const french: SpanWords = {
  quarter: (index, year) =>
    `${['premier', 'deuxième', 'troisième', 'quatrième'][index] ?? ''} trimestre${year === null ? '' : ` ${year}`}`,
  monthOf: (month, year) => `${month} ${year}`,
  sinceTitle: (date) => `Depuis le ${date}`,
  soFarTitle: (period, dates) =>
    `${{ week: 'Votre semaine', month: 'Votre mois', quarter: 'Votre trimestre', year: 'Votre année' }[period]} jusqu’ici, ${dates}`,
  weekTitle: (dates) => `Votre semaine, ${dates}`,
  namedTitle: (period, name) =>
    `Votre ${{ month: `mois ${ofMonth(name)}`, quarter: name, year: `année ${name}` }[period]}`,
  since: (date) => `depuis le ${date}`,
  sinceMonth: (month) => `depuis ${month}`,
  current: (period) =>
    ({ week: 'cette semaine', month: 'ce mois-ci', quarter: 'ce trimestre', year: 'cette année' })[period],
  weekOf: (dates) => `la semaine du ${dates.replace(DASH, ' au ')}`,
  inNamed: (period, name) => (period === 'quarter' ? `au ${name}` : `en ${name}`),
  asManyDays: 'sur autant de jours juste avant',
  lastSoFar: (period) =>
    ({
      week: 'au même point la semaine dernière',
      month: 'au même point le mois dernier',
      quarter: 'au même point le trimestre dernier',
      year: 'au même point l’année dernière',
    })[period],
  weekBefore: 'la semaine d’avant',
};

const ofMonth = (name: string): string => (/^[aeiouh]/.test(name) ? `d’${name}` : `de ${name}`);

const spanish: SpanWords = {
  quarter: (index, year) =>
    `${['primer', 'segundo', 'tercer', 'cuarto'][index] ?? ''} trimestre${year === null ? '' : ` de ${year}`}`,
  monthOf: (month, year) => `${month} de ${year}`,
  sinceTitle: (date) => `Tu tiempo desde el ${date}`,
  soFarTitle: (period, dates) =>
    `${{ week: 'Tu semana', month: 'Tu mes', quarter: 'Tu trimestre', year: 'Tu año' }[period]} hasta ahora, ${dates}`,
  weekTitle: (dates) => `Tu semana, ${dates}`,
  namedTitle: (period, name) => `Tu ${{ month: 'mes de ', quarter: '', year: 'año ' }[period]}${name}`,
  since: (date) => `desde el ${date}`,
  sinceMonth: (month) => `desde ${month}`,
  current: (period) =>
    ({ week: 'esta semana', month: 'este mes', quarter: 'este trimestre', year: 'este año' })[period],
  weekOf: (dates) => `en la semana del ${dates.replace(DASH, ' al ')}`,
  inNamed: (period, name) => `en ${period === 'quarter' ? 'el ' : ''}${name}`,
  asManyDays: 'en el mismo número de días anteriores',
  lastSoFar: (period) =>
    ({
      week: 'a estas alturas de la semana pasada',
      month: 'a estas alturas del mes pasado',
      quarter: 'a estas alturas del trimestre pasado',
      year: 'a estas alturas del año pasado',
    })[period],
  weekBefore: 'la semana anterior',
};

const spans: InLanguages<SpanWords> = { en: english, de: german, fr: french, es: spanish };

/** `Your October`, `Your week, November 9 – 15`; of one that is not over `Your month so far, November 1 – 21`. */
export const titleOfSpan = ({ period, span, withYear }: SpokenSpan, language: Language = 'en'): string => {
  const words = spans[language];
  if (period === 'since') return words.sinceTitle(dateIn(span.from, withYear, language));
  if (!isWhole(period, span)) return words.soFarTitle(period, datesIn(span, language));
  return period === 'week'
    ? words.weekTitle(datesIn(span, language))
    : words.namedTitle(period, nameOf(period, span, withYear, language));
};

/** When it was, as it ends a sentence: `in October`, `in the third quarter`, `this month`, `since May 3`. */
export const during = ({ period, span, withYear }: SpokenSpan, language: Language = 'en'): string => {
  const words = spans[language];
  if (period === 'since') return words.since(dateIn(span.from, withYear, language));
  if (!isWhole(period, span)) return words.current(period);
  return period === 'week'
    ? words.weekOf(datesIn(span, language))
    : words.inNamed(period, nameOf(period, span, withYear, language));
};

/** What it is compared with: `in September`, `in the week before`, `at this point last month`, `in as many days before`. */
export const duringBefore = ({ period, span, withYear }: SpokenSpan, language: Language = 'en'): string => {
  const words = spans[language];
  if (period === 'since') return words.asManyDays;
  if (!isWhole(period, span)) return words.lastSoFar(period);
  if (period === 'week') return words.weekBefore;
  return words.inNamed(period, nameOf(period, spanBefore(period, span), withYear, language));
};

const datesOf = (language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locales[language], { ...options, timeZone: 'UTC' });

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);
const withYears = (language: Language) => datesOf(language, { year: 'numeric', month: 'long', day: 'numeric' });
const withoutYears = (language: Language) => datesOf(language, { month: 'long', day: 'numeric' });

/** `Monday, November 16`; with its year where there may be more than one. */
export const dayIn = (
  { period, withYear }: Pick<SpokenSpan, 'period' | 'withYear'>,
  date: string,
  language: Language,
): string => {
  const days = datesOf(language, { weekday: 'long', month: 'long', day: 'numeric' });
  const hasYear = period === 'year' || period === 'since' || withYear;
  if (!isDay(date)) return dateIn(date, hasYear, language);
  return firstCounted((hasYear ? withYears(language) : days).format(midnight(date)), language);
};

/** `November 16`, `November 16, 2026`; of a month (`yyyy-MM`) `November`, `November 2026`. */
export const dateIn = (date: string, withYear: boolean, language: Language): string =>
  isDay(date)
    ? firstCounted((withYear ? withYears(language) : withoutYears(language)).format(midnight(date)), language)
    : nameOf('month', { from: firstDayOf(date), to: date }, withYear, language);

/** `since May 3, 2026`; of a month (`yyyy-MM`) `since May 2026`. */
export const sinceIn = (date: string, language: Language): string =>
  spans[language][isDay(date) ? 'since' : 'sinceMonth'](dateIn(date, true, language));

const datesIn = ({ from, to }: Span, language: Language): string =>
  firstCounted(withoutYears(language).formatRange(midnight(from), midnight(to)).replace(/\s+/gu, ' '), language);

const nameOf = (period: Named, { from }: Span, withYear: boolean, language: Language): string => {
  const words = spans[language];
  const year = from.slice(0, 'yyyy'.length);
  if (period === 'year') return year;
  if (period === 'quarter') return words.quarter(Math.floor(midnight(from).getUTCMonth() / 3), withYear ? year : null);
  const month = datesOf(language, { month: 'long' }).format(midnight(from));
  return withYear ? words.monthOf(month, year) : month;
};
