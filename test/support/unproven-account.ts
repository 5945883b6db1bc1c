import { addressNameOf } from '#application/accounts/claim-names.ts';
import { handle } from '#application/engine/handle.ts';
import { newUserId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { address } from '#domain/accounts/address/decider.ts';
import { account } from '#domain/accounts/decider.ts';

/** An account as a sign-up makes it, paid for by nobody: its address is not proven yet. */
export const unprovenAccount = async (
  { log, vault, clock }: Services,
  {
    email,
    complimentary = true,
    proven = false,
  }: Readonly<{ email: string; complimentary?: boolean; proven?: boolean }>,
): Promise<number> => {
  const userId = newUserId(clock.now());
  await vault.make(userId);
  const addressName = await addressNameOf(vault, email);
  const at = timestamp(clock);
  const personal = { firstName: 'Sub', lastName: 'Scriber', email };
  await handle(log, address, streams.address(addressName), {
    type: 'ClaimAddress',
    data: { addressName, userId, at },
  });
  await handle(log, account, streams.account(userId), {
    type: 'OpenAccount',
    data: { userId, at, timezone: 'UTC', complimentary, addressName, proven, personal },
  });
  return userId;
};
