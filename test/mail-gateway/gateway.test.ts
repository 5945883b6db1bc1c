import test from 'ava';
import { createTransport } from 'nodemailer';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { MailJudge } from '#application/inbox/mail-intake.ts';
import { aGateway } from '../support/gateway.ts';
import { generalAddress, memoryIntake, otherReplyAddress, replyAddress } from '../support/memory-intake.ts';
import { connectSmtp } from '../support/smtp-client.ts';

const mail = (...headers: readonly string[]) =>
  [
    'From: Sub <sub@example.com>',
    'Subject: A day',
    'Message-ID: <1@example.com>',
    ...headers,
    '',
    'I did it.',
    '',
  ].join('\r\n');
const away = async (): Promise<never> => {
  throw unavailable('the event log');
};

test('an ordinary mail is answered 250 and kept byte for byte as it came', async (t) => {
  const { port, intake } = await aGateway(t);
  const transport = createTransport({ host: '127.0.0.1', port, ignoreTLS: true });
  t.teardown(() => transport.close());
  const raw = Buffer.from(mail('References: <0@cairn.localhost>'));
  const { response } = await transport.sendMail({ envelope: { from: 'sub@example.com', to: replyAddress }, raw });
  t.regex(response, /^250 /);
  t.is(intake.kept.length, 1);
  t.deepEqual(Buffer.from(intake.kept[0]?.mail.raw ?? []), raw);
  t.like(intake.kept[0], {
    to: { recipient: { kind: 'reply', conversationId: 'abc' }, userId: 1 },
    mail: {
      from: 'sub@example.com',
      verdict: 'proven',
      nature: 'personal',
      envelope: {
        from: 'sub@example.com',
        returnPath: 'sub@example.com',
        messageId: '<1@example.com>',
        references: ['<0@cairn.localhost>'],
        subject: 'A day',
        remoteAddress: '127.0.0.1',
      },
    },
  });
});

test('250 is said only after the mail is kept for every recipient', async (t) => {
  const steps: string[] = [];
  const gates = Array.from({ length: 2 }, () => Promise.withResolvers<'kept'>());
  let asked = 0;
  const bothAsked = Promise.withResolvers<void>();
  const intake = memoryIntake({
    keep: async () => {
      const gate = gates[asked++];
      if (asked === 2) bothAsked.resolve();
      await gate?.promise;
      steps.push('kept');
      return 'kept';
    },
  });
  const { port } = await aGateway(t, { intake });
  const client = await connectSmtp(port);
  await client.begin(replyAddress, otherReplyAddress);
  await client.write(`${mail()}.\r\n`);
  const answered = client.reply().then((reply) => steps.push(reply.slice(0, 3)));
  await bothAsked.promise;
  gates[0]?.resolve('kept');
  await new Promise((resolve) => setImmediate(resolve));
  t.deepEqual(steps, ['kept']);
  gates[1]?.resolve('kept');
  await answered;
  t.deepEqual(steps, ['kept', 'kept', '250']);
});

test('several mails pass on one connection, and each is judged by its own envelope', async (t) => {
  const { port, intake } = await aGateway(t);
  const client = await connectSmtp(port);
  for (const to of [replyAddress, otherReplyAddress, replyAddress]) {
    await client.begin(to);
    await client.write(`${mail()}.\r\n`);
    t.regex(await client.reply(), /^250 /);
  }
  t.deepEqual(
    intake.kept.map(({ to }) => to.userId),
    [1, 2, 1],
  );
  await client.quit();
});

test('an unknown recipient is refused at RCPT with 550 5.1.1, in whatever form it is written', async (t) => {
  const { port, intake } = await aGateway(t);
  const client = await connectSmtp(port);
  await client.say('EHLO client.example');
  await client.say('MAIL FROM:<sub@example.com>');
  const forms = [
    'nobody@cairn.localhost',
    'sub@example.com',
    'checkin@[127.0.0.1]',
    'sub%example.com@cairn.localhost',
    'example.com!sub@cairn.localhost',
    'Жанна@cairn.localhost',
    '"check in"@cairn.localhost',
    `${'x'.repeat(65)}@cairn.localhost`,
    'checkin@cairn.localhost.example.com',
    'checkin',
  ];
  for (const form of forms) t.regex(await client.say(`RCPT TO:<${form}>`), /^(550 5\.1\.1|501) /, form);
  t.regex(await client.say('DATA'), /^503 /);
  t.true(intake.refused.every(({ reason }) => reason === 'unknown-recipient'));
  t.true(intake.refused.length >= 7);
});

