import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';

/**
 * A day, month or year that a text names: what it leaves open is null. `isBound`: words such as "since" or "until" tie it to
 * what the words say, so that the day of the win bears out nothing; `isAhead`: "for" or "until" tells of what is to come.
 */
type NamedDate = Readonly<{
  year: number | null;
  month: number | null;
  day: number | null;
  isBound: boolean;
  isAhead: boolean;
}>;

const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' };
const SHORT: Readonly<Record<Language, string>> = {
  en: 'jan feb mar apr may jun jul aug sep oct nov dec',
  de: 'jan feb mär apr mai jun jul aug sep okt nov dez',
  fr: 'janv févr mars avr mai juin juil août sep oct nov déc',
  es: 'ene feb mar abr may jun jul ago sep oct nov dic',
};

const namesOf = (language: Language, what: 'month' | 'weekday'): readonly string[] =>
  Array.from({ length: what === 'month' ? 12 : 7 }, (_none, at) =>
    new Intl.DateTimeFormat(LOCALES[language], { timeZone: 'UTC', [what]: 'long' }).format(
      what === 'month' ? Date.UTC(2026, at, 15) : Date.UTC(2026, 1, 1 + at),
    ),
  );

type Reading = Readonly<{
  pattern: RegExp;
  months: ReadonlyMap<string, number>;
  weekdays: RegExp;
  days: readonly string[];
}>;

/** In lower case they are other words, unless something before or behind says that a month is meant. */
const OTHER_WORDS = /^(?:may|march|mar|sept|sep|mars|mai|dec|nov|oct|set)$/u;
const DATED =
  /(?:in|since|until|till|by|of|from|to|for|early|mid|late|end|last|this|next|en|de|depuis|seit|bis|im|ab)\s*$/iu;

/** Goes on after a day, and is nothing that one counts. */
const GOES_ON = 'to|until|till|through|and|at|with|when|we|i|you|he|she|they|it|the|a|my|your|our';
/**
 * "On November 17 Jae ran it" and "November 17th we did"; in "October 14 pages" the number counts the pages.
 */
const DAY_BEHIND = String.raw`(?: (?<dayBehind>\d{1,2})(?![\d%€£$k]|[.,:]\d)(?:(?:st|nd|rd|th)(?!\p{L})|(?<=(?<!\p{L})on \p{L}+ \d+)(?!\p{L})|(?! ?\p{L})|(?= (?:${GOES_ON})(?!\p{L}))|(?= (?-i:\p{Lu}))))?`;

/** With or without its accents. */
const orPlain = (name: string): string =>
  name.replace(/[áéíóúûäöü]/gu, (letter) => `(?:${letter}|${foldText(letter)})`);

const readingOf = (language: Language): Reading => {
  const names = namesOf(language, 'month').map((name) => name.toLowerCase());
  const short = SHORT[language].split(' ');
  const all = [...names, ...short, ...(language === 'en' ? ['sept'] : [])]
    .sort((a, b) => b.length - a.length)
    .map(orPlain)
    .join('|');
  const days = namesOf(language, 'weekday').map((name) => name.toLowerCase());
  return {
    months: new Map([
      ...short.map((name, at) => [foldText(name), at + 1] as const),
      ...names.map((name, at) => [foldText(name), at + 1] as const),
      ['sept', 9],
    ]),
    days,
    weekdays: new RegExp(String.raw`(?<!\p{L})(?:${days.map(orPlain).join('|')})s?(?!\p{L})`, 'giu'),
    pattern: new RegExp(
      String.raw`(?:(?<![\d.,$€£])(?<day>\d{1,2})(?:${language === 'de' ? String.raw`\.` : 'st|nd|rd|th|er'})?(?: of| de)? )?(?<!\p{L}|(?<!mid|early|late)-)(?<month>${all})(?![\p{L}])${language === 'en' ? DAY_BEHIND : '(?<dayBehind>(?!))?'}(?:,? (?:de )?(?<year>(?:19|20)\d\d)(?!\d))?|(?<![\p{L}\d.,$€£#-])(?<only>(?:19|20)\d\d)(?![\p{L}\d%]|[.,:]\d| ?[%€$£])`,
      'giu',
    ),
  };
};

const READINGS: Readonly<Record<Language, Reading>> = {
  en: readingOf('en'),
  de: readingOf('de'),
  fr: readingOf('fr'),
  es: readingOf('es'),
};

