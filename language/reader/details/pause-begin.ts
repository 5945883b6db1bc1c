import { MONTH, monthNamed, WEEKDAY } from '../words/languages/languages.ts';
import { dateOf, mondayOf, plusDays, weekdayOf, yearOf } from './calendar.ts';
import { type Span, spansIn } from './spans.ts';

const FROM =
  '(?:from|starting(?: on)?|beginning(?: on)?|as of|ab|vom|von|du|des|a partir d[eu]l?|a partir de|del|desde)';
const THE = '(?: (?:the|dem|den|le|el|on|am|dia))*';
const NTH = '(?:st|nd|rd|th|er|\\.)?';

/** "From the 3rd to the 17th of December", "du 3 au 17 décembre": the month stands behind both. */
const DAYS_OF_MONTH = new RegExp(
  `\\b${FROM}${THE} (\\d{1,2})${NTH} (?:to|until|till|through|bis|au|al|hasta)(?: (?:the|zum|le|el))* (\\d{1,2})${NTH} (?:of |de )?(${MONTH})\\b`,
);
const BEGINS = new RegExp(`\\b${FROM}${THE} $`);
const A_WHILE =
  /\b(?:days?|weeks?|months?|fortnight|tage?n?|wochen?|monate?n?|jours?|semaines?|mois|dias?|semanas?|mes(?:es)?)$/;
const NEXT_WEEK =
  /\b(?:next week|(?:in der |der )?(?:nachste[nr]?|kommende[nr]?) woche|semaine prochaine|(?:la )?(?:proxima semana|semana que viene))\b/;
const DAY = new RegExp(`^(?:${WEEKDAY})$`);

type Begun = Readonly<{ from: string; spans: readonly Span[] }>;

/**
 * When a pause begins, where its words say so and that is still to come, and all days that they name seen from there: "from Monday
 * for two weeks", "from Monday to Friday next week". Null where it begins at once.
 */
export const beginIn = (plain: string, today: string): Begun | null => {
  const inMonth = daysOfMonth(plain, today);
  if (inMonth) return inMonth;
  const found = spansIn(plain, today);
  const spans = NEXT_WEEK.test(plain) ? inNextWeek(found, plain, today) : found;
  const at = spans.findIndex((span) => BEGINS.test(plain.slice(0, span.at)));
  const begin = spans[at];
  if (!begin || begin.first <= today) return null;
  return {
    from: begin.first,
    spans: spans
      .map((span, index) => (index > at ? seenFrom(begin, span, plain, today) : span))
      .filter((_, index) => index !== at),
  };
};

const daysOfMonth = (plain: string, today: string): Begun | null => {
  const found = DAYS_OF_MONTH.exec(plain);
  const month = found ? monthNamed(found[3] ?? '') : null;
  if (!found || month === null) return null;
  const year = [0, 1]
    .map((ahead) => yearOf(today) + ahead)
    .find((one) => (dateOf(one, month, Number(found[2])) ?? '') > today);
  const from = year === undefined ? null : dateOf(year, month, Number(found[1]));
  const last = year === undefined ? null : dateOf(year, month, Number(found[2]));
  if (from === null || last === null || from <= today || from > last) return null;
  const end = found.index + found[0].length;
  return { from, spans: [{ first: last, after: plusDays(last, 1), at: end, end }] };
};

/** A weekday beside "next week" is that of next week. */
const inNextWeek = (spans: readonly Span[], plain: string, today: string): readonly Span[] => {
  const said = ({ at, end }: Span) => plain.slice(at, end);
  if (!spans.some((span) => DAY.test(said(span)))) return spans;
  return spans
    .filter((span) => !NEXT_WEEK.test(said(span)))
    .map((span) => {
      if (!DAY.test(said(span))) return span;
      const first = plusDays(mondayOf(today, 1), (weekdayOf(span.first) + 6) % 7);
      return { ...span, first, after: plusDays(first, 1) };
    });
};

/** A while counts from where the pause begins, and a weekday is the first one behind that. */
const seenFrom = (begin: Span, span: Span, plain: string, today: string): Span => {
  const said = plain.slice(span.at, span.end);
  if (A_WHILE.test(said) && span.first === today) {
    const length = Math.round((Date.parse(span.after) - Date.parse(today)) / 86_400_000);
    return { ...span, first: begin.first, after: plusDays(begin.first, length) };
  }
  const isBehind = span.first >= begin.first || !DAY.test(said);
  return isBehind ? span : { ...span, first: plusDays(span.first, 7), after: plusDays(span.after, 7) };
};
