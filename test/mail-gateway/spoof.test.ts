import test from 'ava';
import { createMailJudge } from '#mail-gateway/smtp/judging/judge.ts';
import { signed } from '../support/dns.ts';
import { aGateway } from '../support/gateway.ts';
import { memoryIntake, replyAddress } from '../support/memory-intake.ts';
import { connectSmtp } from '../support/smtp-client.ts';
import { EVIL, forms, VICTIM, worlds } from './spoof-cases.ts';

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
