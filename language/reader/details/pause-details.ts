import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { dateWords } from '../words/languages/languages.ts';
import { plainly } from '../words/sentences.ts';
import { beginIn } from './pause-begin.ts';
import { type Span, spansIn } from './spans.ts';

const UNTIL = new RegExp(
  `(?<!\\w)(?:${dateWords(({ until }) => until)})(?: i(?:'m| am) back)?(?: on| in| about| around| the| early| late)*[ ,]*$`,
);
const BACK =
  /\b(?:back|return\w*|again|resume|restart|start)(?: (?:to|at|in) (?:the )?(?:work|office|town|my desk))?(?: (?:on|in|from|by|after))*(?: the)? *$/;
const AFTER = /\b(?:after|past|through|thru|inclusive|up to and including|until and including|over)(?: the)? *$/;
const INCLUSIVE = /^[ ,(]*(?:inclusive|included|is over|are over)/;

/**
 * When a pause begins and ends: `until` is the first date with check-ins again. "Until Monday" means that Monday has one; "through
 * Friday", "on Friday" and "next week" that the day after has; "for two weeks" counts from today, or from where the pause begins.
 * It begins at once, unless it is asked "from" a later day on, or for days that are all yet to come ("over Christmas"). Without an
 * end, or with one that is past, it has none.
 */
export const pauseDetails = (text: string, today: string): RequestDetails => {
  const plain = plainly(text);
  const begun = beginIn(plain, today);
  const spans = begun?.spans ?? spansIn(plain, today);
  const ends = spans.map((span) => ({ ...endOf(span, plain), first: span.first, at: span.at }));
  const best = ends.filter(({ rank }) => rank === Math.max(...ends.map((end) => end.rank)));
  const isOfDays = begun === null && best.every(({ isDays, first, date }) => isDays && first > today && first < date);
  const from = begun?.from ?? (isOfDays ? best.map(({ first }) => first).sort()[0] : undefined);
  // Of days told one after the other the last one counts, of days that were said to end something the first.
  const until =
    best[0] &&
    (best[0].rank > 0
      ? best[0].date
      : best
          .map(({ date }) => date)
          .sort()
          .at(-1));
  return {
    ...(from === undefined ? {} : { from }),
    ...(until !== undefined && until > (from ?? today) ? { until } : {}),
  };
};

type End = Readonly<{ date: string; rank: number; isDays: boolean }>;

/** `isDays`: they are those of the pause themselves, and no end of it. */
const endOf = (span: Span, plain: string): End => {
  const before = plain.slice(0, span.at);
  const isDays = /\bover(?: the)? *$/.test(before);
  if (AFTER.test(before) || INCLUSIVE.test(plain.slice(span.end))) return { date: span.after, rank: 1, isDays };
  if (BACK.test(before)) return { date: span.first, rank: 2, isDays };
  return UNTIL.test(before) ? { date: span.first, rank: 1, isDays } : { date: span.after, rank: 0, isDays: true };
};
