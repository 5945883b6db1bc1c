import type { TaskFailure } from '#application/engine/children/child.ts';
import type { ChildPool } from '#application/engine/children/child-pool.ts';
import {
  type HeardWords,
  type MailReader,
  type Reading,
  SAYS_NOTHING,
  type UnreadableReason,
} from '#application/inbox/mail-reader.ts';
import type { MailRequest } from '#domain/inbox/request/mail-request.ts';
import type { AskedBackOutcome } from '#domain/inbox/request/outcome.ts';
import { type LearnedAboutWin, NOTHING_LEARNED } from '#domain/wins/learned-about-win.ts';
import type { ReadingAnswer, ReadingTask } from './reading-task.ts';
import { wordsAsked } from './words-asked.ts';

/** Reads in the same processes what the learned model is sure of in a win, so that its weights stand in memory once. */
export type WinLearner = Readonly<{
  /** Answers `NOTHING_LEARNED` for a win whose reading broke a limit. */
  aboutWin(text: string): Promise<LearnedAboutWin>;
}>;

/** No mail that the gateway lets in comes near it; nothing larger is ever sent to a child. */
const MAX_SIZE = 32 * 1024 * 1024;
/** Of a win's text the learned model looks at so many characters. */
const MAX_WIN_LENGTH = 4 * 1024;
/** Completes a request with the reply that says what was missing; null when it does not. */
type CompleteRequest = (
  readText: (text: string) => Promise<Reading>,
  incomplete: AskedBackOutcome,
  reply: string,
) => Promise<MailRequest | null>;

/** The reader, whatever does its tasks. */
export const mailReaderOver = (
  pool: ChildPool<ReadingTask, ReadingAnswer>,
  completeRequest: CompleteRequest,
): MailReader & WinLearner => {
  /** The child answers in the kind that it was asked in. */
  const ask = async <Answer extends ReadingAnswer>(
    task: () => ReadingTask | Promise<ReadingTask>,
    failed: (reason: UnreadableReason) => Answer,
  ): Promise<Answer> => {
    const first = await pool.ask(task);
    // A child may have died for want of memory that something else took, so only the second death counts.
    const outcome = 'answer' in first || first.broke === 'too-slow' ? first : await pool.ask(task);
    return 'answer' in outcome ? (outcome.answer as Answer) : failed(REASONS[outcome.broke]);
  };
  const unreadable = (reason: UnreadableReason): Reading => ({ kind: 'unreadable', reason });
  const readText: MailReader['readText'] = (text, { asked, ...said }) => {
    const context = { sent: [], ...said, ...wordsAsked(asked) };
    return ask(() => ({ raw: text, context }), unreadable);
  };

  return {
    read: async (raw, context, onBegin) =>
      raw.byteLength > MAX_SIZE
        ? unreadable('too-large')
        : ask(async () => {
            await onBegin?.();
            return { raw, context: { ...context, ...wordsAsked(context.asked) } };
          }, unreadable),
    readText,
    hear: (text) =>
      ask(
        () => ({ hear: text }),
        () => NOTHING_HEARD,
      ),
    completeRequest: (incomplete, reply, today) =>
      completeRequest((text) => readText(text, { asked: null, today }), incomplete, reply),
    readReport: async (raw, onBegin) =>
      raw.byteLength > MAX_SIZE
        ? SAYS_NOTHING
        : ask(
            async () => {
              await onBegin?.();
              return { report: raw };
            },
            () => SAYS_NOTHING,
          ),
    readPlain: async (raw) =>
      raw.byteLength > MAX_SIZE
        ? ''
        : ask(
            () => ({ plain: raw }),
            () => '',
          ),
    aboutWin: (text) =>
      ask(
        () => ({ win: text.slice(0, MAX_WIN_LENGTH) }),
        () => NOTHING_LEARNED,
      ),
    close: () => pool.close(),
  };
};

const REASONS: Readonly<Record<TaskFailure, UnreadableReason>> = {
  'too-slow': 'too-slow',
  'too-much-memory': 'too-much-memory',
  failed: 'malformed',
};

const NOTHING_HEARD: HeardWords = { tone: null, day: 'hard', language: null };
