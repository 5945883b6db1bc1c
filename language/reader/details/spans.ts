import {
  dateWords,
  MONTH,
  monthNamed,
  NUMBER,
  numberNamed,
  WEEKDAY,
  weekdayNamed,
} from '../words/languages/languages.ts';
import { dateOf, easterOf, firstOfMonth, mondayOf, plusDays, plusMonths, weekdayOf, yearOf } from './calendar.ts';

/** Days that words name, as local dates: the `first` of them and the first one `after` them. */
export type Span = Readonly<{ first: string; after: string; at: number; end: number }>;
type Days = Readonly<{ first: string; after: string }> | null;
type Rule = readonly [pattern: string, daysOf: (groups: readonly string[], today: string) => Days];

const oneDay = (date: string | null): Days => (date === null ? null : { first: date, after: plusDays(date, 1) });

/** The next such day and month: this year's, or next year's where that is past. */
const upcoming = (month: number | null, day: number, year: string, today: string): string | null => {
  if (month === null) return null;
  if (year !== '') return dateOf(Number(year) + (year.length < 4 ? 2000 : 0), month, day);
  const date = dateOf(yearOf(today), month, day);
  return date !== null && date > today ? date : dateOf(yearOf(today) + 1, month, day);
};

/**
 * 12/01 is December to some and January to others: where both can be meant it is the one that comes first, for pauses
 * are short. With dots the day stands first.
 */
const inEitherOrder = (one: number, other: number, year: string, today: string): string | null => {
  const dates = [upcoming(other, one, year, today), upcoming(one, other, year, today)];
  return dates.filter((date) => date !== null && date > today).sort()[0] ?? null;
};

const monthOf = (month: number | null, today: string): Days => {
  const first = upcoming(month, 1, '', today);
  const thisMonth = month === Number(today.slice(5, 7)) ? firstOfMonth(today, 0) : first;
  return first === null || thisMonth === null ? null : { first, after: firstOfMonth(thisMonth, 1) };
};

const weekday = (which: string, name: string, today: string): Days => {
  const day = weekdayNamed(name);
  if (day === null) return null;
  if (/^(?:next|following)/.test(which)) return oneDay(plusDays(mondayOf(today, 1), (day + 6) % 7));
  return oneDay(plusDays(today, (day - weekdayOf(today) + 7) % 7 || 7));
};

const partOf = (part: string, whole: Days): Days => {
  if (whole === null) return null;
  if (/^(?:end|fin|rest|remainder)/.test(part)) return { first: whole.after, after: whole.after };
  const middle = plusDays(whole.first, 14);
  return /^(?:mi|mediados)/.test(part) ? { first: middle, after: middle } : { first: whole.first, after: whole.first };
};

const week = (today: string, weeks: number): Days => ({
  first: mondayOf(today, weeks),
  after: mondayOf(today, weeks + 1),
});
const month = (today: string, months: number): Days => ({
  first: firstOfMonth(today, months),
  after: firstOfMonth(today, months + 1),
});
const year = (today: string, years: number): Days => ({
  first: `${yearOf(today) + years}-01-01`,
  after: `${yearOf(today) + years + 1}-01-01`,
});
const unitNamed = (name: string, today: string, ahead: number): Days => {
  if (/^(?:woche|sem)/.test(name)) return week(today, ahead);
  return /^(?:mon|mois|mes)/.test(name) ? month(today, ahead) : year(today, ahead);
};
const unit = (which: string, name: string, today: string): Days => {
  const ahead = /^(?:next|coming|following)/.test(which) ? 1 : 0;
  return name === 'week' ? week(today, ahead) : name === 'month' ? month(today, ahead) : year(today, ahead);
};

/** Days that come every year, given as month and day of the first and of the one after. */
const season =
  (first: string, after: string) =>
  (_: readonly string[], today: string): Days => {
    const years = [yearOf(today), yearOf(today) + 1].map((start) => ({
      first: `${start}-${first}`,
      after: `${after < first ? start + 1 : start}-${after}`,
    }));
    return years.find((days) => days.first > today || days.after > today) ?? null;
  };

const easter = (_: readonly string[], today: string): Days => {
  const sunday = [easterOf(yearOf(today)), easterOf(yearOf(today) + 1)].find((date) => date > today);
  return sunday === undefined ? null : { first: plusDays(sunday, -2), after: plusDays(sunday, 2) };
};

