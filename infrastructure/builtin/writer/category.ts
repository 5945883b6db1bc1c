import { type Category, categories } from '#domain/win/categories.ts';
import { phraseFinder } from './phrases.ts';
import { type ActionName, actions } from './vocabulary/actions.ts';
import { categoryCues } from './vocabulary/cues.ts';
import { listed, type Skill } from './vocabulary/vocabulary.ts';
import type { Word } from './words.ts';

const cuesIn = phraseFinder<Category>(
  (Object.entries(categoryCues) as [Category, string][]).flatMap(([category, cues]) =>
    listed(cues).map((cue) => [cue, category] as const),
  ),
);

const weights = { leadAction: 3, action: 1, leadSkill: 2, skill: 1, cue: 1 };

/** What a win is about: scored from what was done, the skills it shows and the words around; 'Other' when none speaks. */
export const categoryOf = (words: readonly Word[], told: readonly ActionName[], shown: readonly Skill[]): Category => {
  const scores = new Map<Category, number>();
  const add = (category: Category, weight: number) => scores.set(category, (scores.get(category) ?? 0) + weight);
  told.forEach((name, place) => {
    add(actions[name].category, place === 0 ? weights.leadAction : weights.action);
  });
  shown.slice(0, 5).forEach(({ category }, place) => {
    add(category, place === 0 ? weights.leadSkill : weights.skill);
  });
  for (const category of new Set(cuesIn(words).map(({ value }) => value))) add(category, weights.cue);
  return categories.reduce<Category>(
    (best, category) => ((scores.get(category) ?? 0) > (scores.get(best) ?? 0) ? category : best),
    'Other',
  );
};
