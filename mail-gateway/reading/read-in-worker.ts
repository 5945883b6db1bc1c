import { parentPort } from 'node:worker_threads';
import type { Reading, ReadingContext } from '#application/ports/mail-reader.ts';
import { readMail } from './read-mail.ts';

export type ReadingTask = Readonly<{ raw: Uint8Array; context: ReadingContext }>;
export type ReadingAnswer = Readonly<{ ready: true }> | Readonly<{ reading: Reading }>;

const port = parentPort;
if (!port) throw new Error('This module runs in a worker thread only');

const answer = (message: ReadingAnswer): void => port.postMessage(message);

// What throws here ends this worker; the pool tells its mail unreadable and starts another.
port.on('message', async ({ raw, context }: ReadingTask) => answer({ reading: await readMail(raw, context) }));
answer({ ready: true });
