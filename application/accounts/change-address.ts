import { handle } from '#application/engine/handle.ts';
import { giveBack, type Limit, takeFrom } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Position } from '#application/engine/ports/event-store.ts';
import { changeRegister } from '#application/engine/registers.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { CHANGE_GOOD_FOR_MS } from '#domain/accounts/address-change.ts';
import { account } from '#domain/accounts/decider.ts';
import type { AccountEvent } from '#domain/accounts/events.ts';
import { isRefusal, type Refusal, refuse } from '#domain/decider.ts';
import { claimAddress, releaseUnlessHeld } from './address-claims.ts';
import { identityOf } from './find-account.ts';

type Parts = Pick<Services, 'log' | 'registers' | 'vault' | 'clock' | 'tokens'>;

/**
 * Follows the link that was sent to a new address, which proves it: claims the address, then makes it the account's. Killed in
 * between, the claim is held for the change, and the same link does the rest; once it is done the link says so again.
 * The reaction `leave-address` gives the old address back.
 */
export const changeAddress = async (
  services: Parts,
  token: string,
): Promise<Readonly<{ position: Position | null }> | Refusal<'bad-link' | 'address-taken'>> => {
  const wanted = await wantedBy(services, token);
  const owner = wanted && (await identityOf(services, wanted.userId));
  if (!wanted || !owner) return refuse('bad-link');
  if (owner.addressName === wanted.addressName) return { position: await services.log.head() };
  const email = owner.change?.changeId === wanted.changeId ? await emailOf(services, wanted) : null;
  if (email === null) return refuse('bad-link'); // another address was wanted since
  if (!(await claimAddress(services, wanted))) return refuse('address-taken');
  const changed = await handle(services.log, account, streams.account(wanted.userId), {
    type: 'ChangeAddress',
    data: { ...wanted, at: timestamp(services.clock), personal: { email } },
  });
  if (!isRefusal(changed)) return { position: changed.position };
  await releaseUnlessHeld(services, wanted);
  return refuse('bad-link');
};

/** The address as its owner typed it. */
const emailOf = async ({ log }: Parts, { changeId, userId }: WantedAddress): Promise<string | null> => {
  const events = await log.read<AccountEvent>(streams.account(userId));
  const asked = events.find(({ type, data }) => type === 'AddressChangeRequested' && data.changeId === changeId);
  return asked?.type === 'AddressChangeRequested' && asked.personal === 'open' ? asked.data.personal.email : null;
};

type WantedAddress = Readonly<{ changeId: string; userId: number; addressName: string }>;

/** However many accounts ask, one mailbox gets only so many mails about it. */
const limits = {
  user: { name: 'address-change-user', most: 5, seconds: 24 * 60 * 60 },
  address: { name: 'address-change-address', most: 5, seconds: 24 * 60 * 60 },
} as const satisfies Record<string, Limit>;

/**
 * Takes a change from the limits and makes the register that its link is good for: before it is written down, so that
 * no link is ever without one. Doing it again is harmless. False when the limits are used up.
 */
export const prepareAddressChange = async (
  services: Pick<Services, 'registers' | 'vault' | 'clock'>,
  wanted: WantedAddress,
): Promise<boolean> => {
  const { changeId, userId, addressName } = wanted;
  if (!(await takeFrom(services, limits.user, String(userId), changeId))) return false;
  if (!(await takeFrom(services, limits.address, addressName, changeId))) {
    await giveBack(services, limits.user, String(userId), changeId);
    return false;
  }
  const endsAt = services.clock.now() + CHANGE_GOOD_FOR_MS;
  await changeRegister(services.registers, 'address-change', changeId, (before) =>
    before ? null : { value: { userId, addressName }, endsAt },
  );
  return true;
};

/** It may not have been written down: it uses up nothing. Its register stays, in case it was; a link without an event is good for nothing. */
export const uncountAddressChange = async (
  services: Pick<Services, 'registers' | 'vault'>,
  { userId, addressName, changeId }: WantedAddress,
): Promise<void> => {
  await giveBack(services, limits.user, String(userId), changeId);
  await giveBack(services, limits.address, addressName, changeId);
};

/** What a link is good for; null when it is not ours, or too old. */
const wantedBy = async (
  { registers, tokens }: Pick<Services, 'registers' | 'tokens'>,
  token: string,
): Promise<WantedAddress | null> => {
  const changeId = tokens.readLinkToken('address', token);
  const register = changeId && (await registers.read('address-change', changeId));
  if (!changeId || !register) return null;
  return { changeId, userId: Number(register.value.userId), addressName: String(register.value.addressName) };
};
