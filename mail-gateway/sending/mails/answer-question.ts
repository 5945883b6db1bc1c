import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { Block } from '../blocks.ts';
import { oneLine } from '../clean.ts';
import { winQuestion } from '../questions/win-question.ts';

const LONGEST = 160;

/** That the pictures and PDFs of the mail are kept, and with what. */
export const evidenceBlocks = ({ files, wins, enriched }: AnswerFacts): readonly Block[] => {
  if (files === 0) return [];
  const what = files === 1 ? 'The file you sent is kept' : `The ${files} files you sent are kept`;
  const where = wins.length > 1 ? 'with number 1' : wins.length + (enriched ? 1 : 0) > 0 ? 'with it' : 'with that win';
  return [{ kind: 'paragraph', text: `${what} ${where}, for you alone to see.` }];
};

/** Which of its files are not kept, and what would be. */
export const leftFilesBlocks = ({ filesLeft }: AnswerFacts): readonly Block[] => {
  if (filesLeft === 0) return [];
  const what = filesLeft === 1 ? '1 file' : `${filesLeft} files`;
  const text = `${what} could not be kept: pictures (JPEG, PNG, GIF, WebP) and PDFs can, ten of them and 10 MB in all.`;
  return [{ kind: 'paragraph', text }];
};

/** The one thing asked: an answer by mail is added to the win it is about. */
export const questionBlocks = ({ question, wins }: AnswerFacts): readonly Block[] => {
  if (!question) return [];
  const number = wins.findIndex(({ winId }) => winId === question.winId) + 1;
  const about = wins.length > 1 && number > 0 ? `About number ${number}: ` : '';
  return [
    {
      kind: 'paragraph',
      text: `${about}${oneLine(winQuestion(question.question), LONGEST)} Answer in a few words, and your answer is added to the win.`,
    },
  ];
};
