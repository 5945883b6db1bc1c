import { handle, stateOf } from '#application/engine/handle.ts';
import { newUserId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { address } from '#domain/accounts/address/decider.ts';
import { account } from '#domain/accounts/decider.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { releaseUnlessHeld } from './address-claims.ts';
import { addressNameOf } from './claim-names.ts';
import { accountByAddress } from './find-account.ts';

type Parts = Pick<Services, 'log' | 'vault' | 'clock'>;

type NewAccount = Readonly<{ email: string; firstName: string; lastName: string; timezone: string }>;

/** Of two that are opened in the same millisecond one in 4,096 draws the other's id. */
const ATTEMPTS = 8;

/**
 * Opens a proven, complimentary account, as operators do. The address is claimed first; a claim whose account never came
 * (the process died in between) is taken up again, and one that is good for nothing any more is given back.
 */
export const openAccount = async (
  services: Parts,
  { email, firstName, lastName, timezone }: NewAccount,
): Promise<Readonly<{ userId: number; position: Position | null }> | Refusal<'address-taken'>> => {
  const { log, vault, clock } = services;
  if (await accountByAddress(services, email)) return refuse('address-taken');
  const addressName = await addressNameOf(vault, email);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const userId = await ownerOf(services, addressName);
    const opened = await handle(log, account, streams.account(userId), {
      type: 'OpenAccount',
      data: {
        userId,
        at: timestamp(clock),
        timezone,
        complimentary: true,
        addressName,
        proven: true,
        personal: { firstName, lastName, email },
      },
    });
    if (!isRefusal(opened)) return { userId, position: opened.position };
    if (!(await releaseUnlessHeld(services, { addressName, userId }))) return refuse('address-taken');
  }
  throw new Fault('no-free-id', 'every id drawn for a new account was taken');
};

/** The id that holds the address; a new one when it was free. */
const ownerOf = async (services: Parts, addressName: string): Promise<number> => {
  const { log, vault, clock } = services;
  const stream = streams.address(addressName);
  const { owner } = await stateOf(log, address, stream);
  if (owner !== null && !(await releaseUnlessHeld(services, { addressName, userId: owner }))) return owner;
  const userId = newUserId(clock.now());
  await vault.make(userId);
  const data = { addressName, userId, at: timestamp(clock) };
  const claimed = await handle(log, address, stream, { type: 'ClaimAddress', data });
  return isRefusal(claimed) ? ownerOf(services, addressName) : userId; // whoever was faster has it
};
