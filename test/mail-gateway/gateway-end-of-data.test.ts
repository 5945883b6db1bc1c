import test from 'ava';
import { aGateway } from '../support/gateway.ts';
import { memoryIntake, replyAddress } from '../support/memory-intake.ts';
import { connectSmtp } from '../support/smtp-client.ts';

const head = 'From: sub@example.com\r\nSubject: A day\r\n\r\nI did it.';
/** What a smuggler hides behind an end that only some servers see. */
const hidden = `MAIL FROM:<sub@example.com>\r\nRCPT TO:<${replyAddress}>\r\nDATA\r\nFrom: sub@example.com\r\n\r\nsmuggled`;

/** Ends that are none. Those with a bare CR or NUL are refused, those with a bare LF are text like any other. */
const falseEnds = [
  ['LF . LF', '\n.\n', 250],
  ['LF . CRLF', '\n.\r\n', 250],
  ['CRLF . LF', '\r\n.\n', 250],
  ['CR . CR', '\r.\r', 550],
  ['CRLF . CR', '\r\n.\r', 550],
  ['CR . CRLF', '\r.\r\n', 550],
  ['CRLF NUL . CRLF', '\r\n\0.\r\n', 550],
] as const;
const realEnd = ['CRLF . CRLF', '\r\n', 250] as const;

for (const [name, sequence, code] of [realEnd, ...falseEnds]) {
  test(`${name}, split anywhere and with commands behind it, is exactly one mail`, async (t) => {
    const { port, intake } = await aGateway(t);
    const client = await connectSmtp(port);
    const content = `${head}${sequence}${hidden}\r\n`;
    const payload = Buffer.from(`${content}.\r\n`);
    let expected = 0;
    for (const tail of ['', 'NOOP\r\n']) {
      for (let split = 1; split <= payload.length; split += 1) {
        await client.begin(replyAddress);
        await client.write(payload.subarray(0, split));
        await client.write(Buffer.concat([payload.subarray(split), Buffer.from(tail)]));
        const answer = await client.reply();
        if (!answer.startsWith(`${code} `)) t.fail(`split at ${split}: ${answer}`);
        if (tail && (await client.reply()) !== '250 OK') t.fail(`split at ${split}: the command behind was lost`);
        if (code === 250) expected += 1;
        if (intake.kept.length !== expected) t.fail(`split at ${split}: ${intake.kept.length} kept, not ${expected}`);
      }
    }
    const whole = Buffer.from(content);
    t.true(intake.kept.every(({ mail }) => Buffer.compare(Buffer.from(mail.raw), whole) === 0));
    t.is(intake.kept.length, code === 250 ? 2 * payload.length : 0);
    t.is(
      intake.refused.filter(({ reason }) => reason === 'forbidden-bytes').length,
      code === 550 ? 2 * payload.length : 0,
    );
    t.is(await client.say('NOOP'), '250 OK');
  });
}

test('a mail that ends at once, and two mails written in one go, are told apart', async (t) => {
  const { port, intake } = await aGateway(t);
  const client = await connectSmtp(port);
  await client.begin(replyAddress);
  await client.write('.\r\n');
  t.regex(await client.reply(), /^550 /);
  const one = `MAIL FROM:<sub@example.com>\r\nRCPT TO:<${replyAddress}>\r\nDATA\r\n${head}\r\n.\r\n`;
  await client.write(`${one}${one}`);
  const replies: string[] = [];
  for (let count = 0; count < 8; count += 1) replies.push((await client.reply()).slice(0, 3));
  t.deepEqual(replies, ['250', '250', '354', '250', '250', '250', '354', '250']);
  t.is(intake.kept.length, 2);
});

test('dots at the start of a line come through, one by one', async (t) => {
  const { port, intake } = await aGateway(t, { intake: memoryIntake() });
  const client = await connectSmtp(port);
  await client.begin(replyAddress);
  await client.write(`${head}\r\n..\r\n...two\r\n.\r\n`);
  t.regex(await client.reply(), /^250 /);
  t.true(
    Buffer.from(intake.kept[0]?.mail.raw ?? [])
      .toString()
      .endsWith('\r\n.\r\n..two\r\n'),
  );
});
