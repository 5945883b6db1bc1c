import { availableParallelism } from 'node:os';
import { Fault } from '#application/engine/ports/fault.ts';
import { type Broken, createThreadPool, type Handed } from '#application/engine/threads/thread-pool.ts';
import type {
  DeliveryReport,
  HeardWords,
  MailReader,
  Reading,
  UnreadableReason,
} from '#application/inbox/mail-reader.ts';
import { completeRequest } from './answers/complete-request.ts';
import type { ReadingAnswer, ReadingTask } from './read-in-worker.ts';
import { wordsAsked } from './words-asked.ts';

type MailReaderOptions = Readonly<{ workers?: number; timeLimitMs?: number; memoryLimitMb?: number }>;

/** No mail that the gateway lets in comes near it; nothing larger is ever copied into a worker. */
const MAX_SIZE = 32 * 1024 * 1024;

/** A mail that was being read when the reader closed is not unreadable: it is read again another time. */
const readerClosed = (): Fault => new Fault('mail-reader-closed', 'The mail reader is closed');

/**
 * A reader with its own pool of worker threads. A mail that breaks its limit of time (by default 5 s) or memory
 * (256 MB) costs its thread, never the process. Rejects only after `close` (fault `mail-reader-closed`) and where no
 * thread can be started at all.
 */
export const createMailReader = ({
  workers = Math.min(2, availableParallelism()),
  timeLimitMs = 5_000,
  memoryLimitMb = 256,
}: MailReaderOptions = {}): MailReader => {
  const pool = createThreadPool<ReadingTask, ReadingAnswer>({
    module: new URL('./read-in-worker.ts', import.meta.url),
    workers,
    timeLimitMs,
    memoryLimitMb,
    closed: readerClosed,
  });

  /** The thread answers in the kind that it was asked in. */
  const ask = async <Answer extends ReadingAnswer>(
    handed: () => Handed<ReadingTask>,
    failed: (reason: UnreadableReason) => Answer,
  ): Promise<Answer> => {
    const outcome = await pool.ask(handed);
    return 'answer' in outcome ? (outcome.answer as Answer) : failed(REASONS[outcome.broke]);
  };
  const unreadable = (reason: UnreadableReason): Reading => ({ kind: 'unreadable', reason });
  const readText: MailReader['readText'] = (text, { asked, ...said }) => {
    const context = { sent: [], ...said, ...wordsAsked(asked) };
    return ask(() => ({ task: { raw: text, context }, moved: [] }), unreadable);
  };

  return {
    read: async (raw, context) =>
      raw.byteLength > MAX_SIZE
        ? unreadable('too-large')
        : ask(
            () => moved(raw, (copy) => ({ raw: copy, context: { ...context, ...wordsAsked(context.asked) } })),
            unreadable,
          ),
    readText,
    hear: (text) =>
      ask(
        () => ({ task: { hear: text }, moved: [] }),
        () => NOTHING_HEARD,
      ),
    completeRequest: (incomplete, reply, today) =>
      completeRequest((text) => readText(text, { asked: null, today }), incomplete, reply),
    readReport: async (raw) =>
      raw.byteLength > MAX_SIZE
        ? SAYS_NOTHING
        : ask(
            () => moved(raw, (report) => ({ report })),
            () => SAYS_NOTHING,
          ),
    readPlain: async (raw) =>
      raw.byteLength > MAX_SIZE
        ? ''
        : ask(
            () => moved(raw, (plain) => ({ plain })),
            () => '',
          ),
    close: () => pool.close(),
  };
};

/** The caller keeps its bytes; the thread gets a copy of its own. */
const moved = (raw: Uint8Array, taskOf: (copy: Uint8Array) => ReadingTask): Handed<ReadingTask> => {
  const copy = Uint8Array.from(raw);
  return { task: taskOf(copy), moved: [copy.buffer] };
};

const REASONS: Readonly<Record<Broken, UnreadableReason>> = {
  'too-slow': 'too-slow',
  'too-much-memory': 'too-much-memory',
  failed: 'malformed',
};

const NOTHING_HEARD: HeardWords = { tone: null, day: 'hard', language: null };

const SAYS_NOTHING: DeliveryReport = { kind: 'none', status: '', recipient: '', messageIds: [], aboutUs: false };
