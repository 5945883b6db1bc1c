import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import type { EventQuery } from '#application/engine/ports/event-finder.ts';
import { openEventStoreDb } from '#infrastructure/eventstoredb/event-store.ts';
import { createKeyWrap } from '#infrastructure/shared/key-wrap.ts';
import { createSealedLog } from '#infrastructure/shared/sealed-log.ts';
import { openSqliteReadModels } from '#infrastructure/sqlite/read-models.ts';
import { openSqliteVault } from '#infrastructure/sqlite/vault.ts';
import type { Projector } from '#projections/engine/projector.ts';
import { eventIndex } from '#projections/event-index.ts';
import { startEventIndex } from '#test/support/event-index.ts';
import { startDouble } from '#test/support/eventstore-double/eventstore-double.ts';
import { eventually } from '#test/support/eventually.ts';
import { appendSigned, at, proven, raw } from '#test/support/log-events.ts';
import { temporaryFolder } from '#test/support/temporary.ts';

const STREAM = 'account-1';

const aLog = async (t: ExecutionContext) => {
  const [{ path, remove }, double] = [await temporaryFolder(), await startDouble()];
  const readModels = await openSqliteReadModels(join(path, 'read-models.db'));
  const vault = await openSqliteVault(join(path, 'vault.db'), createKeyWrap(['a secret that is long enough for it']));
  const store = (await openEventStoreDb(double.url)).withIndex(readModels);
  t.teardown(async () => {
    await Promise.all([store.close(), vault.close(), readModels.close()]);
    await Promise.all([remove(), double.stop()]);
  });
  const log = createSealedLog(store, vault);
  const find = async (query: Omit<EventQuery, 'limit'>) => {
    const { events, next, upTo } = await log.find({ ...query, limit: 10 });
    return { revisions: events.map(({ revision }) => revision), next, upTo };
  };
  const index = async (projectors?: readonly Projector[]) => {
    const started = await startEventIndex(log, readModels, projectors);
    t.teardown(started.stop);
    return started;
  };
  return { log, store, vault, find, index };
};

test('what the index has not followed yet is not found, and the answer says how far it has come', async (t) => {
  const { log, find, index } = await aLog(t);
  const first = await log.append(STREAM, [proven(1), proven(1)], 'no-stream');
  t.deepEqual(await find({ userId: 1 }), { revisions: [], next: null, upTo: null });
  t.deepEqual(await find({ from: at }), { revisions: [], next: null, upTo: null });
  t.deepEqual(await find({ stream: STREAM }), { revisions: [0, 1], next: null, upTo: first.position });

  const { settled, stop } = await index();
  await settled();
  t.deepEqual(await find({ userId: 1, from: at }), { revisions: [0, 1], next: null, upTo: first.position });
  await stop();
  const second = await log.append(STREAM, [proven(1)], 1);
  t.deepEqual(await find({ userId: 1, from: at }), { revisions: [0, 1], next: null, upTo: first.position });
  t.deepEqual(await find({ userId: 1, stream: STREAM }), { revisions: [0, 1, 2], next: null, upTo: second.position });
});

test('a search by time has come as far as the read model of the hours has', async (t) => {
  const { log, find, index } = await aLog(t);
  const { position } = await log.append(STREAM, [proven(1)], 'no-stream');
  await (await index([eventIndex])).settled();
  t.deepEqual(await find({ userId: 1 }), { revisions: [0], next: null, upTo: position });
  t.deepEqual(await find({ userId: 1, from: at }), { revisions: [], next: null, upTo: null });
});

test('an event of a type that only a later release knows stops the index before it', async (t) => {
  const { log, store, vault, find, index } = await aLog(t);
  const { position } = await log.append(STREAM, [proven(1)], 'no-stream');
  const { settled, status } = await index();
  await settled();
  await appendSigned({ store, vault }, STREAM, [raw('WinPainted', { at, userId: 1 })], 0);
  await log.append(STREAM, [proven(1)], 1);
  await eventually('both to stop', async () => (await status()).every(({ stopped }) => stopped === 'unknown-event'));
  t.deepEqual(await find({ userId: 1 }), { revisions: [0], next: null, upTo: position });
});
