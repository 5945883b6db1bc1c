import test, { type ExecutionContext } from 'ava';
import { makePhoneCode, verifyPhone } from '#application/access/phone/verify-phone.ts';
import { listPasskeys } from '#application/access/sign-in/passkeys.ts';
import { claimAddress } from '#application/accounts/address-claims.ts';
import { changeAddress } from '#application/accounts/change-address.ts';
import { changeProfile } from '#application/accounts/change-profile.ts';
import { addressNameOf } from '#application/accounts/claim-names.ts';
import { accountOf, personOf } from '#application/accounts/find-account.ts';
import { claimPhone, givePhone } from '#application/accounts/give-phone.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { proveAddress } from '#application/accounts/prove-address.ts';
import { handle } from '#application/engine/handle.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import { addressProvenV2 } from '#domain/accounts/events.ts';
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
  await handle(services.log, account, streams.account(userId), {
    type: 'AddPasskey',
    data: { userId, at, ...passkey },
  });
  const before = await accountOf(services, userId);
  if (!before?.change || before.passkeys.length !== 1 || !before.phone?.verified) throw new Error('not set up');
  await proveAddress(services, userId, before);
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
  t.deepEqual((await accountOf(services, userId))?.passkeys, []);
});

test('a number verified before the first proof stays verified, and nobody else’s', async (t) => {
  const { services, userId } = await takenOver(t);
  t.is((await personOf(services, userId))?.phoneNumber, NUMBER);
  t.like(await accountOf(services, userId), { phone: { verified: true } });
  const next = await unprovenAccount(services, { email: 'next@example.com', proven: true });
  await givePhone(services, next, NUMBER);
  t.is(await verifies(services, next), 'phone-taken');
});

/** An account whose proof was written before 0.4, when it took the phone's back. */
const provenLongAgo = async (t: ExecutionContext) => {
  const services = await embeddedServices(t);
  const userId = await unprovenAccount(services, { email: 'sub@example.com' });
  await givePhone(services, userId, NUMBER);
  await verifies(services, userId);
  const { addressName = '' } = (await accountOf(services, userId)) ?? {};
  const data = { userId, at: timestamp(services.clock), addressName, lapsesPhone: true };
  const { length } = await services.log.read(streams.account(userId));
  await services.log.append(streams.account(userId), [addressProvenV2(data)], length - 1);
  return { services, userId };
};

test('of an older proof it is still true that the number is whose who next types its code', async (t) => {
  const { services, userId } = await provenLongAgo(t);
  t.is((await personOf(services, userId))?.phoneNumber, NUMBER);
  t.like(await accountOf(services, userId), { phone: { verified: false } });
  t.is(await verifies(services, userId), 'wrong-code'); // it has to be asked for again
  const next = await unprovenAccount(services, { email: 'next@example.com', proven: true });
  await givePhone(services, next, NUMBER);
  t.is(await verifies(services, next), 'verified');
  await givePhone(services, userId, NUMBER);
  t.is(await verifies(services, userId), 'phone-taken');
});

test('its owner may verify the same number again, and then nobody else has it', async (t) => {
  const { services, userId } = await provenLongAgo(t);
  await givePhone(services, userId, NUMBER);
  t.is(await verifies(services, userId), 'verified');
  const phoneName = (await accountOf(services, userId))?.phone?.phoneName ?? '';
  const next = await unprovenAccount(services, { email: 'next@example.com', proven: true });
  t.false(await claimPhone(services, next, phoneName));
});

test('an address that takes mail after all is stayed with: the link to the one that was wanted meanwhile is good for nothing', async (t) => {
  const services = await embeddedServices(t);
  const userId = await unprovenAccount(services, { email: 'sub@example.com', proven: true });
  const added = { credentialId: 'k1', publicKey: 'key', transports: [], personal: { label: 'Laptop' } };
  const command = { type: 'AddPasskey', data: { userId, at: timestamp(services.clock), ...added } } as const;
  await handle(services.log, account, streams.account(userId), command);
  await givePhone(services, userId, NUMBER);
  await verifies(services, userId);
  const { addressName = '' } = (await accountOf(services, userId)) ?? {};
  const at = timestamp(services.clock);
  await handle(services.log, account, streams.account(userId), {
    type: 'NoteDeliveryFailure',
    data: { userId, at, addressName, failure: 'hard', status: '5.1.1', mailId: 'm1' },
  });
  await changeProfile(services, userId, { email: WANTED }, { recent: true });
  const bounced = await accountOf(services, userId);
  if (!bounced?.change || !bounced.checkIns.undeliverable) return t.fail('it did not bounce');
  await proveAddress(services, userId, bounced);
  t.like(await personOf(services, userId), { email: 'sub@example.com', wantedEmail: null });
  t.like(await accountOf(services, userId), { change: null, phone: { verified: true } });
  const link = services.tokens.linkToken('address', bounced.change.changeId);
  t.deepEqual(await changeAddress(services, link), { refused: 'bad-link' });
  t.like(await listPasskeys(services, userId), [{ label: 'Laptop' }]);
});
