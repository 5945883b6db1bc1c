import type { Reason } from '#domain/wins/noticed.ts';

/**
 * The sentences of insights. `when` and `then` are times ("in October", "at this point last month"), `When` with a
 * capital; `on` is a day ("on June 4"), names are lists in words, a `quote` has its marks. Where there are several, one is chosen by
 * the time that is told of, so that two months do not begin alike.
 */
export type InsightSentences = Readonly<{
  /** Up to twelve in words. */
  number(count: number): string;
  on(date: string): string;
  /** Without the end of the sentence: the comparison follows. */
  opening: readonly ((When: string, wins: string, days: number) => string)[];
  sinceOpening(wins: string, Since: string): string;
  single(When: string, on: string, quote: string): string;
  more(more: number, then: string): string;
  same(then: string): string;
  fewer(before: string, then: string): string;
  all(name: string, wins: number): string;
  most(name: string, wins: string, all: string): string;
  several(names: string): string;
  spread(names: string): string;
  counted(name: string, wins: number): string;
  grown(name: string, wins: string, before: string, then: string): string;
  first(names: string): string;
  arrived(name: string, when: string, wins: string): string;
  lately(names: string): string;
  ofAll(name: string, wins: number, all: number): string;
  back(name: string, when: string): string;
  shifted(early: string, late: string, when: string): string;
  threads: readonly ((names: string) => string)[];
  thread(name: string, wins: string): string;
  streak(days: string): string;
  richest(wins: string, when: string): string;
  /** How each of the three is told, the first of them and the ones behind it; `done` is told without a reason. */
  told: Readonly<Record<Reason, readonly ((on: string, quote: string) => string)[]>>;
  /** Before the weightiest of several, as the beginning of its sentence. */
  above: readonly ((told: string) => string)[];
  why: Readonly<Record<Reason, readonly string[]>>;
  shareFigures: string;
  shareCategory(name: string): string;
  sharePraise: string;
  shareThread(name: string): string;
  thinned(name: string, wins: number, before: string, then: string): string;
  quiet(name: string, when: string): string;
  /** One thing to try. */
  tryGap(on: string, quote: string): string;
  tryBefore(wins: string): string;
  tryFigure(on: string): string;
  tryPraise: string;
  tryEffect(on: string): string;
}>;
