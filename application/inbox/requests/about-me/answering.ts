import { takeTurn } from '#application/engine/turns.ts';
import type { WinRead, WordSigns } from '#application/wins/public.ts';
import type { ListedWin } from '#domain/inbox/request/outcome-facts.ts';
import type { SelfAnswer, SelfQuestion } from '#domain/wins/self-question.ts';
import { dayOfWin } from '#domain/wins/win-day.ts';

/** A win with the words of it that answer a question, and what they are worth. */
export type Answering = WinRead & SelfAnswer;

/** The wins that answer a question, in the order given. */
export const answersIn = async (
  signs: WordSigns,
  question: SelfQuestion,
  wins: readonly WinRead[],
): Promise<readonly Answering[]> => {
  const answers: Answering[] = [];
  for (const win of wins) {
    await takeTurn(); // thousands of them may be long
    const answer = signs.answerTo(question, win.text);
    if (answer) answers.push({ ...win, ...answer });
  }
  return answers;
};

/** As an answer shows it. */
export const listed = ({ winId, quote, ...win }: Answering): ListedWin => ({
  winId,
  ...dayOfWin(win),
  text: quote,
});

/** The best answer first, of equals the newest. */
export const byWorth = (one: Answering, other: Answering): number =>
  other.worth - one.worth || (one.date < other.date ? 1 : -1);

/** The oldest first. */
export const byDate = (one: Answering, other: Answering): number => (one.date < other.date ? -1 : 1);
