import test, { type ExecutionContext } from 'ava';
import { streams } from '#application/streams.ts';
import { accountOf } from '#application/use-cases/find-account.ts';
import { openAccount } from '#application/use-cases/open-account.ts';
import { requestCheckIn } from '#application/use-cases/request-check-in.ts';
import { linkOf, makeLoginLink, redeemLoginLink, requestLoginLink } from '#application/use-cases/sign-in.ts';
import { accountErased } from '#domain/account/events.ts';
import { isRefusal } from '#domain/decider.ts';
import { movableClock } from '../support/clock.ts';
import { embeddedServices } from '../support/stores.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const EMAIL = 'Sub@Example.com';

const anAccount = async (t: ExecutionContext) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  const opened = await openAccount(services, { email: EMAIL, firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' });
  if ('refused' in opened) throw new Error(opened.refused);
  const { userId } = opened;
  const aLink = async () => services.tokens.loginToken(await makeLoginLink(services, { userId, intent: '' }));
  const opens = async (token: string) => !isRefusal(await redeemLoginLink(services, token));
  const asksFor = (email: string, network = '192.0.2.1') => requestLoginLink(services, email, { network, intent: '' });
  /** How many login mails were asked for so far. */
  const mails = async () => {
    let count = 0;
    const end = new AbortController();
    for await (const batch of services.log.follow(null, end.signal)) {
      count += batch.events.filter(({ type }) => type === 'MailRequested').length;
      if (batch.caughtUp) break;
    }
    end.abort();
    return count;
  };
  return { services, clock, userId, aLink, opens, asksFor, mails };
};

test('a link opens its account once, though a hundred follow it at the same moment', async (t) => {
  const { aLink, services, userId } = await anAccount(t);
  const token = await aLink();
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => redeemLoginLink(services, token)));
  const opened = outcomes.filter((outcome) => !isRefusal(outcome));
  t.deepEqual(opened, [{ userId }]);
});

test('looking at a link does not use it up', async (t) => {
  const { aLink, services, userId, opens } = await anAccount(t);
  const token = await aLink();
  for (let look = 0; look < 3; look += 1) t.is((await linkOf(services, token))?.userId, userId);
  t.true(await opens(token));
  t.is(await linkOf(services, token), null);
});

test('a link is good until ten minutes are over, to the second', async (t) => {
  const { aLink, opens, clock, services } = await anAccount(t);
  const [early, late] = [await aLink(), await aLink()];
  clock.move(10 * MINUTE - SECOND);
  t.true(await opens(early));
  clock.move(2 * SECOND);
  t.false(await opens(late));
  t.is(await linkOf(services, late), null);
});

test('a used link stays used for as long as it could be good', async (t) => {
  const { aLink, opens, clock } = await anAccount(t);
  const token = await aLink();
  clock.move(10 * MINUTE - SECOND);
  t.true(await opens(token));
  clock.move(SECOND);
  t.false(await opens(token));
});

test('a link with any other MAC, or of another id, opens nothing', async (t) => {
  const { aLink, opens } = await anAccount(t);
  const [token, other] = [await aLink(), await aLink()];
  const mac = (one: string) => one.slice(one.length - 43);
  t.false(await opens(token.replace(mac(token), mac(other))));
  t.false(await opens(`${token}A`));
  t.true(await opens(token));
});

test('a link of an erased account opens nothing', async (t) => {
  const { aLink, opens, services, userId, clock } = await anAccount(t);
  const token = await aLink();
  const { length } = await services.log.read(streams.account(userId));
  const erased = accountErased({ userId, at: new Date(clock.now()).toISOString() });
  await services.log.append(streams.account(userId), [erased], length - 1);
  await services.vault.destroy(userId);
  t.is(await accountOf(services, userId), null);
  t.false(await opens(token));
});

test('an address is mailed three links in a quarter of an hour and ten a day, and an unknown one none', async (t) => {
  const { asksFor, mails, clock } = await anAccount(t);
  await asksFor('nobody@example.com');
  t.is(await mails(), 0);
  for (let time = 0; time < 6; time += 1) await asksFor(EMAIL.toUpperCase(), `192.0.2.${time}`);
  t.is(await mails(), 3);
  clock.move(15 * MINUTE);
  await asksFor(EMAIL);
  t.is(await mails(), 4); // what was refused has used up nothing
  for (let quarter = 0; quarter < 4; quarter += 1) {
    clock.move(15 * MINUTE);
    for (let time = 0; time < 5; time += 1) await asksFor(EMAIL, `198.51.100.${time}`);
  }
  t.is(await mails(), 10);
  clock.move(24 * 60 * MINUTE);
  await asksFor(EMAIL);
  t.is(await mails(), 11);
});

test('one network asks twenty times an hour, for whatever addresses', async (t) => {
  const { asksFor, mails, clock } = await anAccount(t);
  await Promise.all(Array.from({ length: 60 }, (_, index) => asksFor(`nobody-${index}@example.com`, '203.0.113.9')));
  await asksFor(EMAIL, '203.0.113.9');
  t.is(await mails(), 0);
  await asksFor(EMAIL, '203.0.113.10');
  t.is(await mails(), 1);
  clock.move(60 * MINUTE);
  await asksFor(EMAIL, '203.0.113.9');
  t.is(await mails(), 2);
});

test('a check-in is asked for once in ten minutes and five times a day; what was refused uses up nothing', async (t) => {
  const { services, userId, clock } = await anAccount(t);
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
  const { services } = await anAccount(t);
  t.deepEqual(await requestCheckIn(services, 99), { refused: 'no-such-account' });
});

test('an address has one account, however it is written and however many open it at once', async (t) => {
  const { services } = await anAccount(t);
  const again = { firstName: 'An', lastName: 'Other', timezone: 'UTC' };
  t.deepEqual(await openAccount(services, { ...again, email: ' sub@example.COM' }), { refused: 'address-taken' });
  const race = await Promise.all(
    Array.from({ length: 10 }, () => openAccount(services, { ...again, email: 'other@example.com' })),
  );
  t.is(race.filter((outcome) => !isRefusal(outcome)).length, 1);
});
