import type { Category } from '#domain/win/categories.ts';
import { english } from './english/voice.ts';
import type { Facts } from './facts.ts';
import { german } from './german/voice.ts';
import type { Language } from './patterns.ts';
import { pick } from './pick.ts';
import type { ActionName } from './vocabulary/actions.ts';
import type { Lines, Voice } from './voice.ts';

export const voices: Readonly<Record<Language, Voice>> = { en: english, de: german };

/** All that was understood of a win. `told` is what was done, in order; `shown` the names of its skills. */
export type Understood = Readonly<{
  category: Category;
  told: readonly ActionName[];
  shown: readonly string[];
  facts: Facts;
}>;

const opening = ({ category, told, facts }: Understood, voice: Voice): Lines => {
  if (facts.change) return voice.change(facts.change, facts.rhythm);
  const [lead] = told;
  return lead ? voice.done[lead] : voice.about[category];
};

/** What else the text tells, the strongest first. An outcome says more than a number, a number more than a way. */
const observations = ({ told, shown, facts }: Understood, voice: Voice): Lines[] => {
  const [outcome] = facts.outcomes;
  return [
    ...(outcome
      ? [facts.day && outcome !== 'hard' && outcome !== 'first' ? voice.dated : [], voice.outcomes[outcome]]
      : []),
    facts.how === null ? [] : voice.how(facts.how),
    facts.figure && !facts.change ? voice.figure(facts.figure) : [],
    facts.forWhom ? voice.forWhom(facts.forWhom) : [],
    told.length > 0 || shown.length > 1 ? voice.skills(shown.slice(0, 2)) : [],
  ].filter((lines) => lines.length > 0);
};

const questions = ({ category, facts }: Understood, voice: Voice): Lines =>
  (facts.change || facts.figure) && facts.how === null ? voice.askHow : voice.askResult[category];

/** Two or three sentences that use nothing but what was understood. The same text always gets the same ones. */
export const analysisOf = (understood: Understood, voice: Voice, text: string): string => {
  const one = (lines: Lines, place: number): string => pick(lines, text, place);
  if (understood.facts.outcomes.includes('grief')) return `${one(voice.grief.first, 0)} ${one(voice.grief.second, 1)}`;
  const [first, second] = observations(understood, voice);
  const resulted = understood.facts.outcomes.some((outcome) => outcome !== 'hard' && outcome !== 'alone');
  const complete = (resulted || understood.facts.change) && first && second;
  const asks = !complete && !(resulted && understood.facts.figure);
  const told = [opening(understood, voice), first, complete || !asks ? second : undefined].flatMap((lines, place) =>
    lines ? [one(lines, place)] : [],
  );
  return [...told, ...(asks || told.length < 2 ? [one(questions(understood, voice), 3)] : [])].join(' ');
};
