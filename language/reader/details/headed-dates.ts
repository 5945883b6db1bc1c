import { foldText } from '#domain/text.ts';
import { firstOfMonth, mondayOf } from './calendar.ts';
import { dayAlone, type WinDate, winDateIn } from './win-date.ts';

const ITEM = /^\s*(?:[-–*•·]|\d{1,2}[.)])\s/;
const LONGEST_HEADING = 80;
const SHORTEST_DAY = 3;
/** A heading without a colon is a day, and no more. */
const LONGEST_DAY = 30;
const MOST_HEADINGS = 60;
const MOST_LINES = 2_000;
/** So much of a win says where it stands. */
const BEGINNING = 40;

const THIS_WEEK = /(?<!\p{L})(?:this week|diese[r]? woche|cette semaine|esta semana)(?!\p{L})/u;
const THIS_MONTH = /(?<!\p{L})(?:this month|diese[nm] monat|ce mois(?:-ci)?|este mes)(?!\p{L})/u;

const bareOf = (line: string): string => line.replace(/^[\s\p{P}#]+|[\s:*_]+$/gu, '');

/** A week or month that goes on, from its first day. */
const spanIn = (text: string, today: string): WinDate | null => {
  const plain = foldText(text);
  if (THIS_WEEK.test(plain)) return { date: mondayOf(today, 0), isApproximate: true };
  return THIS_MONTH.test(plain) ? { date: firstOfMonth(today, 0), isApproximate: true } : null;
};

/** What a line heads: a day, or something else (`day` null); null for a line that heads nothing. */
const headingIn = (line: string, next: string, today: string): Readonly<{ day: WinDate | null }> | null => {
  const text = bareOf(line);
  const isMarked = /:[\s*_]*$/.test(line);
  const isShort = !ITEM.test(line) && text.length <= LONGEST_DAY;
  if (text.length < SHORTEST_DAY || line.length > LONGEST_HEADING) return null;
  if (!isMarked && !(isShort && ITEM.test(next))) return null;
  const alone = dayAlone(text, today);
  if (alone) return { day: alone };
  return isMarked && !ITEM.test(line) ? { day: spanIn(text, today) ?? winDateIn(text, today) } : null;
};

/**
 * Of each win the day that a heading above it names ("Last week:", "Montag:"), null for none; counted from `today`, the user's local date.
 * A heading holds until the next one, or a paragraph that is no list.
 */
export const headedDates = (words: string, wins: readonly string[], today: string): readonly (WinDate | null)[] => {
  const lines = words.split('\n', MOST_LINES);
  const starts: { at: number; day: WinDate | null }[] = [];
  let [flat, day, isBehindBlank, headings] = ['', null as WinDate | null, false, 0];
  for (const [at, line] of lines.entries()) {
    const next = lines.slice(at + 1, at + 3).find((one) => one.trim() !== '') ?? '';
    const heading = headings < MOST_HEADINGS ? headingIn(line, next, today) : null;
    if (heading) [day, headings] = [heading.day, headings + 1];
    else if (isBehindBlank && line.trim() !== '' && !ITEM.test(line)) day = null;
    isBehindBlank = line.trim() === '';
    starts.push({ at: flat.length, day });
    flat += `${onOneLine(line)} `;
  }
  let cursor = 0;
  return wins.map((win) => {
    const at = flat.indexOf(onOneLine(win).slice(0, BEGINNING), cursor);
    if (at < 0) return null;
    cursor = at + 1;
    return starts.findLast((line) => line.at <= at)?.day ?? null;
  });
};

const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
