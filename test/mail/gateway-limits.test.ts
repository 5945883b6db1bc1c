import test from 'ava';
import type { SMTPServerSession } from 'smtp-server';
import { defaultLimits } from '#mail-gateway/smtp/limits.ts';
import { Visits } from '#mail-gateway/smtp/visits.ts';
import { aGateway } from '../support/gateway.ts';
import { memoryIntake, replyAddress } from '../support/memory-intake.ts';
import { connectSmtp, openSmtp, type SmtpClient } from '../support/smtp-client.ts';

const head = 'From: sub@example.com\r\n\r\n';
const MIB = 1024 * 1024;
/** A mail of exactly this many bytes. */
const ofSize = (bytes: number) =>
  Buffer.concat([Buffer.from(head), Buffer.alloc(bytes - head.length - 2, 'x'), Buffer.from('\r\n')]);
const code = (answer: string) => answer.slice(0, 3);
const connectAll = (port: number, count: number) => Promise.all(Array.from({ length: count }, () => connectSmtp(port)));

test('a mail of 10 MB is taken; one byte more is refused with 552, declared or not', async (t) => {
  const { port, intake } = await aGateway(t);
  const client = await connectSmtp(port);
  await client.begin(replyAddress);
  await client.write(Buffer.concat([ofSize(10 * MIB), Buffer.from('.\r\n')]));
  t.regex(await client.reply(), /^250 /);
  t.is(intake.kept[0]?.mail.raw.length, 10 * MIB);

  await client.begin(replyAddress);
  await client.write(Buffer.concat([ofSize(10 * MIB + 1), Buffer.from('.\r\n')]));
  t.regex(await client.reply(), /^552 /);
  t.is(intake.kept.length, 1);
  t.deepEqual(intake.refused, [{ reason: 'too-large', size: 10 * MIB + 1 }]);

  t.regex(await client.say(`MAIL FROM:<sub@example.com> SIZE=${10 * MIB + 1}`), /^552 /);
  t.regex(await client.say(`MAIL FROM:<sub@example.com> SIZE=${10 * MIB}`), /^250 /);
});

test('more mail at once than there is room for is told to come again, and the room is given back', async (t) => {
  const gate = Promise.withResolvers<void>();
  let held = 0;
  let most = 0;
  const own = memoryIntake();
  const intake = {
    ...own,
    keep: async (...parameters: Parameters<typeof own.keep>) => {
      held += parameters[1].raw.buffer.byteLength;
      most = Math.max(most, held);
      await gate.promise;
      held -= parameters[1].raw.buffer.byteLength;
      return own.keep(...parameters);
    },
  };
  const { port } = await aGateway(t, { intake, limits: { bytesInFlight: 3 * MIB } });
  const mail = Buffer.concat([ofSize(MIB - 3), Buffer.from('.\r\n')]);
  const clients = await connectAll(port, 8);
  const answers = clients.map(async (client) => {
    await client.begin(replyAddress);
    await client.write(mail);
    return code(await client.reply());
  });
  const first = await Promise.race(answers);
  t.is(first, '451');
  const one = clients[0] as SmtpClient;
  gate.resolve();
  const all = await Promise.all(answers);
  t.true(all.includes('250'));
  t.true(
    all.every((answer) => answer === '250' || answer === '451'),
    all.join(),
  );
  t.true(most <= 3 * MIB, `${most} bytes were held`);
  await one.begin(replyAddress);
  await one.write(mail);
  t.regex(await one.reply(), /^250 /);
  t.is(own.kept.length, all.filter((answer) => answer === '250').length + 1);
});

test('a mail that says it is larger than the room left is put off before it is sent', async (t) => {
  const { port } = await aGateway(t, { limits: { bytesInFlight: MIB } });
  const client = await connectSmtp(port);
  await client.say('EHLO client.example');
  t.regex(await client.say(`MAIL FROM:<sub@example.com> SIZE=${2 * MIB}`), /^451 /);
});

test('of sixty recipients fifty are taken, the others are told to come with another mail', async (t) => {
  const { port, intake } = await aGateway(t);
  const client = await connectSmtp(port);
  await client.say('EHLO client.example');
  await client.say('MAIL FROM:<sub@example.com>');
  const answers: string[] = [];
  for (let count = 0; count < 60; count += 1)
    answers.push(code(await client.say(`RCPT TO:<many${count}@cairn.localhost>`)));
  t.is(answers.filter((answer) => answer === '250').length, 50);
  t.is(answers.filter((answer) => answer === '452').length, 10);
  await client.say('DATA');
  await client.write(`${head}text\r\n.\r\n`);
  t.regex(await client.reply(), /^250 /);
  t.is(new Set(intake.kept.map(({ to }) => JSON.stringify(to))).size, 50);
  t.is(intake.kept.length, 50);
});

