import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import test, { type ExecutionContext } from 'ava';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { isOutcomeUnknown } from '#application/delivery/carrier.ts';
import type { ComposedMail } from '#application/delivery/mail-composer.ts';
import { isDeferred, isUnavailable } from '#application/engine/ports/fault.ts';
import { createRelay } from '#infrastructure/smtp/relay.ts';

const raw = Buffer.from(
  'From: checkin@cairn.localhost\r\nTo: sub@example.com\r\n\r\nWhat went well?\r\n.\r\nA dot.\r\n',
);
const mail: ComposedMail = {
  messageId: '<1@cairn.localhost>',
  from: 'checkin@cairn.localhost',
  to: 'sub@example.com',
  returnPath: 'return1-abc@cairn.localhost',
  replyTo: null,
  subject: '',
  text: '',
  html: '',
  raw,
};
const says = (responseCode: number) => Object.assign(new Error('as the test has it'), { responseCode });

const aRelayTo = async (t: ExecutionContext, options: SMTPServerOptions) => {
  const server = new SMTPServer({ disabledCommands: ['AUTH', 'STARTTLS'], logger: false, closeTimeout: 1, ...options });
  server.on('error', () => {}); // connections that a test breaks off
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const relay = createRelay({ url: `smtp://127.0.0.1:${port}`, tls: 'opportunistic', rate: 20 });
  t.teardown(async () => {
    await relay.close();
    await new Promise<void>((resolve) => server.close(resolve));
  });
  return { relay, server };
};

test('a mail is handed over as it is, to its one recipient, with its own return path', async (t) => {
  const seen: unknown[] = [];
  const { relay } = await aRelayTo(t, {
    async onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      for await (const chunk of stream) chunks.push(chunk as Buffer);
      const from = envelope.mailFrom ? envelope.mailFrom.address : null;
      seen.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks).toString() });
      done();
    },
  });
  t.false(relay.repeatable);
  t.deepEqual(await relay.send(1, mail), { sent: true, blob: null });
  t.deepEqual(await relay.send(1, mail), { sent: true, blob: null });
  t.deepEqual(
    seen,
    [1, 2].map(() => ({ from: mail.returnPath, to: [mail.to], raw: raw.toString() })),
  );
});

test('a permanent "no" to sender, recipient or mail is an answer, with its code', async (t) => {
  const toRecipient = await aRelayTo(t, { onRcptTo: (_address, _session, done) => done(says(550)) });
  t.deepEqual(await toRecipient.relay.send(1, mail), { sent: false, code: '550' });
  const toSender = await aRelayTo(t, { onMailFrom: (_address, _session, done) => done(says(553)) });
  t.deepEqual(await toSender.relay.send(1, mail), { sent: false, code: '553' });
  const toMail = await aRelayTo(t, {
    onData(stream, _session, done) {
      stream.resume();
      stream.once('end', () => done(says(554)));
    },
  });
  t.deepEqual(await toMail.relay.send(1, mail), { sent: false, code: '554' });
});

test('"later" leaves the mail to be tried again, at whatever step it is said', async (t) => {
  const steps: SMTPServerOptions[] = [
    { onMailFrom: (_address, _session, done) => done(says(451)) },
    { onRcptTo: (_address, _session, done) => done(says(450)) },
    {
      onData(stream, _session, done) {
        stream.resume();
        stream.once('end', () => done(says(452)));
      },
    },
  ];
  for (const step of steps) {
    const { relay } = await aRelayTo(t, step);
    t.true(isDeferred(await t.throwsAsync(relay.send(1, mail))));
  }
});

test('a relay that says "later" to us, not to the mail, is unavailable', async (t) => {
  const { relay } = await aRelayTo(t, { onConnect: (_session, done) => done(says(421)) });
  t.true(isUnavailable(await t.throwsAsync(relay.send(1, mail))));
});

test('a relay that shuts us out for good is unavailable: that is about us, not about the mail', async (t) => {
  const { relay } = await aRelayTo(t, { onConnect: (_session, done) => done(says(554)) });
  t.true(isUnavailable(await t.throwsAsync(relay.send(1, mail))));
});

test('a relay that is away, or goes before it had the mail, is unavailable', async (t) => {
  const { relay, server } = await aRelayTo(t, {
    onRcptTo() {
      for (const connection of server.connections) connection._socket.destroy();
    },
  });
  t.true(isUnavailable(await t.throwsAsync(relay.send(1, mail))));
  const nobody = createRelay({ url: 'smtp://127.0.0.1:1', tls: 'opportunistic', rate: 20 });
  t.teardown(() => nobody.close());
  t.true(isUnavailable(await t.throwsAsync(nobody.send(1, mail))));
});

test('a relay that falls silent after it had the mail may have sent it: nobody knows', async (t) => {
  let times = 0;
  const { relay, server } = await aRelayTo(t, {
    onData(stream) {
      stream.resume();
      stream.once('end', () => {
        times += 1;
        for (const connection of server.connections) connection._socket.destroy();
      });
    },
  });
  t.true(isOutcomeUnknown(await t.throwsAsync(relay.send(1, mail))));
  t.is(times, 1);
});
