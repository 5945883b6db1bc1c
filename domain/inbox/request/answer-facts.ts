import type { Facts, Language } from '#domain/facts.ts';
import type { Analysis, FallbackReason } from '#domain/wins/events.ts';
import type { WinQuestion } from '#domain/wins/question.ts';
import type { RemarkTone } from '../mail/events.ts';
import type { HardDay, HardTone } from '../mail/hard-day.ts';
import type { LeftOutReason } from '../mail/left-out-events.ts';
import type { OpeningFacts } from './opening.ts';
import type { RequestOutcome } from './outcome.ts';

/**
 * What an answer says to a mail, a message or a text. The numbers that a reply may correct are those of `wins`, or of the wins
 * that an outcome lists. `question` is the one thing asked about one of them; `enriched` the win that the mail's words were
 * added to; `files` says how many pictures and PDFs were kept, `filesLeft` how many files were not. `tone` is that of a mail that
 * held none of it; `isLast` says that the day has no more answers. Beside wins `tone` is that of `besideThem`, the beginning of
 * what was said to us, is still to come or was hard. `leftOut` says why words of it wait under "needs you", `filesAside` how many
 * files came without a win to be kept with, `asideOf` how what stood beside the wins begins. `hardDay` is there after a hard
 * day alone: what kind it was, in which language it was told, and of a crisis who helps where its writer lives.
 */
export type AnswerFacts = Readonly<{
  of: 'answer';
  wins: readonly AnsweredWin[];
  more: number;
  enriched: Readonly<{ winId: string; text: string }> | null;
  files: number;
  filesLeft: number;
  outcomes: readonly RequestOutcome[];
  question: Readonly<{ winId: string; question: WinQuestion }> | null;
  tone: RemarkTone | null;
  leftOut: Exclude<LeftOutReason, 'only-files'> | null;
  filesAside: number;
  besideThem: string;
  asideOf: string;
  isLast: boolean;
  hardDay?: HardDayFacts;
  afterHardDay?: AfterHardDayFacts;
  /** With what an answer to wins begins; not after a hard day, which has words of its own. */
  opening?: OpeningFacts;
  /** Why AI, which was to write of these wins, did not: it was not there, or the day had no more of it. */
  withoutAi?: Exclude<FallbackReason, 'unfit'>;
}>;

/** An answer that an older release gave says nothing of guesses. */
type AnsweredWin = Omit<Analysis, 'categoryIsGuess'> &
  Readonly<{
    categoryIsGuess?: boolean;
    winId: string;
    text: string;
    /** Its local day, where that is not the day of the answer. */
    date?: string;
    dateIsApproximate?: true;
  }>;

/** An answer that says nothing. */
export const EMPTY_ANSWER: AnswerFacts = {
  of: 'answer',
  wins: [],
  more: 0,
  enriched: null,
  files: 0,
  filesLeft: 0,
  outcomes: [],
  question: null,
  tone: null,
  leftOut: null,
  filesAside: 0,
  besideThem: '',
  asideOf: '',
  isLast: false,
};

/** `wording` counts up from one hard day of somebody's to the next: none is answered in the words of the one before. */
export type HardDayFacts = Readonly<{
  tone: HardTone;
  day: HardDay;
  language: Language;
  help: Help | null;
  wording?: number;
}>;

/**
 * What was answered some days ago, and how often since then: no two of these in a row are in the same words. `saidBefore`: warm
 * words stood before another win the same day, and need not be said again.
 */
export type AfterHardDayFacts = Readonly<{
  mood: AfterHardDay;
  language: Language;
  wording: number;
  saidBefore?: true;
}>;
export type AfterHardDay = 'crisis' | 'hard';

/**
 * Who is there at once: the emergency number where it is known, lines that listen, the one for this need first, and the page
 * that knows lines everywhere, where there is none. What an answer said is kept as it was, whatever the table says later.
 */
export type Help = Readonly<{ emergency: string | null; lines: readonly Helpline[]; more: string | null }>;
/** `number` as it is dialled there, `always`: day and night; `texts`: it may be texted too. */
export type Helpline = Readonly<{ name: string; number: string; always: boolean; texts: boolean }>;

/** `isLast`: the day has no more answers; `onlyFiles`: it held pictures or PDFs, and no words. */
export type NotUnderstoodFacts = Readonly<{ of: 'not-understood'; isLast: boolean; onlyFiles: boolean }>;

export const isAnswer = (facts: Facts): facts is AnswerFacts => facts.of === 'answer';
