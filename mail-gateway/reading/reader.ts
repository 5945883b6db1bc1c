import { availableParallelism } from 'node:os';
import type { TaskFailure } from '#application/engine/children/child.ts';
import { type ChildPool, createChildPool } from '#application/engine/children/child-pool.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import {
  type HeardWords,
  type MailReader,
  type Reading,
  SAYS_NOTHING,
  type UnreadableReason,
} from '#application/inbox/mail-reader.ts';
import { type LearnedAboutWin, NOTHING_LEARNED } from '#application/wins/learned-about-win.ts';
import { completeRequest } from './answers/complete-request.ts';
import type { ReadingAnswer, ReadingTask } from './reading-task.ts';
import { wordsAsked } from './words-asked.ts';

type MailReaderOptions = Readonly<{ children?: number; timeLimitMs?: number; heapMb?: number; dataMb?: number }>;

/** Reads in the same processes what the learned model is sure of in a win, so that its weights stand in memory once. */
export type WinLearner = Readonly<{
  /** Answers `NOTHING_LEARNED` for a win whose reading broke a limit. */
  aboutWin(text: string): Promise<LearnedAboutWin>;
}>;

/** No mail that the gateway lets in comes near it; nothing larger is ever sent to a child. */
const MAX_SIZE = 32 * 1024 * 1024;
/** Of a win's text the learned model looks at so many characters. */
const MAX_WIN_LENGTH = 4 * 1024;
/** In bytes: a reading with all the files that may be kept of a mail. */
const MAX_ANSWER = 24 * 1024 * 1024;
/** More memory than after any ordinary mail: the child is replaced. */
const MAX_IDLE_MB = 260;

/** A mail that was being read when the reader closed is not unreadable: it is read again another time. */
const readerClosed = (): Fault => new Fault('mail-reader-closed', 'The mail reader is closed');

/**
 * A reader with its own pool of child processes. A mail that breaks its limit of time (by default 5 s of the processor) or memory
 * (512 MB) costs its child, never this process. Rejects only after `close` (fault `mail-reader-closed`) and where no child can be
 * started at all.
 */
export const createMailReader = ({
  children = Math.min(2, availableParallelism()),
  timeLimitMs = 5_000,
  heapMb = 256,
  dataMb = 512,
}: MailReaderOptions = {}): MailReader & WinLearner =>
  mailReaderOver(
    createChildPool({
      module: new URL('./read-in-child.ts', import.meta.url),
      children,
      timeLimitMs,
      heapMb,
      dataMb,
      maxAnswerBytes: MAX_ANSWER,
      maxIdleMb: MAX_IDLE_MB,
      closed: readerClosed,
    }),
  );

/** The reader, whatever does its tasks. */
export const mailReaderOver = (pool: ChildPool<ReadingTask, ReadingAnswer>): MailReader & WinLearner => {
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
