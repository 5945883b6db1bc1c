import test from 'ava';
import { checkSession, endSession, renewSession } from '#application/access/sign-in/sessions.ts';
import { linkOf } from '#application/access/sign-in/sign-in.ts';
import { accountOf } from '#application/accounts/find-account.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { requestCheckIn } from '#application/check-ins/request-check-in.ts';
import { streams } from '#application/streams.ts';
import { accountClosed, accountErased } from '#domain/accounts/events.ts';
import { isRefusal } from '#domain/decider.ts';
import { anAccountToSignIn, EMAIL } from './an-account-to-sign-in.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const sessionIn = (outcome: Readonly<{ session: string }> | Readonly<{ refused: string }>): string => {
  if ('refused' in outcome) throw new Error(outcome.refused);
  return outcome.session;
};
const HERE = { intent: 'the cookie of this browser', device: 'Firefox on Linux' };

test('a link opens its account once, though a hundred follow it at the same moment', async (t) => {
  const { aLink, services, userId, follows } = await anAccountToSignIn(t);
  const token = await aLink();
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => follows(token)));
  const opened = outcomes.filter((outcome) => !isRefusal(outcome));
  t.is(opened.length, 1);
  t.is((await services.registers.list('session', 1000)).length, 1);
  t.like(opened[0], { userId });
});

test('in the browser that asked a hundred at the same moment are given one session, the same one', async (t) => {
  const { aLink, services, follows, userId } = await anAccountToSignIn(t);
  const token = await aLink(HERE.intent);
  const sessions = (await Promise.all(Array.from({ length: 100 }, () => follows(token, HERE)))).map(sessionIn);
  t.is(new Set(sessions).size, 1);
  t.is((await services.registers.list('session', 1000)).length, 1);
  t.is((await checkSession(services, sessions[0] ?? ''))?.userId, userId);
});

test('of fifty browsers without the cookie and fifty with it, all that are let in share one session', async (t) => {
  const { aLink, services, follows } = await anAccountToSignIn(t);
  const token = await aLink(HERE.intent);
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, n) => (n % 2 ? follows(token) : follows(token, HERE))),
  );
  const sessions = outcomes.flatMap((outcome) => ('session' in outcome ? [outcome.session] : []));
  t.true(sessions.length === 1 || sessions.length === 50, String(sessions.length));
  t.is(new Set(sessions).size, 1);
  t.is((await services.registers.list('session', 1000)).length, 1);
});

test('the browser that used a link may ask for the same session again for a minute; no other browser may', async (t) => {
  const { aLink, follows, opens, clock } = await anAccountToSignIn(t);
  const token = await aLink(HERE.intent);
  const session = sessionIn(await follows(token, HERE));
  clock.move(MINUTE);
  t.is(sessionIn(await follows(token, { ...HERE, device: 'another name' })), session);
  for (const intent of ['', 'the cookie of another']) t.false(await opens(token, { intent, device: '' }));
  clock.move(1);
  t.false(await opens(token, HERE));
});

test('a link used elsewhere is not good again for the browser that asked', async (t) => {
  const { aLink, opens, services } = await anAccountToSignIn(t);
  const token = await aLink(HERE.intent);
  t.true(await opens(token, { intent: '', device: '' }));
  t.false(await opens(token, HERE));
  t.is(await linkOf(services, token, HERE.intent), null);
});

test('a session that was ended is not opened again by its link', async (t) => {
  const { aLink, follows, opens, services } = await anAccountToSignIn(t);
  const token = await aLink(HERE.intent);
  await endSession(services, sessionIn(await follows(token, HERE)));
  t.false(await opens(token, HERE));
});

test('nor does following it again undo that the session’s token was renewed', async (t) => {
  const { aLink, follows, services } = await anAccountToSignIn(t);
  const token = await aLink(HERE.intent);
  const first = sessionIn(await follows(token, HERE));
  const renewed = (await renewSession(services, first)) ?? '';
  t.is(sessionIn(await follows(token, HERE)), first);
  t.not(await checkSession(services, renewed), null);
});

test('the session’s token stands in no register, nor can it be made of the link', async (t) => {
  const { aLink, follows, services } = await anAccountToSignIn(t);
  const token = await aLink(HERE.intent);
  const session = sessionIn(await follows(token, HERE));
  const kinds = await Promise.all(['session', 'login-link', 'limit'].map((kind) => services.registers.list(kind, 100)));
  t.false(JSON.stringify(kinds).includes(session.slice(-43)));
  t.not(session.slice(-43), token.slice(-43));
});

test('looking at a link does not use it up', async (t) => {
  const { aLink, services, userId, opens } = await anAccountToSignIn(t);
  const token = await aLink();
  for (let look = 0; look < 3; look += 1) t.is((await linkOf(services, token))?.userId, userId);
  t.true(await opens(token));
  t.is(await linkOf(services, token), null);
});

