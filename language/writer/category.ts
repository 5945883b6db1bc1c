import type { Category } from '#domain/wins/categories.ts';
import type { LearnedAboutWin } from '#domain/wins/learned-about-win.ts';
import type { Doing } from './deeds/deed.ts';

type FoundCategory = Readonly<{ category: Category; categoryIsGuess: boolean }>;

/** From where on the model alone is no guess: fitted on the part of the corpus that is kept back, and not on `training/unseen`. */
const SURE = 0.5;
/** The same where what was done says the same. */
const SURE_BESIDE = 0.3;
/** From where on the model stands against what was done, which is right more often below. */
const AGAINST = 0.7;

/** The likeliest category, always. It is a guess below a certainty, and where what was done and the model do not say the same. */
export const categoryOf = (doings: readonly Doing[], { likely, certainty }: LearnedAboutWin): FoundCategory => {
  const told = new Set(doings.flatMap(({ category }) => category ?? []));
  const [only] = told;
  if (told.has(likely)) return { category: likely, categoryIsGuess: certainty < SURE_BESIDE };
  if (only === undefined) return { category: likely, categoryIsGuess: certainty < SURE };
  if (certainty === 0) return { category: only, categoryIsGuess: told.size > 1 };
  return { category: told.size === 1 && certainty < AGAINST ? only : likely, categoryIsGuess: true };
};
