import { deserialize, serialize } from 'node:v8';
import { mailReaderOver } from '#mail-gateway/reading/reader.ts';

const tasks = () => import('#mail-gateway/reading/reading-task.ts');

/**
 * The mail reader without its child processes, for tests of what is read: each child would load all that reads anew. Limits of time
 * and memory are not kept here; what promises something of them takes `createMailReader`.
 */
export const readerHere = () =>
  mailReaderOver({
    async ask(task) {
      const wanted = await task();
      try {
        return { answer: deserialize(serialize(await (await tasks()).doReadingTask(wanted))) };
      } catch {
        return { broke: 'failed' };
      }
    },
    close: async () => {},
  });
