import type { ReadModels } from '#application/engine/ports/read-models.ts';
import type { AnswerGiven } from '#domain/delivery/conversation/events.ts';
import { numberedWins } from '#domain/inbox/request/numbered-wins.ts';
import type { JsonObject } from '#domain/json.ts';
import type { AnswerWords } from './mail-words.ts';

/** As the read model `messages` has it: a message, and what it was answered with. */
export type MessageExchange = Readonly<{
  userId: number;
  at: string;
  conversationId: string;
  channel: 'web' | 'text';
  text: string;
  state: 'waiting' | 'answered' | 'unanswered';
  answer: GivenAnswer | null;
}>;
export type GivenAnswer = Pick<AnswerGiven['data'], 'at' | 'kind' | 'template'> &
  Readonly<{ name: string; words: JsonObject }>;

export const MESSAGES = 'messages';
const NEWEST_FIRST = [['at', 'descending']] as const;

/** What a user wrote on the web and how it was answered, the newest first. A foreign cursor is `bad-cursor`. */
export const pageOfMessages = (
  readModels: ReadModels,
  userId: number,
  { limit, cursor }: Readonly<{ limit: number; cursor: string | null }>,
) =>
  readModels.page<MessageExchange & JsonObject>(MESSAGES, {
    filter: { equals: { userId, channel: 'web' } },
    sort: NEWEST_FIRST,
    limit,
    cursor,
  });

/** The wins that an answer names, by their numbers in it. */
export const winsNamedIn = ({ kind, words }: GivenAnswer): readonly string[] =>
  kind === 'not-understood' ? [] : numberedWins(words as unknown as AnswerWords);
