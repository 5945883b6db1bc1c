import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { giveBack, type Limit, takeFrom } from '#application/engine/limits.ts';
import { networkOf, partOf, widerNetworkOf } from '#application/engine/networks.ts';
import { registerMoved } from '#application/engine/ports/registers.ts';
import { changeRegister } from '#application/engine/registers.ts';
import { createRefusals } from '#application/inbox/refusals.ts';
import { openSqliteRegisters } from '#infrastructure/sqlite/registers.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedStores } from '#test/support/stores.ts';
import { temporaryFolder } from '#test/support/temporary.ts';

const MINUTE = 60_000;
const limit: Limit = { name: 'test', most: 3, seconds: 60 };

test('a limit gives so many in any one window, to each on their own', async (t) => {
  const clock = movableClock();
  const stores = { ...(await embeddedStores(t, clock)), clock };
  const takes = (who: string) => takeFrom(stores, limit, who, crypto.randomUUID());
  t.true(await takes('one'));
  clock.move(30_000);
  t.true(await takes('one'));
  t.true(await takes('one'));
  t.false(await takes('one'));
  t.true(await takes('two'));
  clock.move(30_000); // the first is a window ago now, the others are not
  t.true(await takes('one'));
  t.false(await takes('one'));
});

test('the same one taken again counts once', async (t) => {
  const clock = movableClock();
  const stores = { ...(await embeddedStores(t, clock)), clock };
  for (let time = 0; time < 5; time += 1) t.true(await takeFrom(stores, limit, 'one', 'same'));
  for (const id of ['b', 'c']) t.true(await takeFrom(stores, limit, 'one', id));
  t.false(await takeFrom(stores, limit, 'one', 'd'));
  t.true(await takeFrom(stores, limit, 'one', 'same'));
});

test('of a hundred at once exactly as many get through as there are to give', async (t) => {
  const clock = movableClock();
  const stores = { ...(await embeddedStores(t, clock)), clock };
  const wide = { ...limit, most: 20 };
  const outcomes = await Promise.all(
    Array.from({ length: 100 }, (_, index) => takeFrom(stores, wide, 'one', String(index))),
  );
  t.is(outcomes.filter(Boolean).length, 20);
});

test('in a burst too large to be counted one by one some are refused, and none is a fault', async (t) => {
  const clock = movableClock();
  const stores = { ...(await embeddedStores(t, clock)), clock };
  const wide = { ...limit, most: 200 };
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, index) => takeFrom(stores, wide, 'one', String(index))),
  );
  const granted = outcomes.filter(Boolean).length;
  t.true(granted >= 50, String(granted));
  const [kept] = await stores.registers.list('limit', 1);
  t.like(kept?.value.taken, { length: granted });
});

test('a limit whose register never rests is refused, and gives nothing back', async (t) => {
  const clock = movableClock();
  const stores = { ...(await embeddedStores(t, clock)), clock };
  await takeFrom(stores, limit, 'one', 'a');
  const registers = { ...stores.registers, write: async () => Promise.reject(registerMoved('limit')) };
  t.false(await takeFrom({ ...stores, registers }, limit, 'one', 'b'));
  await t.notThrowsAsync(giveBack({ ...stores, registers }, limit, 'one', 'a'));
});

test('the wider network is the /24 or the /48, and the part is that one’s', async (t) => {
  const { vault } = await embeddedStores(t);
  t.is(widerNetworkOf('192.0.2.77'), '192.0.2.0/24');
  t.is(widerNetworkOf('2001:db8:7:1::/64'), '2001:db8:7::/48');
  t.is(widerNetworkOf(networkOf('2001:db8::1')), '2001:db8:0::/48');
  t.is(widerNetworkOf('elsewhere'), 'elsewhere');
  t.is(await partOf(vault, '192.0.2.77'), await partOf(vault, '192.0.2.1'));
  const parts = new Map<string, number>();
  for (let one = 0; one < 6400; one += 1) {
    const part = await partOf(vault, `10.${one >> 8}.${one & 255}.1`);
    parts.set(part, (parts.get(part) ?? 0) + 1);
  }
  t.is(parts.size, 64);
  t.true(Math.min(...parts.values()) > 40 && Math.max(...parts.values()) < 170);
});

