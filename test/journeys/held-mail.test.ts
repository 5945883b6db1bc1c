import test from 'ava';
import { accountOf } from '#application/accounts/find-account.ts';
import type { HeldMail } from '#web/contract/needs-you.ts';
import { runningApp, sharedApp } from '../support/app.ts';
import { movableClock } from '../support/clock.ts';
import { eventually } from '../support/eventually.ts';
import { ELSEWHERE, endOf, heldMail, linkIn, needsOf, WORDS } from '../support/held-mail.ts';
import { deliveryReport } from '../support/reports.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { aUser, call, checkInFor, mailTo, outboxOf } from '../support/user.ts';

const shared = sharedApp(test);
const held = (app = shared(), words = WORDS) => heldMail(app, words);

test.serial(
  'whose mail it is, is asked in the app and by a mail that names it, and its sender hears nothing',
  async (t) => {
    const { app, user, need } = await held();
    t.like(need, { kind: 'held', from: ELSEWHERE, size: need.size, reason: '' });
    t.regex(need.subject, /^Re: /);
    const { asked, id } = await linkIn({ app, user });
    t.is(id, need.id);
    t.true(asked.text.includes(ELSEWHERE));
    t.false(asked.text.includes('triage'));
    t.deepEqual(await outboxOf(app, ELSEWHERE), []);
    t.deepEqual(await user.wins(), []);
  },
);

test.serial(
  'released by its user, signed in: it is a win, answered to the account and not to where it came from',
  async (t) => {
    const { app, user, need, send, checkIn } = await held();
    t.is((await user.call('POST', `/api/held/${need.id}/release`, {})).status, 200);
    t.deepEqual(await needsOf(user), []);
    await eventually('the win', async () => (await user.wins()).length === 1);
    await mailTo(app, user.email, /^Re: /);
    t.deepEqual(await outboxOf(app, ELSEWHERE), []);
    t.is(await endOf(t, app, need.id), 'understood released');
    await send(replyTo(checkIn, ELSEWHERE, 'Planted forty trees along the canal.'));
    const next = await eventually('the next one, held too', async () => (await needsOf(user))[0]);
    t.is(next.from, ELSEWHERE);
    t.is((await user.wins()).length, 1);
  },
);

test.serial('released by the link, signed out: opening changes nothing, and the link works once', async (t) => {
  const { app, user, need } = await held();
  const { token } = await linkIn({ app, user });
  const path = `/api/held/${need.id}`;
  for (let times = 0; times < 3; times += 1) {
    const { body } = await call<{ mail: HeldMail }>(app, 'GET', `${path}?token=${token}`);
    t.like(body.mail, { from: ELSEWHERE, state: 'held' });
    t.true(body.mail.preview.startsWith(WORDS));
  }
  t.deepEqual(await user.wins(), []);
  t.is((await call(app, 'POST', `${path}/release`, { token })).status, 200);
  t.is((await call(app, 'POST', `${path}/release`, { token })).status, 409);
  t.is((await call(app, 'POST', `${path}/disown`, { token })).status, 409);
  await eventually('the win', async () => (await user.wins()).length === 1);
  const { body } = await call<{ mail: HeldMail }>(app, 'GET', `${path}?token=${token}`);
  t.like(body.mail, { state: 'decided', preview: '' });
});

test.serial(
  'a released mail changes nothing that it asks to change, and the answer bears no subject of a stranger',
  async (t) => {
    const app = shared();
    const user = await aUser(app);
    const checkIn = await checkInFor(app, user);
    const before = (await accountOf(app.services, user.userId))?.checkIns.pause;
    const raw = replyTo(
      checkIn,
      ELSEWHERE,
      'Won the Reyes case.\n\nPlease pause my check-ins for two weeks.\n\nPlease list my wins.',
    ).replace(/^Subject: .*$/m, 'Subject: Verify at https://evil.example/login now');
    await sendRaw(app, { from: ELSEWHERE, to: replyAddressOf(checkIn) }, raw);
    const need = await eventually('the mail that is held', async () => (await needsOf(user))[0]);
    const { asked } = await linkIn({ app, user });
    t.false(asked.text.includes('evil.example'));
    t.true(asked.text.includes('Subject: Verify at (a link) now'));
    await user.call('POST', `/api/held/${need.id}/release`, {});
    const answer = await eventually('the answer', async () =>
      (await outboxOf(app, user.email)).find(({ text }) => /You asked/.test(text)),
    );
    t.regex(answer.text, /send the request once more\s+from your own address/);
    t.false(`${answer.subject} ${answer.text}`.includes('evil.example'));
    t.is(answer.subject, 'Re: Verify at (a link) now');
    t.regex(answer.text, /Won the Reyes case/);
    t.deepEqual((await accountOf(app.services, user.userId))?.checkIns.pause, before);
    t.is((await user.wins()).length, 1);
  },
);

