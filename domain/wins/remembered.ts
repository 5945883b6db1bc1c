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

/**
 * An analysis as its user would put it right once more: earlier wins of theirs, newest first, that they filed anew. Conservative:
 * the category of a win is that of a corrected one only where the same was found for both and they are alike, and a skill is
 * left out, or called otherwise, only where its user struck the same.
 */
export const asFiledBefore = (text: string, found: Analysis, earlier: readonly FiledWin[]): Analysis => ({
  ...found,
  category: categoryLike(text, found, earlier),
  skills: [...new Set(found.skills.flatMap((skill) => skillsLike(skill, earlier)))],
});

const categoryLike = (text: string, { category, skills }: Analysis, earlier: readonly FiledWin[]): string => {
  const words = wordsOf(text);
  const like = earlier.find(
    (win) =>
      win.chosenCategory !== '' &&
      win.foundCategory === category &&
      (win.foundSkills.some((skill) => has(skills, skill)) || areAlike(words, wordsOf(win.text))),
  );
  return like?.chosenCategory ?? category;
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

const READ = 600;
const FEWEST_SHARED = 3;

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set((foldText(text.slice(0, READ)).match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6)));

/** Three words of some length in common at least, and half of those of the shorter one. */
const areAlike = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => {
  const shared = [...one].filter((word) => other.has(word)).length;
  return shared >= FEWEST_SHARED && shared * 2 >= Math.min(one.size, other.size);
};
