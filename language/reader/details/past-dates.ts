import {
  MONTH,
  monthNamed,
  NUMBER,
  numberNamed,
  QUARTER,
  QUARTER_ORDINAL,
  quarterNamed,
  WEEKDAY,
  weekdayNamed,
} from '../words/languages/languages.ts';
import {
  dateOf,
  easterOf,
  firstOfMonth,
  latest,
  mondayOf,
  past,
  plusDays,
  plusMonths,
  weekdayOf,
  yearOf,
} from './calendar.ts';

/** `relative` counts from today; a `named` day, month or year comes round again, so it may be one that is still to come. */
type Nature = 'relative' | 'named';
export type PastDay = Readonly<{ date: string; isApproximate: boolean; nature: Nature }>;
type Groups = readonly string[];
type Rule = readonly [nature: Nature, pattern: string, dayOf: (groups: Groups, today: string) => Day | null];
type Day = Readonly<{ date: string; isApproximate: boolean }>;

const exactly = (date: string | null): Day | null => (date === null ? null : { date, isApproximate: false });
const about = (date: string | null): Day | null => (date === null ? null : { date, isApproximate: true });
const sooner = (one: string, other: string): string => (one < other ? one : other);

const YEAR = '(?:,? (?:of |de |del )?((?:19|20)\\d\\d)(?![\\d.,]?\\d))?';
const NTH = '(?:st|nd|rd|th|\\.|er)?';
/** Where a text, a line or a sentence begins: "12 November: …". */
const FIRST = '(?<=^ ?|[\\n.!?;:] ?)';
const ON = `(?:${FIRST}|\\bon (?:the )?|\\bam |\\ble |\\bel (?:dia )?)(?:(?:${WEEKDAY}),? (?:the |der |dem |den |le |el |dia )?)?`;
const MARK = ':| ?[-–—] ';
const IN = '(?:in|im|en|during|back in|this|diesen|ce|este|au mois de|en el mes de|el mes de)';

const EARLY = 'early|beginning of|start of|anfang|debut|principios de|comienzos de|inicios de';
const MIDDLE = 'mid|middle of|mitte|mi|mediados de|milieu de';
const LATE = 'late|end of|ende|fin|finales de|fines de';
const PART = `(${EARLY}|${MIDDLE}|${LATE})`;

/** The first day of a month that has begun, its middle or its last one; never a day that is still to come. */
const inMonth = (part: string, name: string, year: string | undefined, today: string): Day | null => {
  const first = latest(monthNamed(name) ?? 0, 1, year || undefined, today);
  if (first === null) return null;
  if (new RegExp(`^(?:${LATE})$`).test(part)) return about(sooner(plusDays(firstOfMonth(first, 1), -1), today));
  return about(new RegExp(`^(?:${MIDDLE})$`).test(part) ? sooner(plusDays(first, 14), today) : first);
};

const MORE_THAN_A_MONTH = 31;
/** A day of the year; null where it is so near ahead that it is a plan. */
const onDay = (day: string, month: number | null, year: string | undefined, today: string): Day | null => {
  const date = latest(month ?? 0, Number(day), year || undefined, today);
  if (date === null || year) return exactly(date);
  const next = dateOf(yearOf(date) + 1, month ?? 0, Number(day));
  return next !== null && next <= plusDays(today, MORE_THAN_A_MONTH) && date < plusDays(today, -MORE_THAN_A_MONTH)
    ? null
    : exactly(date);
};

/** Of two ways to read it, the one that is nearer to today. */
const inEitherOrder = ([one = '', other = '', year]: Groups, today: string): Day | null => {
  const whole = year && year.length === 2 ? `20${year}` : year;
  const days = [
    latest(Number(other), Number(one), whole || undefined, today),
    latest(Number(one), Number(other), whole || undefined, today),
  ];
  return exactly(
    days
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null,
  );
};

/** "Fridays", "freitags" and "le vendredi" of a habit are none; a day of three letters is one behind "on" alone. */
const onWeekday = (name: string, isLast: boolean, today: string): Day | null => {
  const day = /(?:days|tags|wochs|abends|dis)$/.test(name) ? null : weekdayNamed(name);
  if (day === null) return null;
  const back = (weekdayOf(today) - day + 7) % 7;
  return exactly(plusDays(today, -(isLast && back === 0 ? 7 : back)));
};

const saturday = (isLast: boolean, today: string): Day | null => {
  const back = (weekdayOf(today) + 1) % 7;
  return about(plusDays(today, isLast && back < 2 ? -back - 7 : -back));
};

const before = (unit: string, count: number, today: string): Day | null => {
  if (/^(?:week|woche|semaine|semana|wk)/.test(unit)) return about(mondayOf(today, -count));
  if (/^(?:month|monat|mois|mes)/.test(unit)) return about(firstOfMonth(today, -count));
  return about(`${yearOf(today) - count}-01-01`);
};

const UNIT =
  '(days?|weeks?|months?|years?|tage?n?|wochen?|monate?n?|jahre?n?|jours?|semaines?|mois|ans?|annees?|dias?|semanas?|mes(?:es)?|anos?)';
