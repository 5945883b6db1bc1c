import test from 'ava';
import { sharedApp } from '../support/app.ts';
import { eventually } from '../support/eventually.ts';
import { replyWith } from '../support/evidence-mail.ts';
import { ELSEWHERE, endOf, needsOf } from '../support/held-mail.ts';
import { png } from '../support/pictures.ts';
import { replyAddressOf, replyTo, sendRaw } from '../support/send-mail.ts';
import { aUser, checkInFor, mailTo, outboxOf } from '../support/user.ts';

const shared = sharedApp(test);

test.serial(
  'an absence notice without its headers, from elsewhere, is set aside and asked about by nobody',
  async (t) => {
    const app = shared();
    const user = await aUser(app);
    const checkIn = await checkInFor(app, user);
    const absence = replyTo(
      checkIn,
      ELSEWHERE,
      'Thank you for your message. I am out of the office until Monday and will answer on my return.',
    );
    await sendRaw(app, { from: ELSEWHERE, to: replyAddressOf(checkIn) }, absence);
    await eventually('its end', async () => {
      const { mails } = await app.commands['mail list']({ limit: 1 });
      return mails[0]?.end === 'automatic';
    });
    t.deepEqual(await needsOf(user), []);
    t.is((await outboxOf(app, user.email)).length, 1);
  },
);

test.serial(
  'what could not be read is shown until its user has done with it, and can be downloaded as it came',
  async (t) => {
    const app = shared();
    const user = await aUser(app);
    const other = await aUser(app);
    const checkIn = await checkInFor(app, user);
    const empty = replyTo(checkIn, user.email, '')
      .replace(/\r\n\r\n[\s\S]*$/, '\r\n\r\n')
      .replace(/^Subject: .*$/m, 'Subject: ');
    await sendRaw(app, { from: user.email, to: replyAddressOf(checkIn) }, empty);
    const need = await eventually('the unreadable mail', async () => (await needsOf(user))[0]);
    t.like(need, { kind: 'unreadable', reason: 'no-text' });
    const original = `/api/needs-you/${need.id}/original`;
    const { body, headers, status } = await user.call<string>('GET', original);
    t.is(status, 200);
    t.true(body.includes(`Message-ID`) && body.includes(user.email));
    t.regex(headers.get('content-disposition') ?? '', /^attachment/);
    t.regex(headers.get('content-security-policy') ?? '', /sandbox/);
    t.is((await other.call('GET', original)).status, 404);
    t.is((await other.call('POST', `/api/needs-you/${need.id}/dismiss`)).status, 404);
    t.is((await user.call('POST', `/api/needs-you/${need.id}/dismiss`)).status, 200);
    t.deepEqual(await needsOf(user), []);
    t.is((await user.call('GET', original)).status, 404);
  },
);

test.serial('a picture without a word is kept with its mail, and a line about it is asked for', async (t) => {
  const app = shared();
  const user = await aUser(app);
  await replyWith(app, user, await checkInFor(app, user), '', [
    { name: 'roof.png', type: 'image/png', bytes: png(320, 240) },
  ]);
  const need = await eventually('the picture', async () => (await needsOf(user))[0]);
  t.like(need, { kind: 'unreadable', reason: 'only-files' });
  const { text } = await mailTo(app, user.email, /^Re: /);
  t.regex(text.replace(/\s+/g, ' '), /kept with your mail.* Tell us in a line what it shows/);
  t.false(text.includes('could not read'));
  t.is(await endOf(t, app, need.id), 'unreadable only-files');
});
