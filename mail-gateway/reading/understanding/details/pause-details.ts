import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { dateWords } from '../languages/languages.ts';
import { plainly } from '../sentences.ts';
import { plusDays } from './calendar.ts';
import { type Span, spansIn } from './spans.ts';

const UNTIL = new RegExp(
  `(?<!\\w)(?:${dateWords(({ until }) => until)})(?: i(?:'m| am) back)?(?: on| in| about| around| the| early| late)*[ ,]*$`,
);
const BACK =
  /\b(?:back|return\w*|again|resume|restart|start)(?: (?:to|at|in) (?:the )?(?:work|office|town|my desk))?(?: (?:on|in|from|by|after))*(?: the)? *$/;
const AFTER = /\b(?:after|past|through|thru|inclusive|up to and including|until and including|over)(?: the)? *$/;
const INCLUSIVE = /^[ ,(]*(?:inclusive|included|is over|are over)/;

/**
 * When a pause ends: `until` is the first date with check-ins again. "Until Monday" means that Monday has one; "through
 * Friday", "on Friday" and "next week" that the day after has; "for two weeks" counts from today. A pause begins at
 * once, also one that is asked for a later week. Without a date, or with one that is past, it has no end.
 */
export const pauseDetails = (text: string, today: string): RequestDetails => {
  const plain = plainly(text);
  const spans = inOrder(spansIn(plain, today), plain);
  const ends = spans.map((span) => ({ ...endOf(span, plain), at: span.at }));
  const best = ends.filter(({ rank }) => rank === Math.max(...ends.map((end) => end.rank)));
  // Of days told one after the other the last one counts, of days that were said to end something the first.
  const until =
    best[0] &&
    (best[0].rank > 0
      ? best[0].date
      : best
          .map(({ date }) => date)
          .sort()
          .at(-1));
  return until !== undefined && until > today ? { until } : {};
};

/** "From Monday to Friday" means the Friday after that Monday. */
const inOrder = (spans: readonly Span[], plain: string): readonly Span[] =>
  spans.map((span, index) => {
    const before = spans[index - 1];
    const isLater = before && /\bfrom (?:the )?$/.test(plain.slice(0, before.at)) && span.first < before.first;
    return isLater ? { ...span, first: plusDays(span.first, 7), after: plusDays(span.after, 7) } : span;
  });

const endOf = (span: Span, plain: string): Readonly<{ date: string; rank: number }> => {
  const before = plain.slice(0, span.at);
  if (AFTER.test(before) || INCLUSIVE.test(plain.slice(span.end))) return { date: span.after, rank: 1 };
  if (BACK.test(before)) return { date: span.first, rank: 2 };
  return UNTIL.test(before) ? { date: span.first, rank: 1 } : { date: span.after, rank: 0 };
};
