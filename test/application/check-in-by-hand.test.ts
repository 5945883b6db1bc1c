import test, { type ExecutionContext } from 'ava';
import { streams } from '#application/streams.ts';
import { requestCheckIn } from '#application/use-cases/mail/request-check-in.ts';
import { embeddedServices } from '../support/stores.ts';
import { unprovenAccount } from '../support/unproven-account.ts';

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
  t.true(requested?.data.link !== null, 'and so does its link');
  t.deepEqual(await requestCheckIn(services, userId), { refused: 'too-often' });
});

test('once it is proven, a check-in is one', async (t) => {
  const { services, userId } = await anAccount(t, { proven: true });
  t.like(await requestCheckIn(services, userId), { kind: 'check-in' });
});

test('without a subscription there are no check-ins, and asking uses up nothing', async (t) => {
  for (const proven of [true, false]) {
    const { services, userId } = await anAccount(t, { proven, complimentary: false });
    for (let time = 0; time < 3; time += 1)
      t.deepEqual(await requestCheckIn(services, userId), { refused: 'inactive' });
  }
});
