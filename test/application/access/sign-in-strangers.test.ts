import test from 'ava';
import { forgetStranger } from '#application/access/forget-stranger.ts';
import { requestLoginLink } from '#application/access/sign-in/sign-in.ts';
import { tellNoAccount } from '#application/access/sign-in/strangers.ts';
import { addressNameOf } from '#application/accounts/claim-names.ts';
import type { Job } from '#application/engine/work/reaction.ts';
import { streams } from '#application/streams.ts';
import { anAccountToSignIn, EMAIL } from './an-account-to-sign-in.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const UNKNOWN = 'Nobody@Example.com';

test('an address without an account is told so, under an id and a key of its own', async (t) => {
  const { asksFor, mails, services, userId } = await anAccountToSignIn(t);
  await asksFor(UNKNOWN);
  const told = await mails('no-account');
  t.is(told.length, 1);
  t.not(told[0]?.userId, userId);
  t.like(told[0], { linkId: null, conversationId: null, personal: { to: UNKNOWN, name: '' } });
  t.is((await mails('login-link')).length, 0);
  t.not((await services.vault.open([told[0]?.userId ?? 0])).get(told[0]?.userId ?? 0), 'destroyed');
});

test('within the limits of an address, however it is written, which hold for known and unknown alike', async (t) => {
  const { asksFor, mails, clock } = await anAccountToSignIn(t);
  for (const [email, kind] of [
    [UNKNOWN, 'no-account'],
    [EMAIL, 'login-link'],
  ] as const) {
    const count = async () => (await mails(kind)).length;
    for (let time = 0; time < 6; time += 1)
      await asksFor(time % 2 ? email.toUpperCase() : ` ${email}`, `192.0.2.${time}`);
    t.is(await count(), 3, email);
    for (let quarter = 0; quarter < 6; quarter += 1) {
      clock.move(15 * MINUTE);
      for (let time = 0; time < 4; time += 1) await asksFor(email, `198.51.100.${time}`);
    }
    t.is(await count(), 10, email);
    clock.move(24 * HOUR);
  }
});

test('all strangers together get 512 a day, and the log grows by no more', async (t) => {
  const { services, mails, clock } = await anAccountToSignIn(t);
  const tell = async (one: number) => {
    const email = `nobody-${one}@example.com`;
    await tellNoAccount(services, email, await addressNameOf(services.vault, email));
  };
  const everyone = Array.from({ length: 1500 }, (_, one) => one);
  while (everyone.length > 0) await Promise.all(everyone.splice(0, 50).map(tell));
  const told = (await mails('no-account')).length;
  t.true(told <= 512 && told > 480, String(told));
  clock.move(24 * HOUR);
  await tell(0);
  t.is((await mails('no-account')).length, told + 1);
});

test('nothing is asked for that no mail can be sent to, nor to an address of ours', async (t) => {
  const { services, mails } = await anAccountToSignIn(t);
  const odd = ['a,b@example.com', '<a>@example.com', 'a@b', 'a@example..', 'a:b@example.com', 'a@exa mple.com', 'x'];
  for (const email of [...odd, `postmaster@${services.mail.domain}`, `Anyone@${services.mail.domain.toUpperCase()}`])
    await tellNoAccount(services, email, `name of ${email}`);
  t.deepEqual(await mails('no-account'), []);
  for (const email of ["o'neil+x@example.co.uk", 'jürgen@bücher.example'])
    await tellNoAccount(services, email, `name of ${email}`);
  t.is((await mails('no-account')).length, 2);
});

test('when the mail has expired its key is destroyed and nothing is left of whom it went to; twice is once', async (t) => {
  const { services, mails, clock } = await anAccountToSignIn(t);
  await requestLoginLink(services, UNKNOWN, { network: '192.0.2.1', intent: 'of a browser' });
  const [told] = await mails('no-account');
  if (!told) return t.fail();
  const reaction = forgetStranger(services);
  const [job] = reaction.rules.opens.MailRequested?.(told) ?? [];
  t.is(job?.dueAt, told.expiresAt ?? undefined);
  t.is(Date.parse(told.expiresAt ?? '') - clock.now(), HOUR);
  clock.move(HOUR);
  for (let time = 0; time < 2; time += 1) t.truthy(await reaction.run(job as unknown as Job));
  t.is((await services.vault.open([told.userId])).get(told.userId), 'destroyed');
  const events = await services.log.read(streams.outgoingMail(told.mailId));
  t.deepEqual(
    events.map(({ type, personal }) => [type, personal]),
    [
      ['MailRequested', 'destroyed'],
      ['MailExpired', 'none'],
    ],
  );
  const forgotten = await services.log.read(streams.stranger(told.userId));
  t.deepEqual(
    forgotten.map(({ type }) => type),
    ['StrangerErased'],
  );
  t.deepEqual(reaction.rules.closes.StrangerErased?.(forgotten[0]?.data as never), [job?.key]);
});

test('no other mail opens that job', async (t) => {
  const { services, mails, asksFor } = await anAccountToSignIn(t);
  await asksFor(EMAIL);
  const [link] = await mails('login-link');
  t.deepEqual(link && forgetStranger(services).rules.opens.MailRequested?.(link), []);
});