const BOUND =
  /(?:since|until|till|from|starting|start in|seit|bis|ab|depuis|jusqu['’](?:en|à|au)|jusque|dès|à partir (?:de|d['’])|desde|hasta|a partir de)(?: (?:early|mid|late|the end of|end|next|ende|anfang|mitte|début|fin|finales de))?\s*$/iu;

const AHEAD =
  /(?<!\p{L})(?:for|until|till|next|für|bis|ab|kommende[nrms]?|pour|jusqu['’]\p{L}+|prochain|para|hasta|próximo)\s*$/iu;

type Dates = Readonly<{ dates: readonly NamedDate[]; weekdays: readonly string[]; rest: string }>;

/** Days, months and years that a text names, and the text without them. */
export const datesIn = (text: string, language: Language, isLenient = false): Dates => {
  const { pattern, months, weekdays } = READINGS[language];
  const dates: NamedDate[] = [];
  const rest = text.replace(pattern, (found, ...more) => {
    const groups = more.at(-1) as Readonly<Record<string, string | undefined>>;
    const before = text.slice(0, more.at(-3) as number);
    const { day, dayBehind, month, year, only } = groups;
    const days = day ?? dayBehind;
    if (
      !isLenient &&
      month !== undefined &&
      OTHER_WORDS.test(month) &&
      days === undefined &&
      year === undefined &&
      !DATED.test(before)
    )
      return found;
    dates.push({
      year: year === undefined ? (only === undefined ? null : Number(only)) : Number(year),
      month: month === undefined ? null : (months.get(foldText(month)) ?? null),
      day: days === undefined ? null : Number(days),
      isBound:
        BOUND.test(before) &&
        !isOfRange(before, text.slice((more.at(-3) as number) + (found as string).length), language),
      isAhead: AHEAD.test(before),
    });
    return ' ';
  });
  const named = [...rest.matchAll(weekdays)].map(([one]) => foldText(one).replace(/(?<!e)s$/u, ''));
  return { dates, weekdays: named, rest: rest.replace(weekdays, ' ') };
};

const TO = /^ ?(?:\d{4} )?(?:to|until|till|and|through|–|-|bis|und|à|et|au|a|hasta|y) ?/iu;
const FROM =
  /(?:from|between|von|zwischen|ab|de|entre|desde)\s*\p{L}*\s*(?:\d{4}\s*)?(?:to|until|till|and|bis|und|à|et|a|hasta|y)\s*$|\d{4}\s+\p{L}+\s*$/iu;

/** "From April to June", "between April and June": each end is a time of its own. */
const isOfRange = (before: string, behind: string, language: Language): boolean => {
  const to = TO.exec(behind);
  const next = to ? behind.slice(to[0].length) : '';
  return (
    FROM.test(before) ||
    [...READINGS[language].months.keys()].some((name) => to !== null && foldText(next).startsWith(name))
  );
};

/** `days` are yyyy-MM-dd or yyyy-MM; `isLasting`: they bear out "since" and "until" too, as those of a position do. */
type Dated = Readonly<{ text: string; days: readonly string[]; isLasting: boolean }>;

const YESTERDAY =
  /(?<!\p{L})(?:yesterday|gestern|vorgestern|hier|ayer|last night|weekend|wochenende|am wochenende|week-end|fin de semana)(?!\p{L})/iu;

/** "On a Saturday" is no day of the calendar. */
const ANY_DAY =
  /(?<!\p{L})(?:an?|any|every|each|no|eine[mnrs]?|jede[nmrs]?|keine[mnrs]?|une?|chaque|aucune?|un|una|cada|ning[uú]n)\s+\p{L}*(?:day|tag|abend|di|es|ado|ingo)\b/iu;

export type JudgedDates = 'wrong' | 'doubtful' | null;

/**
 * A date is that of a source, or stands in its words. `doubtful`: it is known, and told of something else than there: "since May"
 * of a win of May, "in January" where the words say "for January".
 */
export const judgedDates = (text: string, sources: readonly Dated[], language: Language): JudgedDates => {
  const { dates, weekdays } = datesIn(text, language);
  if (dates.length === 0 && weekdays.length === 0) return null;
  const said = sources.map((source) => ({ ...source, ...datesIn(source.text, language, true) }));
  const areDaysHeld = weekdays.every((name) =>
    said.some(
      (source) =>
        source.weekdays.some((other) => other.slice(0, 3) === name.slice(0, 3)) ||
        hasShortDay(source.text, name) ||
        source.days.some((day) => weekdayOf(day, language) === name),
    ),
  );
  if (!areDaysHeld) return ANY_DAY.test(text) ? 'doubtful' : 'wrong';
  const judged = dates.map((date): JudgedDates => {
    const inWords = said.flatMap((source) => source.dates.filter((other) => isWithin(date, other, source.days)));
    const days = said.filter((source) => source.days.some((day) => isThat(date, day, YESTERDAY.test(source.text))));
    if (days.some(({ isLasting }) => isLasting || !date.isBound)) return null;
    if (inWords.some((other) => other.isBound === date.isBound && other.isAhead === date.isAhead)) return null;
    return inWords.length > 0 || days.length > 0 || said.some((source) => mayReckon(date, source))
      ? 'doubtful'
      : 'wrong';
  });
  if (judged.includes('wrong')) return 'wrong';
  return judged.includes('doubtful') ? 'doubtful' : null;
};

const RECKONED =
  /(?<!\p{L})(?:last|past|previous|ago|before|next|vor(?:ig|her)\p{L}*|vor|letzt\p{L}*|nächst\p{L}*|derni\p{L}*|passée?|prochaine?|il y a|avant|pasad[oa]|últim[oa]|próxim[oa]|hace)(?!\p{L})|(?<!\d)\d{1,2}(?:st|nd|rd|th)(?!\p{L})|(?<!\d)\d{1,2}\.(?:\d{1,2}\.)?(?!\d)/iu;

/** "Last month", "on the 30th": its words and its day may give the date, which code does not reckon; a year apart at most. */
const mayReckon = (date: NamedDate, source: Dated & Pick<Dates, 'dates'>): boolean =>
  isReckonedFrom(date, source) || source.dates.some((other) => isOfNextYear(date, other, source.days));

/** "From January", said in November: a year later than the day. */
const isOfNextYear = ({ year, month, day }: NamedDate, other: NamedDate, days: readonly string[]): boolean =>
  year !== null &&
  month === other.month &&
  (day === null || day === other.day) &&
  other.year === null &&
  days.some((one) => Math.abs(year - Number(one.slice(0, 4))) === 1);

const isReckonedFrom = ({ year, month }: NamedDate, { text, days }: Dated): boolean =>
  RECKONED.test(text) &&
  days.some((day) => {
    const [ofYear = 0, ofMonth = 0] = day.split('-').map(Number);
    const near = (one: number) => Math.abs(one - (ofYear * 12 + ofMonth)) <= 12;
    if (year === null) return month !== null;
    return month === null ? Math.abs(year - ofYear) <= 1 : near(year * 12 + month);
  });

const hasShortDay = (text: string, name: string): boolean =>
  new RegExp(
    String.raw`(?<!\p{L})${name.slice(0, name.startsWith('t') ? 4 : 3)}s?(?!\p{L})|(?<!\p{L})${name.slice(0, 3)}(?!\p{L})`,
    'iu',
  ).test(text);

const weekdayOf = (day: string, language: Language): string =>
  day.length < 10
    ? ''
    : foldText(READINGS[language].days[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? '').replace(/(?<!e)s$/u, '');

/** Parts that the sentence leaves open do not matter; a year that only the source's day has may be said. */
const isWithin = (date: NamedDate, other: NamedDate, days: readonly string[]): boolean =>
  (date.month === null || date.month === other.month) &&
  (date.day === null || date.day === other.day) &&
  (date.year === null ||
    date.year === other.year ||
    (other.year === null && days.some((day) => Math.abs(Number(day.slice(0, 4)) - (date.year ?? 0)) === 0))) &&
  (date.month !== null || date.year !== null);

const isThat = ({ year, month, day }: NamedDate, held: string, orBefore: boolean): boolean => {
  const isSame = (one: string) =>
    (year === null || year === Number(one.slice(0, 4))) &&
    (month === null || month === Number(one.slice(5, 7))) &&
    (day === null || day === Number(one.slice(8, 10)));
  if (held === '' || isSame(held)) return held !== '';
  if (!orBefore || held.length < 10) return false;
  const before = (days: number) =>
    new Date(Date.parse(`${held}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);
  return isSame(before(1)) || isSame(before(2));
};
