import test from 'ava';
import { requestCheckIn } from '#application/check-ins/request-check-in.ts';
import { sendCheckIn } from '#application/check-ins/send-check-in.ts';
import { sendMail } from '#application/delivery/send-mail.ts';
import { createLeases } from '#application/engine/work/leases.ts';
import type { Job } from '#application/engine/work/reaction.ts';
import { streams } from '#application/streams.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import { addressChangeBench, NEW, OLD } from '../access/address-change-harness.ts';
import { aMailer, composerOf } from './sending-harness.ts';

type Bench = Awaited<ReturnType<typeof addressChangeBench>>;

/** Sends every mail that was asked for, and says to which addresses something went. */
const sendAll = async ({ services, all }: Bench): Promise<readonly string[]> => {
  const { mailer, sends } = aMailer(true);
  const composer = composerOf(services);
  const [sending] = sendMail({
    ...services,
    composer,
    mailer,
    leases: createLeases(services, 'one', true),
    logger: silentLogger,
  });
  const asked = (await all()).filter(({ type }) => type === 'MailRequested');
  for (const { data } of asked) {
    const mailId = String(data.mailId);
    const job = { key: mailId, userId: data.userId, stream: streams.outgoingMail(mailId), epoch: 'one' };
    await sending.run(job as unknown as Job);
  }
  return asked
    .filter(({ data }) => sends.includes(String(data.mailId)))
    .map(({ data }) => `${data.kind} to ${(data as unknown as { personal: { to: string } }).personal.to}`);
};

const checkInQuestionAsked = async ({ services, userId, all }: Bench) => {
  await requestCheckIn(services, userId);
  const asked = (await all()).find(({ type }) => type === 'CheckInRequested');
  await sendCheckIn({ ...services, moodOf: async () => null }).run({ stream: asked?.stream } as unknown as Job);
};

test('what still waits for an address that was left goes nowhere; the old one only hears of the change', async (t) => {
  const bench = await addressChangeBench(t);
  await checkInQuestionAsked(bench);
  await bench.ask(NEW);
  await bench.follow(await bench.link());
  await bench.react();
  t.deepEqual(await sendAll(bench), [`address-confirm to ${NEW}`, `address-changed to ${OLD}`]);
});

test('while an address is only wanted, mail goes to the one there is', async (t) => {
  const bench = await addressChangeBench(t);
  await checkInQuestionAsked(bench);
  await bench.ask(NEW);
  await bench.react();
  t.deepEqual(await sendAll(bench), [`check-in to ${OLD}`, `address-confirm to ${NEW}`]);
});

test('the old address is told also when the account is deleted right after', async (t) => {
  const bench = await addressChangeBench(t);
  await bench.ask(NEW);
  await bench.follow(await bench.link());
  await bench.close();
  await bench.react().catch(() => {});
  t.is(await bench.owner(OLD), null);
  t.true((await sendAll(bench)).includes(`address-changed to ${OLD}`));
});
