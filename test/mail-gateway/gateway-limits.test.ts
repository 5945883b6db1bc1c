import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import test from 'ava';
import { SharedMemory } from '#application/engine/shared-memory.ts';
import { collect } from '#mail-gateway/smtp/collect.ts';
import { aGateway } from '../support/gateway.ts';
import { memoryIntake, replyAddress } from '../support/memory-intake.ts';
import { connectAll, connectSmtp, type SmtpClient } from '../support/smtp-client.ts';

const head = 'From: sub@example.com\r\n\r\n';
const MIB = 1024 * 1024;
/** A mail of exactly this many bytes. */
const ofSize = (bytes: number) =>
  Buffer.concat([Buffer.from(head), Buffer.alloc(bytes - head.length - 2, 'x'), Buffer.from('\r\n')]);
const code = (answer: string) => answer.slice(0, 3);

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

test('more mail at once than there is capacity for is told to come again, and the capacity is given back', async (t) => {
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

test('a mail that says it is larger than the capacity left is put off before it is sent', async (t) => {
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

test('a mail whose stream just closes did not come whole', async (t) => {
  const memory = new SharedMemory(1000, 1000);
  const stream = new PassThrough();
  const collected = collect(stream, memory, 1000);
  stream.write('From: sub@example.com');
  stream.destroy();
  t.like(await collected, { failed: 'cut-off' });
  t.is(memory.available, 1000);
});

test('a mail that is long on its way gives its memory up to one that comes, and is put off', async (t) => {
  const memory = new SharedMemory(1000, 0);
  const [slow, quick] = [new PassThrough(), new PassThrough()];
  const [slowMail, quickMail] = [collect(slow, memory, 1000), collect(quick, memory, 1000)];
  const read = once(slow, 'data');
  slow.write('x'.repeat(900));
  await read;
  quick.end('y'.repeat(600));
  t.like(await quickMail, { raw: Buffer.from('y'.repeat(600)) });
  slow.end('x');
  t.deepEqual(await slowMail, { failed: 'no-capacity', size: 901 });
});
