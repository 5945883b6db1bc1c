import type { Category } from '#domain/wins/categories.ts';
import type { LearnedAboutWin } from '#domain/wins/learned-about-win.ts';
import { textFeatures } from './features.ts';
import { highestOf, probabilitiesOf } from './table.ts';
import { tokensOf } from './tokens.ts';
import { learned } from './weights.ts';

/** A win is as long as that at most; more says no more of what it is about. */
const MAX_LENGTH = 4 * 1024;

/**
 * What a win is about and what it shows: nothing is sure below the certainty at which 97 of 100 were right. Of skills it never
 * is: their names are too many and too rare in the corpus, and of those learned from it 15 of 100 were right.
 */
export const learnedAboutWin = (text: string): LearnedAboutWin => {
  const { categories, leastCategory } = learned();
  const probabilities = probabilitiesOf(categories, textFeatures(tokensOf(text.slice(0, MAX_LENGTH))));
  const best = highestOf(probabilities);
  const certainty = probabilities[best] as number;
  const likely = categories.labels[best] as Category;
  const next = [...categories.labels.keys()]
    .filter((label) => label !== best)
    .sort((a, b) => (probabilities[b] as number) - (probabilities[a] as number))
    .slice(0, 2)
    .map((label) => categories.labels[label] as Category);
  return { category: certainty < (leastCategory[best] as number) ? null : likely, skills: [], likely, certainty, next };
};
