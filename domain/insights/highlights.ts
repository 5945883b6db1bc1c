import { foldText } from '#domain/text.ts';
import { daysBetween } from '#domain/time/dates.ts';
import type { Span } from './look-back.ts';

/** What is looked through for the wins worth naming again. `category` is '' before its analysis. */
type Candidate = Readonly<{ winId: string; date: string; text: string; category: string }>;
/** How much a text says; of what is below 0 nothing is told while there is anything else. */
type WeightIn = (text: string) => number;

/** Wins of this weight or less are never told of. */
const LEAST = -8;
/** Of a long win its beginning shows what it is worth. */
const LOOKED_AT = 1_000;

/** The weightiest, and of those that say as much as others of as many kinds and spread as wide as there are; weightiest first. */
export const highlightsOf = <Win extends Candidate>(
  wins: readonly Win[],
  span: Span,
  most: number,
  weightIn: WeightIn,
): readonly Win[] => {
  const evenly = Math.max(1, daysBetween(span.from, span.to) / most); // of a single day there is nothing to spread
  const chosen: Weighed<Win>[] = [];
  const all = [...onceEach(wins, span, weightIn)];
  const good = all.filter(({ weight }) => weight >= 0);
  const rest = new Set(good.length > 0 ? good : all.filter(({ weight }) => weight > LEAST));
  while (chosen.length < most && rest.size > 0) {
    const worths = [...rest].map((win) => ({ win, worth: worth(win, chosen, evenly) }));
    const best = worths.reduce((one, other) => (other.worth > one.worth ? other : one)).win;
    rest.delete(best);
    chosen.push(best);
  }
  return chosen.sort((one, other) => other.weight - one.weight).map(({ win }) => win);
};

/** A win with what each round asks of it, found out once. */
type Weighed<Win> = Readonly<{ win: Win; weight: number; day: number; category: string }>;

/** What is said every day is said once. */
const onceEach = <Win extends Candidate>(
  wins: readonly Win[],
  { from }: Span,
  weightIn: WeightIn,
): Iterable<Weighed<Win>> => {
  const days = new Map([...new Set(wins.map(({ date }) => date))].map((date) => [date, daysBetween(from, date)]));
  return new Map(
    wins.map((win) => {
      const words = win.text.slice(0, LOOKED_AT);
      const weight = weightIn(words);
      return [foldText(words), { win, weight, day: days.get(win.date) ?? 0, category: win.category }];
    }),
  ).values();
};

const worth = <Win>(
  { weight, day, category }: Weighed<Win>,
  chosen: readonly Weighed<Win>[],
  evenly: number,
): number => {
  const alike = chosen.map(
    (one) => Math.max(0, 1 - Math.abs(one.day - day) / evenly) + (category !== '' && category === one.category ? 1 : 0),
  );
  return weight - alike.reduce((sum, one) => sum + one, 0);
};
