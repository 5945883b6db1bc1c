import { parentPort } from 'node:worker_threads';
import type { DeliveryReport, Reading, ReadingContext } from '#application/ports/mail-reader.ts';
import { readMail, readText } from './read-mail.ts';
import { readPlain } from './read-plain.ts';
import { readReport } from './reports/read-report.ts';

/**
 * `raw` is a whole mail, or words without one around them; a `report` is read for what it says of another
 * mail; `plain` is a mail to be shown as text.
 */
export type ReadingTask =
  | Readonly<{ raw: Uint8Array | string; context: ReadingContext }>
  | Readonly<{ report: Uint8Array }>
  | Readonly<{ plain: Uint8Array }>;
export type ReadingAnswer = Readonly<{ ready: true }> | Readonly<{ reading: Reading | DeliveryReport | string }>;

const port = parentPort;
if (!port) throw new Error('This module runs in a worker thread only');

const answer = (message: ReadingAnswer): void => port.postMessage(message);

const read = async (task: ReadingTask): Promise<Reading | DeliveryReport | string> => {
  if ('plain' in task) return readPlain(task.plain);
  if ('report' in task) return readReport(task.report);
  return typeof task.raw === 'string' ? readText(task.raw, task.context) : readMail(task.raw, task.context);
};

// What throws here ends this worker; the pool tells its mail unreadable and starts another.
port.on('message', async (task: ReadingTask) => answer({ reading: await read(task) }));
answer({ ready: true });
