import test from 'ava';
import { aGateway } from '../support/gateway.ts';
import { replyAddress, returnAddress } from '../support/memory-intake.ts';
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

for (const [what, header] of [
  ['two From headers', 'From: Other <other@example.com>'],
  ['a second From hidden in another letter case', 'fROM: Other <other@example.com>'],
] as const) {
  test(`${what}: 550, and nothing is kept`, async (t) => {
    const { port, intake } = await aGateway(t);
    const client = await connectSmtp(port);
    await client.begin(replyAddress);
    await client.write(`${mail(header)}.\r\n`);
    t.regex(await client.reply(), /^550 /);
    t.deepEqual(intake.kept, []);
    t.is(intake.refused[0]?.reason, 'ambiguous-from');
  });
}

for (const [what, from] of [
  ['two addresses', 'From: sub@example.com, other@example.com\r\n'],
  ['a group', 'From: Us: sub@example.com, other@example.com;\r\n'],
  ['no address', 'From: Sub\r\n'],
  ['an empty From', 'From:\r\n'],
  ['no From at all', ''],
] as const) {
  test(`${what} in From: 550, and nothing is kept`, async (t) => {
    const { port, intake } = await aGateway(t);
    const client = await connectSmtp(port);
    await client.begin(replyAddress);
    await client.write(`${from}Subject: A day\r\n\r\nI did it.\r\n.\r\n`);
    t.regex(await client.reply(), /^550 /);
    t.deepEqual(intake.kept, []);
    t.is(intake.refused[0]?.reason, 'ambiguous-from');
  });
}

test('a delivery report is kept though its From names no address', async (t) => {
  const { port, intake } = await aGateway(t);
  const client = await connectSmtp(port);
  await client.say('EHLO client.example');
  await client.say('MAIL FROM:<>');
  await client.say(`RCPT TO:<${returnAddress}>`);
  await client.say('DATA');
  const report =
    'From: Mail Delivery Subsystem <MAILER-DAEMON>\r\nContent-Type: multipart/report; report-type=delivery-status; boundary=x\r\n\r\n--x--\r\n';
  await client.write(`${report}.\r\n`);
  t.regex(await client.reply(), /^250 /);
  t.like(intake.kept[0], { mail: { from: '', nature: 'bounce', verdict: 'unproven', envelope: { returnPath: '' } } });
});
