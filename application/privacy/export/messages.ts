import { allFound } from '#application/engine/all-pages.ts';
import { MESSAGES } from '#application/inbox/messages.ts';
import { EXPORT_PAGE, type ExportOf, type ExportParts } from './parts.ts';

/** What was said on the web and by text, and what it was answered with, in the order it was said. */
export async function* exportedMessages({ readModels, composer }: ExportParts, { userId, at }: ExportOf) {
  const messages = allFound((cursor) =>
    readModels.page(MESSAGES, {
      filter: { equals: { userId }, atMost: { at } },
      sort: [['at', 'ascending']],
      limit: EXPORT_PAGE,
      cursor,
    }),
  );
  for await (const { id, document } of messages) {
    const { channel, conversationId, text, answer } = document;
    yield {
      id,
      at: document.at,
      channel,
      messageThreadId: conversationId,
      text,
      answer: answer && { at: answer.at, text: await composer.answer({ userId, ...answer }) },
    };
  }
}
