import { type Category, categories } from './categories.ts';

/** A question about a win by its place among those of a category: what it says stands beside what sends it. */
export type WinQuestion = Readonly<{ category: Category; place: number }>;
/** What is asked about a win, in the numbered order of its mail. */
export type Asking = Readonly<{ winId: string; question: WinQuestion }>;
/** What its words show: see `WordSigns`. */
type AskedWin = Readonly<{ winId: string; category: string; lacksResult: boolean; soundsHard: boolean }>;

/** How many questions there are about a win of each category. */
export const questionCounts: Readonly<Record<Category, number>> = {
  Delivery: 4,
  'Process improvement': 5,
  'Problem solving': 5,
  People: 2,
  Leadership: 4,
  Communication: 2,
  Customers: 2,
  Sales: 2,
  'Quality and safety': 4,
  Care: 2,
  Teaching: 2,
  Research: 2,
  Learning: 2,
  Creativity: 4,
  Organisation: 4,
  Other: 4,
};

/**
 * At most one question worth asking: about the first win that tells neither a number nor what came of it. Null when each
 * does, when there is none, and when the day sounds hard enough. The same wins always get the same question.
 */
export const questionAbout = (wins: readonly AskedWin[]): Asking | null => {
  if (wins.some(({ soundsHard }) => soundsHard)) return null;
  const lacking = wins.find(({ lacksResult }) => lacksResult);
  if (!lacking) return null;
  const { winId } = lacking;
  const category = categories.find((one) => one === lacking.category) ?? 'Other';
  return { winId, question: { category, place: variantOf(winId) % questionCounts[category] } };
};

/** Another win, another wording: a small number made of its id. */
const variantOf = (winId: string): number =>
  [...winId].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
