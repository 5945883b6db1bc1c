import { handle, stateOf } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import { isRefusal } from '#domain/decider.ts';
import { deliverability } from '#domain/deliverability/decider.ts';

/**
 * Something that was sent to an account's address came back: a link, or an answer from there. `addressName` is the address
 * as it was when that was told; nothing is proven of an address that the account has got since. An address that took no mail
 * is proven anew. False when the account is gone, or has another address by now.
 */
export const proveAddress = async (
  { log, clock }: Pick<Services, 'log' | 'clock'>,
  userId: number,
  addressName: string,
): Promise<boolean> => {
  const { failedAfter } = await stateOf(log, deliverability, streams.deliverability(userId));
  const data = { userId, at: timestamp(clock), addressName, failedAfter };
  return !isRefusal(await handle(log, account, streams.account(userId), { type: 'ProveAddress', data }));
};
