import type { DocumentSource } from '#application/documents/document-source.ts';
import type { Services } from '#application/services.ts';
import type { WordSigns } from '#application/wins/word-signs.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import { changeSchedule } from './change-schedule.ts';
import { correctNamedWins } from './correct-named-wins.ts';
import { listNewestWins } from './list-newest-wins.ts';
import type { OpenRequest } from './open-request.ts';
import { impossible } from './outcomes.ts';
import { pauseByRequest, resumeByRequest, stopByRequest } from './rest-check-ins.ts';
import { tellHowItGoes } from './tell-how-it-goes.ts';
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
