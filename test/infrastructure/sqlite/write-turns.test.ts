import { Worker } from 'node:worker_threads';
import test from 'ava';
import { mainTurns, type SharedTurns, sharedTurns } from '#infrastructure/sqlite/write-turns.ts';

/** A thread that takes its turn, holds it until it is let go, and then takes another one at once. */
const aBuilder = async (shared: SharedTurns, twice: boolean) => {
  const gate = new SharedArrayBuffer(4);
  const worker = new Worker(
    `
    const { parentPort, workerData } = require('node:worker_threads');
    import(workerData.module).then(({ buildingTurns }) => {
      const turns = buildingTurns(workerData.shared);
      const hold = (name) => turns.take(() => {
        parentPort.postMessage(name);
        if (name === 'first') Atomics.wait(new Int32Array(workerData.gate), 0, 0);
      });
      return hold('first').then(() => workerData.twice && hold('second'));
    });
  `,
    {
      eval: true,
      workerData: {
        module: new URL('../../../infrastructure/sqlite/write-turns.ts', import.meta.url).href,
        shared,
        gate,
        twice,
      },
    },
  );
  const said: string[] = [];
  const first = Promise.withResolvers<void>();
  worker.on('message', (name: string) => {
    said.push(name);
    if (name === 'first') first.resolve();
  });
  const ended = new Promise((resolve) => worker.on('exit', resolve));
  await first.promise;
  const letGo = () => {
    Atomics.store(new Int32Array(gate), 0, 1);
    Atomics.notify(new Int32Array(gate), 0);
  };
  return { said, letGo, ended };
};

test('the main thread does its other work while a building thread writes, and is the next one to write', async (t) => {
  const shared = sharedTurns();
  const builder = await aBuilder(shared, true);
  const main = mainTurns(shared);
  const order: string[] = [];
  const writes = [main.take(() => order.push('one')), main.take(() => order.push('two'))];
  await new Promise((resolve) => setImmediate(resolve));
  t.deepEqual(order, [], 'nobody writes beside another');
  builder.letGo();
  await Promise.all(writes);
  t.deepEqual(order, ['one', 'two']);
  await builder.ended;
  t.deepEqual(builder.said, ['first', 'second']);
});

test('work that fails gives its turn back', async (t) => {
  const turns = mainTurns(sharedTurns());
  await t.throwsAsync(
    turns.take(() => {
      throw new Error('full');
    }),
    { message: 'full' },
  );
  t.is(await turns.take(() => 'next'), 'next');
});
