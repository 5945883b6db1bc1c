import { NEWEST_FIRST, THREADS, type ThreadDocument, wordsOfThread } from '#application/inbox/list-threads.ts';
import type { JsonObject } from '#domain/json.ts';
import { documentsOf } from './documents-of.ts';
import type { ExportOf, ExportParts } from './parts.ts';

/** The conversations that mails and messages name by `messageThreadId`, the one with the newest message first. */
export async function* exportedThreads({ log, readModels, composer }: ExportParts, { userId }: ExportOf) {
  const threads = documentsOf<ThreadDocument & JsonObject>(readModels, { model: THREADS, userId, sort: NEWEST_FIRST });
  for await (const { id, document } of threads) {
    if (!document.isShown) continue;
    const { status, startDate, lastMessageDate, messageCount } = document;
    const { subject } = await wordsOfThread({ log }, composer.subject, document);
    yield { id, subject, status, startDate, lastMessageDate, messageCount };
  }
}
