import type { Readable } from 'node:stream';
import type { SharedMemory } from '#application/engine/shared-memory.ts';

/** A mail's bytes as they came, dot-stuffing undone; `release` gives their memory back. Or why there are none. */
type Collected =
  | Readonly<{ raw: Buffer; release(): void }>
  | Readonly<{ failed: 'too-large' | 'no-capacity' | 'cut-off'; size: number }>;

/**
 * Reads a mail to its end. Its bytes are copied together as they come: many tiny chunks would cost many times their
 * size. What is too much is read on and dropped, since an answer can only follow the end.
 */
export const collect = (stream: Readable, memory: SharedMemory, largest: number): Promise<Collected> =>
  new Promise((resolve) => {
    let bytes = Buffer.alloc(0);
    let size = 0;
    let failed: 'too-large' | 'no-capacity' | null = null;

    const share = memory.open(() => fail('no-capacity'));
    const release = () => {
      share.release();
      bytes = Buffer.alloc(0);
    };
    const fail = (reason: 'too-large' | 'no-capacity') => {
      failed = reason;
      release();
    };
    const grow = (needed: number): boolean => {
      const held = bytes.length === 0 ? needed : Math.min(Math.max(needed, 2 * bytes.length), largest);
      if (!share.take(held - bytes.length)) return false;
      const grown = Buffer.allocUnsafeSlow(held);
      bytes.copy(grown);
      bytes = grown;
      return true;
    };

    stream.on('data', (chunk: Buffer) => {
      const start = size;
      size += chunk.length;
      if (failed !== null) return;
      if (size > largest) fail('too-large');
      else if (size > bytes.length && !grow(size)) fail('no-capacity');
      else chunk.copy(bytes, start);
    });
    stream.once('end', () => {
      share.complete();
      resolve(failed === null ? { raw: bytes.subarray(0, size), release } : { failed, size });
    });
    const cutOff = () => {
      release();
      resolve({ failed: 'cut-off', size });
    };
    stream.once('error', cutOff);
    stream.once('close', () => {
      if (!stream.readableEnded) cutOff();
    });
  });
