import test, { type ExecutionContext } from 'ava';
import { makePhoneCode, verifyPhone } from '#application/access/phone/verify-phone.ts';
import { listPasskeys } from '#application/access/sign-in/passkeys.ts';
import { claimAddress } from '#application/accounts/address-claims.ts';
import { changeAddress } from '#application/accounts/change-address.ts';
import { changeProfile } from '#application/accounts/change-profile.ts';
import { addressNameOf } from '#application/accounts/claim-names.ts';
import { accountOf } from '#application/accounts/find-account.ts';
import { personOf } from '#application/accounts/find-person.ts';
import { givePhone } from '#application/accounts/give-phone.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { proveAddress } from '#application/accounts/prove-address.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { tellAccount } from '#test/support/account-commands.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { unprovenAccount } from '#test/support/unproven-account.ts';

const NUMBER = '+12025550123';
const WANTED = 'of-the-thief@example.com';

const verifies = async (services: Services, userId: number) => {
  const phoneName = (await accountOf(services, userId))?.phone?.phoneName ?? '';
  const { codeId } = await makePhoneCode(services, userId, phoneName);
  const answer = await verifyPhone(services, {
    userId,
    phoneNumber: NUMBER,
    code: services.tokens.code('phone', codeId),
  });
  return 'refused' in answer ? answer.refused : 'verified';
};

/** Somebody signed up with another's address, and has set up what would let them in again; then its owner proves it. */
const takenOver = async (t: ExecutionContext) => {
  const services = await embeddedServices(t);
  const userId = await unprovenAccount(services, { email: 'victim@example.com' });
  const at = timestamp(services.clock);
  await givePhone(services, userId, NUMBER);
  await verifies(services, userId);
  await changeProfile(services, userId, { email: WANTED });
  const passkey = { credentialId: 'k1', publicKey: 'key', transports: [], personal: { label: 'Thief' } };
  await tellAccount(services, userId, { type: 'AddPasskey', data: { userId, at, addressProven: false, ...passkey } });
  const before = await accountOf(services, userId);
  const isUsable = (await listPasskeys(services, userId)).length === 1;
  if (!before?.change || !isUsable || !before.phone?.verified) throw new Error('not set up');
  await proveAddress(services, userId, before.addressName);
  return { services, userId, link: services.tokens.linkToken('address', before.change.changeId) };
};

test('the link of an address wanted before the first proof is good for nothing, and its claim for everybody', async (t) => {
  const { services, userId, link } = await takenOver(t);
  t.like(await personOf(services, userId), { email: 'victim@example.com', wantedEmail: null });
  const addressName = await addressNameOf(services.vault, WANTED);
  await claimAddress(services, { addressName, userId }); // as one who was killed in the middle of it leaves it
  t.deepEqual(await changeAddress(services, link), { refused: 'bad-link' });
  const person = { firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' };
  t.false('refused' in (await openAccount(services, { ...person, email: WANTED })));
});

test('a passkey added before the first proof is none of the account’s any more', async (t) => {
  const { services, userId } = await takenOver(t);
  t.deepEqual(await listPasskeys(services, userId), []);
});

test('a number verified before the first proof stays verified, and nobody else’s', async (t) => {
  const { services, userId } = await takenOver(t);
  t.is((await personOf(services, userId))?.phoneNumber, NUMBER);
  t.like(await accountOf(services, userId), { phone: { verified: true } });
  const next = await unprovenAccount(services, { email: 'next@example.com', proven: true });
  await givePhone(services, next, NUMBER);
  t.is(await verifies(services, next), 'phone-taken');
});
