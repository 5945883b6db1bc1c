import test from 'ava';
import { notePolicyRefusal, policyRefusals } from '#application/delivery/policy-refusals.ts';
import type { LogFields } from '#application/engine/ports/logger.ts';
import { movableClock } from '#test/support/clock.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import { embeddedServices } from '#test/support/stores.ts';

const MINUTE = 60_000;

const watching = async (t: Parameters<typeof embeddedServices>[0]) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  const warnings: (LogFields | undefined)[] = [];
  const logger = { ...silentLogger, warn: (_: string, fields?: LogFields) => warnings.push(fields) };
  const refuse = (mailId: string, userId: number, code = '5.7.25') =>
    notePolicyRefusal({ ...services, logger }, { mailId, userId, code });
  return { clock, warnings, refuse, seen: () => policyRefusals(services) };
};

test('many accounts within an hour are an alarm, said once an hour', async (t) => {
  const { clock, warnings, refuse, seen } = await watching(t);
  for (const userId of [1, 2, 3, 4]) await refuse(`m${userId}`, userId);
  t.deepEqual(warnings, []);
  t.false((await seen()).isAlarm);
  await refuse('m5', 5);
  t.deepEqual(warnings, [{ code: '5.7.25', count: 5 }]);
  t.true((await seen()).isAlarm);
  await refuse('m6', 6);
  t.is(warnings.length, 1);
  clock.move(59 * MINUTE);
  for (const userId of [1, 2, 3, 4, 5]) await refuse(`n${userId}`, userId);
  clock.move(MINUTE);
  await refuse('n6', 6);
  t.is(warnings.length, 2);
});

test('one account that is refused often is none, and the same mail counts once', async (t) => {
  const { warnings, refuse, seen } = await watching(t);
  for (let count = 0; count < 20; count += 1) await refuse(`m${count % 10}`, 1);
  t.deepEqual(warnings, []);
  t.like(await seen(), { mails: 10, accounts: 1, isAlarm: false });
});

test('operators see how many of each code, the most frequent first, for a day', async (t) => {
  const { clock, refuse, seen } = await watching(t);
  await refuse('a', 1, '5.7.1');
  await refuse('b', 1);
  await refuse('c', 2);
  const { codes } = await seen();
  t.like(codes, [
    { code: '5.7.25', mails: 2, accounts: 2 },
    { code: '5.7.1', mails: 1, accounts: 1 },
  ]);
  clock.move(25 * 60 * MINUTE);
  t.like(await seen(), { mails: 0, accounts: 0, codes: [] });
});

test('what is kept of a storm is bounded', async (t) => {
  const { refuse, seen } = await watching(t);
  for (let count = 0; count < 230; count += 1) await refuse(`m${count}`, count);
  t.is((await seen()).mails, 200);
});
