import test, { type ExecutionContext } from 'ava';
import { requestMail, requestText } from '#application/delivery/request-delivery.ts';
import { streams } from '#application/streams.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedServices } from '#test/support/stores.ts';

const USER = 7;

/** Stores, with a count of how often a stream was read. */
const counted = async (t: ExecutionContext) => {
  const { log, vault, ...services } = await embeddedServices(t, movableClock());
  await vault.make(USER);
  const reads: string[] = [];
  const readSealed: typeof log.readSealed = (stream) => {
    reads.push(stream);
    return log.readSealed(stream);
  };
  return { log, reads, services: { ...services, log: { ...log, readSealed } } };
};

test('a mail is asked for without reading its stream; the same again changes nothing, and says how far the log is', async (t) => {
  const { log, reads, services } = await counted(t);
  const mail = { mailId: 'm', userId: USER, kind: 'welcome', expiresAt: null } as const;
  const ask = () => requestMail(services, { ...mail, addressee: { to: 'sub@example.com', name: '', language: 'de' } });
  const position = await ask();
  t.deepEqual(reads, []);
  t.is(await ask(), position);
  t.deepEqual(
    (await log.read(streams.outgoingMail('m'))).map(({ type }) => type),
    ['MailRequested'],
  );
});

test('of the job that a mail completes, reaction and key are kept', async (t) => {
  const { log, services } = await counted(t);
  const job = { reaction: 'send-insight', key: 'i-1', userId: USER, stream: 'insight-i-1' };
  const addressee = { to: 'sub@example.com', name: '', language: 'de' } as const;
  await requestMail(services, {
    mailId: 'm',
    userId: USER,
    kind: 'insight',
    completedJob: job,
    expiresAt: null,
    addressee,
  });
  const [requested] = await log.read(streams.outgoingMail('m'));
  t.deepEqual(requested?.data.completedJob, { reaction: 'send-insight', key: 'i-1' });
});

test('so is a text', async (t) => {
  const { log, reads, services } = await counted(t);
  const text = {
    textId: 't',
    userId: USER,
    kind: 'help',
    language: 'de',
    phoneName: 'p',
    expiresAt: '2027-01-01T00:00:00.000Z',
  } as const;
  const ask = () => requestText(services, { ...text, to: '+12025550123' });
  const position = await ask();
  t.deepEqual(reads, []);
  t.is(await ask(), position);
  t.deepEqual(
    (await log.read(streams.outgoingText('t'))).map(({ type }) => type),
    ['TextRequested'],
  );
});
