import { isWhole } from './look-back-span.ts';
import { dayIn, during, duringBefore, type SpokenSpan, spanTitle } from './span-words.ts';

export type Counted = Readonly<{ name: string; wins: number }>;
export type Figures = SpokenSpan &
  Readonly<{
    wins: number;
    daysWithWins: number;
    bestStreak: number;
    categories: readonly Counted[];
    skills: readonly Counted[];
    /** In as long a time before (see `spanBefore`). */
    before: number;
  }>;

/** `A, B and C` */
const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** What one line says of it. */
export const titleOf = ({ wins, ...spoken }: Figures): string =>
  `Your ${spanTitle(spoken)}: ${wins === 0 ? 'a quiet time in your journal' : winsInWords(wins)}`;

/** The figures as sentences; nothing in them asks for more, and none says the title again. */
export const linesOf = (figures: Figures): readonly string[] => {
  if (figures.wins === 0) return [quietLine(figures), 'One line about anything that went right is enough to go on.'];
  return [dayLine(figures), comparison(figures), categoryLine(figures), skillLine(figures), streakLine(figures)].filter(
    (line) => line !== null,
  );
};

/** A win of that time in its user's words. */
export const highlightLine = (spoken: Omit<SpokenSpan, 'span'>, date: string, text: string): string =>
  `${dayIn(spoken, date)}: “${text}”`;

const winsInWords = (wins: number): string => (wins === 1 ? 'one win' : `${wins} wins`);

const quietLine = ({ before, ...spoken }: Figures): string => {
  const nothing = isWhole(spoken.period, spoken.span) ? 'Nothing was written down' : 'Nothing is written down yet';
  const rest =
    before > 0 ? 'What you wrote before is still yours.' : 'That says something about the journal, not about you.';
  return `${nothing} ${during(spoken)}. ${rest}`;
};

const dayLine = ({ wins, daysWithWins }: Figures): string => {
  if (wins === 1) return 'It is written down, and still there in a year.';
  return daysWithWins === 1 ? 'All on one day.' : `On ${daysWithWins} different days.`;
};

const SEVERAL = { week: 'Weeks', month: 'Months', quarter: 'Quarters', year: 'Years', since: 'Times' } as const;

/** More is said with joy, fewer without weight. */
const comparison = ({ wins, before, ...spoken }: Figures): string | null => {
  const then = duringBefore(spoken);
  if (before === 0) return null;
  if (wins > before) return `That is ${wins - before} more than ${then}.`;
  if (wins === before) return `As many as ${then}.`;
  return `There ${before === 1 ? 'was' : 'were'} ${before} ${then}. ${SEVERAL[spoken.period]} differ, and each win counts.`;
};

const MOST_NAMED = 3;
const OTHER = 'Other';

const categoryLine = ({ categories, wins }: Figures): string | null => {
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

const skillLine = ({ skills, wins }: Figures): string | null => {
  const names = LIST.format(skills.slice(0, MOST_SKILLS).map(({ name }) => name));
  return skills.length === 0 ? null : `${wins === 1 ? 'Skills it shows' : 'Skills they show'}: ${names}.`;
};

const streakLine = ({ bestStreak }: Figures): string | null =>
  bestStreak < 3 ? null : `Your longest run: ${bestStreak} days in a row.`;
