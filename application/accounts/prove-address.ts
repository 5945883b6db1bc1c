import { handle } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import type { OpenAccount } from '#domain/accounts/account.ts';
import { account } from '#domain/accounts/decider.ts';

/**
 * Something that was sent to an account's address came back: a link, or an answer from there. `owner` is the account as it
 * was when that was told; nothing is proven of an address that it has got since. An
 * address that took no mail is proven anew.
 */
export const proveAddress = async (
  { log, clock }: Pick<Services, 'log' | 'clock'>,
  userId: number,
  { addressName, proven, checkIns }: Pick<OpenAccount, 'addressName' | 'proven' | 'checkIns'>,
): Promise<void> => {
  if (proven && !checkIns.undeliverable) return;
  const data = { userId, at: timestamp(clock), addressName };
  await handle(log, account, streams.account(userId), { type: 'ProveAddress', data });
};
