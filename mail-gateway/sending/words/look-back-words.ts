import type { AsWritten } from '#domain/facts.ts';
import {
  type Counted,
  isWhole,
  type LookBack,
  type LookBackAsWritten,
  type LookBackPeriod,
  type Span,
  type SpokenSpan,
  spanBefore,
} from '#domain/insights/look-back.ts';

/** What is said of a time: a title, sentences, and wins in their user's words. */
export const lookBackWords = (lookBack: LookBack | LookBackAsWritten): LookBackAsWritten['asWritten'] =>
  'asWritten' in lookBack
    ? lookBack.asWritten
    : {
        title: titleOf(lookBack),
        lines: linesOf(lookBack),
        highlights: lookBack.highlights.map(({ date, text }) => `${dayIn(lookBack, date)}: “${text}”`),
      };

/** `A, B and C` */
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What one line says of it. */
const titleOf = ({ wins, ...spoken }: LookBack): string =>
  `Your ${spanTitle(spoken)}: ${wins === 0 ? 'a quiet time in your journal' : winsInWords(wins)}`;

/** The figures as sentences; nothing in them asks for more, and none says the title again. */
const linesOf = (figures: LookBack): readonly string[] => {
  if (figures.wins === 0) return [quietLine(figures), 'One line about anything that went right is enough to go on.'];
  return [dayLine(figures), comparison(figures), categoryLine(figures), skillLine(figures), streakLine(figures)].filter(
    (line) => line !== null,
  );
};

const winsInWords = (wins: number): string => (wins === 1 ? 'one win' : `${wins} wins`);

const quietLine = ({ before, ...spoken }: LookBack): string => {
  const nothing = isWhole(spoken.period, spoken.span) ? 'Nothing was written down' : 'Nothing is written down yet';
  const rest =
    before > 0 ? 'What you wrote before is still yours.' : 'That says something about the journal, not about you.';
  return `${nothing} ${during(spoken)}. ${rest}`;
};

const dayLine = ({ wins, daysWithWins }: LookBack): string => {
  if (wins === 1) return 'It is written down, and still there in a year.';
  return daysWithWins === 1 ? 'All on one day.' : `On ${daysWithWins} different days.`;
};

const SEVERAL = { week: 'Weeks', month: 'Months', quarter: 'Quarters', year: 'Years', since: 'Times' } as const;

/** More is said with joy, fewer without weight. */
const comparison = ({ wins, before, ...spoken }: LookBack): string | null => {
  const then = duringBefore(spoken);
  if (before === 0) return null;
  if (wins > before) return `That is ${wins - before} more than ${then}.`;
  if (wins === before) return `As many as ${then}.`;
  return `There ${before === 1 ? 'was' : 'were'} ${before} ${then}. ${SEVERAL[spoken.period]} differ, and each win counts.`;
};

const MOST_NAMED = 3;
const OTHER = 'Other';

const categoryLine = ({ categories, wins }: LookBack): string | null => {
  const named = categories.filter(({ name }) => name !== OTHER).slice(0, MOST_NAMED);
  const [first, second, ...others] = named;
  if (!first) return null;
  const more = categories.length - named.length;
  const rest = more === 0 ? [] : [more === 1 ? 'one more' : `${more} more`];
  if (first.wins === wins) return `${wins === 1 ? 'It was' : 'All were'} about ${spoken(first)}.`;
  if (!second) return `${first.wins === 1 ? 'One was' : `${first.wins} were`} about ${spoken(first)}.`;
  if (first.wins === second.wins) return `They were about ${LIST.format([...named.map(spoken), ...rest])}.`;
  return `Above all they were about ${counted(first)}, then ${LIST.format([...[second, ...others].map(counted), ...rest])}.`;
};

const spoken = ({ name }: Counted): string => name.toLowerCase();
const counted = (one: Counted): string => `${spoken(one)} (${one.wins})`;

const MOST_SKILLS = 5;

const skillLine = ({ skills, wins }: LookBack): string | null => {
  const names = LIST.format(skills.slice(0, MOST_SKILLS).map(({ name }) => name));
  return skills.length === 0 ? null : `${wins === 1 ? 'Skills it shows' : 'Skills they show'}: ${names}.`;
};

const streakLine = ({ bestStreak }: LookBack): string | null =>
  bestStreak < 3 ? null : `Your longest run: ${bestStreak} days in a row.`;

const datesOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });

const monthNames = datesOf({ month: 'long' });
const shortDates = datesOf({ month: 'long', day: 'numeric' });
const dayDates = datesOf({ weekday: 'long', month: 'long', day: 'numeric' });
const longDates = datesOf({ year: 'numeric', month: 'long', day: 'numeric' });

const midnight = (date: string): Date => new Date(`${date}T00:00:00Z`);

/**
 * `October`, `2025`, `third quarter`, `week, November 9 – 15`; of one that is not over `month so far, November 1 – 21`;
 * `time since May 3`.
 */
export const spanTitle = ({ period, span, withYear }: SpokenSpan): string => {
  if (period === 'since') return `time since ${dateIn(span.from, withYear)}`;
  if (!isWhole(period, span)) return `${period} so far, ${datesIn(span)}`;
  return period === 'week' ? `week, ${datesIn(span)}` : nameOf(period, span, withYear);
};

/**
 * When it was, as it ends a sentence: `in October`, `in the third quarter`, `in the week of …`, `this month`, `since May
 * 3`.
 */
export const during = ({ period, span, withYear }: SpokenSpan): string => {
  if (period === 'since') return `since ${dateIn(span.from, withYear)}`;
  if (!isWhole(period, span)) return `this ${period}`;
  return period === 'week'
    ? `in the week of ${datesIn(span)}`
    : `in ${articleOf(period)}${nameOf(period, span, withYear)}`;
};

/** The same; as it stands in an event of before where it does. */
export const timeInWords = (time: SpokenSpan | AsWritten): string =>
  'asWritten' in time ? time.asWritten : during(time);

/** What it is compared with: `in September`, `in the week before`, `at this point last month`, `in as many days before`. */
export const duringBefore = ({ period, span, withYear }: SpokenSpan): string => {
  if (period === 'since') return 'in as many days before';
  if (!isWhole(period, span)) return `at this point last ${period}`;
  if (period === 'week') return 'in the week before';
  return `in ${articleOf(period)}${nameOf(period, spanBefore(period, span), withYear)}`;
};

/** `Monday, November 16`; with its year where there may be more than one. */
const dayIn = ({ period, withYear }: Pick<SpokenSpan, 'period' | 'withYear'>, date: string): string =>
  (period === 'year' || period === 'since' || withYear ? longDates : dayDates).format(midnight(date));

const dateIn = (date: string, withYear: boolean): string => (withYear ? longDates : shortDates).format(midnight(date));

const datesIn = ({ from, to }: Span): string =>
  shortDates.formatRange(midnight(from), midnight(to)).replace(/\s+/gu, ' ');

const articleOf = (period: LookBackPeriod): string => (period === 'quarter' ? 'the ' : '');

const QUARTERS = ['first', 'second', 'third', 'fourth'] as const;

const nameOf = (period: 'month' | 'quarter' | 'year', { from }: Span, withYear: boolean): string => {
  const year = from.slice(0, 'yyyy'.length);
  if (period === 'year') return year;
  if (period === 'month') return `${monthNames.format(midnight(from))}${withYear ? ` ${year}` : ''}`;
  const quarter = QUARTERS[Math.floor(midnight(from).getUTCMonth() / 3)] ?? QUARTERS[0];
  return `${quarter} quarter${withYear ? ` of ${year}` : ''}`;
};
