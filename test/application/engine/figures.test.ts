import test from 'ava';
import { countingErrors } from '#application/engine/counted-errors.ts';
import { createFigures, readFigures } from '#application/engine/figures.ts';
import { Fault, unavailable } from '#application/engine/ports/fault.ts';
import { movableClock } from '#test/support/clock.ts';
import { figuresInMemory } from '#test/support/figures-in-memory.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import { embeddedServices } from '#test/support/stores.ts';

test('what two processes counted is added up by day and hour, and stands after both are gone', async (t) => {
  const clock = movableClock();
  const { registers } = await embeddedServices(t, clock);
  const [one, other] = [createFigures(registers, clock), createFigures(registers, clock)];
  one.add('error');
  other.add('error', 2);
  await Promise.all([one.flush(), other.flush()]);
  clock.move(60 * 60_000);
  one.add('error');
  await one.flush();
  await other.flush();
  const hours = (await readFigures(registers)).get('2026-11-20')?.error;
  t.deepEqual(hours?.slice(8, 12), [0, 3, 1, 0]);
  t.is(hours?.length, 24);
});

test('what cannot be kept now is kept the next time, under the hour in which it was counted', async (t) => {
  const clock = movableClock();
  const { registers } = await embeddedServices(t, clock);
  let isAway = true;
  const figures = createFigures(
    {
      ...registers,
      write: async (...all) => {
        if (isAway) throw unavailable('the registers');
        return registers.write(...all);
      },
    },
    clock,
  );
  figures.add('error');
  await t.throwsAsync(figures.flush(), { message: /registers/ });
  clock.move(2 * 60 * 60_000);
  figures.add('error');
  isAway = false;
  await figures.flush();
  await figures.flush();
  t.deepEqual((await readFigures(registers)).get('2026-11-20')?.error?.slice(9, 12), [1, 0, 1]);
});

test('a day takes only so many names, and the rest is counted as one', async (t) => {
  const clock = movableClock();
  const { registers } = await embeddedServices(t, clock);
  const figures = createFigures(registers, clock);
  for (let number = 0; number < 1000; number += 1) figures.add(`name-${number}`);
  await figures.flush();
  const kept = (await readFigures(registers)).get('2026-11-20') ?? {};
  t.is(Object.keys(kept).length, 301);
  t.is(kept.other?.[9], 700);
});

test('errors are counted by what was logged, outages apart, and no words but ours', (t) => {
  const figures = figuresInMemory();
  const logged: string[] = [];
  const logger = countingErrors({ ...silentLogger, error: (message) => logged.push(message) }, figures);
  logger.error('a job failed', new Error('about ada@example.com'));
  logger.error('a job failed', new Fault('odd', 'odd'));
  logger.error('a job failed', unavailable('the relay'));
  logger.error('mail of ada@example.com', new Error('x'));
  t.deepEqual(figures.counted, {
    error: 3,
    'error|a job failed': 2,
    'error|something else': 1,
    outage: 1,
    'outage|a job failed': 1,
  });
  t.is(logged.length, 4);
});
