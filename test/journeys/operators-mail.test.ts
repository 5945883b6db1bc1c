import test from 'ava';
import { harmless, harmlessJson, harmlessLine } from '#infrastructure/cli/mail.ts';
import type { NeedList } from '#web/contract/needs-you.ts';
import { sharedApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { replyAddressOf, replyTo, sendRaw, written } from '../support/send-mail.ts';
import { aUser, checkInFor } from '../support/user.ts';

const app = sharedApp(test, {}); // of its own: operators see everybody's mail
const STRANGER = 'someone@example.org';

test.serial('mail to the four roles is listed and shown to operators, as text and as it came', async (t) => {
  for (const role of ['postmaster', 'abuse', 'support', 'security']) {
    const to = `${role}@cairn.localhost`;
    await sendRaw(
      app(),
      { from: STRANGER, to },
      written({ from: STRANGER, to, subject: `To ${role}`, text: 'Hello.' }),
    );
  }
  const mails = await eventually('the four mails', async () => {
    const listed = (await app().commands['mail roles']({ limit: 10 })).mails;
    return listed.length === 4 && listed;
  });
  t.deepEqual(mails.map(({ role }) => role).sort(), ['abuse', 'postmaster', 'security', 'support']);
  const [newest] = mails;
  t.like(newest, { from: STRANGER, subject: `To ${newest?.role}` });
  const shown = await app().commands['mail show']({ id: newest?.id ?? '', raw: false });
  t.true(shown.text.includes(`Subject: To ${newest?.role}`) && shown.text.endsWith('Hello.'));
  const raw = await app().commands['mail show']({ id: newest?.id ?? '', raw: true });
  t.true(raw.text.includes('MIME-Version: 1.0'));
});

test.serial("operators read no user's mail but one that its user was asked about and released", async (t) => {
  const user = await aUser(app());
  const checkIn = await checkInFor(app(), user);
  const to = replyAddressOf(checkIn);
  await sendRaw(app(), { from: user.email, to }, replyTo(checkIn, user.email, 'Closed the books two days early.'));
  await eventually('the win', async () => (await user.wins()).length === 1);
  await sendRaw(app(), { from: STRANGER, to }, replyTo(checkIn, STRANGER, 'Trained two new nurses.'));
  const held = await eventually('the mail that is held', async () => {
    const { body } = await user.call<NeedList>('GET', '/api/needs-you');
    return body.needs[0]?.id;
  });
  const { mails } = await app().commands['mail list']({ limit: 10 });
  for (const id of ['none', ...mails.filter(({ end }) => end !== 'role').map((mail) => mail.id)])
    await t.throwsAsync(app().commands['mail show']({ id, raw: true }), { message: /no mail that operators may read/ });
  await user.call('POST', `/api/held/${held}/release`, {});
  const { text } = await app().commands['mail show']({ id: held, raw: false });
  t.true(text.includes('Trained two new nurses.'));
});

test('foreign words move no cursor, colour nothing and turn no direction', (t) => {
  t.is(harmlessLine('a\u001b[31mred\u0007\nb\u202ec'), 'a\\u{1b}[31mred\\u{7} b\\u{202e}c');
  t.is(harmless('one\r\ntwo\tthree\u009b2J'), 'one\ntwo\tthree\\u{9b}2J');
  t.is(harmless('Grüße, 東京 🎉'), 'Grüße, 東京 🎉');
  const data = { text: 'Grüße 🎉 \u001b[31m\u009b2J\u202ec\u{e0041}' };
  t.deepEqual(JSON.parse(harmlessJson(data)), data);
  t.is(harmlessJson(data), String.raw`{"text":"Grüße 🎉 \u001b[31m\u009b2J\u202ec\udb40\udc41"}`);
});
