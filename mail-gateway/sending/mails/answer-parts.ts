import type { Language } from '#domain/facts.ts';
import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import { shortenedText } from '#domain/text.ts';
import { oneLine } from '../clean.ts';
import type { Block, Setting, WinEntry } from '../template.ts';
import { categoryInWords } from '../words/category-names.ts';
import { dayInWords } from '../words/in-words.ts';
import { quoted } from '../words/manner.ts';
import { guessedCategory } from './answer-guess.ts';
import { answerWords } from './answer-words.ts';

const MOST_SKILLS = 8;
/** Enough of a win for its writer to know it again. */
const LONGEST_WORDS = 110;

/** Surely none of the others: the word itself says nothing. */
const NONE = 'Other';

type AnsweredWin = Omit<AnswerFacts['wins'][number], 'winId'>;

/**
 * A win as it was said, its day where that is another, what it was filed under (and whether that is a guess), and what was made of it. No skill
 * that is called like the category beside it.
 */
export const winEntry = (win: AnsweredWin, language: Language = 'en'): WinEntry => {
  const name = categoryInWords(win.category, language);
  const skills = win.skills.filter((skill) => skill.toLowerCase() !== name.toLowerCase());
  const category = win.categoryIsGuess
    ? [guessedCategory(win.category, language)]
    : win.category === NONE
      ? []
      : [name];
  const day = win.date === undefined ? [] : [dayInWords(win.date, win.dateIsApproximate === true, language)];
  return entryOf(win, [...day, ...category], skills, language);
};

const entryOf = (
  { text, analysis }: AnsweredWin,
  category: readonly string[],
  skills: readonly string[],
  language: Language,
): WinEntry => {
  const named = skills.slice(0, MOST_SKILLS).map((skill) => oneLine(skill, 60));
  const parts = [...category.map((name) => oneLine(name, 60)), named.join(', ')];
  return {
    words: quoted(shortenedText(oneLine(text, 300), LONGEST_WORDS), language),
    filedUnder: parts.filter((part) => part !== '').join(' · '),
    analysis: oneLine(analysis, 600),
  };
};

/** Ten answers go out in a day; whoever writes more knows what becomes of it. */
export const lastBlocks = (
  { isLast }: Pick<AnswerFacts, 'isLast'>,
  { language }: Pick<Setting, 'language'>,
): readonly Block[] => (isLast ? [{ kind: 'paragraph', text: answerWords[language].last }] : []);
