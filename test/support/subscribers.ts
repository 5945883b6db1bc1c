import { addressNameOf } from '#application/accounts/claim-names.ts';
import { handle } from '#application/engine/handle.ts';
import { newId, newUserId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { signUp } from '#domain/access/sign-up/decider.ts';
import { address } from '#domain/accounts/address/decider.ts';
import { account } from '#domain/accounts/decider.ts';

const person = (userId: number) => ({ email: `sub-${userId}@example.com`, firstName: 'Sub', lastName: 'Scriber' });
let drawn = 0;
/** Ids of one test run never meet, though its clock stands still. */
const unusedUserId = ({ clock }: Services): number => {
  drawn += 1;
  return newUserId(clock.now() + drawn);
};

/** A sign-up whose checkout the provider has; nobody has paid yet. */
export const aSignUp = async (services: Services) => {
  const { clock, log, vault } = services;
  const userId = unusedUserId(services);
  const signUpId = newId(clock.now());
  const checkoutId = `checkout-of-${signUpId}`;
  await vault.make(userId);
  const personal = person(userId);
  const id = { signUpId, userId, at: timestamp(clock) };
  await handle(log, signUp, streams.signUp(signUpId), {
    type: 'StartSignUp',
    data: {
      ...id,
      plan: 'monthly',
      coupon: null,
      addressName: await addressNameOf(vault, personal.email),
      expiresAt: new Date(clock.now() + 24 * 60 * 60_000).toISOString(),
      personal: { ...personal, phoneNumber: null },
    },
  });
  await handle(log, signUp, streams.signUp(signUpId), {
    type: 'OpenCheckout',
    data: { ...id, checkoutId, plan: 'monthly', coupon: null },
  });
  return { userId, signUpId, checkoutId };
};

/** An open, proven account that is not complimentary: inactive until somebody pays for it. */
export const anAccount = async (services: Services, complimentary = false) => {
  const { clock, log, vault } = services;
  const userId = unusedUserId(services);
  await vault.make(userId);
  const personal = person(userId);
  const addressName = await addressNameOf(vault, personal.email);
  const at = timestamp(clock);
  await handle(log, address, streams.address(addressName), { type: 'ClaimAddress', data: { addressName, userId, at } });
  await handle(log, account, streams.account(userId), {
    type: 'OpenAccount',
    data: { userId, at, timezone: 'UTC', complimentary, proven: true, addressName, personal },
  });
  return { userId, email: personal.email };
};
