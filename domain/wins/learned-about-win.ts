import type { Category } from './categories.ts';

/**
 * What was learned about a win, from wins of others: `category` and `skills` where it is sure; `likely` is the likeliest
 * category, `certainty` how probable that is, and `next` are the two after it.
 */
export type LearnedAboutWin = Readonly<{
  category: Category | null;
  skills: readonly string[];
  likely: Category;
  certainty: number;
  next: readonly Category[];
}>;

/** What is said of a win by whoever has learned nothing. */
export const NOTHING_LEARNED: LearnedAboutWin = {
  category: null,
  skills: [],
  likely: 'Other',
  certainty: 0,
  next: [],
};