const DAY = '(?:the |der |dem |den |le |el |au )?(\\d{1,2})(?:st|nd|rd|th|er|\\.)?';
const RANGE = '(?: ?(?:-|–|to|through|thru) ?(?:the )?(\\d{1,2})(?:st|nd|rd|th|\\.)?)?';
const YEAR = '(?:,? (\\d{4}))?';
const ON = `(?:${WEEKDAY},? (?:the |der |dem |den )?)?`;
const SHORT = '(?<=\\b(?:until|till?|from|in|of|through|during|all|mid|for|end|on|by) )';
const NOT_SHORT = '(?!(?:may|mar|sat|sun|mon|wed)\\b)';

const RULES: readonly Rule[] = [
  ['(\\d{4})-(\\d{1,2})-(\\d{1,2})', ([y = '', m, d]) => oneDay(dateOf(Number(y), Number(m), Number(d)))],
  [
    `${ON}(\\d{1,2})\\.(\\d{1,2})(?:\\.(\\d{4}|\\d{2})?)?`,
    ([d, m, y = ''], today) => oneDay(upcoming(Number(m), Number(d), y, today)),
  ],
  [
    `${ON}(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?`,
    ([a, b, y = ''], today) => oneDay(inEitherOrder(Number(a), Number(b), y, today)),
  ],
  [
    `${ON}${DAY} (?:of |de )?(${MONTH})\\b${YEAR}`,
    ([d, m = '', y = ''], today) => oneDay(upcoming(monthNamed(m), Number(d), y, today)),
  ],
  [
    `${ON}(${MONTH}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?!\\d|:)${RANGE}${YEAR}`,
    ([m = '', d, to = '', y = ''], today) => oneDay(upcoming(monthNamed(m), Number(to || d), y, today)),
  ],
  [
    `(end|ende|mid(?:dle)?|mitte|mi|mediados|milieu|beginning|start|rest|anfang|fin|final(?:es)?|debut|principios?)(?: of| der| des| de)?[ -]?(?:the )?(?:month of )?(${MONTH})\\b`,
    ([part = '', m = ''], today) => partOf(part, monthOf(monthNamed(m), today)),
  ],
  [
    '(end|middle|mid|beginning|start|rest|remainder)(?: of)? (?:the |this )?((?:next |coming )?)(week|month|year)',
    ([part = '', which = '', name = ''], today) => partOf(part, unit(which, name, today)),
  ],
  [
    "(?:la )?(ende|mitte|fin|final(?:es)?|mediados|milieu|debut|anfang|principios?)(?: de[rs]?| du| del)? (?:la |l'|dieser |dieses )?(monats?|mois|mes|jahre?s?|annee|ano|woche|semaine|semana)",
    ([part = '', name = ''], today) => partOf(part, unitNamed(name, today, 0)),
  ],
  [
    "(?:l'|el |la |das |den |dem |le )?(?:(?:nachste[snm]?|kommende[snm]?|proxim[oa]) (jahr|monat|ano|mes)|(annee|mois|ano|mes) (?:prochaine?|que viene))",
    ([one = '', other = ''], today) => unitNamed(one || other, today, 1),
  ],
  [
    '(?:the )?(next|coming|following|this|current|whole|entire) (week|month|year)',
    ([which = '', name = ''], today) => unit(which, name, today),
  ],
  ['for (?:the )?next (week|month|year)', ([name = ''], today) => length(1, name, today)],
  [dateWords(({ nextWeek }) => nextWeek), (_, today) => week(today, 1)],
  [dateWords(({ thisWeek }) => thisWeek), (_, today) => week(today, 0)],
  [
    '(?:(?:this|the|over the) )?weekend(?! off)',
    (_, today) => ({ first: plusDays(mondayOf(today, 0), 5), after: mondayOf(today, 1) }),
  ],
  ['next weekend', (_, today) => ({ first: plusDays(mondayOf(today, 1), 5), after: mondayOf(today, 2) })],
  ['(?:the )?day after tomorrow', (_, today) => oneDay(plusDays(today, 2))],
  [dateWords(({ tomorrow }) => tomorrow), (_, today) => oneDay(plusDays(today, 1))],
  ['today|tonight|heute', (_, today) => oneDay(today)],
  ['christmas|xmas|noel|weihnachten|navidad', season('12-24', '12-27')],
  ["new year(?:'?s)?(?: day| eve)?", season('01-01', '01-02')],
  [
    '(?:the )?(?:festive season|christmas (?:holidays?|break)|winter (?:holidays?|break)|festive (?:period|break)|year-end holidays)',
    season('12-24', '01-02'),
  ],
  ['easter|ostern|paques', easter],
  ['(?:the )?summer(?: holidays?| break)?', season('06-01', '09-01')],
  ['(?:the )?(?:autumn|fall)(?= |$|[.,!])', season('09-01', '12-01')],
  ['(?:the )?spring(?= |$|[.,!])', season('03-01', '06-01')],
  [
    `((?:next |this |coming |following |nachste[nr]? |kommende[nr]? |proximo )?)(?:${NOT_SHORT}|${SHORT})(${WEEKDAY})`,
    ([which = '', name = ''], today) => weekday(which, name, today),
  ],
  [
    `${ON}(?:the |dem |den |le |el |zum |au |al )(\\d{1,2})(?:st|nd|rd|th|er|\\.)?(?! (?:of |de )?(?:${MONTH})(?!\\w)| ?(?:days?|weeks?|months?|hours?|%))`,
    ([d], today) => onDay(Number(d), today),
  ],
  ['(\\d{1,2})(?:st|nd|rd|th)', ([d], today) => onDay(Number(d), today)],
  [
    `(?:in |all |during |through )?(?:${NOT_SHORT}|${SHORT})(${MONTH})`,
    ([m = ''], today) => monthOf(monthNamed(m), today),
  ],
  [
    `(${NUMBER})(?: of)?(?: (?:whole|full|more|working|further|good))? ?(${dateWords(({ units }) => units.day)}|${dateWords(({ units }) => units.week)}|${dateWords(({ units }) => units.month)}|years?|fortnights?)`,
    ([count = '', name = ''], today) => length(numberNamed(count), name, today),
  ],
  ['fortnight', (_, today) => length(14, 'days', today)],
];

