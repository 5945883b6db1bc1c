import type { NamedDate } from '#application/documents/document-claims.ts';
import type { Language } from '#domain/facts.ts';

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' };

const monthsOf = (language: Language): readonly string[] =>
  Array.from({ length: 12 }, (_none, at) =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'UTC', month: 'long' }).format(
      new Date(Date.UTC(2026, at, 15)),
    ),
  );

type Reading = Readonly<{ pattern: RegExp; months: ReadonlyMap<string, number> }>;

/** Where names have capitals a month without one is another word: "may", "march". */
const readingOf = (language: Language): Reading => {
  const names = monthsOf(language);
  const short = language === 'en' ? names.filter((name) => name.length > 4).map((name) => name.slice(0, 3)) : [];
  const all = [...names, ...short].join('|');
  return {
    months: new Map(
      [...names, ...short].map((name) => [name.toLowerCase(), names.findIndex((one) => one.startsWith(name)) + 1]),
    ),
    pattern: new RegExp(
      String.raw`(?:(?<![\d.,$€£])(?<day>\d{1,2})(?:st|nd|rd|th|\.|er)?(?: of| de)? )?(?<![\p{L}])(?<month>${all})(?![\p{L}])(?: (?<dayBehind>\d{1,2})(?:st|nd|rd|th)?(?!\d|[.,]\d))?(?:,? (?:de )?(?<year>(?:19|20)\d\d)(?!\d))?|(?<![\p{L}\d.,$€£-])(?<only>(?:19|20)\d\d)(?![\p{L}\d%]|[.,]\d| ?[%€$£])`,
      'gu',
    ),
  };
};

const READINGS: Readonly<Record<Language, Reading>> = {
  en: readingOf('en'),
  de: readingOf('de'),
  fr: readingOf('fr'),
  es: readingOf('es'),
};

/** Days, months and years that a text names, and the text without them. */
export const datesIn = (text: string, language: Language): Readonly<{ dates: readonly NamedDate[]; rest: string }> => {
  const { pattern, months } = READINGS[language];
  const dates = [...text.matchAll(pattern)].map(({ groups = {}, index }): NamedDate => {
    const { day, dayBehind, month, year, only } = groups;
    const days = day ?? dayBehind;
    return {
      year: year === undefined ? (only === undefined ? null : Number(only)) : Number(year),
      month: month === undefined ? null : (months.get(month.toLowerCase()) ?? null),
      day: days === undefined ? null : Number(days),
      isLeading: /^(?:in|im|en|am|on) ?$/iu.test(text.slice(0, index)),
    };
  });
  return { dates, rest: dates.length === 0 ? text : text.replace(pattern, ' ') };
};
