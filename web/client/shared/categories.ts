import { categoryNames } from './category-names.ts';
import { copy } from './copy.ts';

/** What a category of wins is called on pages. */
export const categoryName = (category: string): string => categoryNames.get(category) ?? category;

/** One that is only a guess, where nothing can be chosen. */
export const guessed = (category: string): string => copy.guess.shown(categoryName(category));

/** Whether a skill says no more than the category that stands beside it. */
export const isCalledLike = (skill: string, category: string | null): boolean =>
  category !== null && [category, categoryName(category)].some((name) => name.toLowerCase() === skill.toLowerCase());
