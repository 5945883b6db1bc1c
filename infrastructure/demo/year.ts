import { readFileSync } from 'node:fs';
import { plusDays, weekdayOf } from '#domain/time/dates.ts';
import { type Category, categories } from '#domain/wins/categories.ts';

/** A win of the year, as it is posted: `key` is its line's own, so that the same line is the same win for ever. */
export type WinOfYear = Readonly<{
  key: string;
  date: string;
  originalMessage: string;
  category?: Category;
  skills?: readonly string[];
  private?: true;
  publicText?: string;
}>;

const LAST_WEEK = 53;
const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const LINE = /^w(\d\d) (\w{3})(?: \[([^\]]+)\])? \| (.+)$/u;

/** The year that ends in the week of `today` (`yyyy-MM-dd`), oldest first. */
export const winsOfYear = (today: string): readonly WinOfYear[] => {
  const monday = plusDays(today, -((weekdayOf(today) + 6) % 7));
  return readFileSync(new URL('./wins.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => winIn(line, monday))
    .filter(({ date }) => date <= today);
};

const winIn = (line: string, monday: string): WinOfYear => {
  const [, week = '', day = '', chosen = '', originalMessage = ''] = LINE.exec(line) ?? [];
  const weekday = DAYS.indexOf(day);
  if (weekday < 0) throw new Error(`no line of a win: ${line}`);
  const date = plusDays(monday, (Number(week) - LAST_WEEK) * 7 + weekday);
  return { key: `w${week}-${day}-${originalMessage.slice(0, 40)}`, date, originalMessage, ...choiceIn(chosen, line) };
};

const PUBLIC = 'public: ';

const choiceIn = (chosen: string, line: string): Pick<WinOfYear, 'category' | 'skills' | 'private' | 'publicText'> => {
  if (chosen === '') return {};
  if (chosen === 'private') return { private: true };
  if (chosen.startsWith(PUBLIC)) return { publicText: chosen.slice(PUBLIC.length) };
  const [named, skills] = chosen.split('; ');
  const category = categories.find((one) => one === named);
  if (!category) throw new Error(`no such choice: ${line}`);
  return { category, ...(skills === undefined ? {} : { skills: skills.split(', ') }) };
};
