import { dayBefore } from '#domain/insight/look-back-span.ts';
import type { RequestOutcome } from '#domain/request/outcome.ts';
import type { Services } from '../../services.ts';
import { lookBack } from '../insights/look-back.ts';
import type { OpenRequest } from './open-request.ts';
import { done } from './outcomes.ts';
import { winsAreReadable } from './wins-are-readable.ts';

/** What the week, the month or the year held, this one or the one before; the week unless the words say otherwise. */
export const tellHowItGoes = async (services: Services, asked: OpenRequest): Promise<RequestOutcome> => {
  await winsAreReadable(services);
  const { period = 'week', previous = false } = asked.request.details;
  const today = previous ? dayBefore(period, asked.today) : asked.today;
  const { title, lines, highlightLines } = await lookBack(services, asked.userId, { period, today });
  return done(asked, 'how-am-i-doing', { title, lines, highlights: highlightLines });
};