test('a bare postmaster and letter case are understood, and the same recipient twice is one', async (t) => {
  const { port, intake } = await aGateway(t);
  const client = await connectSmtp(port);
  await client.begin('Postmaster', 'POSTMASTER@CAIRN.localhost', replyAddress, replyAddress.toUpperCase());
  await client.write(`${mail()}.\r\n`);
  t.regex(await client.reply(), /^250 /);
  t.deepEqual(
    intake.kept.map(({ to }) => to.recipient.kind),
    ['role', 'reply'],
  );
});

test('with a store away nothing is refused for good: 451 at RCPT, and at the end of DATA', async (t) => {
  const gateway = await aGateway(t, { intake: memoryIntake({ find: away }) });
  const first = await connectSmtp(gateway.port);
  await first.say('EHLO client.example');
  await first.say('MAIL FROM:<sub@example.com>');
  t.regex(await first.say(`RCPT TO:<${replyAddress}>`), /^451 /);

  let tries = 0;
  const { port, intake, logged } = await aGateway(t, {
    intake: memoryIntake({ keep: async () => (tries++ === 0 ? away() : 'kept') }),
  });
  const client = await connectSmtp(port);
  await client.begin(replyAddress, otherReplyAddress);
  await client.write(`${mail()}.\r\n`);
  t.regex(await client.reply(), /^451 /);
  t.is(tries, 2);
  t.deepEqual(logged, ['a mail could not be kept']);
  t.deepEqual(intake.refused, []);
});

test('a mail that nobody takes is refused with 550 5.7.1; one that somebody takes is not', async (t) => {
  const judge: MailJudge = { judge: async () => 'unproven' };
  const { port, intake } = await aGateway(t, { judge });
  const client = await connectSmtp(port);
  await client.begin(generalAddress);
  await client.write(`${mail()}.\r\n`);
  t.regex(await client.reply(), /^550 5\.7\.1 /);
  t.deepEqual(intake.refused, [{ reason: 'unproven-sender', size: mail().length }]);
  await client.begin(generalAddress, replyAddress);
  await client.write(`${mail()}.\r\n`);
  t.regex(await client.reply(), /^250 /);
  t.is(intake.kept.length, 1);
});

test('a mail that was passed on more than thirty times is in a loop: 550', async (t) => {
  const { port, intake } = await aGateway(t);
  const hops = (count: number) =>
    mail(...Array.from({ length: count }, (_, hop) => `Received: from h${hop} by h${hop + 1}`));
  const client = await connectSmtp(port);
  await client.begin(replyAddress);
  await client.write(`${hops(30)}.\r\n`);
  t.regex(await client.reply(), /^250 /);
  await client.begin(replyAddress);
  await client.write(`${hops(31)}.\r\n`);
  t.regex(await client.reply(), /^550 5\.4\.6 /);
  t.is(intake.refused[0]?.reason, 'loop');
});

test('a mail cut off in the middle is never kept, and is noted', async (t) => {
  const noted = Promise.withResolvers<string>();
  const own = memoryIntake();
  const intake = { ...own, noteRefusal: async (reason: string) => noted.resolve(reason) };
  const { port } = await aGateway(t, { intake });
  const client = await connectSmtp(port);
  await client.begin(replyAddress);
  await client.write(mail());
  client.destroy();
  t.is(await noted.promise, 'cut-off');
  t.deepEqual(own.kept, []);
});

test('a client that leaves after the end of its mail does not undo it', async (t) => {
  const kept = Promise.withResolvers<void>();
  const intake = memoryIntake({
    keep: async () => {
      kept.resolve();
      return 'kept';
    },
  });
  const { port } = await aGateway(t, { intake });
  const client = await connectSmtp(port);
  await client.begin(replyAddress);
  await client.write(`${mail()}.\r\n`);
  client.destroy();
  await t.notThrowsAsync(kept.promise);
});

test('neither sign-in nor encryption without a certificate is offered', async (t) => {
  const { port } = await aGateway(t);
  const client = await connectSmtp(port);
  const offered = await client.say('EHLO client.example');
  t.notRegex(offered, /AUTH|STARTTLS/);
  t.regex(offered, /SIZE 10485760/);
  t.regex(await client.say('AUTH PLAIN AAAA'), /^50\d /);
  t.regex(await client.say('STARTTLS'), /^50\d /);
});
