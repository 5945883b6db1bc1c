import { Worker } from 'node:worker_threads';
import { Fault } from '#application/engine/ports/fault.ts';
import type { BlobWrite, WriteFailure, WriteTask } from './blob-writer-thread.ts';

export type BlobWriter = Readonly<{
  /** Resolves once the blob is on the disk, its folder entries included. */
  write(blob: BlobWrite): Promise<void>;
  /** Resolves once all that was asked for is written. */
  close(): Promise<void>;
}>;

type Waiting = Readonly<{ blob: BlobWrite; resolve(): void; reject(error: unknown): void }>;

/**
 * Writes blobs below `top`, which is there, on a thread of its own. That thread takes whatever has gathered while it
 * wrote what came before, so that they share flushes, and the thread that talks to clients never waits for a disk.
 */
export const createBlobWriter = (top: string): BlobWriter => {
  let waiting: Waiting[] = [];
  let group: readonly Waiting[] = [];
  let thread: Worker | null = null;
  let idle: (() => void) | null = null;

  const next = () => {
    if (group.length > 0) return;
    if (waiting.length === 0) return idle?.();
    [group, waiting] = [waiting, []];
    thread ??= begin();
    thread.ref();
    thread.postMessage({ top, blobs: group.map(({ blob }) => blob) } satisfies WriteTask);
  };
  const end = (settle: (one: Waiting, index: number) => void) => {
    const ended = group;
    group = [];
    thread?.unref();
    ended.forEach(settle);
    next();
  };
  const begin = (): Worker => {
    const begun = new Worker(new URL('./blob-writer-thread.ts', import.meta.url));
    begun.on('message', (failures: readonly WriteFailure[]) =>
      end(({ resolve, reject }, index) => {
        const failure = failures[index];
        if (failure) reject(new Fault(failure.code, failure.message));
        else resolve();
      }),
    );
    begun.on('error', (error) => {
      thread = null; // the next group gets another
      end(({ reject }) => reject(error));
    });
    return begun;
  };
  return {
    write: (blob) =>
      new Promise((resolve, reject) => {
        if (waiting.length === 0) setImmediate(next);
        waiting.push({ blob, resolve, reject });
      }),
    async close() {
      if (group.length > 0 || waiting.length > 0)
        await new Promise<void>((resolve) => {
          idle = resolve;
        });
      await thread?.terminate();
    },
  };
};
