import test from 'ava';
import { createMailJudge } from '#mail-gateway/smtp/judging/judge.ts';
import { aDns, keyRecord, signed } from '../support/dns.ts';
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
  ['a comment with another address', 'From: Sub (other@example.com) <sub@example.com>\r\n'],
  ['a comment with angle brackets', 'From: Sub (<other@example.com>) <sub@example.com>\r\n'],
  ['a comment that does not end', 'From: Sub (Sales <sub@example.com>\r\n'],
  ['a comment that hides its end', 'From: Sub (Sales\\) <sub@example.com>\r\n'],
  ['a comment inside the address', 'From: <sub(x)@example.com>\r\n'],
  ['a comment beside the bare address', 'From: sub(x)@example.com\r\n'],
  ['a quote that does not end', 'From: "Sub <sub@example.com>\r\n'],
  ['two addresses in angle brackets', 'From: <sub@example.com> <other@example.com>\r\n'],
  ['words behind the address', 'From: <sub@example.com> other\r\n'],
  ['a longer address as the name', 'From: boss.sub@example.com <sub@example.com>\r\n'],
  ['bytes of no charset in the address', 'From: Sub <s\xfcb@example.com>\r\n'],
  ['a dot before everything', 'From: .sub@example.com\r\n'],
  ['a label that ends in a hyphen', 'From: sub@example-.com\r\n'],
  ['an address that is too long', `From: ${'s'.repeat(65)}@example.com\r\n`],
  ['no From at all', ''],
] as const) {
  test(`${what} in From: 550, and nothing is kept`, async (t) => {
    const { port, intake } = await aGateway(t);
    const client = await connectSmtp(port);
    await client.begin(replyAddress);
    await client.write(Buffer.from(`${from}Subject: A day\r\n\r\nI did it.\r\n.\r\n`, 'latin1'));
    t.regex(await client.reply(), /^550 /);
    t.deepEqual(intake.kept, []);
    t.is(intake.refused[0]?.reason, 'ambiguous-from');
  });
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');

for (const [what, from, address] of [
  ['a comment between name and address', latin1('Jane Doe (Sales) <jane@example.com>'), 'jane@example.com'],
  [
    'comments in comments, with commas',
    latin1('Jane (Sales (EMEA), Doe) <jane@example.com> (away)'),
    'jane@example.com',
  ],
  ['a comment before a bare address', latin1('(Jane Doe) jane@example.com'), 'jane@example.com'],
  ['a comment in a quoted name', latin1('"Doe, Jane (Sales" <jane@example.com>'), 'jane@example.com'],
  ['the address as its own name', latin1("'o'neil@example.com' <o'neil@example.com>"), "o'neil@example.com"],
  ['a raw name in Latin-1', latin1('Ren\xe9 M\xfcller <rene@example.com>'), 'rene@example.com'],
  ['a raw quoted name in KOI8-R', latin1('"\xf0\xc5\xd4\xd2" <petr@example.com>'), 'petr@example.com'],
  ['a raw name in UTF-8', Buffer.from('René Müller <rene@example.com>'), 'rene@example.com'],
  ['two dots together', latin1('jane..doe@docomo.ne.jp'), 'jane..doe@docomo.ne.jp'],
  ['a dot before the @', latin1('Jane <jane.@docomo.ne.jp>'), 'jane.@docomo.ne.jp'],
] as const) {
  test(`${what} in From: kept as from that one address, and its signature holds`, async (t) => {
    const domain = address.slice(address.indexOf('@') + 1);
    const judge = createMailJudge({
      trustedRelays: [],
      domain: 'cairn.localhost',
      resolver: aDns({ [`TXT s._domainkey.${domain}`]: [keyRecord] }),
    });
    t.teardown(() => judge.close());
    const { port, intake } = await aGateway(t, { judge });
    const client = await connectSmtp(port);
    await client.say('EHLO client.example');
    t.regex(await client.say(`MAIL FROM:<${address}>`), /^250 /);
    await client.say(`RCPT TO:<${replyAddress}>`);
    await client.say('DATA');
    const mail = Buffer.concat([latin1('From: '), from, latin1('\r\nSubject: A day\r\n\r\nI did it.\r\n')]);
    await client.write(Buffer.concat([await signed(mail, domain), latin1('.\r\n')]));
    t.regex(await client.reply(), /^250 /);
    t.is(intake.kept[0]?.mail.from, address);
    t.is(intake.kept[0]?.mail.verdict, 'proven');
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
