import { foldText } from '../text/fold.ts';
import { daysBetween } from '../time/dates.ts';
import type { Span } from './look-back-span.ts';

/** What is looked through for the wins worth naming again. `category` is '' before its analysis. */
export type Candidate = Readonly<{ winId: string; date: string; text: string; category: string }>;

/** What tells a result from a task: a number, somebody's thanks, something that is over or better now. */
const signs: readonly RegExp[] = [
  /\d|\bpercent\b|%|\bhalf\b|\btwice\b|\bdouble/i,
  /\b(?:thank|prais|compliment|feedback|promot|award|chosen|asked me)/i,
  /\b(?:finish|complet|launch|shipp|deliver|solv|fix|sav|cut|reduc|improv|won|closed|pass|avoid|prevent)/i,
  /\b(?:first|led|lead|taught|train|convinc|helped)/i,
];
const SHORTEST = 25;

/** The most telling ones, of as many kinds and spread as wide as there are; in the order of their dates. */
export const highlightsOf = <Win extends Candidate>(wins: readonly Win[], span: Span, most: number): readonly Win[] => {
  const evenly = daysBetween(span.from, span.to) / most;
  const chosen: Win[] = [];
  const rest = new Map(wins.map((win) => [foldText(win.text), win])); // what is said every day is said once
  while (chosen.length < most && rest.size > 0) {
    const worths = [...rest].map(([words, win]) => ({ words, win, worth: worth(win, chosen, evenly) }));
    const best = worths.reduce((one, other) => (other.worth > one.worth ? other : one));
    rest.delete(best.words);
    chosen.push(best.win);
  }
  return chosen.sort((one, other) => (one.date < other.date ? -1 : 1));
};

const worth = ({ text, date, category }: Candidate, chosen: readonly Candidate[], evenly: number): number => {
  const told = signs.filter((sign) => sign.test(text)).length + (text.length >= SHORTEST ? 1 : 0);
  const alike = chosen.map(
    (one) =>
      Math.max(0, 1 - Math.abs(daysBetween(one.date, date)) / evenly) +
      (category !== '' && category === one.category ? 1 : 0),
  );
  return told - alike.reduce((sum, one) => sum + one, 0);
};
