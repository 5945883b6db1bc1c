import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import {
  MONTH,
  monthNamed,
  NUMBER,
  numberNamed,
  QUARTER,
  QUARTER_ORDINAL,
  quarterNamed,
  SINCE,
  WEEKDAY,
  weekdayNamed,
} from '../words/languages/languages.ts';
import { plainly } from '../words/sentences.ts';
import { dateOf, firstOfMonth, latest, mondayOf, past, plusDays, weekdayOf, yearOf } from './calendar.ts';

const UNITS = [
  ['week', /\b(?:week|wk|weekly|woche|semaine|semana)\b/],
  ['month', /\b(?:month|monthly|monat|mois|mes(?! \w+s\b))\b/],
  ['quarter', /\b(?:quarter|quarterly|quartal|trimestre)\b/],
  ['year', /\b(?:year|yearly|annual|annually|jahr|annee|ano)\b/],
] as const;

const BEFORE = /\b(?:last|previous|past|prior|letzte[nrms]?|vergangene[nrms]?|derniere?|dernier|passee?|pasad[oa])\b/;

const PAST =
  /\b(?:(?:the )?last|previous|prior|letzte[nrms]?|vergangene[nrms]?) (?:\w+ )?(?:week|month|quarter|year|woche|monat|quartal|jahr)\b|\b(?:semaine|mois|trimestre|annee) (?:dernier|derniere|passe|passee)\b|\b(?:semana|mes|trimestre|ano) pasad[oa]\b/;

/** "The last week" up to today is this one; "last week" is the one before. */
const UP_TO_NOW =
  /\b(?:over|in|during|of|for|from) the (?:last|past) (?:week|month|quarter|year)\b|\bpast (?:week|month|quarter|year)\b/;

/** What to look back on, counted from the user's local date; the whole where the words do not say. */
export const periodDetails = (text: string, today: string): RequestDetails => {
  const plain = plainly(text);
  const named = namedPeriod(plain, today);
  if (named) return named;
  const period = UNITS.find(([, pattern]) => pattern.test(plain))?.[0];
  if (period === undefined) return {};
  return BEFORE.test(plain) && PAST.test(plain) && !UP_TO_NOW.test(plain) ? { period, previous: true } : { period };
};

const COUNTED = new RegExp(
  `\\b(?:(?:my|the|last|latest|recent|most|past|previous|newest|top|first|only|next|derniers?|letzten?|ultimos) )*(${NUMBER}) (?:(?:of|most|my|the|last|latest|recent|newest|past|previous|best|biggest) )*(?:wins?|achievements?|accomplishments?|entries|victories|successes|things|items|erfolge|logros|reussites|victoires|succes)\\b`,
);

const LAST_FEW = new RegExp(`\\b(?:the|my) (?:last|latest) (${NUMBER})(?: please| pls)?[.!?]*$`);
const THE_LAST = /\b(?:my|the) (?:last|latest|most recent|newest) (?:win|achievement|accomplishment|entry|success)\b/;

/** How many wins to list, and of what time. */
export const listDetails = (text: string, today: string): RequestDetails => {
  const plain = plainly(text);
  const counted = (COUNTED.exec(plain) ?? LAST_FEW.exec(plain))?.[1];
  const count = THE_LAST.test(plain) ? 1 : counted === undefined || /^an?$/.test(counted) ? null : numberNamed(counted);
  return { ...(count ? { wantedCount: count } : {}), ...periodDetails(text, today) };
};

type Period = Pick<RequestDetails, 'period' | 'previous' | 'periodDate'>;
type Groups = readonly (string | undefined)[];

const YEAR = '(?:,? (?:of |de |del |von |in |en )?((?:19|20)\\d\\d))?';
const OF = '(?: (?:of|de|del|des|du|von))?';
const word = (source: string): RegExp => new RegExp(`(?<![\\w/.-])(?:${source})(?![\\w/-])`);

const QUARTER_NAMED = word(`[qt] ?([1-4])${YEAR}|(${QUARTER_ORDINAL}) ${QUARTER}${YEAR}|((?:19|20)\\d\\d) ?q ?([1-4])`);

/** Words that are something else, too, unless something before them says that a month is meant. */
const ALSO_WORDS = 'may|mar|march|mars|mai|dec|sep|oct|jan|jun|jul|mayo|marz|august';

const BEFORE_MONTH =
  '(?:in|of|for|during|about|from|my|last|this|since|was|on|at|and|im|vom|des|seit|mein(?:en|em)?|war|en|de|du|pour|au mois de|mi|el|del|mes de)';

const MONTH_NAMED = word(
  `(?<=(?:^|\\s)${BEFORE_MONTH} )(${MONTH})\\.?${YEAR}|(?!(?:${ALSO_WORDS})(?!\\w))(${MONTH})${YEAR}|(${MONTH}),? ((?:19|20)\\d\\d)`,
);

const YEAR_NAMED = word('(?:in|of|for|during|was|my|im|jahr|en|annee|ano|del?|year) ((?:19|20)\\d\\d)');

const quarterIn = ([, q, year, ordinal, ofYear, yearBefore, after]: Groups, today: string): string | null => {
  const number = q ?? after ?? (ordinal && quarterNamed(ordinal));
  return number ? latest((Number(number) - 1) * 3 + 1, 1, year ?? ofYear ?? yearBefore, today) : null;
};

