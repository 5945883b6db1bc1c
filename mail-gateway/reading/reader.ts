import { availableParallelism } from 'node:os';
import type { MailReader } from '#application/ports/mail-reader.ts';
import { type ReadingThread, readerClosed, SAYS_NOTHING, startReadingThread } from './reading-thread.ts';

export type MailReaderOptions = Readonly<{ workers?: number; timeLimitMs?: number; memoryLimitMb?: number }>;

/** No mail that the gateway lets in comes near it; nothing larger is ever copied into a worker. */
const MAX_SIZE = 32 * 1024 * 1024;

/**
 * A reader with its own pool of worker threads, started as they are needed. A mail that breaks its limit of time (by
 * default 5 s) or memory (256 MB) costs its thread, never the process; the next mail gets a new one. Rejects only
 * after `close` (fault `mail-reader-closed`) and where no thread can be started at all.
 */
export const createMailReader = ({
  workers = Math.min(2, availableParallelism()),
  timeLimitMs = 5_000,
  memoryLimitMb = 256,
}: MailReaderOptions = {}): MailReader => {
  const slots = Array.from({ length: workers }, () => aSlot(() => startReadingThread({ timeLimitMs, memoryLimitMb })));
  const idle = [...slots];
  const waiting: ((slot: Slot) => void)[] = [];
  let closed = false;

  const take = (): Slot | Promise<Slot> => idle.pop() ?? new Promise((resolve) => waiting.push(resolve));
  const giveBack = (slot: Slot): void => {
    const next = waiting.shift();
    if (next) next(slot);
    else idle.push(slot);
  };

  const inTurn = async <Answer>(read: (thread: ReadingThread) => Promise<Answer>): Promise<Answer> => {
    const slot = await take();
    try {
      if (closed) throw readerClosed();
      return await read(await slot.thread());
    } finally {
      giveBack(slot);
    }
  };

  return {
    async read(raw, context) {
      if (closed) throw readerClosed();
      if (raw.byteLength > MAX_SIZE) return { kind: 'unreadable', reason: 'too-large' };
      return inTurn((thread) => thread.read(raw, context));
    },
    async readText(text, context) {
      if (closed) throw readerClosed();
      return inTurn((thread) => thread.read(text, { ...context, sent: [] }));
    },
    async readReport(raw) {
      if (closed) throw readerClosed();
      return raw.byteLength > MAX_SIZE ? SAYS_NOTHING : inTurn((thread) => thread.readReport(raw));
    },
    async readPlain(raw) {
      if (closed) throw readerClosed();
      return raw.byteLength > MAX_SIZE ? '' : inTurn((thread) => thread.readPlain(raw));
    },
    async close() {
      closed = true;
      await Promise.all(slots.map((slot) => slot.end()));
    },
  };
};

type Slot = Readonly<{ thread(): Promise<ReadingThread>; end(): Promise<void> }>;

/** A place for one thread: the same one until it dies, then another. */
const aSlot = (start: () => Promise<ReadingThread>): Slot => {
  let current: Promise<ReadingThread> | null = null;
  let ended = false;
  return {
    async thread() {
      const thread = await current?.catch(() => null);
      if (ended) throw readerClosed();
      if (thread?.isAlive()) return thread;
      current = start();
      return current;
    },
    async end() {
      ended = true;
      await (await current?.catch(() => null))?.end();
    },
  };
};
