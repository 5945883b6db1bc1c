import { lookBack } from '#application/insights/look-back.ts';
import type { Services } from '#application/services.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import type { OpenRequest } from './open-request.ts';
import { done } from './outcomes.ts';
import { winsAreReadable } from './wins-are-readable.ts';

/** What the time that the words name held; the week unless they name one. */
export const tellHowItGoes = async (
  services: Pick<Services, 'readModels'>,
  asked: OpenRequest,
): Promise<RequestOutcome> => {
  await winsAreReadable(services);
  const { period, previous, of } = asked.request.details;
  const { title, lines, highlightLines } = await lookBack(services, asked.userId, {
    today: asked.today,
    ...(period ? { period } : {}),
    ...(previous ? { previous } : {}),
    ...(of ? { of } : {}),
  });
  return done(asked, 'how-am-i-doing', { title, lines, highlights: highlightLines });
};
