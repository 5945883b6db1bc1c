import { type Category, categories } from '#domain/wins/categories.ts';
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

/** Verbs that any work begins with: a skill says more about it than they do. */
const plainActions: ReadonlySet<ActionName> = new Set<ActionName>(
  'checked cleaned decided finished found launched organised raised wrote'.split(' ') as ActionName[],
);

const actionWeight = (name: ActionName, lead: boolean): number => {
  if (!lead) return 1;
  return plainActions.has(name) ? 2 : 3;
};

/** 'Delivery' is what a trade does anyway, so its skills speak for it softly; so do skills that any work may show. */
const skillWeight = ({ category, field }: Skill, lead: boolean): number => {
  const soft = category === 'Delivery' || field.general === true;
  if (lead) return soft ? 1.5 : 3;
  return soft ? 0.5 : 1;
};

/** What a win is about: scored from what was done, the skills it shows and the words around; 'Other' when none speaks. */
export const categoryOf = (words: readonly Word[], told: readonly ActionName[], shown: readonly Skill[]): Category => {
  const scores = new Map<Category, number>();
  const add = (category: Category, weight: number) => scores.set(category, (scores.get(category) ?? 0) + weight);
  told.forEach((name, place) => {
    add(actions[name].category, actionWeight(name, place === 0));
  });
  shown.slice(0, 5).forEach((skill, place) => {
    add(skill.category, skillWeight(skill, place === 0));
  });
  for (const category of new Set(cuesIn(words).map(({ value }) => value))) add(category, 1);
  return categories.reduce<Category>(
    (best, category) => ((scores.get(category) ?? 0) > (scores.get(best) ?? 0) ? category : best),
    'Other',
  );
};
