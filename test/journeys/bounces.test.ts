import test from 'ava';
import { accountOf } from '#application/accounts/find-account.ts';
import { streams } from '#application/streams.ts';
import { type RunningApp, sharedApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { complaint, deliveryReport, nameRejected } from '../support/reports.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { aUser, checkInFor, outboxOf } from '../support/user.ts';

const shared = sharedApp(test);

/** A user, the check-in they were sent, and how the mail that comes next to a return address ends. */
const opened = async () => {
  const app = shared();
  const user = await aUser(app);
  const checkIn = await checkInFor(app, user);
  const to = app.services.tokens.returnAddress(checkIn.id);
  const messageId = checkIn.headers['message-id'] ?? '';
  const recipient = user.email;
  const checkIns = async () => (await accountOf(app.services, user.userId))?.checkIns;
  /** What was noted of their address. */
  const failures = async () =>
    (await app.services.log.readSealed(streams.deliverability(user.userId))).map(({ data }) => data.failure);
  /** Its end and reason, once there is one. */
  const after = async (raw: string, address = to) => {
    const known = await mailsOf(app);
    t250((await sendRaw(app, { from: '', to: address }, raw)).code);
    return eventually('the end of the report', async () => {
      const mails = await mailsOf(app);
      const [newest] = mails;
      return mails.length > known.length && newest && newest.reason !== '' && `${newest.end} ${newest.reason}`;
    });
  };
  return { app, user, checkIn, to, messageId, recipient, checkIns, failures, after };
};

const mailsOf = async (app: RunningApp) => (await app.commands['mail list']({ limit: 1000 })).mails;

const t250 = (code: number): void => {
  if (code !== 250) throw new Error(`the report was answered with ${code}`);
};

test.serial('a hard bounce of a mail of ours stops check-ins, until the address answers again', async (t) => {
  const { app, user, checkIn, checkIns, after, ...mail } = await opened();
  t.is(await after(deliveryReport(mail)), 'bounce hard');
  t.like(await checkIns(), { undeliverable: true, pause: null });
  await sendRaw(
    app,
    { from: user.email, to: replyAddressOf(checkIn) },
    replyTo(checkIn, user.email, 'Closed the books two days early.'),
  );
  await eventually('the win', async () => (await user.wins()).length === 1);
  t.like(await checkIns(), { undeliverable: false });
});

test.serial('the same report once more, or another of the same mail, adds nothing', async (t) => {
  const { failures, after, ...mail } = await opened();
  for (let times = 0; times < 3; times += 1)
    t.is(
      await after(deliveryReport({ ...mail, status: '5.2.2', diagnostic: 'smtp; 552 mailbox full' })),
      'bounce soft',
    );
  t.deepEqual(await failures(), ['soft']);
});

test.serial('a refusal because of us is the operator’s to see and stops nobody’s check-ins', async (t) => {
  const { app, checkIns, failures, after, checkIn, ...mail } = await opened();
  const diagnostic = 'smtp; 550-5.7.25 [192.0.2.25] Gmail does not accept messages from IPs with missing PTR records.';
  t.is(await after(deliveryReport({ ...mail, status: '5.7.25', diagnostic })), 'bounce soft');
  t.like(await checkIns(), { undeliverable: false, pause: null });
  t.deepEqual(await failures(), []);
  t.like(await app.commands['mail refusals'](), { mails: 1, accounts: 1, isAlarm: false });
  const { mails } = await app.commands['mail sent']({ state: null, limit: 1000 });
  t.like(
    mails.find(({ id }) => id === checkIn.id),
    { code: 'soft 5.7.25' },
  );
});

test.serial('a server that refuses our name is told to the operator, even where it names no code', async (t) => {
  const { app, checkIns, failures, after, checkIn, ...mail } = await opened();
  const before = (await app.commands['mail refusals']()).mails;
  t.is(await after(nameRejected(mail)), 'bounce soft');
  t.like(await checkIns(), { undeliverable: false, pause: null });
  t.deepEqual(await failures(), []);
  t.is((await app.commands['mail refusals']()).mails, before + 1);
});

test.serial('a complaint pauses check-ins', async (t) => {
  const { checkIns, after, ...mail } = await opened();
  t.is(await after(complaint(mail)), 'bounce complaint');
  t.like(await checkIns(), { pause: { until: null, reason: 'complaint' } });
});

test.serial('a report that brings another mail along is forged, or not ours: it changes nothing', async (t) => {
  const { checkIns, failures, after, ...mail } = await opened();
  const other = (await opened()).messageId;
  for (const messageId of ['<somebody@elsewhere.example>', other])
    t.is(await after(deliveryReport({ ...mail, messageId })), 'bounce unrelated');
  t.like(await checkIns(), { undeliverable: false });
  t.deepEqual(await failures(), []);
});

test.serial('a report that brings no mail along is told by its return address', async (t) => {
  const { checkIns, after, to, recipient } = await opened();
  t.is(await after(deliveryReport({ to, recipient })), 'bounce hard');
  t.like(await checkIns(), { undeliverable: true });
});

test.serial(
  'a failure at an address that the mail was forwarded to does not end check-ins, nor does one of nobody',
  async (t) => {
    const { checkIns, after, to, messageId } = await opened();
    const forwarded = { to, recipient: 'colleague@elsewhere.example', messageId };
    t.is(await after(deliveryReport(forwarded)), 'bounce soft');
    t.like(await checkIns(), { undeliverable: false });
    const other = await opened();
    t.is(await other.after(deliveryReport({ to: other.to, recipient: '' })), 'bounce soft');
    t.like(await other.checkIns(), { undeliverable: false });
    const named = await opened();
    const written = { to: named.to, recipient: named.recipient.toUpperCase() };
    t.is(await named.after(deliveryReport(written)), 'bounce hard');
  },
);

test.serial('a report to a reply address, or to a return address nobody was given, changes nothing', async (t) => {
  const { app, checkIn, checkIns, failures, after, ...mail } = await opened();
  t.is(await after(deliveryReport(mail), replyAddressOf(checkIn)), 'bounce unrelated');
  const guessed = mail.to.replace(/.(?=@)/, (last) => (last === 'a' ? 'b' : 'a'));
  t.is((await sendRaw(app, { from: '', to: guessed }, deliveryReport(mail))).code, 550);
  t.like(await checkIns(), { undeliverable: false });
  t.deepEqual(await failures(), []);
});

test.serial('a delay is no failure, and neither is an automatic answer to a return address', async (t) => {
  const { app, user, checkIns, failures, after, ...mail } = await opened();
  t.is(await after(deliveryReport({ ...mail, action: 'delayed', status: '4.4.1' })), 'bounce unrelated');
  const absence = replyTo(
    (await opened()).checkIn,
    user.email,
    'I am away until Monday. My address no longer exists.',
    {
      headers: ['Auto-Submitted: auto-replied'],
    },
  );
  t.is(await after(absence), 'automatic unrelated');
  t.like(await checkIns(), { undeliverable: false });
  t.deepEqual(await failures(), []);
  t.deepEqual(await user.wins(), []);
  t.is((await outboxOf(app, user.email)).length, 1);
});
