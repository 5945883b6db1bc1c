import test, { type ExecutionContext } from 'ava';
import { checkSession, openSession } from '#application/access/sign-in/sessions.ts';
import { makeLoginLink, redeemLoginLink } from '#application/access/sign-in/sign-in.ts';
import { accountOf } from '#application/accounts/find-account.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { requestCheckIn } from '#application/check-ins/request-check-in.ts';
import { handle } from '#application/engine/handle.ts';
import { isUnavailable, unavailable } from '#application/engine/ports/fault.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { account } from '#domain/accounts/decider.ts';
import { isRefusal } from '#domain/decider.ts';
import { AT } from '#test/domain/carried-out.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedServices } from '#test/support/stores.ts';

const MINUTE = 60_000;

const away = async () => {
  throw unavailable('a store');
};
const withoutLog = (services: Services): Services => ({ ...services, log: { ...services.log, append: away } });

const unprovenAccount = async (t: ExecutionContext) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  const userId = 7;
  await services.vault.make(userId);
  const personal = { firstName: 'Sub', lastName: 'Scriber', email: 'sub@example.com' };
  await handle(services.log, account, streams.account(userId), {
    type: 'OpenAccount',
    data: { userId, at: AT, timezone: 'UTC', complimentary: true, addressName: 'name', proven: false, personal },
  });
  return { services, clock, userId };
};

test('a login link that met an outage of the log is still good, and then once only', async (t) => {
  const { services, userId } = await unprovenAccount(t);
  const token = services.tokens.linkToken('login', await makeLoginLink(services, { userId, intent: '' }));
  t.true(isUnavailable(await t.throwsAsync(redeemLoginLink(withoutLog(services), token))));
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => redeemLoginLink(services, token)));
  t.is(outcomes.filter((outcome) => !isRefusal(outcome)).length, 1);
  t.true((await accountOf(services, userId))?.proven);
});

test('a check-in that could not be written down uses up nothing', async (t) => {
  const { services, userId } = await unprovenAccount(t);
  for (let time = 0; time < 6; time += 1)
    t.true(isUnavailable(await t.throwsAsync(requestCheckIn(withoutLog(services), userId))));
  t.false(isRefusal(await requestCheckIn(services, userId)));
  t.deepEqual(await requestCheckIn(services, userId), { refused: 'too-often' });
});

test('nor does one that met an outage of the registers half way', async (t) => {
  const { services, userId } = await unprovenAccount(t);
  let writes = 0;
  const write: Services['registers']['write'] = (...args) => {
    writes += 1;
    return writes === 2 ? away() : services.registers.write(...args);
  };
  const faltering = { ...services, registers: { ...services.registers, write } };
  t.true(isUnavailable(await t.throwsAsync(requestCheckIn(faltering, userId))));
  t.false(isRefusal(await requestCheckIn(services, userId)));
});

test('what is given back leaves what others took', async (t) => {
  const { services, userId, clock } = await unprovenAccount(t);
  for (let time = 0; time < 5; time += 1) {
    await t.throwsAsync(requestCheckIn(withoutLog(services), userId));
    t.false(isRefusal(await requestCheckIn(services, userId)));
    clock.move(10 * MINUTE);
  }
  await t.notThrowsAsync(requestCheckIn(withoutLog(services), userId)); // refused before the log is asked
  t.deepEqual(await requestCheckIn(services, userId), { refused: 'too-often' });
});

test('the same key is the same check-in, for its own user alone', async (t) => {
  const { services, userId } = await unprovenAccount(t);
  const first = await requestCheckIn(services, userId, 'a key');
  const again = await requestCheckIn(services, userId, 'a key');
  if ('refused' in first || 'refused' in again) return t.fail();
  t.is(again.mailId, first.mailId);
  t.deepEqual(await requestCheckIn(services, userId, 'another'), { refused: 'too-often' });
  const other = await openAccount(services, {
    email: 'other@example.com',
    firstName: 'An',
    lastName: 'Other',
    timezone: 'UTC',
  });
  if ('refused' in other) return t.fail();
  const others = await requestCheckIn(services, other.userId, 'a key');
  t.false('refused' in others || others.mailId === first.mailId);
});

test('a session is read though its use cannot be noted; what else goes wrong is told', async (t) => {
  const { services, userId, clock } = await unprovenAccount(t);
  const token = await openSession(services, userId);
  clock.move(60 * MINUTE);
  const readOnly = { ...services, registers: { ...services.registers, write: away } };
  t.is((await checkSession(readOnly, token))?.userId, userId);
  const broken = async () => {
    throw new TypeError('a mistake of ours');
  };
  const faulty = { ...services, registers: { ...services.registers, write: broken } };
  await t.throwsAsync(checkSession(faulty, token), { instanceOf: TypeError });
});
