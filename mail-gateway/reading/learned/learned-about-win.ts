import type { Category } from '#domain/wins/categories.ts';
import { textFeatures } from './features.ts';
import type { Model } from './model.ts';
import { type Features, highestOf, probabilitiesOf } from './table.ts';
import { tokensOf } from './tokens.ts';
import { learned } from './weights.ts';

/** A win is as long as that at most; more says no more of what it is about. */
const MAX_LENGTH = 4 * 1024;

/** What a win is about and what it shows: nothing below the certainty at which 97 of 100 were right. */
export const learnedAboutWin = (text: string): { category: Category | null; skills: readonly string[] } => {
  const model = learned();
  const features = textFeatures(tokensOf(text.slice(0, MAX_LENGTH)));
  return { category: categoryOf(features, model), skills: [] };
};

const categoryOf = (features: Features, { categories, leastCategory }: Model): Category | null => {
  const probabilities = probabilitiesOf(categories, features);
  const best = highestOf(probabilities);
  return (probabilities[best] as number) < leastCategory ? null : (categories.labels[best] as Category);
};
