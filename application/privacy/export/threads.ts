import { allFound } from '#application/engine/all-pages.ts';
import { NEWEST_THREADS_FIRST, wordsOfThread } from '#application/inbox/list-messages.ts';
import { MESSAGE_THREADS } from '#application/inbox/message-threads.ts';
import { EXPORT_PAGE, type ExportOf, type ExportParts } from './parts.ts';

/** The conversations that mails and messages name by `messageThreadId`, the one with the newest message first. */
export async function* exportedThreads({ log, readModels, composer }: ExportParts, { userId }: ExportOf) {
  const threads = allFound((cursor) =>
    readModels.page(MESSAGE_THREADS, {
      filter: { equals: { userId, isShown: true } },
      sort: NEWEST_THREADS_FIRST,
      limit: EXPORT_PAGE,
      cursor,
    }),
  );
  for await (const { id, document } of threads) {
    const { status, startDate, lastMessageDate, messageCount } = document;
    const { subject } = await wordsOfThread({ log }, composer, document);
    yield { id, subject, status, startDate, lastMessageDate, messageCount };
  }
}