test('a link is good until ten minutes are over, to the second', async (t) => {
  const { aLink, opens, clock, services } = await anAccountToSignIn(t);
  const [early, late] = [await aLink(), await aLink()];
  clock.move(10 * MINUTE - SECOND);
  t.true(await opens(early));
  clock.move(2 * SECOND);
  t.false(await opens(late));
  t.is(await linkOf(services, late), null);
});

test('a used link stays used for as long as it could be good', async (t) => {
  const { aLink, opens, clock } = await anAccountToSignIn(t);
  const token = await aLink();
  clock.move(10 * MINUTE - SECOND);
  t.true(await opens(token));
  clock.move(SECOND);
  t.false(await opens(token));
});

test('a link with any other MAC, or of another id, opens nothing', async (t) => {
  const { aLink, opens } = await anAccountToSignIn(t);
  const [token, other] = [await aLink(), await aLink()];
  const mac = (one: string) => one.slice(one.length - 43);
  t.false(await opens(token.replace(mac(token), mac(other))));
  t.false(await opens(`${token}A`));
  t.true(await opens(token));
});

test('a link of a closed or an erased account opens nothing', async (t) => {
  const { aLink, opens, services, userId, clock } = await anAccountToSignIn(t);
  const [first, second] = [await aLink(), await aLink()];
  const at = new Date(clock.now()).toISOString();
  const append = async (event: Parameters<typeof services.log.append>[1][number]) => {
    const { length } = await services.log.read(streams.account(userId));
    await services.log.append(streams.account(userId), [event], length - 1);
  };
  await append(accountClosed({ userId, at }));
  t.false(await opens(first));
  await append(accountErased({ userId, at }));
  await services.vault.destroy(userId);
  t.is(await accountOf(services, userId), null);
  t.false(await opens(second));
});

test('an address is mailed three links in a quarter of an hour and ten a day', async (t) => {
  const { asksFor, mails, clock } = await anAccountToSignIn(t);
  for (let time = 0; time < 6; time += 1) await asksFor(EMAIL.toUpperCase(), `192.0.2.${time}`);
  t.is((await mails()).length, 3);
  clock.move(15 * MINUTE);
  await asksFor(EMAIL);
  t.is((await mails()).length, 4); // what was refused has used up nothing
  for (let quarter = 0; quarter < 4; quarter += 1) {
    clock.move(15 * MINUTE);
    for (let time = 0; time < 5; time += 1) await asksFor(EMAIL, `198.51.100.${time}`);
  }
  t.is((await mails()).length, 10);
  clock.move(24 * 60 * MINUTE);
  await asksFor(EMAIL);
  t.is((await mails()).length, 11);
});

test('one network asks twenty times an hour, for whatever addresses', async (t) => {
  const { asksFor, mails, clock } = await anAccountToSignIn(t);
  await Promise.all(Array.from({ length: 60 }, (_, index) => asksFor(`nobody-${index}@example.com`, '203.0.113.9')));
  await asksFor(EMAIL, '203.0.113.9');
  t.is((await mails()).length, 0);
  await asksFor(EMAIL, '203.0.113.10');
  t.is((await mails()).length, 1);
  clock.move(60 * MINUTE);
  await asksFor(EMAIL, '203.0.113.9');
  t.is((await mails()).length, 2);
});

test('a check-in is asked for once in ten minutes and five times a day; what was refused uses up nothing', async (t) => {
  const { services, userId, clock } = await anAccountToSignIn(t);
  const asks = async () => !isRefusal(await requestCheckIn(services, userId));
  const granted: boolean[] = [];
  for (let time = 0; time < 8; time += 1) granted.push(await asks());
  t.deepEqual(granted, [true, ...Array<boolean>(7).fill(false)]);
  let sent = 1;
  for (let time = 0; time < 8; time += 1) {
    clock.move(10 * MINUTE);
    if (await asks()) sent += 1;
  }
  t.is(sent, 5);
  clock.move(24 * 60 * MINUTE);
  t.true(await asks());
});

test('nobody is asked who has no account', async (t) => {
  const { services } = await anAccountToSignIn(t);
  t.deepEqual(await requestCheckIn(services, 99), { refused: 'no-such-account' });
});

test('an address has one account, however it is written and however many open it at once', async (t) => {
  const { services } = await anAccountToSignIn(t);
  const again = { firstName: 'An', lastName: 'Other', timezone: 'UTC' };
  t.deepEqual(await openAccount(services, { ...again, email: ' sub@example.COM' }), { refused: 'address-taken' });
  const race = await Promise.all(
    Array.from({ length: 10 }, () => openAccount(services, { ...again, email: 'other@example.com' })),
  );
  t.is(race.filter((outcome) => !isRefusal(outcome)).length, 1);
});