test('a client that guesses recipients is sent away', async (t) => {
  const { port } = await aGateway(t, { limits: { unknownRecipients: 3 } });
  const client = await connectSmtp(port);
  await client.say('EHLO client.example');
  await client.say('MAIL FROM:<sub@example.com>');
  const answers: string[] = [];
  for (let count = 0; count < 4; count += 1)
    answers.push(code(await client.say(`RCPT TO:<guess${count}@cairn.localhost>`)));
  t.deepEqual(answers, ['550', '550', '550', '421']);
  await client.closed;
});

test('a client that is never done with its mail is closed on, however busy it is', async (t) => {
  const { port, intake } = await aGateway(t, { limits: { delivery: 150 } });
  const client = await connectSmtp(port);
  await client.write(`EHLO client.example\r\nMAIL FROM:<sub@example.com>\r\nRCPT TO:<${replyAddress}>\r\nDATA\r\n`);
  let over = false;
  client.closed.then(() => {
    over = true;
  });
  while (!over) await client.write('x');
  const answers: string[] = [];
  for (let answer = ''; !answer.startsWith('421'); answers.push(code(answer))) answer = await client.reply();
  t.deepEqual(answers, ['250', '250', '250', '354', '421']);
  t.deepEqual(intake.kept, []);
});

test('the time that we take ourselves is not held against a client', async (t) => {
  const session = (id: string) => ({ id, remoteAddress: '127.0.0.1' }) as SMTPServerSession;
  const closedOn: string[] = [];
  const second = Promise.withResolvers<void>();
  const visits = new Visits(
    { ...defaultLimits, delivery: 20 },
    () => true,
    ({ id }) => {
      closedOn.push(id);
      if (id === 'second') second.resolve();
    },
  );
  visits.begin(session('first'));
  visits.mailIsHere(session('first'));
  visits.begin(session('second')); // the first one's time would be up before this one's
  await second.promise;
  t.deepEqual(closedOn, ['second']);
});

test('neighbours come as many as they like, strangers up to the limit for their network', async (t) => {
  const open = await aGateway(t, { limits: { clientsPerNetwork: 2 } });
  t.is((await connectAll(open.port, 20)).length, 20);
  const closed = await aGateway(t, { neighbours: [], limits: { clientsPerNetwork: 2 } });
  const [first] = await connectAll(closed.port, 2);
  const third = await openSmtp(closed.port);
  t.regex(await third.reply(), /^421 /);
  await first?.quit();
  await t.notThrowsAsync(connectSmtp(closed.port));
});

test('more clients than there is place for are told so', async (t) => {
  const { port } = await aGateway(t, { limits: { clients: 2 } });
  await connectAll(port, 2);
  const third = await openSmtp(port);
  t.regex(await third.reply(), /^421 /);
});

test('a stranger who talks before the greeting is closed on', async (t) => {
  const { port } = await aGateway(t, { neighbours: [] });
  const client = await openSmtp(port);
  await client.write('EHLO client.example\r\n');
  t.regex(await client.reply(), /^421 /);
  await client.closed;
});

test('a command line without end is closed on', async (t) => {
  const { port } = await aGateway(t);
  const client = await connectSmtp(port);
  await client.write('x'.repeat(3000));
  t.regex(await client.reply(), /^421 /);
  await client.closed;
});

test('closing sends idle clients away, finishes the mail on its way, and only then resolves', async (t) => {
  const gate = Promise.withResolvers<'kept'>();
  const asked = Promise.withResolvers<void>();
  const intake = memoryIntake({
    keep: () => {
      asked.resolve();
      return gate.promise;
    },
  });
  const gateway = await aGateway(t, { intake });
  const [idle, busy] = (await connectAll(gateway.port, 2)) as [SmtpClient, SmtpClient];
  await busy.begin(replyAddress);
  await busy.write(`${head}text\r\n.\r\n`);
  await asked.promise;
  const steps: string[] = [];
  const closed = gateway.close().then(() => steps.push('closed'));
  t.regex(await idle.reply(), /^421 /);
  await t.throwsAsync(openSmtp(gateway.port));
  const answered = busy.reply().then((reply) => steps.push(code(reply)));
  gate.resolve('kept');
  await answered;
  t.regex(await busy.reply(), /^421 /);
  await closed;
  t.deepEqual(steps, ['250', 'closed']);
});