const monthIn = ([, one, year, other, ofYear, third, thirdYear]: Groups, today: string): string | null => {
  const month = monthNamed(one ?? other ?? third ?? '');
  return month === null ? null : latest(month, 1, year ?? ofYear ?? thirdYear, today);
};

type Rule = readonly [pattern: RegExp, dateOf: (groups: Groups, today: string) => string | null];

const D = '(\\d{1,2})(?:st|nd|rd|th|\\.|er)?';
const START =
  "^(?:(?:the|le|el|la|dem|der|den|start of|beginning of|anfang(?: de[rs])?|debut(?: d[eu])?|principios del?|inicios? del?|comienzos? del?|de) |l'|d')*";
const from = (source: string): RegExp => new RegExp(`${START}(?:${source})(?![\\w/-])`);
const starts = { week: mondayOf, month: firstOfMonth } as const;

/** What a time may last from. */
const SINCE_RULES: readonly Rule[] = [
  [from('(\\d{4})-(\\d{2})-(\\d{2})'), ([, y, m, d], today) => past(dateOf(Number(y), Number(m), Number(d)), today)],
  [
    from('(\\d{1,2})\\.(\\d{1,2})\\.?((?:19|20)\\d\\d)?'),
    ([, d, m, y], today) => latest(Number(m), Number(d), y, today),
  ],
  [
    from(`(${MONTH})\\.? ${D}(?!\\d)${YEAR}`),
    ([, month, d, y], today) => latest(monthNamed(month ?? '') ?? 0, Number(d), y, today),
  ],
  [
    from(`${D}${OF} (${MONTH})${YEAR}`),
    ([, d, month, y], today) => latest(monthNamed(month ?? '') ?? 0, Number(d), y, today),
  ],
  [from(`(${MONTH})${YEAR}`), ([, month, y], today) => latest(monthNamed(month ?? '') ?? 0, 1, y, today)],
  [from(QUARTER_NAMED.source.replace('(?<![\\w/.-])', '')), quarterIn],
  [from('((?:19|20)\\d\\d)'), ([, y], today) => past(`${y}-01-01`, today)],
  [
    from(`(?:last |letzten? )?(${WEEKDAY})`),
    ([, day], today) => plusDays(today, -((weekdayOf(today) - (weekdayNamed(day ?? '') ?? 0) + 7) % 7)),
  ],
  [from('yesterday|gestern|hier|ayer'), (_, today) => plusDays(today, -1)],
  [
    from(
      '(?:(last|this|letzte[nrms]?|diese[nrms]?|cette|ce|este|esta) )?(week|month|year|wochen?|monats?|jahre?s?|semaine|mois|annee|semana|mes|ano)(?: (dernier|derniere|passee?|pasad[oa]))?',
    ),
    ([, which = '', name = '', after], today) => {
      const back = /^(?:last|letzte)/.test(which) || after !== undefined ? -1 : 0;
      if (/^(?:year|jahr|annee|ano)/.test(name)) return `${yearOf(today) + back}-01-01`;
      return starts[/^(?:week|woche|sem)/.test(name) ? 'week' : 'month'](today, back);
    },
  ],
  [from('new year|neujahr|nouvel an|ano nuevo'), (_, today) => `${yearOf(today)}-01-01`],
  [from('(?:last |dem )?(?:summer|sommer|ete|verano)'), (_, today) => latest(6, 1, undefined, today)],
  [
    from('(?:last |dem )?(?:spring|fruhling|fruhjahr|printemps|primavera)'),
    (_, today) => latest(3, 1, undefined, today),
  ],
  [from('(?:last |dem )?(?:autumn|fall|herbst|automne|otono)'), (_, today) => latest(9, 1, undefined, today)],
  [from('christmas|xmas|weihnachten|noel|navidad'), (_, today) => latest(12, 25, undefined, today)],
];

const SINCE_WORD = word(SINCE);

/** A quarter, a month or a year by its name, or the time since a date; null where words name none that has begun. */
const namedPeriod = (plain: string, today: string): Period | null => {
  const since = SINCE_WORD.exec(plain);
  if (since) {
    const after = plain.slice(since.index + since[0].length).trim();
    const of = firstOf(SINCE_RULES, after, today);
    return of === null ? null : { period: 'since', periodDate: of };
  }
  const quarter = firstOf([[QUARTER_NAMED, quarterIn]], plain, today);
  if (quarter !== null) return { period: 'quarter', periodDate: quarter };
  const month = firstOf([[MONTH_NAMED, monthIn]], plain, today);
  if (month !== null) return { period: 'month', periodDate: month };
  const year = firstOf([[YEAR_NAMED, ([, y], now) => past(`${y}-01-01`, now)]], plain, today);
  return year === null ? null : { period: 'year', periodDate: year };
};

const firstOf = (rules: readonly Rule[], plain: string, today: string): string | null => {
  for (const [pattern, dateIn] of rules) {
    const found = pattern.exec(plain);
    const date = found && dateIn([...found], today);
    if (date) return date;
  }
  return null;
};
