import type { Language } from '#domain/facts.ts';
import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import { oneLine } from '../clean.ts';
import type { Block, Setting, WinEntry } from '../template.ts';
import { categoryInWords } from '../words/category-names.ts';
import { quoted } from '../words/manner.ts';
import { answerWords } from './answer-words.ts';

const MOST_SKILLS = 8;

/** Where no category is sure, a win is filed under none: the word itself says nothing. */
const NO_CATEGORY = 'Other';

/** A win as it was said, what it was filed under, and what was made of it. */
export const winEntry = (
  { text, category, analysis, skills }: Omit<AnswerFacts['wins'][number], 'winId'>,
  language: Language = 'en',
): WinEntry => {
  const filed = category === NO_CATEGORY ? '' : oneLine(categoryInWords(category, language), 60);
  // A skill that is called like the category says nothing more beside it.
  const named = skills
    .slice(0, MOST_SKILLS)
    .map((skill) => oneLine(skill, 60))
    .filter((skill) => skill.toLowerCase() !== filed.toLowerCase());
  return {
    words: quoted(oneLine(text, 300), language),
    filedUnder: [filed, named.join(', ')].filter((part) => part !== '').join(' · '),
    analysis: oneLine(analysis, 600),
  };
};

/** Ten answers go out in a day; whoever writes more knows what becomes of it. */
export const lastBlocks = (
  { isLast }: Pick<AnswerFacts, 'isLast'>,
  { language }: Pick<Setting, 'language'>,
): readonly Block[] => (isLast ? [{ kind: 'paragraph', text: answerWords[language].last }] : []);
