import { once } from 'node:events';
import { connect } from 'node:net';
import { connect as connectTls, type TLSSocket } from 'node:tls';
import test from 'ava';
import { createTransport } from 'nodemailer';
import { unknownCertificate as certificate } from '../support/certificates.ts';
import { aGateway } from '../support/gateway.ts';
import { generalAddress, replyAddress } from '../support/memory-intake.ts';
import { connectSmtp } from '../support/smtp-client.ts';

const MAIL = 'From: sub@example.com\r\nSubject: A day\r\n\r\nI did it.\r\n';

const keywords = (answer: string) =>
  answer
    .split('\n')
    .slice(1)
    .map((line) => line.slice(4).split(' ')[0]);

test('what is offered is what is kept: STARTTLS with a certificate alone', async (t) => {
  const always = ['PIPELINING', '8BITMIME', 'SMTPUTF8', 'SIZE'];
  const plain = await connectSmtp((await aGateway(t)).port);
  t.deepEqual(keywords(await plain.say('EHLO client.example')).toSorted(), always.toSorted());
  const able = await connectSmtp((await aGateway(t, { certificate })).port);
  t.deepEqual(keywords(await able.say('EHLO client.example')).toSorted(), [...always, 'STARTTLS'].toSorted());
});

/** A client that has said these bytes in one go, STARTTLS among them, and speaks TLS from the answer on. */
const upgraded = async (
  port: number,
  said: string,
): Promise<Readonly<{ socket: TLSSocket; next(): Promise<string> }>> => {
  const plain = connect({ port, host: '127.0.0.1' });
  await once(plain, 'data');
  plain.write('EHLO client.example\r\n');
  await once(plain, 'data');
  plain.write(said);
  const [answer] = (await once(plain, 'data')) as [Buffer];
  if (!answer.toString().startsWith('220')) throw new Error(answer.toString());
  const socket = connectTls({ socket: plain, rejectUnauthorized: false });
  await once(socket, 'secureConnect');
  const next = async () => String((await once(socket, 'data'))[0]);
  return { socket, next };
};

test('a mail comes in over TLS, and then no more TLS is offered', async (t) => {
  const { port, intake } = await aGateway(t, { certificate });
  const transport = createTransport({ host: '127.0.0.1', port, requireTLS: true, tls: { rejectUnauthorized: false } });
  t.teardown(() => transport.close());
  await transport.sendMail({ envelope: { from: 'sub@example.com', to: replyAddress }, raw: MAIL });
  t.is(Buffer.from(intake.kept[0]?.mail.raw ?? []).toString(), MAIL);
  const { socket, next } = await upgraded(port, 'STARTTLS\r\n');
  t.teardown(() => socket.destroy());
  socket.write('EHLO client.example\r\n');
  const answer = await next();
  t.regex(answer, /SMTPUTF8/);
  t.notRegex(answer, /STARTTLS/);
});

test('what somebody slipped in behind STARTTLS, before the encryption, is not obeyed after it', async (t) => {
  const { port, intake } = await aGateway(t, { certificate });
  const slipped = `STARTTLS\r\nMAIL FROM:<sub@example.com>\r\nRCPT TO:<${replyAddress}>\r\nDATA\r\n${MAIL}.\r\n`;
  let outcome: string;
  try {
    const { socket, next } = await upgraded(port, slipped);
    t.teardown(() => socket.destroy());
    const ended = once(socket, 'close').then(() => 'closed');
    socket.write('EHLO client.example\r\n');
    const first = await Promise.race([next(), ended]);
    // One answer, to the one command that was said under TLS; and no mail has been begun.
    socket.write(`RCPT TO:<${replyAddress}>\r\n`);
    outcome = `${first.slice(0, 4)} ${(await Promise.race([next(), ended])).slice(0, 4)}`;
  } catch (error) {
    outcome = `refused (${(error as Error).message.slice(0, 20)})`;
  }
  t.regex(outcome, /^(?:250- 503 |closed|refused)/);
  t.deepEqual(intake.kept, []);
});

test('a client whose TLS fails takes nobody with it', async (t) => {
  const { port, intake } = await aGateway(t, { certificate });
  const client = connect({ port, host: '127.0.0.1' });
  await once(client, 'data');
  client.write('EHLO client.example\r\n');
  await once(client, 'data');
  client.write('STARTTLS\r\n');
  await once(client, 'data');
  client.write('this is no TLS at all\r\n');
  await once(client, 'close');
  const next = await connectSmtp(port);
  await next.begin(replyAddress);
  await next.write(`${MAIL}.\r\n`);
  t.regex(await next.reply(), /^250 /);
  t.is(intake.kept.length, 1);
});

test('addresses and headers beyond ASCII come through as they are', async (t) => {
  const { port, intake } = await aGateway(t);
  const client = await connectSmtp(port);
  await client.say('EHLO client.example');
  t.regex(await client.say('MAIL FROM:<josé@bücher.example> SMTPUTF8 BODY=8BITMIME'), /^250 /);
  t.regex(await client.say(`RCPT TO:<${generalAddress}>`), /^250 /);
  await client.say('DATA');
  const raw = 'From: José <josé@bücher.example>\r\nSubject: Größe\r\n\r\n夜勤を手伝った\r\n';
  await client.write(`${raw}.\r\n`);
  t.regex(await client.reply(), /^250 /);
  const mail = intake.kept[0]?.mail;
  t.is(Buffer.from(mail?.raw ?? []).toString(), raw);
  t.is(mail?.envelope.subject, 'Größe');
  t.regex(mail?.from ?? '', /^josé@/);
});
