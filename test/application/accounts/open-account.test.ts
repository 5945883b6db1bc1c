import test, { type ExecutionContext } from 'ava';
import { addressNameOf } from '#application/accounts/claim-names.ts';
import { accountByAddress } from '#application/accounts/find-account.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { handle, stateOf } from '#application/engine/handle.ts';
import type { EventLog } from '#application/engine/ports/event-log.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { Services } from '#application/services.ts';
import { streams } from '#application/streams.ts';
import { address } from '#domain/accounts/address/decider.ts';
import { account } from '#domain/accounts/decider.ts';
import { accountErased } from '#domain/accounts/events.ts';
import { isRefusal } from '#domain/decider.ts';
import { AT } from '#test/domain/carried-out.ts';
import { embeddedServices } from '#test/support/stores.ts';

const person = (email: string) => ({ email, firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' });
const EMAIL = 'sub@example.com';

/** Does something else just before the first append to a stream that begins so. */
const justBefore = (services: Services, begin: string, meddle: (stream: string) => Promise<unknown>): Services => {
  let met = false;
  const append: EventLog['append'] = async (stream, ...rest) => {
    if (stream.startsWith(begin) && !met) {
      met = true;
      await meddle(stream);
    }
    return services.log.append(stream, ...rest);
  };
  return { ...services, log: { ...services.log, append } };
};

/** Somebody else's account under an id that was drawn twice. */
const openOther = async (services: Services, userId: number) => {
  await services.vault.make(userId);
  const { email, firstName, lastName, timezone } = person('other@example.com');
  const addressName = await addressNameOf(services.vault, email);
  const data = { userId, at: AT, timezone, complimentary: true, addressName, proven: true };
  const personal = { firstName, lastName, email };
  await handle(services.log, account, streams.account(userId), {
    type: 'OpenAccount',
    data: { ...data, personal },
  });
};

const opensNow = async (t: ExecutionContext, services: Services): Promise<number> => {
  const opened = await openAccount(services, person(EMAIL));
  if ('refused' in opened) throw new Error(opened.refused);
  const found = await accountByAddress(services, EMAIL);
  t.like(found, { userId: opened.userId, account: { proven: true } });
  return opened.userId;
};

test('two who draw the same id have an account each', async (t) => {
  const services = await embeddedServices(t);
  let drawn = 0;
  const raced = justBefore(services, 'account-', (stream) => {
    drawn = Number(stream.slice('account-'.length));
    return openOther(services, drawn);
  });
  t.not(await opensNow(t, raced), drawn);
});

test('an address claimed for an id that another account has by now is not lost', async (t) => {
  const services = await embeddedServices(t);
  const addressName = await addressNameOf(services.vault, EMAIL);
  for (const [userId, occupy] of [
    [7, openOther],
    [
      8,
      async () =>
        void (await services.log.append(streams.account(8), [accountErased({ userId: 8, at: AT })], 'no-stream')),
    ],
  ] as const) {
    const { owner } = await stateOf(services.log, address, streams.address(addressName));
    for (const type of ['ReleaseAddress', 'ClaimAddress'] as const)
      await handle(services.log, address, streams.address(addressName), {
        type,
        data: { addressName, userId: type === 'ReleaseAddress' ? (owner ?? userId) : userId, at: AT },
      });
    await occupy(services, userId);
    t.not(await opensNow(t, services), userId);
  }
});

test('a claim whose account never came is taken up again, with its id', async (t) => {
  const services = await embeddedServices(t);
  let drawn = 0;
  const dying = justBefore(services, 'account-', (stream) => {
    drawn = Number(stream.slice('account-'.length));
    throw unavailable('the log');
  });
  await t.throwsAsync(openAccount(dying, person(EMAIL)));
  t.is(await opensNow(t, services), drawn);
});

test('an account is opened and proven at once: no kill leaves one that is not', async (t) => {
  const services = await embeddedServices(t);
  const appends: string[] = [];
  const append: EventLog['append'] = async (stream, events, expected) => {
    if (stream.startsWith('account-')) appends.push(events.map(({ type }) => type).join());
    return services.log.append(stream, events, expected);
  };
  await opensNow(t, { ...services, log: { ...services.log, append } });
  t.deepEqual(appends, ['AccountOpened,AddressVerified']);
});

test('of many who open an account for one address at once, one does, and none is left half', async (t) => {
  const services = await embeddedServices(t);
  const race = await Promise.all(Array.from({ length: 20 }, () => openAccount(services, person(EMAIL))));
  t.is(race.filter((outcome) => !isRefusal(outcome)).length, 1);
  t.true((await accountByAddress(services, EMAIL))?.account.proven);
});
