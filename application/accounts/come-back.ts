import type { OpenAccount } from '#domain/accounts/account.ts';
import type { Services } from '../services.ts';
import { resumeCheckIns } from './check-in-settings.ts';

/** Whoever was silent so long that check-ins ended gets them again with the first word; other pauses are kept. */
export const comeBack = async (
  services: Pick<Services, 'log' | 'clock'>,
  userId: number,
  { checkIns }: OpenAccount,
): Promise<void> => {
  if (checkIns.pause?.reason === 'quiet') await resumeCheckIns(services, userId);
};
