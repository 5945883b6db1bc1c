import test, { type ExecutionContext } from 'ava';
import { Fault } from '#application/engine/ports/fault.ts';
import { createThreadPool } from '#application/engine/threads/thread-pool.ts';
import type { WaitTask } from './worst/wait-in-worker.ts';

const LIMIT_MS = 200;

const aPool = (t: ExecutionContext) => {
  const pool = createThreadPool<WaitTask, string>({
    module: new URL('./worst/wait-in-worker.ts', import.meta.url),
    workers: 1,
    timeLimitMs: LIMIT_MS,
    memoryLimitMb: 64,
    closed: () => new Fault('closed', 'closed'),
  });
  t.teardown(() => pool.close());
  return (task: WaitTask) => pool.ask(() => ({ task, moved: [] }));
};

test('a task that is held up and does not work has more time than one that works', async (t) => {
  const ask = aPool(t);
  t.deepEqual(await ask({ wait: 2 * LIMIT_MS }), { answer: 'answered' });
});

test('one that works is ended at its limit, and the next gets another thread', async (t) => {
  const ask = aPool(t);
  t.deepEqual(await ask('work'), { broke: 'too-slow' });
  t.deepEqual(await ask({ wait: 0 }), { answer: 'answered' });
});

test('one that waits for ever is ended in the end', async (t) => {
  t.deepEqual(await aPool(t)('wait for ever'), { broke: 'too-slow' });
});
