import test from 'ava';
import { aGateway } from '../support/gateway.ts';
import { generalAddress, memoryIntake, otherReplyAddress, replyAddress } from '../support/memory-intake.ts';
import { connectSmtp } from '../support/smtp-client.ts';

const MAIL = 'From: sub@example.com\r\n\r\nI did it.\r\n.\r\n';

test('a mail over the day’s budget is put off, never refused for good', async (t) => {
  const intake = memoryIntake({ keep: async () => 'over-budget' });
  const { port, logged } = await aGateway(t, { intake });
  const client = await connectSmtp(port);
  await client.begin(replyAddress);
  await client.write(MAIL);
  t.regex(await client.reply(), /^452 4\.2\.2 .*try again tomorrow/);
  t.deepEqual(intake.refused, [{ reason: 'over-budget', size: MAIL.length - 3 }]);
  t.deepEqual(logged, [], 'which is no fault of ours');
});

test('it is put off for all its recipients when one of them has no room, and nothing is lost of it', async (t) => {
  const intake = memoryIntake({
    keep: async ({ recipient }) => (recipient.kind === 'general' ? 'over-budget' : 'kept'),
  });
  const { port } = await aGateway(t, { intake });
  const client = await connectSmtp(port);
  await client.say('EHLO client.example');
  await client.say('MAIL FROM:<sub@example.com>');
  for (const to of [replyAddress, generalAddress]) t.regex(await client.say(`RCPT TO:<${to}>`), /^250 /);
  await client.say('DATA');
  await client.write(MAIL);
  t.regex(await client.reply(), /^452 /);
});

test('what is sure to be over it is put off at its recipient, before it is sent', async (t) => {
  const asked: object[] = [];
  const intake = memoryIntake({
    hasRoom: async ({ recipient }, sender) => {
      asked.push({ ...recipient, ...sender });
      return recipient.kind === 'reply' && recipient.conversationId === 'def';
    },
  });
  const { port } = await aGateway(t, { intake });
  const client = await connectSmtp(port);
  await client.say('EHLO client.example');
  await client.say('MAIL FROM:<sub@example.com> SIZE=5000000');
  t.regex(await client.say(`RCPT TO:<${replyAddress}>`), /^452 4\.2\.2 /);
  t.regex(await client.say('DATA'), /^503 /);
  t.regex(await client.say(`RCPT TO:<${otherReplyAddress}>`), /^250 /);
  t.like(asked[0], { conversationId: 'abc', returnPath: 'sub@example.com', size: 5_000_000 });
  t.deepEqual(intake.refused, [{ reason: 'over-budget', size: 0 }]);
});
