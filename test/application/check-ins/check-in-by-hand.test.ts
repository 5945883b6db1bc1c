import test, { type ExecutionContext } from 'ava';
import { accountOf } from '#application/accounts/find-account.ts';
import { proveAddress } from '#application/accounts/prove-address.ts';
import { requestCheckIn } from '#application/check-ins/request-check-in.ts';
import { derivedId } from '#application/engine/ids.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import { streams } from '#application/streams.ts';
import { tellAccount } from '#test/support/account-commands.ts';
import { embeddedServices } from '#test/support/stores.ts';
import { unprovenAccount } from '#test/support/unproven-account.ts';

const anAccount = async (
  t: ExecutionContext,
  standing: Readonly<{ proven?: boolean; complimentary?: boolean }> = {},
) => {
  const services = await embeddedServices(t);
  const userId = await unprovenAccount(services, { email: 'sub@example.com', ...standing });
  return { services, userId };
};

test('while the address is not proven, a check-in asked for is the welcome mail once more', async (t) => {
  const { services, userId } = await anAccount(t);
  const asked = await requestCheckIn(services, userId);
  if ('refused' in asked) throw new Error(asked.refused);
  t.is(asked.kind, 'welcome');
  const [requested] = await services.log.read(streams.outgoingMail(asked.mailId));
  t.like(requested, { type: 'MailRequested', data: { kind: 'welcome', personal: { to: 'sub@example.com' } } });
  t.true(requested?.data.conversationId !== null, 'an answer to it is read, and proves the address');
  t.true(typeof requested?.data.linkId === 'string', 'and so does its link');
  t.deepEqual(await requestCheckIn(services, userId), { refused: 'too-often' });
});

test('once it is proven, a check-in is one, and takes no slot', async (t) => {
  const { services, userId } = await anAccount(t, { proven: true });
  const asked = await requestCheckIn(services, userId, 'a-key');
  t.like(asked, { kind: 'check-in' });
  const checkInId = `${userId}-${derivedId('check-in-asked', userId, 'a-key')}`;
  const [requested] = await services.log.read(streams.checkIn(checkInId));
  t.like(requested, { type: 'CheckInRequested', data: { slot: null, tone: 'usual', channel: 'mail' } });
});

test('to an address that mail came back from it is the welcome mail, and an answer makes the address good again', async (t) => {
  const { services, userId } = await anAccount(t, { proven: true });
  const { addressName } = (await accountOf(services, userId)) ?? {};
  if (!addressName) throw new Error('no account');
  const id = { userId, at: timestamp(services.clock), addressName };
  await tellAccount(services, userId, {
    type: 'NoteDeliveryFailure',
    data: { ...id, mailId: 'm', failure: 'hard', status: '5.1.1' },
  });
  const asked = await requestCheckIn(services, userId);
  t.like(asked, { kind: 'welcome' });
  const owner = await accountOf(services, userId);
  if (!owner) throw new Error('no account');
  t.true(owner.checkIns.undeliverable);
  await proveAddress(services, userId, addressName);
  t.false((await accountOf(services, userId))?.checkIns.undeliverable);
});

test('without a subscription there are no check-ins, and asking uses up nothing', async (t) => {
  for (const proven of [true, false]) {
    const { services, userId } = await anAccount(t, { proven, complimentary: false });
    for (let time = 0; time < 3; time += 1)
      t.deepEqual(await requestCheckIn(services, userId), { refused: 'inactive' });
  }
});
