import { forgetAnswers, forgetCounters, forgetLogin } from '#application/access/public.ts';
import { forgetDrafts, forgetShares } from '#application/documents/public.ts';
import type { Services } from '#application/services.ts';

/** What registers hold of somebody beside sessions: it is no use without the key, and is not left lying. */
export const forgetRegisters = async (services: Pick<Services, 'registers'>, userId: number): Promise<void> => {
  await forgetCounters(services, userId);
  await forgetLogin(services, userId);
  await forgetAnswers(services, userId);
  await forgetDrafts(services, userId);
  await forgetShares(services, userId);
};