const FEW =
  'a few|a couple of|several|some|ein paar|einigen|mehreren|quelques|plusieurs|unos|unas|algunos|algunas|varios|varias';
const COUNT = `(${FEW}|einem|einer|${NUMBER})`;
const SOME = 3;

const ago = ([count = '', unit = '']: Groups, today: string): Day | null => {
  const isFew = new RegExp(`^(?:${FEW}|few|couple)$`).test(count);
  const number = isFew ? SOME : /^eine[mr]$/.test(count) ? 1 : numberNamed(count);
  if (number === null) return null;
  if (/^(?:day|tag|jour|dia)/.test(unit)) return (isFew ? about : exactly)(plusDays(today, -number));
  if (/^(?:week|woche|semaine|semana)/.test(unit)) return about(plusDays(today, -7 * number));
  return about(plusMonths(today, /^(?:month|monat|mois|mes)/.test(unit) ? -number : -12 * number));
};

const SEASON =
  'spring|summer|autumn|fall|winter|fruhling|fruhjahr|sommer|herbst|printemps|ete|automne|hiver|primavera|verano|otono|invierno';
const seasonOf = (name: string, today: string): Day | null => {
  const month = /^(?:spring|fru|prin|prim)/.test(name)
    ? 3
    : /^(?:su|so|e|v)/.test(name)
      ? 6
      : /^(?:w|hi|i)/.test(name)
        ? 12
        : 9;
  return about(latest(month, 1, undefined, today));
};

const LAST_UNIT = 'week|wk|month|year|woche|monat|jahr';

/** What people say of days that are over, in four languages, folded; `hier` is a day in French alone. */
const RULES: readonly Rule[] = [
  [
    'relative',
    "today|tonight|this (?:very )?(?:morning|afternoon|evening)|heute|aujourd'hui|ce (?:matin|soir)|cet apres-midi|hoy|esta (?:manana|tarde|noche)",
    (_, today) => exactly(today),
  ],
  [
    'relative',
    '(?:the )?day before yesterday|vorgestern|avant-hier|anteayer|antes de ayer',
    (_, today) => exactly(plusDays(today, -2)),
  ],
  ['relative', 'yesterday|last night|gestern|ayer|anoche', (_, today) => exactly(plusDays(today, -1))],
  [
    'relative',
    `${COUNT} ${UNIT} ago|(?:vor|il y a|hace) ${COUNT} ${UNIT}`,
    ([a, b, c, d], today) => ago([a || c || '', b || d || ''], today),
  ],
  ['relative', '(?:the )?week before last|vorletzte woche', (_, today) => before('week', 2, today)],
  [
    'relative',
    `(?:(?:in der|im|am) )?(?:last|previous|letzte[nrs]?|vorige[nrs]?|vergangene[nrs]?) (${LAST_UNIT})|la (semaine) (?:derniere|passee)|le (mois) (?:dernier|passe)|l'(an)(?:nee)? (?:derniere?|passee?)|la (semana) pasada|el (mes|ano) pasado`,
    (groups, today) => before(groups.find((one) => one !== '') ?? '', 1, today),
  ],
  [
    'relative',
    '(last|letztes|am letzten|voriges|am vorigen|vergangenes|am vergangenen)? ?(?:(?:over|at|on|this|am|dieses) (?:the |past |last )*)?(?<=last |letzte[sn] |vorige[sn] |vergangene[sn] |the |past |this |am |dieses )(?:weekend|wochenende)|(?:ce|le) week-?end( dernier)?|(?:este|el) fin de semana( pasado)?',
    ([last, french, spanish], today) => saturday(Boolean(last || french || spanish), today),
  ],
  [
    'named',
    `(on|last|this past|this|on last|am|letzten|am letzten|vorigen|vergangenen|diesen|le|ce|el|este) (${WEEKDAY})`,
    ([lead = '', name = ''], today) =>
      name.length < 4 && !/^(?:on|last)/.test(lead) ? null : onWeekday(name, /last|letzten|vorigen/.test(lead), today),
  ],
  ['named', `(${WEEKDAY}) (?:dernier|pasado)`, ([name = ''], today) => onWeekday(name, true, today)],
  [
    'named',
    `${FIRST}(${WEEKDAY})(?: morning| afternoon| evening| night)?(?=,? (?:i|we|hab\\w*|nous|on)\\b|,? j'|${MARK})`,
    ([name = ''], today) => onWeekday(name, false, today),
  ],
  [
    'named',
    `${ON}(\\d{4})-(\\d{2})-(\\d{2})`,
    ([y, m, d], today) => exactly(past(dateOf(Number(y), Number(m), Number(d)), today)),
  ],
  [
    'named',
    `${ON}(\\d{1,2})\\.(\\d{1,2})\\.((?:20)?\\d\\d)?(?!\\d)`,
    ([d = '', m, y = ''], today) => onDay(d, Number(m), y.length === 2 ? `20${y}` : y, today),
  ],
  ['named', `${ON}(\\d{1,2})/(\\d{1,2})(?:/((?:20)?\\d\\d))?(?![\\d/%])`, inEitherOrder],
  [
    'named',
    `${ON}(\\d{1,2})${NTH} (?:of |de )?(${MONTH})\\.?${YEAR}`,
    ([d = '', m = '', y], today) => onDay(d, monthNamed(m), y, today),
  ],
  [
    'named',
    `${ON}(${MONTH})\\.? (?:the )?(\\d{1,2})${NTH}(?![\\d%]|:\\d)${YEAR}`,
    ([m = '', d = '', y], today) => onDay(d, monthNamed(m), y, today),
  ],
  [
    'named',
    `(?:(?:in|at|by|en|a|au) (?:the )?)?${PART}[ -](?:the )?(${MONTH})${YEAR}`,
    ([part = '', m = '', y], today) => inMonth(part, m, y, today),
  ],
  ['named', `${IN} (${MONTH})${YEAR}`, ([m = '', y], today) => inMonth('', m, y, today)],
  [
    'named',
    `(?:in |im )?(?:last|letzten|vergangenen|vorigen) (${MONTH})|(?:en )?(${MONTH}) (?:dernier|pasado)`,
    ([one = '', other = ''], today) => lastMonth(one || other, today),
  ],
  ['named', `${FIRST}(${MONTH})${YEAR}(?=${MARK})`, ([m = '', y], today) => inMonth('', m, y, today)],
  [
    'named',
    `(?:in|im|au|en el|en) (?:[qt] ?([1-4])|(${QUARTER_ORDINAL}) ${QUARTER})${YEAR}`,
    ([q, ordinal = '', y], today) =>
      about(latest((Number(q || quarterNamed(ordinal)) - 1) * 3 + 1, 1, y || undefined, today)),
  ],
  [
    'named',
    '(?:in|back in|im jahr|en|en el ano|in the year) ((?:19|20)\\d\\d)(?![\\d.,-]?\\d)',
    ([y = ''], today) => (Number(y) < yearOf(today) ? about(`${y}-01-01`) : null),
  ],
  [
    'named',
    `(?:in (?:the )?|im |en |au |this |last |letzten |im letzten |vergangenen |diesen |over the |l'|el )(?:(?<=l'|el )(ete|automne|hiver|verano|otono|invierno) (?:dernier|pasado)|(?<!l'|el )(${SEASON}))`,
    ([one = '', other = ''], today) => seasonOf(one || other, today),
  ],
  [
    'named',
    '(?:at|over|an|zu|a|en) (?:christmas|weihnachten|noel|navidad)',
    (_, today) => about(latest(12, 24, undefined, today)),
  ],
  [
    'named',
    '(?:at|over|an|zu|a|en) (?:easter|ostern|paques|pascua)',
    (_, today) => about([easterOf(yearOf(today)), easterOf(yearOf(today) - 1)].find((date) => date <= today) ?? null),
  ],
];

