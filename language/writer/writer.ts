import { takeTurn } from '#application/engine/turns.ts';
import type { Writer } from '#application/wins/writer.ts';
import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';
import type { Category } from '#domain/wins/categories.ts';
import { type LearnedAboutWin, NOTHING_LEARNED } from '#domain/wins/learned-about-win.ts';
import type { Doing } from './deeds/deed.ts';
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
 * Answers every win with a line, from the win's own words and the journal; names a category or a skill only for what the words
 * say that their writer did, or where the model is sure. No network, no chance, no clock: the same win in the same journal, the
 * same answer.
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
    const category = categoryOf(doings, guess, setting.language);
    const analysis = await lineOf(text, setting, category === 'Other' ? '' : category, cvLine(text, setting.language));
    return {
      category,
      analysis,
      skills: skillsOf(
        [...named, ...doings.map(({ skill }) => skill), ...guess.skills],
        skillOfCategory(guess, setting.language),
      ),
    };
  },
});

export const builtinWriter: Writer = createBuiltinWriter();

/**
 * Measured on wins that nobody here had read: alone, and alone where it is said of more than there is to it (whoever meets
 * somebody cares); beside a deed of the same category; and from where on it stands against a deed of another.
 */
const ALONE = 0.5;
const ALONE_OF: Partial<Record<Category, number>> = { Care: 0.62, Leadership: 0.58, Communication: 0.58 };
/** French and Spanish were right less often at the same certainty. */
const MORE_IN: Partial<Record<Language, number>> = { fr: 0.08, es: 0.08 };
const BESIDE = 0.3;
const AGAINST = 0.7;

/** What was done speaks first; where it speaks for two, or the model is sure of another one, none is sure. */
const categoryOf = (
  doings: readonly Doing[],
  { category, likely, certainty, next }: LearnedAboutWin,
  language: Language,
): Category => {
  const told = new Set(doings.map((doing) => doing.category).filter((one) => one !== null));
  const [only = 'Other'] = told;
  if (told.size > 1) return told.has(likely) && certainty >= BESIDE ? likely : 'Other';
  const alone = (ALONE_OF[likely] ?? ALONE) + (MORE_IN[language] ?? 0);
  if (told.size === 0) return category ?? (certainty >= alone ? likely : 'Other');
  if (only === likely) return certainty >= BESIDE ? only : 'Other';
  return certainty === 0 || (next.includes(only) && certainty < AGAINST) ? only : 'Other';
};

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
