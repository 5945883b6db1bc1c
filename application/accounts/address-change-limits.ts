import { giveBack, type Limit, takeFrom } from '#application/engine/limits.ts';
import { changeRegister } from '#application/engine/registers.ts';
import type { Services } from '#application/services.ts';
import { CHANGE_GOOD_FOR_MS } from '#domain/accounts/address-change.ts';

export type WantedAddress = Readonly<{ changeId: string; userId: number; addressName: string }>;

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
export const wantedBy = async (
  { registers, tokens }: Pick<Services, 'registers' | 'tokens'>,
  token: string,
): Promise<WantedAddress | null> => {
  const changeId = tokens.readLinkToken('address', token);
  const register = changeId && (await registers.read('address-change', changeId));
  if (!changeId || !register) return null;
  return { changeId, userId: Number(register.value.userId), addressName: String(register.value.addressName) };
};