/** "Last May": of this year or the one before, and never the month that it is. */
const lastMonth = (name: string, today: string): Day | null => {
  const first = latest(monthNamed(name) ?? 0, 1, undefined, today);
  return about(first === firstOfMonth(today, 0) ? plusMonths(first, -12) : first);
};

const PATTERNS = [...RULES, ['relative', 'hier', (_, today) => exactly(plusDays(today, -1))] satisfies Rule].map(
  ([nature, pattern, dayOf]) => ({
    nature,
    dayOf,
    isFrench: pattern === 'hier',
    pattern: new RegExp(`(?<![\\p{L}\\p{N}/.'-])(?:${pattern})(?!['’]s?\\b|[\\p{L}\\p{N}/-])`, 'gu'),
  }),
);

/** A day as words say it, and where they do. */
export type DaySaid = PastDay & Readonly<{ at: number; end: number }>;

/** All days in `plain` words (folded, lines kept) that are over or today, in the order they are said; of two readings the longer one. */
export const pastDaysIn = (plain: string, today: string, isFrench: boolean): readonly DaySaid[] => {
  const found = PATTERNS.filter((one) => isFrench || !one.isFrench).flatMap(({ nature, pattern, dayOf }) =>
    [...plain.matchAll(pattern)].map((match) => {
      const day = dayOf(
        match.slice(1).map((group) => (group ?? '').trim()),
        today,
      );
      return { at: match.index, end: match.index + match[0].length, nature, day };
    }),
  );
  const kept: (typeof found)[number][] = [];
  for (const one of found.sort((one, other) => other.end - other.at - (one.end - one.at)))
    if (kept.every(({ at, end }) => one.end <= at || one.at >= end)) kept.push(one);
  return kept
    .flatMap(({ day, ...said }) => (day && day.date <= today ? [{ ...said, ...day }] : []))
    .sort((one, other) => one.at - other.at);
};

/** Whether the next such month or day comes sooner than the last one is past. */
export const isNearerAhead = ({ date }: PastDay, today: string): boolean =>
  Date.parse(plusMonths(date, 12)) - Date.parse(today) < Date.parse(today) - Date.parse(date);