test('a restart gives nothing back, and whom it concerns cannot be read from the file', async (t) => {
  const folder = await temporaryFolder();
  t.teardown(folder.remove);
  await mkdir(folder.path, { recursive: true });
  const clock = movableClock();
  const path = join(folder.path, 'registers.db');
  const { vault } = await embeddedStores(t);
  const before = await openSqliteRegisters(path, clock);
  for (const id of ['a', 'b', 'c'])
    t.true(await takeFrom({ registers: before, vault, clock }, limit, '192.0.2.77', id));
  const kept = JSON.stringify(await before.list('limit', 10));
  for (const encoding of ['hex', 'base64', 'base64url'] as const)
    t.false(kept.includes(createHash('sha256').update('192.0.2.77').digest(encoding)), encoding);
  t.false(kept.includes('192.0.2.77'));
  await before.close();
  const after = await openSqliteRegisters(path, clock);
  t.false(await takeFrom({ registers: after, vault, clock }, limit, '192.0.2.77', 'd'));
  clock.move(MINUTE);
  t.true(await takeFrom({ registers: after, vault, clock }, limit, '192.0.2.77', 'e'));
  await after.close();
});

test('a register that others change as well is changed on top of what they wrote; one that never rests is a fault', async (t) => {
  const { registers } = await embeddedStores(t);
  const add = () =>
    changeRegister(registers, 'count', 'one', (before) => ({
      value: { count: Number(before?.value.count ?? 0) + 1 },
      endsAt: null,
    }));
  await Promise.all(Array.from({ length: 15 }, add));
  t.is((await registers.read('count', 'one'))?.value.count, 15);
  const restless = { ...registers, write: async () => Promise.reject(registerMoved('count')) };
  const failed = changeRegister(restless, 'count', 'one', () => ({ value: {}, endsAt: null }));
  t.like(await t.throwsAsync(failed), { code: 'register-moved' });
});

test('refusals are listed newest first, without whose they were, and only the latest are kept, over restarts too', async (t) => {
  const clock = movableClock();
  const { registers } = await embeddedStores(t, clock);
  let refusals = createRefusals({ registers, clock }, (error) => t.fail(String(error)));
  for (let size = 1; size <= 510; size += 1) {
    clock.move(1000);
    if (size === 300) refusals = createRefusals({ registers, clock }, (error) => t.fail(String(error)));
    await refusals.note('too-large', size);
  }
  const sizes = (await refusals.latest(1000)).map(({ size }) => size);
  t.deepEqual(
    sizes,
    Array.from({ length: 500 }, (_, index) => 510 - index),
  );
  t.deepEqual(Object.keys((await refusals.latest(1))[0] ?? {}).sort(), ['at', 'reason', 'size']);
});

test('of a flood only twenty a second are noted', async (t) => {
  const clock = movableClock();
  const { registers } = await embeddedStores(t, clock);
  const refusals = createRefusals({ registers, clock }, (error) => t.fail(String(error)));
  await Promise.all(Array.from({ length: 200 }, () => refusals.note('loop', 1)));
  t.is((await refusals.latest(1000)).length, 20);
  clock.move(1000);
  await refusals.note('loop', 2);
  t.is((await refusals.latest(1000)).length, 21);
});

test('a refusal that cannot be noted is nobody’s trouble', async (t) => {
  const clock = movableClock();
  const { registers } = await embeddedStores(t, clock);
  const errors: unknown[] = [];
  const away = { ...registers, list: async () => Promise.reject(new Error('away')) };
  await createRefusals({ registers: away, clock }, (error) => errors.push(error)).note('loop', 1);
  t.is(errors.length, 1);
});
