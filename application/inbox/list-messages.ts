import type { ReadModels } from '#application/engine/ports/read-models.ts';
import { isAnswer } from '#domain/inbox/request/answer-facts.ts';
import { numberedWins } from '#domain/inbox/request/numbered-wins.ts';
import { type GivenAnswer, MESSAGES } from './messages.ts';

const NEWEST_FIRST = [['at', 'descending']] as const;

/** What a user wrote on the web and how it was answered, the newest first. A foreign cursor is `bad-cursor`. */
export const pageOfMessages = (
  readModels: ReadModels,
  userId: number,
  { limit, cursor }: Readonly<{ limit: number; cursor: string | null }>,
) =>
  readModels.page(MESSAGES, {
    filter: { equals: { userId, channel: 'web' } },
    sort: NEWEST_FIRST,
    limit,
    cursor,
  });

/** The wins that an answer names, by their numbers in it. */
export const winsNamedIn = ({ facts }: GivenAnswer): readonly string[] => (isAnswer(facts) ? numberedWins(facts) : []);
