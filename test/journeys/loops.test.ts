import test from 'ava';
import { accountOf } from '#application/accounts/find-account.ts';
import { OUTBOX } from '#application/delivery/outbox.ts';
import { handle, stateOf } from '#application/engine/handle.ts';
import { derivedId } from '#application/engine/ids.ts';
import { streams } from '#application/streams.ts';
import { incomingMail } from '#domain/inbox/mail/decider.ts';
import type { SandboxMail } from '#web/contract/outbox.ts';
import { sharedApp } from '../support/app.ts';
import { movableClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { replyAddressOf, replyTo, sendRaw, written } from '../support/send-mail.ts';
import { aUser, checkInFor, outboxOf } from '../support/user.ts';

const ROUNDS = 1_000;
const MANY = 100;
const GENERAL = 'checkin@cairn.localhost';

type Robot = Readonly<{
  /** What it answers to a mail of ours, in this round. */
  write(mail: SandboxMail, email: string, round: number): string;
  to(mail: SandboxMail): string;
}>;

/** Each test has a user of its own, and begins after whatever is counted by the hour. */
const clock = movableClock();
const app = sharedApp(test, { clock });
test.serial.beforeEach(() => clock.move(2 * 60 * 60_000));

const mailsNow = async () => (await app().commands['mail list']({ limit: 1000 })).mails;

/** What is listed of mails that come from here on. */
const mailsFromNow = async (): Promise<typeof mailsNow> => {
  const before = new Set((await mailsNow()).map(({ id }) => id));
  return async () => (await mailsNow()).filter(({ id }) => !before.has(id));
};

/**
 * A machine at the user's own address answers whatever comes, at once, as often as something comes and no more than 1,000
 * times. Says how many answers it had from us.
 */
const loopWith = async (robot: Robot) => {
  const mails = await mailsFromNow();
  const user = await aUser(app());
  const checkIn = await checkInFor(app(), user);
  const sent = new Set([checkIn.id]);
  let incoming: SandboxMail | undefined = checkIn;
  let rounds = 0;
  while (incoming && rounds < ROUNDS) {
    rounds += 1;
    const to = robot.to(incoming);
    const { code } = await sendRaw(app(), { from: user.email, to }, robot.write(incoming, user.email, rounds));
    if (code !== 250) break;
    await settled(mails, rounds);
    incoming = (await outboxOf(app(), user.email)).find(({ id }) => !sent.has(id));
    if (incoming) sent.add(incoming.id);
  }
  return { rounds, answers: sent.size - 1 };
};

/** So many mails have come, and each has either its answer or the reason why it has none. */
const settled = (listed: typeof mailsNow, rounds: number) =>
  eventually('the end of the round', async () => {
    const mails = await listed();
    if (mails.length < rounds || mails.some(({ end }) => end === 'reading')) return false;
    const understood = mails.filter(({ end }) => end === 'understood' || end === 'unreadable');
    const events = await Promise.all(understood.map(({ id }) => answeredOrNot(id)));
    return events.every(Boolean);
  });

const answeredOrNot = async (id: string): Promise<boolean> => {
  const { services } = app();
  const events = await services.log.read(`mail-${id}`);
  if (events.some(({ type }) => type === 'MailLeftUnanswered')) return true;
  return (await services.readModels.get(OUTBOX, derivedId('answer', id))) !== null;
};

const PHRASE = 'Noted. We keep this for our files.';

/** Other words each time, too few to be taken for a win. */
const chatter = (round: number): string => {
  const word = (number: number) => [...String(number)].map((digit) => 'bdfgklmnpr'[Number(digit)]).join('o');
  return `Our office is at ${word(round)} ${word(1_000 + round)}.`;
};

const robots: Readonly<Record<string, Robot>> = {
  'that keeps the thread': {
    write: (mail, email) => replyTo(mail, email, PHRASE),
    to: replyAddressOf,
  },
  'that drops every header of ours': {
    write: (mail, email) => written({ from: email, to: replyAddressOf(mail), subject: 'Noted', text: PHRASE }),
    to: replyAddressOf,
  },
  'that numbers and dates its words': {
    write: (mail, email, round) =>
      written({
        from: email,
        to: replyAddressOf(mail),
        subject: `[#${1000 + round}] Noted`,
        text: `${PHRASE} Number ${100_000 + round}, 2026-11-20 09:${String(10 + (round % 50))}:00.`,
      }),
    to: replyAddressOf,
  },
  'that reports the same win each time': {
    write: (mail, email) =>
      replyTo(mail, email, 'Hello, I trained two new nurses on the triage protocol of the new ward.'),
    to: replyAddressOf,
  },
  'that says something else each time, and never a win': {
    write: (mail, email, round) => replyTo(mail, email, chatter(round)),
    to: replyAddressOf,
  },
  'that says something else each time, without a thread': {
    write: (mail, email, round) =>
      written({
        from: email,
        to: replyAddressOf(mail),
        subject: 'Noted',
        text: chatter(round),
      }),
    to: replyAddressOf,
  },
  'that thanks in ever new ways': {
    write: (mail, email, round) =>
      replyTo(
        mail,
        email,
        ['Thanks!', 'Thank you so much.', 'Great, thanks a lot', 'ok, got it', 'Much appreciated'][round % 5] ?? '',
      ),
    to: replyAddressOf,
  },
  'that writes to our general address': {
    write: (_mail, email) => written({ from: email, to: GENERAL, subject: 'Noted', text: PHRASE }),
    to: () => GENERAL,
  },
  'that sends our own mail back unquoted': {
    write: (mail, email) => written({ from: email, to: replyAddressOf(mail), subject: mail.subject, text: mail.text }),
    to: replyAddressOf,
  },
};

for (const [which, robot] of Object.entries(robots))
  test.serial(`a machine ${which} gets one answer at most`, async (t) => {
    const { answers, rounds } = await loopWith(robot);
    t.log(`${rounds} mails of the machine, ${answers} answers of ours`);
    t.true(answers <= 1);
    t.true(rounds <= 2);
  });

/** Nothing tells such a machine from a busy person, whose wins all deserve an answer: the day is what bounds it. */
test.serial('a machine that reports a new win each time gets ten answers a day, and not one more', async (t) => {
  const things = ['roof', 'lift', 'boiler', 'fence', 'garden', 'gate', 'cellar', 'kitchen', 'bridge', 'tower', 'canal'];
  const { answers, rounds } = await loopWith({
    write: (mail, email, round) => replyTo(mail, email, `Repaired the ${things[round % things.length]}.`),
    to: replyAddressOf,
  });
  t.log(`${rounds} mails of the machine, ${answers} answers of ours`);
  t.is(answers, 10);
  t.is(rounds, 11);
});

test.serial('Apple Mail stops check-ins by a mail, as the link in ours does, and has no answer', async (t) => {
  const listed = await mailsFromNow();
  const user = await aUser(app());
  const checkIn = await checkInFor(app(), user);
  const headers = ['Auto-Submitted: auto-replied', 'X-Apple-Unsubscribe: true'];
  const raw = replyTo(checkIn, user.email, 'Apple Mail sent this email to unsubscribe from the message.', {
    subject: 'stop',
    headers,
  });
  await sendRaw(app(), { from: user.email, to: replyAddressOf(checkIn) }, raw);
  const checkIns = async () => (await accountOf(app().services, user.userId))?.checkIns;
  await eventually('the pause', async () => (await checkIns())?.pause !== null);
  t.like(await checkIns(), { pause: { until: null, reason: 'stopped' } });
  await eventually('the end of the mail', async () => (await listed()).some(({ end }) => end === 'automatic'));
  t.is((await outboxOf(app(), user.email)).length, 1);
  t.deepEqual(await user.wins(), []);
});

test.serial('whoever only claims to be a user at the general address stops nothing', async (t) => {
  const user = await aUser(app());
  const { log, archive, clock } = app().services;
  const mailId = crypto.randomUUID();
  const blob = await archive.put(user.userId, new TextEncoder().encode('stop'));
  const said = { from: user.email, returnPath: user.email, messageId: null, references: [], subject: 'stop' };
  const personal = { ...said, remoteAddress: '192.0.2.1', helo: 'mx.example' };
  const at = new Date(clock.now()).toISOString();
  const mail = { mailId, userId: user.userId, at, recipient: { kind: 'general' }, nature: 'unsubscribe' } as const;
  const data = { ...mail, senderVerdict: 'unknown', blob, size: 4, personal } as const;
  await handle(log, incomingMail, streams.incomingMail(mailId), { type: 'ReceiveMail', data });
  await eventually(
    'its end',
    async () => (await stateOf(log, incomingMail, streams.incomingMail(mailId))).status === 'closed',
  );
  t.is((await accountOf(app().services, user.userId))?.checkIns.pause, null);
});

test.serial('a hundred mails with the same words have one answer', async (t) => {
  const mails = await mailsFromNow();
  const user = await aUser(app());
  const checkIn = await checkInFor(app(), user);
  const to = replyAddressOf(checkIn);
  for (let round = 1; round <= MANY; round += 1)
    await sendRaw(app(), { from: user.email, to }, replyTo(checkIn, user.email, PHRASE));
  await eventually('the end of them all', async () => {
    return (await mails()).filter(({ reason }) => reason === 'loop').length === MANY - 1;
  });
  t.is((await outboxOf(app(), user.email)).length, 1 + 1);
  t.deepEqual(await user.wins(), []);
});

test.serial('a person who writes again is answered, each time that they say something else', async (t) => {
  const user = await aUser(app());
  const said = [
    'Fixed the pump in hall 3.',
    'I am sick today, nothing to report.',
    'Closed ticket 1234 for Acme Corp.',
    'Closed ticket 1299 for Acme Corp.',
    '',
    '',
  ];
  for (const [at, text] of said.entries()) {
    clock.move(60_000);
    await sendRaw(
      app(),
      { from: user.email, to: GENERAL },
      written({ from: user.email, to: GENERAL, subject: '', text }),
    );
    await eventually(`an answer to "${text}"`, async () => (await outboxOf(app(), user.email)).length === at + 1);
  }
  t.is((await user.wins()).length, 3);
});

test.serial('the same words the next day are answered again', async (t) => {
  const user = await aUser(app());
  const checkIn = await checkInFor(app(), user);
  const say = () =>
    sendRaw(app(), { from: user.email, to: replyAddressOf(checkIn) }, replyTo(checkIn, user.email, 'Nothing today.'));
  await say();
  await eventually('an answer', async () => (await outboxOf(app(), user.email)).length === 2);
  clock.move(24 * 60 * 60_000 + 1);
  await say();
  await eventually('another', async () => (await outboxOf(app(), user.email)).length === 3);
  t.pass();
});
