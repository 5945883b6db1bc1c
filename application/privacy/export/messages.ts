import { MESSAGES, type MessageExchange } from '#application/inbox/list-messages.ts';
import type { JsonObject } from '#domain/json.ts';
import { documentsOf } from './documents-of.ts';
import type { ExportOf, ExportParts } from './parts.ts';

/** What was said on the web and by text, and what it was answered with, in the order it was said. */
export async function* exportedMessages({ readModels, composer }: ExportParts, { userId, at }: ExportOf) {
  const messages = documentsOf<MessageExchange & JsonObject>(readModels, {
    model: MESSAGES,
    userId,
    sort: [['at', 'ascending']],
    until: ['at', at],
  });
  for await (const { id, document } of messages) {
    const { channel, conversationId, text, answer } = document;
    yield {
      id,
      at: document.at,
      channel,
      messageThreadId: conversationId,
      text,
      answer: answer && { at: answer.at, text: await composer.answer(answer) },
    };
  }
}
