import type { OpenAccount } from '#domain/accounts/account.ts';
import { resumeCheckIns } from './check-in-settings.ts';

/** Whoever was silent so long that check-ins ended gets them again with the first word; other pauses are kept. */
export const comeBack = async (
  services: Parameters<typeof resumeCheckIns>[0],
  userId: number,
  { checkIns }: OpenAccount,
): Promise<void> => {
  if (checkIns.pause?.reason === 'quiet') await resumeCheckIns(services, userId);
};
