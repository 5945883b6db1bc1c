import { categoryNames } from './category-names.ts';

/** What a category of wins is called on pages. */
export const categoryName = (category: string): string => categoryNames.get(category) ?? category;

/** Whether a skill says no more than the category that stands beside it. */
export const isCalledLike = (skill: string, category: string | null): boolean =>
  category !== null && [category, categoryName(category)].some((name) => name.toLowerCase() === skill.toLowerCase());
