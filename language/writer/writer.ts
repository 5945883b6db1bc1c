import { takeTurn } from '#application/engine/turns.ts';
import type { Writer } from '#application/wins/writer.ts';
import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';
import { type LearnedAboutWin, NOTHING_LEARNED } from '#domain/wins/learned-about-win.ts';
import { isHomeLife } from '../reader/model/home-life.ts';
import { categoryOf } from './category.ts';
import { categorySkill } from './category-skill.ts';
import { doingsIn } from './doings.ts';
import { figureSaid } from './figures.ts';
import { journalLine } from './journal.ts';
import { lineOf } from './lines/line-of.ts';
import { sentencesOf } from './sentences.ts';
import { skillsNamedIn } from './skills/skills.ts';

const MOST_SKILLS = 8;

/** A win as a CV says it, in its own words; '' where it cannot stand there. */
type CvLine = (win: string, language: Language) => string;

/**
 * Answers every win with a line, from the win's own words and the journal; names the likeliest category, and a skill only for
 * what the words say that their writer did, or where the model is sure. No network, no chance, no clock: the same win in the same
 * journal, the same answer.
 */
export const createBuiltinWriter = (
  learned: (win: string) => Promise<LearnedAboutWin> = async () => NOTHING_LEARNED,
  cvLine: CvLine = () => '',
): Writer => ({
  counted(win, setting) {
    const sentences = sentencesOf(win.toWellFormed());
    return [figureSaid(sentences, setting.language), journalLine(sentences, setting)]
      .filter((line) => line !== '')
      .join(' ');
  },
  async analyse(win, setting) {
    const text = win.toWellFormed();
    const doings = await doingsIn(text, setting.language);
    const guess = await learned(text);
    await takeTurn();
    const named = await skillsNamedIn(text, setting.language);
    const found = categoryOf(doings, guess);
    const known = found.categoryIsGuess || found.category === 'Other' ? '' : found.category;
    const isAtHome = isHomeLife(text, found.category);
    const forCv = isAtHome ? '' : cvLine(text, setting.language);
    const isShown = !isAtHome && known === guess.likely && guess.certainty >= SURE;
    return {
      ...found,
      analysis: await lineOf(text, setting, forCv),
      skills: skillsOf(
        [...named, ...doings.map(({ skill }) => skill), ...guess.skills],
        isShown ? categorySkill(guess.likely, setting.language) : '',
      ),
    };
  },
});

export const builtinWriter: Writer = createBuiltinWriter();

/** From where on a category stands for a skill: 95 of 100 are right there. */
const SURE = 0.6;

/** Those that the words name, each once; what the category shows only where they name none. */
const skillsOf = (named: readonly string[], ofCategory: string): readonly string[] => {
  const names = named.filter((name) => name !== '');
  if (names.length === 0) return ofCategory === '' ? [] : [ofCategory];
  return [...new Map(names.map((name) => [foldText(name), name])).values()].slice(0, MOST_SKILLS);
};
