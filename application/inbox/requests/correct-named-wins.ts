import type { Services } from '#application/services.ts';
import { correctWins } from '#application/wins/correct-wins.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { OpenRequest } from './open-request.ts';
import { askBack, done } from './outcomes.ts';

/** Only wins that an answer of ours names, by the numbers it gives them. What is not clear enough changes nothing. */
export const correctNamedWins = async (
  services: Pick<Services, 'log' | 'clock'>,
  asked: OpenRequest,
): Promise<RequestOutcome> => {
  if (asked.numbered.length === 0) return askBack(asked, 'a-list-first');
  const { corrections = [] } = asked.request.details;
  if (corrections.length === 0) return askBack(asked, 'correction');
  const results = await correctWins(services, asked.userId, asked.requestId, asked.numbered, corrections);
  if (results.some(({ result }) => result === 'done' || result === 'gone'))
    return done(asked, 'correct-wins', { results });
  return askBack(asked, results.some(({ result }) => result === 'no-such-number') ? 'number' : 'correction');
};
