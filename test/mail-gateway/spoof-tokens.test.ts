import test from 'ava';
import { openAccount } from '#application/accounts/open-account.ts';
import { handle } from '#application/engine/handle.ts';
import { createMailIntake } from '#application/inbox/receive-mail.ts';
import { streams } from '#application/streams.ts';
import { conversation } from '#domain/delivery/conversation/decider.ts';
import type { MailReceived } from '#domain/inbox/mail/events.ts';
import { startGateway } from '#mail-gateway/smtp/gateway.ts';
import { createMailJudge } from '#mail-gateway/smtp/judging/judge.ts';
import { movableClock } from '../support/clock.ts';
import { signed } from '../support/dns.ts';
import { connectSmtp, type SmtpClient } from '../support/smtp-client.ts';
import { embeddedServices } from '../support/stores.ts';
import { EVIL, forms, VICTIM, worlds } from './spoof-cases.ts';

const OTHER = 'other@example.com';

/** The victim and another user, both proven, each with an open conversation; and the addresses a mail may go to. */
const twoUsers = async (t: Parameters<typeof embeddedServices>[0]) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  const at = new Date(clock.now()).toISOString();
  const aUser = async (email: string) => {
    const opened = await openAccount(services, { email, firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' });
    if ('refused' in opened) throw new Error(opened.refused);
    const conversationId = crypto.randomUUID();
    const data = { conversationId, userId: opened.userId, at };
    await handle(services.log, conversation, streams.conversation(conversationId), { type: 'OpenConversation', data });
    return { userId: opened.userId, replyAddress: services.tokens.replyAddress(conversationId) };
  };
  const [victim, other] = [await aUser(VICTIM), await aUser(OTHER)];
  const guessed = victim.replyAddress.replace(/.(?=@)/, (letter) => (letter === 'a' ? 'b' : 'a'));
  const tokens = {
    'their reply address': victim.replyAddress,
    'a guessed one': guessed,
    'another user’s': other.replyAddress,
    'our own address, no token': services.mail.from,
  };
  const received = async (): Promise<readonly MailReceived['data'][]> => {
    const found: MailReceived['data'][] = [];
    const end = new AbortController();
    for await (const { events, caughtUp } of services.log.follow(null, end.signal)) {
      for (const event of events) if (event.type === 'MailReceived') found.push(event.data as MailReceived['data']);
      if (caughtUp) break;
    }
    end.abort();
    return found;
  };
  return { services, tokens, received, isOurs: new Set([victim.userId, other.userId]) };
};

/** The code of the step at which it was answered for good. */
const sendTo = async (client: SmtpClient, to: string, raw: Buffer): Promise<string> => {
  await client.say('EHLO mx.attacker.example');
  await client.say(`MAIL FROM:<${EVIL}>`);
  const recipient = await client.say(`RCPT TO:<${to}>`);
  if (!recipient.startsWith('250')) return recipient.slice(0, 3);
  await client.say('DATA');
  await client.write(Buffer.concat([raw, Buffer.from('.\r\n')]));
  return (await client.reply()).slice(0, 3);
};

test('twelve forms of From, five results of DMARC, four states of the token: nobody writes as somebody else', async (t) => {
  const { services, tokens, received, isOurs } = await twoUsers(t);
  const intake = createMailIntake(services, async () => {});
  const outcomes = new Map<string, number>();
  const cells = new Map<string, string>();
  for (const [world, resolver] of Object.entries(worlds)) {
    const judge = createMailJudge({ trustedRelays: [], domain: services.mail.domain, resolver });
    const gateway = await startGateway({ intake, judge, host: '127.0.0.1', port: 0, domain: services.mail.domain });
    const client = await connectSmtp(gateway.port);
    for (const [form, header] of Object.entries(forms)) {
      for (const [token, to] of Object.entries(tokens)) {
        const text = `${header}\r\nSubject: ${world} ${form} ${token}\r\n\r\nI did it.\r\n`;
        const before = (await received()).length;
        const code = await sendTo(client, to, await signed(text, 'attacker.example'));
        const [kept] = (await received()).slice(before);
        const cell = kept ? { proven: 'WRITTEN', unproven: 'held', unknown: 'waits' }[kept.senderVerdict] : code;
        t.is(kept !== undefined, code === '250', `${form}, ${token}, ${world}`);
        t.true(!kept || isOurs.has(kept.userId));
        cells.set(`${form} | ${token} | ${world}`, cell);
        outcomes.set(cell, (outcomes.get(cell) ?? 0) + 1);
      }
    }
    await client.quit();
    await gateway.close();
  }
  t.log(`${cells.size} cells: ${[...outcomes].map(([cell, count]) => `${count} ${cell}`).join(', ')}`);
  t.is(cells.size, 240);
  // Only what is proven is read, and only what is read is answered.
  t.is(outcomes.get('WRITTEN') ?? 0, 0);
  for (const [place, cell] of cells) {
    if (place.includes('a guessed one')) t.is(cell, '550', place);
    if (/^(?:two|a group|a route)/.test(place)) t.is(cell, '550', place);
    if (place.includes('no token') && !place.endsWith('temperror')) t.is(cell, '550', place);
    if (cell === 'waits') t.true(place.endsWith('temperror'), place);
  }
});
