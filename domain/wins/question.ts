import type { Language } from '#domain/facts.ts';

/** What would make a win stronger and its words do not hold: what came of it, how long it took before, whom it was for. */
export type Missing = 'result' | 'before' | 'whom';

/** A question about a win: what it asks for, in a language. What it says stands beside what sends it. */
export type WinQuestion = Readonly<{ asks: Missing; language: Language }>;
/** What is asked about a win, in the numbered order of its mail. */
export type Asking = Readonly<{ winId: string; question: WinQuestion }>;
/** What its words show: see `WordSigns`. */
type AskedWin = Readonly<{ winId: string; lacks: Missing | null; language: Language; soundsHard: boolean }>;

/**
 * At most one question worth asking: about the first win of which one thing is surely missing. Null when of none is, when there
 * is none, and when the day sounds hard enough.
 */
export const questionAbout = (wins: readonly AskedWin[]): Asking | null => {
  if (wins.some(({ soundsHard }) => soundsHard)) return null;
  for (const { winId, lacks, language } of wins) if (lacks) return { winId, question: { asks: lacks, language } };
  return null;
};
