import type { Writer } from '#application/wins/writer.ts';
import { foldText } from '#domain/text.ts';
import type { Category } from '#domain/wins/categories.ts';
import { analysisOf } from './analysis.ts';
import type { Doing } from './deeds/deed.ts';
import { doingsIn } from './doings.ts';

/** What a model has learned to say of a win, each above the certainty at which it is nearly always right; else nothing. */
export type Learned = Readonly<{ category: Category | null; skills: readonly string[] }>;

const MOST_SKILLS = 8;
const NOTHING: Learned = { category: null, skills: [] };

/**
 * A quiet clerk. It says what a win's own words and the journal hold, counted and subtracted, and is silent where that is
 * nothing; it names a category or a skill only for what the words say that their writer did, or where the model is sure. No
 * network, no chance, no clock: the same win in the same journal, the same answer.
 */
export const createBuiltinWriter = (learned: (win: string) => Promise<Learned> = async () => NOTHING): Writer => ({
  async analyse(win, setting) {
    const text = win.toWellFormed();
    const doings = doingsIn(text, setting.language);
    const guess = await learned(text);
    return {
      category: categoryOf(doings, guess.category),
      analysis: analysisOf(text, setting),
      skills: skillsOf([...doings.map(({ skill }) => skill), ...guess.skills]),
    };
  },
});

export const builtinWriter: Writer = createBuiltinWriter();

/** Where what was done speaks for two, or the model for another one, none is sure. */
const categoryOf = (doings: readonly Doing[], guess: Category | null): Category => {
  const told = new Set([...doings.map(({ category }) => category), guess].filter((one) => one !== null));
  const [category = 'Other'] = told;
  return told.size === 1 ? category : 'Other';
};

const skillsOf = (names: readonly string[]): readonly string[] =>
  [...new Map(names.filter((name) => name !== '').map((name) => [foldText(name), name])).values()].slice(
    0,
    MOST_SKILLS,
  );
