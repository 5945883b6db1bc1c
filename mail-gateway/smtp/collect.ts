import type { Readable } from 'node:stream';
import type { Room } from './room.ts';

/** A mail's bytes as they came, dot-stuffing undone; `release` gives their room back. Or why there are none. */
export type Collected =
  | Readonly<{ raw: Buffer; release(): void }>
  | Readonly<{ failed: 'too-large' | 'no-room' | 'cut-off'; size: number }>;

/**
 * Reads a mail to its end. Its bytes are copied together as they come: many tiny chunks would cost many times their
 * size. What is too much is read on and dropped, since an answer can only follow the end.
 */
export const collect = (stream: Readable, room: Room, largest: number): Promise<Collected> =>
  new Promise((resolve) => {
    let bytes = Buffer.alloc(0);
    let size = 0;
    let failed: 'too-large' | 'no-room' | null = null;

    const release = () => {
      room.giveBack(bytes.length);
      bytes = Buffer.alloc(0);
    };
    const fail = (reason: 'too-large' | 'no-room') => {
      failed = reason;
      release();
    };
    const grow = (needed: number): boolean => {
      const capacity = bytes.length === 0 ? needed : Math.min(Math.max(needed, 2 * bytes.length), largest);
      if (!room.take(capacity - bytes.length)) return false;
      const grown = Buffer.allocUnsafeSlow(capacity);
      bytes.copy(grown);
      bytes = grown;
      return true;
    };

    stream.on('data', (chunk: Buffer) => {
      const start = size;
      size += chunk.length;
      if (failed !== null) return;
      if (size > largest) fail('too-large');
      else if (size > bytes.length && !grow(size)) fail('no-room');
      else chunk.copy(bytes, start);
    });
    stream.once('end', () => {
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
