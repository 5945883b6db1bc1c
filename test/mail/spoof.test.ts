import test from 'ava';
import type { DNSResolver } from 'mailauth';
import { createMailJudge } from '#mail-gateway/smtp/judge.ts';
import { aDns, failingDns, keyRecord, signed } from '../support/dns.ts';
import { aGateway } from '../support/gateway.ts';
import { memoryIntake, replyAddress } from '../support/memory-intake.ts';
import { connectSmtp } from '../support/smtp-client.ts';

const VICTIM = 'sub@example.com';
const EVIL = 'evil@attacker.example';

/** Ways to look like somebody else. */
const forms: Readonly<Record<string, string>> = {
  'the bare address': `From: ${VICTIM}`,
  'a name and the address': `From: Sub <${VICTIM}>`,
  'letter case': 'From: SUB@EXAMPLE.COM',
  'two headers, theirs last': `From: ${EVIL}\r\nFrom: ${VICTIM}`,
  'two headers, theirs first': `From: ${VICTIM}\r\nFrom: ${EVIL}`,
  'two addresses': `From: ${EVIL}, ${VICTIM}`,
  'a group': `From: Us: ${VICTIM}, ${EVIL};`,
  'their address as the name': `From: "${VICTIM}" <${EVIL}>`,
  'their address encoded': `From: =?utf-8?q?sub=40example.com?= <${EVIL}>`,
  'a route': `From: <@attacker.example:${VICTIM}>`,
  'a comment': `From: ${VICTIM} (${EVIL})`,
  'a domain below ours': 'From: sub@example.com.attacker.example',
};

const own = {
  'TXT attacker.example': ['v=spf1 ip4:127.0.0.1 -all'],
  'TXT s._domainkey.attacker.example': [keyRecord],
  'TXT _dmarc.attacker.example': ['v=DMARC1; p=reject'],
};
/** What the DNS says of a mail that the attacker signs and sends from a host of theirs. */
const worlds: Readonly<Record<string, DNSResolver>> = {
  pass: aDns({ ...own, 'TXT _dmarc.example.com': ['v=DMARC1; p=none'], 'TXT example.com': ['v=spf1 -all'] }),
  fail: aDns({ 'TXT _dmarc.example.com': ['v=DMARC1; p=reject'], 'TXT example.com': ['v=spf1 -all'] }),
  none: aDns({ 'TXT attacker.example': own['TXT attacker.example'] }),
  temperror: failingDns,
  permerror: aDns({
    ...own,
    'TXT example.com': ['v=spf1 -all', 'v=spf1 +all'],
    'TXT _dmarc.example.com': ['v=DMARC1; p='],
  }),
};

test('nobody writes as somebody else: twelve forms of From, five states of the DNS, from strangers and relays', async (t) => {
  const rows = [['From', 'host', ...Object.keys(worlds)].join(' | ')];
  let foreign = 0;
  let cells = 0;
  for (const [form, header] of Object.entries(forms)) {
    for (const host of ['stranger', 'relay']) {
      const row: string[] = [];
      for (const resolver of Object.values(worlds)) {
        const judge = createMailJudge({
          trustedRelays: host === 'relay' ? ['127.0.0.0/8'] : [],
          domain: 'cairn.localhost',
          resolver,
        });
        const { port, intake } = await aGateway(t, { judge, intake: memoryIntake() });
        const client = await connectSmtp(port);
        await client.say('EHLO mx.attacker.example');
        await client.say(`MAIL FROM:<${EVIL}>`);
        await client.say(`RCPT TO:<${replyAddress}>`);
        await client.say('DATA');
        const raw = await signed(`${header}\r\nSubject: A day\r\n\r\nI did it.\r\n`, 'attacker.example');
        await client.write(Buffer.concat([raw, Buffer.from('.\r\n')]));
        const code = (await client.reply()).slice(0, 3);
        await client.quit();
        const mail = intake.kept[0]?.mail;
        cells += 1;
        row.push(mail ? `${mail.verdict}${mail.from.toLowerCase() === VICTIM ? '' : ' as themselves'}` : code);
        if (host === 'stranger' && mail?.verdict === 'proven' && mail.from.toLowerCase() === VICTIM) foreign += 1;
      }
      rows.push([form, host, ...row].join(' | '));
    }
  }
  t.log(`${rows.join('\n')}\n${cells} cells, ${foreign} foreign passes`);
  t.is(cells, 120);
  t.is(foreign, 0);
  const ambiguous = rows.filter((row) => /^(two|a group|a route)/.test(row));
  t.true(
    ambiguous.length === 10 && ambiguous.every((row) => !row.includes('proven')),
    'a relay vouches for one sender only',
  );
});
