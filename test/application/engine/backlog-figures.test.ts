import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { CHECK_INS_DUE } from '#application/check-ins/check-ins-due.ts';
import { checkInsOverdue } from '#application/check-ins/check-ins-overdue.ts';
import { type PoolName, WORK, type WorkDocument } from '#application/engine/ports/work.ts';
import { backlogFigures } from '#application/engine/work/backlog-figures.ts';
import type { JsonObject } from '#domain/json.ts';
import { openSqliteReadModels } from '#infrastructure/sqlite/read-models.ts';
import { movableClock } from '#test/support/clock.ts';
import { AN_ORIGIN } from '#test/support/stored-events.ts';
import { temporaryFolder } from '#test/support/temporary.ts';

const clock = movableClock();
const minutesAgo = (minutes: number): string => new Date(clock.now() - minutes * 60_000).toISOString();

const storeOf = async (
  t: ExecutionContext,
  model: typeof WORK | typeof CHECK_INS_DUE,
  documents: readonly JsonObject[],
) => {
  const { path, remove } = await temporaryFolder();
  const store = await openSqliteReadModels(join(path, 'read-models.db'));
  t.teardown(async () => {
    await store.close();
    await remove();
  });
  const generation = await store.create(model.name, { version: '1', indexes: model.indexes, log: 'log' });
  const writes = documents.map((document, n) => ({ id: `d-${n}`, position: '1', faulty: false, document }));
  await store.save(generation, writes, { position: '1', eventId: null, events: 1, failures: 0 });
  await store.swap(generation);
  return store;
};

const aJob = (
  pool: PoolName,
  state: WorkDocument['state'],
  until: string,
  openedAt: string,
  n: number,
): WorkDocument => ({
  ...{ reaction: 'r', key: `k-${n}`, userId: n, pool, partition: n, stream: 's', lane: `l-${n}`, waitsFor: [] },
  ...{ state, until, attempts: 0, reason: '', opened: String(n), openedAt, origin: AN_ORIGIN },
});

test('each pool says what is due, scheduled, blocked and parked, and since when the longest due job is', async (t) => {
  const readModels = await storeOf(t, WORK, [
    aJob('reading', 'open', '', minutesAgo(9), 1),
    aJob('reading', 'open', '', minutesAgo(3), 2),
    aJob('reading', 'open', minutesAgo(-1), minutesAgo(60), 3),
    aJob('reading', 'blocked', '', minutesAgo(70), 4),
    aJob('reading', 'parked', '', minutesAgo(80), 5),
    aJob('ai', 'open', minutesAgo(5), minutesAgo(60), 6),
    aJob('payments', 'open', minutesAgo(-1), minutesAgo(60), 7),
  ]);
  const figures = new Map((await backlogFigures(readModels, clock)).map(({ pool, ...others }) => [pool, others]));
  const none = { due: 0, scheduled: 0, blocked: 0, parked: 0, oldestDueAt: null };
  const reading = { due: 2, scheduled: 1, blocked: 1, parked: 1, oldestDueAt: Date.parse(minutesAgo(9)) };
  t.deepEqual(figures.get('reading'), reading);
  t.deepEqual(figures.get('ai'), { ...none, due: 1, oldestDueAt: Date.parse(minutesAgo(5)) });
  t.deepEqual(figures.get('payments'), { ...none, scheduled: 1 });
  t.deepEqual(figures.get('mail-links'), none);
});

test('check-ins that are due and not decided are counted, and the longest due one is known', async (t) => {
  const dueAt = (minutes: number, waits = true) => ({
    userId: 1,
    reaction: 'ask-check-ins',
    waits,
    dueAt: minutesAgo(minutes),
  });
  const readModels = await storeOf(t, CHECK_INS_DUE, [dueAt(4), dueAt(20), dueAt(-3), dueAt(90, false)]);
  t.deepEqual(await checkInsOverdue({ readModels, clock }), { count: 2, oldestDueAt: Date.parse(minutesAgo(20)) });
  const others = await storeOf(t, CHECK_INS_DUE, [dueAt(-3)]);
  t.deepEqual(await checkInsOverdue({ readModels: others, clock }), { count: 0, oldestDueAt: null });
});
