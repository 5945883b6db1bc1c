import type { DocumentSource } from '#application/documents/document-source.ts';
import type { Services } from '#application/services.ts';
import { correctWins } from '#application/wins/correct-wins.ts';
import type { WordSigns } from '#application/wins/word-signs.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import { changeSchedule, pauseByRequest, resumeByRequest, stopByRequest } from './change-schedule.ts';
import { askBack, done, impossible, type OpenRequest } from './open-request.ts';
import { listNewestWins, tellHowItGoes } from './show-wins.ts';
import { writeDocument } from './write-document.ts';

export type RequestParts = Pick<
  Services,
  'log' | 'readModels' | 'registers' | 'vault' | 'archive' | 'clock' | 'phones' | 'mail'
> &
  Readonly<{ documents: DocumentSource; signs: WordSigns }>;

/** Carries one request out, and says what came of it. A second time comes to the same; nothing is destroyed. */
export const carryOut = (parts: RequestParts, asked: OpenRequest): Promise<RequestOutcome> => {
  const { kind } = asked.request;
  switch (kind) {
    case 'change-schedule':
      return changeSchedule(parts, asked);
    case 'pause':
      return pauseByRequest(parts, asked);
    case 'resume':
      return resumeByRequest(parts, asked);
    case 'stop':
      return stopByRequest(parts, asked);
    case 'billing':
      return Promise.resolve(impossible(asked, 'on-billing-page'));
    case 'how-am-i-doing':
      return tellHowItGoes(parts, asked);
    case 'list-wins':
      return listNewestWins(parts, asked);
    case 'correct-wins':
      return correctNamedWins(parts, asked);
    case 'cv':
    case 'cover-letter':
    case 'growth-log':
    case 'social-thread':
    case 'linkedin-post':
    case 'twitter-post':
    case 'custom-content':
      return writeDocument(parts, kind, asked);
  }
};

/** Only wins that an answer of ours names, by the numbers it gives them. What is not clear enough changes nothing. */
const correctNamedWins = async (
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
