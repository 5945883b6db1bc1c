import { deserialize, serialize } from 'node:v8';
import { completeRequest } from '#language/reader/replies/complete-request.ts';
import { mailReaderOver } from '#mail-gateway/reading/reader.ts';

const tasks = async () => ({
  ...(await import('#mail-gateway/reading/reading-task.ts')),
  ...(await import('#infrastructure/wiring/word-readers.ts')),
});

/**
 * The mail reader without its child processes, for tests of what is read: each child would load all that reads anew. Limits of time
 * and memory are not kept here; what promises something of them takes `createMailReader`.
 */
export const readerHere = () =>
  mailReaderOver(
    {
      async ask(task) {
        const wanted = await task();
        try {
          const { doReadingTask, wordReaders } = await tasks();
          return { answer: deserialize(serialize(await doReadingTask(wanted, wordReaders))) };
        } catch {
          return { broke: 'failed' };
        }
      },
      close: async () => {},
    },
    completeRequest,
  );
