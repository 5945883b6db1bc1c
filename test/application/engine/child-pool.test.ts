import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import test, { type ExecutionContext } from 'ava';
import { type ChildPoolOptions, createChildPool } from '#application/engine/children/child-pool.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { eventually } from '../../support/eventually.ts';
import type { Misbehaviour } from './children/misbehave-in-child.ts';

const LIMIT_MS = 500;

const aPool = (t: ExecutionContext, options: Partial<ChildPoolOptions> = {}) => {
  const pool = createChildPool<Misbehaviour, unknown>({
    module: new URL('./children/misbehave-in-child.ts', import.meta.url),
    children: 1,
    timeLimitMs: 20_000,
    heapMb: 64,
    dataMb: 384,
    maxAnswerBytes: 64 * 1024,
    closed: () => new Fault('closed', 'closed'),
    ...options,
  });
  t.teardown(() => pool.close());
  return { ...pool, ask: (task: Misbehaviour) => pool.ask(() => task) };
};

const answerOf = async (pool: ReturnType<typeof aPool>, task: Misbehaviour) => {
  const outcome = await pool.ask(task);
  return 'answer' in outcome ? outcome.answer : outcome.broke;
};

test('a task that is held up and does not work has more time than one that works', async (t) => {
  const pool = aPool(t, { timeLimitMs: LIMIT_MS });
  t.deepEqual(await pool.ask({ wait: 2 * LIMIT_MS }), { answer: 'answered' });
});

test('one that works is ended at its limit, and the next gets another child', async (t) => {
  const pool = aPool(t, { timeLimitMs: LIMIT_MS });
  t.deepEqual(await pool.ask('work for ever'), { broke: 'too-slow' });
  t.deepEqual(await pool.ask({ wait: 0 }), { answer: 'answered' });
});

test('one that waits for ever is ended in the end', async (t) => {
  t.deepEqual(await aPool(t, { timeLimitMs: LIMIT_MS }).ask('wait for ever'), { broke: 'too-slow' });
});

for (const memory of ['fill the heap', 'fill one array', 'fill buffers'] as const)
  test(`a task that would ${memory} costs its child, not this process`, async (t) => {
    const pool = aPool(t);
    t.deepEqual(await pool.ask(memory), { broke: 'too-much-memory' });
    t.deepEqual(await pool.ask({ wait: 0 }), { answer: 'answered' });
  });

for (const failing of ['throw', 'exit'] as const)
  test(`a task that would ${failing} has failed, and the next gets another child`, async (t) => {
    const pool = aPool(t);
    t.deepEqual(await pool.ask(failing), { broke: 'failed' });
    t.deepEqual(await pool.ask({ wait: 0 }), { answer: 'answered' });
  });

test('an answer larger than agreed is not read', async (t) => {
  t.deepEqual(await aPool(t).ask('answer at length'), { broke: 'too-much-memory' });
});

test('a child is handed none of our secrets', async (t) => {
  process.env.SECRET_OF_THIS_TEST = 'secret';
  const names = (await answerOf(aPool(t), 'name the environment')) as readonly string[];
  t.false(names.includes('SECRET_OF_THIS_TEST'));
});

test('one child answers many tasks, and is replaced after as many as agreed', async (t) => {
  const pool = aPool(t, { tasksPerChild: 2 });
  const first = await answerOf(pool, 'name the process');
  t.is(await answerOf(pool, 'name the process'), first);
  await eventually('another child', async () => (await answerOf(pool, 'name the process')) !== first);
  t.pass();
});

test('a second child is started only for a task that waits long for the first', async (t) => {
  const patient = aPool(t, { children: 2, startAnotherAfterMs: 60_000 });
  const first = await answerOf(patient, 'name the process');
  const [, next] = await Promise.all([patient.ask({ wait: 1 }), answerOf(patient, 'name the process')]);
  t.is(next, first);

  const pool = aPool(t, { children: 2, startAnotherAfterMs: 1 });
  const other = await answerOf(pool, 'name the process');
  const long = pool.ask('wait for ever');
  t.not(await answerOf(pool, 'name the process'), other);
  await pool.close();
  await t.throwsAsync(long, { code: 'closed' });
});

test('a child that holds much memory after a task is replaced', async (t) => {
  const pool = aPool(t, { maxIdleMb: 1 });
  const first = await answerOf(pool, 'name the process');
  await eventually('another child', async () => (await answerOf(pool, 'name the process')) !== first);
  t.pass();
});

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a child without a task is ended after a while, and another takes the next task', async (t) => {
  const pool = aPool(t, { idleMs: 1 });
  const first = (await answerOf(pool, 'name the process')) as number;
  await eventually('the end of a child', async () => !isRunning(first));
  t.not(await answerOf(pool, 'name the process'), first);
});

test('a closed pool refuses tasks, also the one that is under way', async (t) => {
  const pool = aPool(t);
  await pool.ask({ wait: 0 });
  const underWay = pool.ask('wait for ever');
  await pool.close();
  await t.throwsAsync(underWay, { code: 'closed' });
  await t.throwsAsync(pool.ask({ wait: 0 }), { code: 'closed' });
});

test('a child that cannot start says why, and is tried again', async (t) => {
  const pool = aPool(t, { module: new URL('./children/not-there.ts', import.meta.url) });
  for (let tries = 0; tries < 2; tries += 1)
    await t.throwsAsync(pool.ask({ wait: 0 }), { code: 'child-not-started', message: /not-there/ });
});

test('children end with a parent that is killed, and a pool that is idle keeps no process alive', async (t) => {
  const parent = (then: string) =>
    spawn(process.execPath, ['--input-type=module', '-e', SCRIPT + then], {
      cwd: fileURLToPath(new URL('../../..', import.meta.url)),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const idle = parent('');
  t.deepEqual((await once(idle, 'exit')).slice(0, 1), [0]);
  const busy = parent('setInterval(() => {}, 1000);');
  const [said] = await once(busy.stdout, 'data');
  const child = Number(said);
  t.true(isRunning(child));
  busy.kill('SIGKILL');
  await eventually('the end of a child', async () => !isRunning(child));
});

const SCRIPT = `
  import { createChildPool } from '#application/engine/children/child-pool.ts';
  const pool = createChildPool({
    module: new URL('file://' + process.cwd() + '/test/application/engine/children/misbehave-in-child.ts'),
    children: 1, timeLimitMs: 20000, heapMb: 64, dataMb: 384, maxAnswerBytes: 1024, closed: () => new Error('closed'),
  });
  console.log((await pool.ask(() => 'name the process')).answer);
`;
