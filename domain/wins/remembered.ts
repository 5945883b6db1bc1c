import { foldText } from '#domain/text.ts';
import type { Analysis } from './events.ts';

/** An earlier win and what its user made of its analysis: '' and null for what they left as it was found. */
export type FiledWin = Readonly<{
  text: string;
  foundCategory: string;
  chosenCategory: string;
  foundSkills: readonly string[];
  chosenSkills: readonly string[] | null;
}>;

/** How like each other two texts are, each from 0 to 1: in what their words mean, and how many of the words of the shorter one both have. */
export type Likeness = (one: string, other: string) => Readonly<{ meaning: number; words: number }>;

/**
 * An analysis as its user would put it right once more, by earlier wins of theirs, newest first, that they filed anew. A guess
 * gives way to the category of the likest one, and stays a guess; a sure category only to that of one in nearly the same words.
 * A skill is left out, or called otherwise, only where its user struck the same.
 */
export const asFiledBefore = (
  text: string,
  found: Analysis,
  earlier: readonly FiledWin[],
  likeness: Likeness,
): Analysis => ({
  ...found,
  ...filedLike(text, found, earlier, likeness),
  skills: [...new Set(found.skills.flatMap((skill) => skillsLike(skill, earlier)))],
});

/**
 * Chosen by examples: a small user's journal is no data to fit them on, and the categories that others gave to wins like one
 * another tell little.
 */
const LIKE = 1.2;
const SAME_MEANING = 0.9;
const SAME_WORDS = 0.75;

const filedLike = (
  text: string,
  { category, categoryIsGuess }: Analysis,
  earlier: readonly FiledWin[],
  likeness: Likeness,
): Pick<Analysis, 'category' | 'categoryIsGuess'> => {
  const [likest] = earlier
    .filter(({ chosenCategory }) => chosenCategory !== '')
    .map((win) => ({ category: win.chosenCategory, ...likeness(text, win.text) }))
    .toSorted((one, other) => other.meaning + other.words - (one.meaning + one.words));
  if (likest && likest.meaning >= SAME_MEANING && likest.words >= SAME_WORDS)
    return { category: likest.category, categoryIsGuess: false };
  const isLike = likest !== undefined && categoryIsGuess && likest.meaning + likest.words >= LIKE;
  return { category: isLike ? likest.category : category, categoryIsGuess };
};

/** The newest word of its user on that skill counts; one that was put in its place alone stands for it. */
const skillsLike = (skill: string, earlier: readonly FiledWin[]): readonly string[] => {
  const said = earlier.find(({ foundSkills, chosenSkills }) => chosenSkills !== null && has(foundSkills, skill));
  if (!said?.chosenSkills || has(said.chosenSkills, skill)) return [skill];
  const instead = said.chosenSkills.filter((chosen) => !has(said.foundSkills, chosen));
  return instead.length === 1 ? instead : [];
};

const has = (skills: readonly string[], skill: string): boolean =>
  skills.some((one) => foldText(one) === foldText(skill));