test.serial('how a held mail begins is shown, without a link and no longer than 500 characters', async (t) => {
  const { user, need } = await held(
    shared(),
    `See https://evil.example/x\nand <b>this</b>. ${'More and more. '.repeat(80)}`,
  );
  const { body } = await user.call<{ mail: HeldMail }>('GET', `/api/held/${need.id}`);
  t.regex(body.mail.preview, /^See \(a link\)\s+and <b>this<\/b>\. More and more\./);
  t.true(body.mail.preview.length <= 502);
});

test.serial('disowned, nothing of it is kept as a win or answered', async (t) => {
  const { app, user, need } = await held();
  t.is((await user.call('POST', `/api/held/${need.id}/disown`, {})).status, 200);
  t.deepEqual(await needsOf(user), []);
  t.is((await user.call('POST', `/api/held/${need.id}/release`, {})).status, 409);
  t.is(await endOf(t, app, need.id), 'disowned');
  t.deepEqual(await user.wins(), []);
});

test.serial("many that are held are disowned at once: those that are named, and nobody else's", async (t) => {
  const { user, send, checkIn, need } = await held();
  const other = await held();
  for (const words of ['Delivery one was on time.', 'Delivery two was on time.'])
    await send(replyTo(checkIn, ELSEWHERE, words));
  const needs = await eventually('three that are held', async () => {
    const found = await needsOf(user);
    return found.length === 3 && found;
  });
  const ids = [...needs.map(({ id }) => id).filter((id) => id !== need.id), other.need.id, 'none'];
  t.is((await user.call('POST', '/api/needs-you/disown', { ids })).status, 200);
  t.deepEqual(
    (await needsOf(user)).map(({ id }) => id),
    [need.id],
  );
  t.is((await needsOf(other.user)).length, 1);
});

test.serial("nobody reaches another user's held mail, by a session, another mail's token, or none", async (t) => {
  const { app, user, need } = await held();
  const other = await held();
  const { token } = await linkIn(other);
  const paths = [need.id, '01900000-0000-7000-8000-000000000000', 'none'].map((id) => `/api/held/${id}`);
  const answers = new Set<string>();
  for (const path of paths) {
    const asked = [
      await other.user.call('GET', path),
      await other.user.call('POST', `${path}/release`, {}),
      await other.user.call('POST', `${path}/disown`, {}),
      await call(app, 'GET', `${path}?token=${token}`),
      await call(app, 'POST', `${path}/release`, { token }),
      await call(app, 'POST', `${path}/disown`, { token: `${token}x` }),
    ];
    for (const { status, body } of asked) answers.add(`${status} ${JSON.stringify(body)}`);
    t.is((await call(app, 'GET', path)).status, 401);
  }
  t.is(answers.size, 1);
  t.regex([...answers][0] ?? '', /^404 /);
  t.like((await needsOf(user))[0], { id: need.id });
});

test.serial('a released mail proves nothing of the address', async (t) => {
  const { app, user, need, checkIn } = await held();
  const { tokens } = app.services;
  const report = deliveryReport({
    to: tokens.returnAddress(checkIn.id),
    recipient: user.email,
  });
  await sendRaw(app, { from: '', to: tokens.returnAddress(checkIn.id) }, report);
  const undeliverable = async () => (await accountOf(app.services, user.userId))?.checkIns.undeliverable;
  await eventually('the bounce', undeliverable);
  await user.call('POST', `/api/held/${need.id}/release`, {});
  await eventually('the win', async () => (await user.wins()).length === 1);
  t.true(await undeliverable());
});

test.serial('one mail an hour and three a day ask whose a mail is; the app shows them all', async (t) => {
  const clock = movableClock();
  const app = await runningApp(t, { clock });
  const { user, send, checkIn } = await held(app);
  const asked = async () =>
    (await outboxOf(app, user.email)).filter(({ subject }) => subject.startsWith('Is this you'));
  const left = async () => {
    const needs = await needsOf(user);
    const events = (await Promise.all(needs.map(({ id }) => app.services.log.read(`mail-${id}`)))).flat();
    return events.filter(({ type }) => type === 'MailConfirmationSkipped').length;
  };
  for (let count = 1; count <= 7; count += 1) {
    if (count > 1) await send(replyTo(checkIn, ELSEWHERE, `Delivery ${count} was on time.`));
    await eventually('what became of the question', async () => (await asked()).length + (await left()) === count);
    if (count % 2 === 0) clock.move(61 * 60_000);
  }
  t.is((await needsOf(user)).length, 7);
  t.is((await asked()).length, 3);
});
