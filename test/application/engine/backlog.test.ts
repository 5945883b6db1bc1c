import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test, { type ExecutionContext } from 'ava';
import type { ReadModels } from '#application/engine/ports/read-models.ts';
import { PARTITIONS, partitionOf, WORK, type WorkDocument } from '#application/engine/ports/work.ts';
import type { Query, ReadModel } from '#application/engine/read-model.ts';
import { createBacklog } from '#application/engine/work/backlog.ts';
import { createProgress } from '#application/engine/work/progress.ts';
import { matching, orderOf } from '#infrastructure/sqlite/read-model-queries.ts';
import { openSqliteReadModels } from '#infrastructure/sqlite/read-models.ts';
import { work } from '#projections/work.ts';
import { movableClock } from '#test/support/clock.ts';
import { AN_ORIGIN } from '#test/support/stored-events.ts';
import { temporaryFolder } from '#test/support/temporary.ts';

const REACTION = 'review-subscription';
const DAY = 24 * 60 * 60_000;
const indexes = work([]).indexes;

/** A backlog of jobs that wait for days, the first one the longest, and what every look at it asks for. */
const waitingJobs = async (t: ExecutionContext, count: number) => {
  const { path, remove } = await temporaryFolder();
  const file = join(path, 'read-models.db');
  const store = await openSqliteReadModels(file);
  t.teardown(async () => {
    await store.close();
    await remove();
  });
  const clock = movableClock();
  const jobs = Array.from({ length: count }, (_, n) =>
    aJob(n, new Date(clock.now() + (count - n) * DAY).toISOString()),
  );
  const generation = await store.create(WORK.name, { version: '1', indexes, log: 'log' });
  const writes = jobs.map((document) => ({ id: document.key, position: document.opened, faulty: false, document }));
  await store.save(generation, writes, { position: positionOf(count), eventId: null, events: count, failures: 0 });
  await store.swap(generation);

  const asked: Query[] = [];
  let found = 0;
  const page = (async (model: ReadModel, query: Query) => {
    asked.push(query);
    const answer = await store.page(model, query);
    found += answer.found.length;
    return answer;
  }) as ReadModels['page'];
  const backlog = createBacklog({ ...store, page }, clock, createProgress(clock));
  const lease = (partition: number) => [partition, { name: 'r', epoch: 'e', until: Infinity }] as const;
  const lookAt = (partitions: readonly number[]) =>
    backlog.due({
      pool: 'payments',
      leases: new Map(partitions.map(lease)),
      isHindered: () => false,
      room: 16,
      folded: positionOf(count),
    });
  const due = async (partitions = Array.from({ length: PARTITIONS }, (_, n) => n)) =>
    (await lookAt(partitions)).jobs.map(({ key }) => key);
  return { file, clock, asked, due, lookAt, found: () => found };
};

const positionOf = (n: number): string => String(n).padStart(12, '0');

const aJob = (n: number, until: string): WorkDocument => {
  const [userId, key] = [n + 1, `job-${n}`];
  const known = { reaction: REACTION, key, userId, partition: partitionOf(userId), stream: key, lane: `lane-${n}` };
  return {
    ...known,
    pool: 'payments',
    waitsFor: [],
    state: 'open',
    until,
    attempts: 0,
    reason: '',
    opened: positionOf(n),
    openedAt: '2026-11-20T09:00:00.000Z',
    origin: AN_ORIGIN,
  };
};

test('jobs whose time has not come are not read, and are found when it has', async (t) => {
  const { clock, due, found } = await waitingJobs(t, 500);
  t.deepEqual(await due(), []);
  t.is(found(), 0);
  clock.move(3 * DAY);
  t.deepEqual(await due(), ['job-499', 'job-498', 'job-497']); // the last has waited longest
});

test('of more jobs that are due than one look takes, it takes those longest due and reads few others', async (t) => {
  const { clock, due, found } = await waitingJobs(t, 500);
  clock.move(400 * DAY);
  const keys = await due();
  t.is(keys.length, 16);
  t.true(keys.includes('job-499'));
  t.true(found() < 100, `${found()} documents`);
});

test('a process that shares the partitions finds its own jobs alone, and those of the others are not handed to it', async (t) => {
  const { clock, due, asked } = await waitingJobs(t, 200);
  clock.move(400 * DAY);
  const own = new Set([3, 17, 40]);
  const keys = await due([...own]);
  t.deepEqual(
    keys,
    Array.from({ length: 200 }, (_, n) => n)
      .filter((n) => own.has(partitionOf(n + 1)))
      .toReversed()
      .map((n) => `job-${n}`),
  );
  t.is(asked.filter(({ filter }) => filter.oneOf !== undefined).length, 1);
});

test('a look tells when the next job falls due, so that nobody has to ask', async (t) => {
  const { clock, lookAt } = await waitingJobs(t, 5);
  clock.move(DAY - 20_000);
  t.is((await lookAt([0, 1, 2, 3, 4, 5])).nextAt, clock.now() + 20_000);
});

test('whatever a look asks for stands in one piece of an index, in the order it is asked for', async (t) => {
  const { file, clock, asked, due } = await waitingJobs(t, 50);
  clock.move(3 * DAY);
  await due();
  t.true(asked.length > 2);
  const database = new DatabaseSync(file, { readOnly: true });
  t.teardown(() => database.close());
  for (const { filter, sort } of asked) {
    const fields = Object.keys(filter.equals ?? {}).sort();
    const ordered = sort.map(([field]) => field);
    const fitting = indexes.filter(
      (index) =>
        index.slice(0, fields.length).toSorted().join() === fields.join() &&
        index.slice(fields.length).join() === ordered.join(),
    );
    t.is(fitting.length, 1, `an index on ${fields.join()}, then ${ordered.join()}`);
    for (const field of Object.keys(filter.atMost ?? {})) t.true(ordered[0] === field);
    const { text, values } = matching(filter);
    const statement = `SELECT body FROM "work.1" WHERE ${text} ORDER BY ${orderOf(sort)} LIMIT 51`;
    const steps = database.prepare(`EXPLAIN QUERY PLAN ${statement}`).all(...values);
    const plan = steps.map(({ detail }) => String(detail)).join('\n');
    t.true(plan.includes(`by ${fitting[0]?.join(' ')} `), plan); // by that index,
    t.is(plan.match(/=\?/g)?.length, fields.length, plan); // from its first to its last fitting row,
    t.is(plan.includes('<?'), filter.atMost !== undefined, plan);
    t.false(plan.includes('TEMP B-TREE'), plan); // without sorting anything
  }
});
