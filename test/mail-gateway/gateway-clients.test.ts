import test from 'ava';
import { eventually } from '../support/eventually.ts';
import { aGateway } from '../support/gateway.ts';
import { memoryIntake, replyAddress } from '../support/memory-intake.ts';
import { connectAll, connectSmtp, openSmtp, type SmtpClient } from '../support/smtp-client.ts';

const head = 'From: sub@example.com\r\n\r\n';
const code = (answer: string) => answer.slice(0, 3);

test('a client that guesses recipients is sent away', async (t) => {
  const { port } = await aGateway(t, { limits: { unknownRecipients: 3 } });
  const client = await connectSmtp(port);
  await client.say('EHLO client.example');
  await client.say('MAIL FROM:<sub@example.com>');
  const answers: string[] = [];
  for (let count = 0; count < 4; count += 1)
    answers.push(code(await client.say(`RCPT TO:<guess${count}@cairn.localhost>`)));
  t.deepEqual(answers, ['550', '550', '550', '421']);
  await client.closed;
});

test('a client that is never done with its mail is closed on, however busy it is', async (t) => {
  const { port, intake } = await aGateway(t, { limits: { delivery: 1000 } });
  const client = await connectSmtp(port);
  await client.write(`EHLO client.example\r\nMAIL FROM:<sub@example.com>\r\nRCPT TO:<${replyAddress}>\r\nDATA\r\n`);
  let over = false;
  client.closed.then(() => {
    over = true;
  });
  while (!over) await client.write('x');
  const answers: string[] = [];
  for (let answer = ''; !answer.startsWith('421'); answers.push(code(answer))) answer = await client.reply();
  t.deepEqual(answers, ['250', '250', '250', '354', '421']);
  t.deepEqual(intake.kept, []);
});

test('the time that we take ourselves is not held against a client', async (t) => {
  const gate = Promise.withResolvers<'kept'>();
  const asked = Promise.withResolvers<void>();
  const intake = memoryIntake({
    keep: () => {
      asked.resolve();
      return gate.promise;
    },
  });
  const { port } = await aGateway(t, { intake, limits: { delivery: 1500 } });
  const client = await connectSmtp(port);
  await client.begin(replyAddress);
  await client.write(`${head}text\r\n.\r\n`);
  await asked.promise;
  const later = await connectSmtp(port); // whose time is up after the first one's would have been
  t.regex(await later.reply(), /^421 /);
  gate.resolve('kept');
  t.regex(await client.reply(), /^250 /);
});

test('neighbours come as many as they like, strangers up to the limit for their network', async (t) => {
  const open = await aGateway(t, { limits: { clientsPerNetwork: 2 } });
  t.is((await connectAll(open.port, 20)).length, 20);
  const closed = await aGateway(t, { neighbours: [], limits: { clientsPerNetwork: 2 } });
  const [first] = await connectAll(closed.port, 2);
  const third = await openSmtp(closed.port);
  t.regex(await third.reply(), /^421 /);
  await first?.quit();
  t.truthy(await eventually('a place', () => connectSmtp(closed.port).catch(() => null)));
});

/** An intake that keeps nothing before its gate is opened, and tells when so many mails have come. */
const gatedIntake = (mails: number) => {
  const gate = Promise.withResolvers<'kept'>();
  const arrived = Promise.withResolvers<void>();
  let count = 0;
  const keep = () => {
    count += 1;
    if (count === mails) arrived.resolve();
    return gate.promise;
  };
  return { intake: memoryIntake({ keep }), arrived: arrived.promise, open: () => gate.resolve('kept') };
};

const sendMail = async (client: SmtpClient): Promise<void> => {
  await client.begin(replyAddress);
  await client.write(`${head}text\r\n.\r\n`);
};

test('more clients than there is place for are told so, while all mails of the others are being kept', async (t) => {
  const { intake, arrived, open } = gatedIntake(2);
  const { port } = await aGateway(t, { intake, limits: { clients: 2 } });
  const clients = await connectAll(port, 2);
  for (const client of clients) await sendMail(client);
  await arrived;
  const third = await openSmtp(port);
  t.regex(await third.reply(), /^421 4\.3\.2 /);
  open();
  for (const client of clients) t.regex(await client.reply(), /^250 /);
});

test('a client that only stays gives its place to one that comes, and whose mail is being kept stays', async (t) => {
  const { intake, arrived, open } = gatedIntake(1);
  const { port } = await aGateway(t, { intake, neighbours: [], limits: { clients: 3, keptForNeighbours: 0 } });
  const [busy, silent, begun] = (await connectAll(port, 3)) as [SmtpClient, SmtpClient, SmtpClient];
  await sendMail(busy);
  await arrived;
  await begun.begin(replyAddress);
  await begun.write(head);
  const first = await connectSmtp(port);
  t.regex(await silent.reply(), /^421 4\.3\.2 /);
  await silent.closed;
  const second = await connectSmtp(port);
  t.regex(await begun.reply(), /^421 4\.3\.2 /, 'nothing of its mail was kept yet');
  open();
  t.regex(await busy.reply(), /^250 /);
  for (const client of [first, second]) await sendMail(client);
  for (const client of [first, second]) t.regex(await client.reply(), /^250 /);
});

test('strangers leave places for neighbours', async (t) => {
  const { intake, arrived, open } = gatedIntake(2);
  const { port } = await aGateway(t, {
    intake,
    neighbours: ['127.0.0.1'],
    limits: { clients: 3, keptForNeighbours: 1 },
  });
  const strangers = await Promise.all(['127.0.0.2', '127.0.0.3'].map((from) => connectSmtp(port, from)));
  for (const client of strangers) await sendMail(client);
  await arrived;
  const another = await openSmtp(port, '127.0.0.4');
  t.regex(await another.reply(), /^421 /);
  await t.notThrowsAsync(connectSmtp(port));
  open();
});

test('a stranger who talks before the greeting is closed on', async (t) => {
  const { port } = await aGateway(t, { neighbours: [] });
  const client = await openSmtp(port);
  await client.write('EHLO client.example\r\n');
  t.regex(await client.reply(), /^421 /);
  await client.closed;
});

test('a command line without end is closed on', async (t) => {
  const { port } = await aGateway(t);
  const client = await connectSmtp(port);
  await client.write('x'.repeat(3000));
  t.regex(await client.reply(), /^421 /);
  await client.closed;
});

test('closing sends idle clients away, finishes the mail on its way, and only then resolves', async (t) => {
  const gate = Promise.withResolvers<'kept'>();
  const asked = Promise.withResolvers<void>();
  const intake = memoryIntake({
    keep: () => {
      asked.resolve();
      return gate.promise;
    },
  });
  const gateway = await aGateway(t, { intake });
  const [idle, busy] = (await connectAll(gateway.port, 2)) as [SmtpClient, SmtpClient];
  await busy.begin(replyAddress);
  await busy.write(`${head}text\r\n.\r\n`);
  await asked.promise;
  const steps: string[] = [];
  const closed = gateway.close().then(() => steps.push('closed'));
  t.regex(await idle.reply(), /^421 /);
  await t.throwsAsync(openSmtp(gateway.port));
  const answered = busy.reply().then((reply) => steps.push(code(reply)));
  gate.resolve('kept');
  await answered;
  t.regex(await busy.reply(), /^421 /);
  await closed;
  t.deepEqual(steps, ['250', 'closed']);
});
