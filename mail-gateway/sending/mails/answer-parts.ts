import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import { oneLine } from '../clean.ts';
import type { Block, WinEntry } from '../template.ts';

const MOST_SKILLS = 8;

/** Where no category is sure, a win is filed under none: the word itself says nothing. */
const NO_CATEGORY = 'Other';

/** A win as it was said, what it was filed under, and what was made of it. */
export const winEntry = ({ text, category, analysis, skills }: AnswerFacts['wins'][number]): WinEntry => {
  const named = skills.slice(0, MOST_SKILLS).map((skill) => oneLine(skill, 60));
  return {
    words: oneLine(text, 300),
    filedUnder: [category === NO_CATEGORY ? '' : oneLine(category, 60), named.join(', ')]
      .filter((part) => part !== '')
      .join(' · '),
    analysis: oneLine(analysis, 600),
  };
};

/** Ten answers go out in a day; whoever writes more knows what becomes of it. */
export const lastBlocks = ({ isLast }: Pick<AnswerFacts, 'isLast'>): readonly Block[] =>
  isLast
    ? [
        {
          kind: 'paragraph',
          text: 'This is our last answer for today. Whatever else you write is read and kept all the same, and can be seen in your journal.',
        },
      ]
    : [];