/** The day of that number that comes next. */
const onDay = (day: number, today: string): Days => {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const dates = [0, 1, 2].map((ahead) =>
    dateOf(year + Math.floor((month - 1 + ahead) / 12), ((month - 1 + ahead) % 12) + 1, day),
  );
  return oneDay(dates.find((date) => date !== null && date > today) ?? null);
};

const WEEKS = new RegExp(`^${dateWords(({ units }) => units.week)}$`);
const MONTHS = new RegExp(`^${dateWords(({ units }) => units.month)}$`);

const length = (count: number | null, name: string, today: string): Days => {
  if (count === null) return null;
  if (/^fortnight/.test(name)) return { first: today, after: plusDays(today, 14 * count) };
  if (/^year/.test(name)) return { first: today, after: plusMonths(today, 12 * count) };
  if (MONTHS.test(name)) return { first: today, after: plusMonths(today, count) };
  return { first: today, after: plusDays(today, count * (WEEKS.test(name) ? 7 : 1)) };
};

const PATTERNS = RULES.map(
  ([pattern, daysOf]) => [new RegExp(`(?<![\\w/.-])(?:${pattern})(?![\\w/])`, 'g'), daysOf] as const,
);

/** All that `plain` words say of days, in the order they say it; of two readings the longer one, then the earlier rule's. */
export const spansIn = (plain: string, today: string): readonly Span[] => {
  const found = PATTERNS.flatMap(([pattern, daysOf]) =>
    [...plain.matchAll(pattern)].map((match) => {
      const groups = match.slice(1).map((group) => (group ?? '').trim());
      return { at: match.index, end: match.index + match[0].length, days: daysOf(groups, today) };
    }),
  );
  const kept: (typeof found)[number][] = [];
  for (const one of found.sort((one, other) => other.end - other.at - (one.end - one.at)))
    if (kept.every(({ at, end }) => one.end <= at || one.at >= end)) kept.push(one);
  // A date that no calendar has names no day; least of all is it the month alone.
  return kept
    .flatMap(({ at, end, days }) => (days ? [{ ...days, at, end }] : []))
    .sort((one, other) => one.at - other.at);
};
