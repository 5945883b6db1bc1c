import { DOCUMENTS } from '#application/documents/documents.ts';
import { type Found, isBadCursor } from '#application/engine/ports/read-models.ts';
import { takeIncomingText } from '#application/inbox/incoming-texts.ts';
import {
  helpLinksIn,
  pageOfMessages,
  pageOfThreads,
  winsNamedIn,
  wordsOfThread,
} from '#application/inbox/list-messages.ts';
import { MESSAGE_THREADS, type MessageThreadDocument } from '#application/inbox/message-threads.ts';
import { MESSAGES, type MessageDocument } from '#application/inbox/messages.ts';
import { sendMessage } from '#application/inbox/send-message.ts';
import { SKILL_CHOICES } from '#application/skills/public.ts';
import { WINS } from '#application/wins/wins.ts';
import {
  type MessageThread,
  messagePage,
  messageQuery,
  messageTaken,
  messageThreadPage,
  newMessage,
  type Turn,
} from '#web/contract/messages.ts';
import { forbidden, listChanged, notFound, notSignedIn, tooMany } from '../errors.ts';
import { type ApiParts, route } from '../route.ts';
import { refuseCrisis } from '../wins/refuse-crisis.ts';
import type { ApiWords } from '../words/english.ts';
import { presentCards } from './present-cards.ts';

const DEFAULT_LIMIT = 20;

export const messageRoutes = [
  route({
    method: 'get',
    path: '/api/messages',
    summary: 'The conversation of the web, the newest turns first',
    answers: { 200: messagePage },
    access: 'session',
    query: messageQuery,
    lists: [MESSAGES, WINS, SKILL_CHOICES, DOCUMENTS],
    async handle({ parts, userId, words, query: { limit = DEFAULT_LIMIT, cursor = null } }) {
      const { found, nextCursor } = await pageOfMessages(parts.readModels, userId, { limit, cursor }).catch(
        cursorProblem,
      );
      const messages = (await Promise.all(found.map((one) => turnsOf(parts, one, words)))).flat();
      return { body: { success: true, messages, nextCursor } };
    },
  }),
  route({
    method: 'get',
    path: '/api/messages/threads',
    summary: 'The conversations by mail, text and on the web, the one with the newest message first',
    answers: { 200: messageThreadPage },
    access: 'session',
    query: messageQuery,
    lists: [MESSAGE_THREADS],
    async handle({ parts, userId, query: { limit = DEFAULT_LIMIT, cursor = null } }) {
      const page = await pageOfThreads(parts.readModels, userId, { limit, cursor }).catch(cursorProblem);
      const threads = await Promise.all(page.found.map((one) => presentThread(parts, one)));
      return { body: { success: true, threads, nextCursor: page.nextCursor, total: page.total } };
    },
  }),
  route({
    method: 'post',
    path: '/api/messages',
    summary: 'Say what one would mail: it is read, carried out and answered in the conversation',
    answers: { 202: messageTaken },
    access: 'session',
    body: newMessage,
    shows: [MESSAGES],
    async handle({ parts, userId, body, header, words }) {
      if (body.userId !== undefined && body.userId !== userId) throw notFound();
      const key = header('Idempotency-Key').slice(0, 255);
      const sent = await sendMessage(parts, userId, { text: body.message, key: key || null });
      if ('refused' in sent) {
        if (sent.refused !== 'too-often') throw notSignedIn();
        await refuseCrisis(parts, userId, body.message); // no limit stands before help
        throw tooMany(({ messages }) => messages.tooOften);
      }
      const { messageId: id, position } = sent;
      return { status: 202, body: { success: true, message: words.messages.reading, id }, position };
    },
  }),
];

/** An answer before its message: the newest comes first. */
const turnsOf = async (
  parts: ApiParts,
  { id, document: { userId, at, text: typed, state, answer } }: Found<MessageDocument>,
  words: ApiWords,
): Promise<readonly Turn[]> => {
  const said: Turn = { id, from: 'you', at, text: typed, state };
  const answerId = `${id}-answer`;
  if (state === 'unanswered') {
    const text = words.messages.keptUnanswered;
    const cards = [
      { about: 'not-done' as const, parts: [{ kind: 'text' as const, text }], documentId: null, droppedWinIds: [] },
    ];
    return [{ id: answerId, from: 'cairn', at, text, winIds: [], helpLinks: [], cards }, said];
  }
  if (answer === null) return [said];
  const text = await parts.composer.answer({ userId, ...answer });
  const named = { winIds: [...winsNamedIn(answer)], helpLinks: [...helpLinksIn(answer)] };
  const cards = await presentCards(parts, { messageId: id, userId, answer });
  return [{ id: answerId, from: 'cairn', at: answer.at, text, ...named, cards }, said];
};

const presentThread = async (
  parts: ApiParts,
  { id, document: thread }: Found<MessageThreadDocument>,
): Promise<MessageThread> => {
  const { subject, messageId, inReplyToRefs } = await wordsOfThread(parts, parts.composer, thread);
  return {
    id,
    userId: thread.userId,
    subject,
    status: thread.status,
    startDate: thread.startDate,
    lastMessageDate: thread.lastMessageDate,
    messageCount: thread.messageCount,
    messageId,
    inReplyToRefs: [...inReplyToRefs],
  };
};

const cursorProblem = (error: unknown): never => {
  throw isBadCursor(error) ? listChanged() : error;
};

const PATH = '/api/webhooks/twilio';

/** TwiML that answers nothing: what STOP and START get back is the provider's to say, our answers go out as texts. */
const NO_ANSWER = '<?xml version="1.0" encoding="UTF-8"?><Response></Response>';

export const twilioWebhookRoutes = [
  route({
    method: 'post',
    path: PATH,
    summary: 'A text message that came in, as Twilio posts it: recorded like a mail; STOP and START are obeyed',
    answers: { 200: null },
    access: 'signed',
    async handle({ parts, raw, header }) {
      if (!parts.incomingTexts) throw notFound();
      const fields = Object.fromEntries(new URLSearchParams(Buffer.from(raw).toString()));
      const text = parts.incomingTexts.read(`${parts.publicUrl}${PATH}`, fields, header('X-Twilio-Signature'));
      if (!text) throw forbidden(({ everywhere }) => everywhere.badSignature);
      await takeIncomingText(parts, text);
      return { body: NO_ANSWER, headers: { 'Content-Type': 'text/xml; charset=utf-8' } };
    },
  }),
];
