import { accountOf } from '#application/accounts/find-account.ts';
import { newId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import type { Services } from '#application/services.ts';
import { requestLinkMail } from '../sign-in/link-mail.ts';
import { takeLoginMail } from '../sign-in/login-mail-budget.ts';

/** The short one first: what it refuses must not use up the day. */
const limits: readonly Limit[] = [
  { name: 'sign-up-again', most: 1, seconds: 15 * 60 },
  { name: 'sign-up-again-day', most: 3, seconds: 24 * 60 * 60 },
];

/** Tells the owner of an account that somebody signed up with its address, and gives a way in. */
export const mailSignUpAgain = async (
  services: Pick<Services, 'log' | 'registers' | 'vault' | 'clock'>,
  userId: number,
): Promise<void> => {
  const mailId = newId(services.clock.now());
  for (const limit of limits) if (!(await takeFrom(services, limit, String(userId), mailId))) return;
  const owner = await accountOf(services, userId);
  if (!owner || !(await takeLoginMail(services, owner.addressName, mailId))) return;
  const cause = `sign-up-again:${mailId}`;
  await requestLinkMail(services, { userId, kind: 'sign-up-again', mailId, cause, conversationId: null });
};
