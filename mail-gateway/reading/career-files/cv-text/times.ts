import { lastsIn, pointIn, spanIn } from '#language/text/months.ts';

export type Time = Readonly<{ from: string; to: string | null }>;
/** What a year or month alone means: a school ended then, a job was held then. */
export type Singles = 'end' | 'both';
/** `isFirst`: nothing stands before it. `isSpan`: it says from when to when, or that it lasts. */
export type FoundTime = Readonly<{ time: Time; rest: string; isFirst: boolean; isSpan: boolean }>;

/** The time that some words name, and the rest of them. */
export const timeIn = (words: string, singles: Singles): FoundTime | null => {
  const span = spanIn(words);
  if (span) return { time: { from: span.from, to: span.to }, rest: span.rest, isFirst: span.isFirst, isSpan: true };
  const lasting = lastsIn(words);
  if (lasting) return { time: { from: '', to: null }, rest: lasting.rest, isFirst: true, isSpan: true };
  const point = pointIn(words);
  if (!point) return null;
  const lasts = /[-\u2010-\u2015\u2212]\s*$/u.test(words) && point.rest === '';
  if (lasts) return { time: { from: point.at, to: null }, rest: '', isFirst: true, isSpan: true };
  const from = singles === 'both' ? point.at : '';
  return { time: { from, to: point.at }, rest: point.rest, isFirst: point.isFirst, isSpan: false };
};
