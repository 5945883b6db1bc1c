import { said, z } from './schema.ts';

/** Characters. */
export const longestMessage = 8000;

const required = said('messageMissing');
const tooLong = said('messageTooLong');

/** `POST /api/messages`: what one would mail. `userId`, where it is given, must be the caller's own. */
export const newMessage = z.strictObject({
  message: z.string(required).check(z.trim(), z.minLength(1, required), z.maxLength(longestMessage, tooLong)),
  userId: z.optional(z.number().check(z.int())),
});

/** 202: it is kept, and is answered in the conversation. `id` is that of the message. */
export const messageTaken = z.object({ success: z.literal(true), message: z.string(), id: z.string() });
export type MessageTaken = z.infer<typeof messageTaken>;

/**
 * A win that an answer names, by its number there. It is shown as it is by now; once it is `removed`, as the answer had it:
 * then `date` and `category` may be null. `categoryIsGuess`: the writer is not sure of it.
 */
const namedWin = z.object({
  number: z.number(),
  id: z.string(),
  state: z.enum(['kept', 'removed']),
  text: z.string(),
  date: z.nullable(z.iso.date()),
  dateIsApproximate: z.optional(z.literal(true)),
  category: z.nullable(z.string()),
  categoryIsGuess: z.boolean(),
  skills: z.array(z.string()),
  analysis: z.string(),
});
export type NamedWin = z.infer<typeof namedWin>;

/** A part of a card; a link leads to a page of ours. */
const cardPart = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), text: z.string() }),
  z.object({ kind: z.literal('list'), items: z.array(z.string()) }),
  z.object({ kind: z.literal('wins'), wins: z.array(namedWin) }),
  z.object({ kind: z.literal('document'), title: z.string(), text: z.string() }),
  z.object({ kind: z.literal('link'), label: z.string(), path: z.string() }),
]);
export type CardPart = z.infer<typeof cardPart>;

/**
 * What of an answer belongs together, in the language of the answer. `about` says what it is: `help` in a crisis and `calm` on
 * another hard day, what was done (`schedule`, `wins-listed`, `look-back`, `document`, `corrected`, `kept`), what could not be
 * (`not-done`), what a "yes" carries out (`confirm`), what words answer (`question`), or what was `said` beside it, wins that
 * were kept included. `documentId` is that of a document made, as long as it is there; `droppedWinIds` are wins that were deleted by
 * words and are not back.
 */
const answerCard = z.object({
  about: z.enum([
    'said',
    'help',
    'calm',
    'schedule',
    'wins-listed',
    'look-back',
    'document',
    'corrected',
    'kept',
    'confirm',
    'question',
    'not-done',
  ]),
  parts: z.array(cardPart),
  documentId: z.nullable(z.string()),
  droppedWinIds: z.array(z.string()),
});
export type AnswerCard = z.infer<typeof answerCard>;

/**
 * One turn. `winIds` of Cairn's turns are the wins that its numbers stand for, number 1 first, and `helpLinks` are what
 * in its text leads to help in a crisis: numbers as they are dialled, or an address. `cards` are the same answer as what it
 * tells; `text` is what a mail would have said. `state` of the user's says whether an answer is still to come; `unanswered`
 * never gets one.
 */
const turn = z.discriminatedUnion('from', [
  z.object({
    id: z.string(),
    from: z.literal('you'),
    at: z.string(),
    text: z.string(),
    state: z.enum(['waiting', 'answered', 'unanswered']),
  }),
  z.object({
    id: z.string(),
    from: z.literal('cairn'),
    at: z.string(),
    text: z.string(),
    winIds: z.array(z.string()),
    helpLinks: z.array(z.string()),
    cards: z.array(answerCard),
  }),
]);
export type Turn = z.infer<typeof turn>;

export const messageQuery = z.object({
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50))),
  cursor: z.optional(z.string()),
});

/** `GET /api/messages`: the newest turns first; a page has so many messages, each with its answer. */
export const messagePage = z.object({
  success: z.literal(true),
  messages: z.array(turn),
  nextCursor: z.nullable(z.string()),
});
export type MessagePage = z.infer<typeof messagePage>;

/** One conversation. `messageId` is that of the user's first mail in it, `inReplyToRefs` are those of the last one. */
const messageThread = z.object({
  id: z.string(),
  userId: z.number(),
  subject: z.string(),
  status: z.enum(['active', 'closed']),
  startDate: z.string(),
  lastMessageDate: z.string(),
  messageCount: z.number(),
  messageId: z.nullable(z.string()),
  inReplyToRefs: z.array(z.string()),
});
export type MessageThread = z.infer<typeof messageThread>;

/** `GET /api/messages/threads`: the one with the newest message first; `messageThreadId` elsewhere is the `id` of one. */
export const messageThreadPage = z.object({
  success: z.literal(true),
  threads: z.array(messageThread),
  nextCursor: z.nullable(z.string()),
  total: z.number(),
});
export type MessageThreadPage = z.infer<typeof messageThreadPage>;
