import { account } from '#domain/account/decider.ts';
import { address } from '#domain/address/decider.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { handle, stateOf } from '../handle.ts';
import { newUserId } from '../ids.ts';
import { timestamp } from '../ports/clock.ts';
import type { Position } from '../ports/event-store.ts';
import type { Services } from '../services.ts';
import { addressNameOf, streams } from '../streams.ts';

export type NewAccount = Readonly<{ email: string; firstName: string; lastName: string; timezone: string }>;

/**
 * Opens a proven, complimentary account, as operators do. The address is claimed first; a claim whose account never came
 * (the process died in between) is taken up again.
 */
export const openAccount = async (
  services: Services,
  { email, firstName, lastName, timezone }: NewAccount,
): Promise<Readonly<{ userId: number; position: Position | null }> | Refusal<'address-taken'>> => {
  const { log, vault } = services;
  const addressName = await addressNameOf(vault, email);
  const userId = await claimAddress(services, addressName);
  if (userId === null) return refuse('address-taken');
  const at = timestamp(services.clock);
  const opened = await handle(log, account, streams.account(userId), {
    type: 'OpenAccount',
    data: { userId, at, timezone, complimentary: true, addressName, personal: { firstName, lastName, email } },
  });
  if (isRefusal(opened)) return refuse('address-taken');
  const proven = await handle(log, account, streams.account(userId), {
    type: 'ProveAddress',
    data: { userId, at, addressName },
  });
  return { userId, position: isRefusal(proven) ? opened.position : proven.position };
};

/** The id that now holds the address and has no account yet; null when an account does. */
const claimAddress = async (services: Services, addressName: string): Promise<number | null> => {
  const { log, vault, clock } = services;
  const stream = streams.address(addressName);
  const { owner } = await stateOf(log, address, stream);
  if (owner !== null) return (await hasAccount(services, owner)) ? null : owner;
  const userId = await unusedUserId(services);
  await vault.make(userId);
  const data = { addressName, userId, at: timestamp(clock) };
  return isRefusal(await handle(log, address, stream, { type: 'ClaimAddress', data })) ? null : userId;
};

const unusedUserId = async (services: Services): Promise<number> => {
  for (;;) {
    const userId = newUserId(services.clock.now());
    if (!(await hasAccount(services, userId))) return userId;
  }
};

const hasAccount = async ({ log }: Services, userId: number): Promise<boolean> =>
  (await stateOf(log, account, streams.account(userId))).status !== 'unknown';
