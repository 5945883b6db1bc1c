import { takeTurn } from '#application/engine/turns.ts';
import type { Writer } from '#application/wins/writer.ts';
import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';
import type { Category } from '#domain/wins/categories.ts';
import { type LearnedAboutWin, NOTHING_LEARNED } from '#domain/wins/learned-about-win.ts';
import { isHomeLife } from '../reader/model/home-life.ts';
import { categoryOf } from './category.ts';
import { doingsIn } from './doings.ts';
import { lineOf } from './lines/line-of.ts';
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
  async analyse(win, setting) {
    const text = win.toWellFormed();
    const doings = await doingsIn(text, setting.language);
    const guess = await learned(text);
    await takeTurn();
    const named = await skillsNamedIn(text, setting.language);
    const found = categoryOf(doings, guess);
    const known = found.categoryIsGuess || found.category === 'Other' ? '' : found.category;
    const forCv = isHomeLife(text) ? '' : cvLine(text, setting.language);
    return {
      ...found,
      analysis: await lineOf(text, setting, known, forCv),
      skills: skillsOf(
        [...named, ...doings.map(({ skill }) => skill), ...guess.skills],
        skillOfCategory(guess, setting.language),
      ),
    };
  },
});

export const builtinWriter: Writer = createBuiltinWriter();

/** A category that is a skill by itself, as a CV names it; the others are kinds of doing. */
const SKILL_OF: Partial<Record<Category, Readonly<Record<Language, string>>>> = {
  Teaching: { en: 'Teaching', de: 'Unterrichten', fr: 'Enseignement', es: 'Docencia' },
  Customers: { en: 'Customer service', de: 'Kundenbetreuung', fr: 'Relation client', es: 'Atención al cliente' },
  Research: { en: 'Research', de: 'Forschung', fr: 'Recherche', es: 'Investigación' },
};
/** From where on 97 of 100 were right. */
const SURE = 0.8;

const skillOfCategory = ({ likely, certainty }: LearnedAboutWin, language: Language): string =>
  (certainty >= SURE && SKILL_OF[likely]?.[language]) || '';

/** Those that the words name, each once; what the category shows only where they name none. */
const skillsOf = (named: readonly string[], ofCategory: string): readonly string[] => {
  const names = named.filter((name) => name !== '');
  if (names.length === 0) return ofCategory === '' ? [] : [ofCategory];
  return [...new Map(names.map((name) => [foldText(name), name])).values()].slice(0, MOST_SKILLS);
};
