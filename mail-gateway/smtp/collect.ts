import type { Readable } from 'node:stream';

/** A mail's bytes as they came, dot-stuffing undone; `release` gives their capacity back. Or why there are none. */
type Collected =
  | Readonly<{ raw: Buffer; release(): void }>
  | Readonly<{ failed: 'too-large' | 'no-capacity' | 'cut-off'; size: number }>;

/**
 * Reads a mail to its end. Its bytes are copied together as they come: many tiny chunks would cost many times their
 * size. What is too much is read on and dropped, since an answer can only follow the end.
 */
export const collect = (stream: Readable, capacity: InFlightCapacity, largest: number): Promise<Collected> =>
  new Promise((resolve) => {
    let bytes = Buffer.alloc(0);
    let size = 0;
    let failed: 'too-large' | 'no-capacity' | null = null;

    const release = () => {
      capacity.release(bytes.length);
      bytes = Buffer.alloc(0);
    };
    const fail = (reason: 'too-large' | 'no-capacity') => {
      failed = reason;
      release();
    };
    const grow = (needed: number): boolean => {
      const held = bytes.length === 0 ? needed : Math.min(Math.max(needed, 2 * bytes.length), largest);
      if (!capacity.take(held - bytes.length)) return false;
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

/** Memory for the mails on their way: taken before bytes are held, given back when their mail is answered. */
export class InFlightCapacity {
  #free: number;
  constructor(bytes: number) {
    this.#free = bytes;
  }

  /** False, and nothing taken, when there is not that much left. */
  take(bytes: number): boolean {
    if (bytes > this.#free) return false;
    this.#free -= bytes;
    return true;
  }

  release(bytes: number): void {
    this.#free += bytes;
  }

  get free(): number {
    return this.#free;
  }
}
