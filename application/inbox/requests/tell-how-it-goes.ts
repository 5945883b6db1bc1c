import { lookBack } from '#application/insights/look-back.ts';
import type { Services } from '#application/services.ts';
import type { WordSigns } from '#application/wins/word-signs.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { OpenRequest } from './open-request.ts';
import { done } from './outcomes.ts';
import { winsAreReadable } from './wins-are-readable.ts';

/** What the time that the words name held; the week unless they name one. */
export const tellHowItGoes = async (
  services: Pick<Services, 'readModels'> & Readonly<{ signs: WordSigns }>,
  asked: OpenRequest,
): Promise<RequestOutcome> => {
  await winsAreReadable(services);
  const { period, previous, of } = asked.request.details;
  const facts = await lookBack(services, asked.userId, {
    today: asked.today,
    ...(period ? { period } : {}),
    ...(previous ? { previous } : {}),
    ...(of ? { of } : {}),
  });
  return done(asked, 'how-am-i-doing', facts);
};
