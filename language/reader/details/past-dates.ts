import { MONTH, monthNamed, QUARTER, QUARTER_ORDINAL, quarterNamed, WEEKDAY } from '../words/languages/languages.ts';
import { dateOf, easterOf, latest, past, plusDays, plusMonths, yearOf } from './calendar.ts';
import {
  about,
  ago,
  before,
  COUNT,
  type Day,
  exactly,
  inEitherOrder,
  inMonth,
  lastMonth,
  onDay,
  onWeekday,
  PART,
  SEASON,
  saturday,
  seasonOf,
  UNIT,
} from './past-days.ts';

/** `relative` counts from today; a `named` day, month or year comes round again, so it may be one that is still to come. */
type Nature = 'relative' | 'named';
export type PastDay = Readonly<{ date: string; isApproximate: boolean; nature: Nature }>;
type Groups = readonly string[];
type Rule = readonly [nature: Nature, pattern: string, dayOf: (groups: Groups, today: string) => Day | null];

const YEAR = '(?:,? (?:of |de |del )?((?:19|20)\\d\\d)(?![\\d.,]?\\d))?';
const NTH = '(?:st|nd|rd|th|\\.|er)?';
/** Where a text, a line or a sentence begins: "12 November: …". */
const FIRST = '(?<=^ ?|[\\n.!?;:] ?)';
const ON = `(?:${FIRST}|\\bon (?:the )?|\\bam |\\ble |\\bel (?:dia )?)(?:(?:${WEEKDAY}),? (?:the |der |dem |den |le |el |dia )?)?`;
const MARK = ':| ?[-–—] ';
const IN = '(?:in|im|en|during|back in|this|diesen|ce|este|au mois de|en el mes de|el mes de)';

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
