import test from 'ava';
import { noteWorkNow, workOfAll } from '#application/engine/work/noted-work.ts';
import type { WorkNow } from '#application/engine/work/reactor.ts';
import { movableClock } from '#test/support/clock.ts';
import { embeddedServices } from '#test/support/stores.ts';

const doing = (running: readonly string[], paused: boolean) => (): WorkNow => ({
  pools: [{ name: 'plain', atOnce: 8, running: running.length, paused }],
  running,
});

test('what workers do is added up over all of them, until one says that it ends or says nothing more', async (t) => {
  const clock = movableClock();
  const services = await embeddedServices(t, clock);
  t.is(await workOfAll(services), null);
  const one = noteWorkNow(services, 'one', doing(['a', 'b'], false));
  const killed = noteWorkNow(services, 'killed', doing(['c'], true));
  await Promise.all([one.note(), killed.note()]);
  t.deepEqual(await workOfAll(services), {
    pools: [{ name: 'plain', atOnce: 8, running: 3, paused: true }],
    running: ['c', 'a', 'b'],
  });
  clock.move(15_001);
  await one.note();
  t.like(await workOfAll(services), { pools: [{ running: 2, paused: false }], running: ['a', 'b'] });
  await one.stop();
  t.is(await workOfAll(services), null);
  await killed.stop();
});
