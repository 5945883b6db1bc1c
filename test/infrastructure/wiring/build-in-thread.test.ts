import { DatabaseSync } from 'node:sqlite';
import test, { type ExecutionContext } from 'ava';
import type { Generation } from '#application/engine/ports/read-models.ts';
import type { AnyEvent } from '#domain/event.ts';
import type { Stores } from '#infrastructure/stores.ts';
import { createThreadBuild } from '#infrastructure/wiring/build-in-thread.ts';
import { accounts } from '#projections/accounts.ts';
import { type Build, buildHere } from '#projections/engine/build.ts';
import type { Projector } from '#projections/engine/projector.ts';
import { wins } from '#projections/wins.ts';
import { sqliteDamage } from '#test/support/damage.ts';
import { silentLogger } from '#test/support/silent-logger.ts';
import { embeddedStoresIn } from '#test/support/stores.ts';
import { temporaryFolder } from '#test/support/temporary.ts';
import { analysed, aWin, erased, recorded, removed, reworded, USER } from '../../projections/setting.ts';

const OTHER = 8;

/** More events than are folded beside other work: recorded, analysed, reworded, removed, and one user erased. */
const aLongLog = async (t: ExecutionContext) => {
  const folder = await temporaryFolder();
  t.teardown(folder.remove);
  const stores = await embeddedStoresIn(t, folder.path);
  for (const userId of [USER, OTHER]) await stores.vault.make(userId);
  const append = (stream: string, events: readonly AnyEvent[]) => stores.log.append(stream, events, 'no-stream');
  await Promise.all(
    Array.from({ length: 1100 }, (_, at) => {
      const win = aWin();
      const userId = at % 3 === 0 ? OTHER : USER;
      const more = at % 5 === 0 && userId === USER ? [reworded(win, `Again ${at}`)] : [];
      const end = at % 7 === 0 ? [removed(win)] : [];
      return append(`win-${win}`, [recorded(win, `Win ${at}`, userId), analysed(win, 0, userId), ...more, ...end]);
    }),
  );
  await stores.vault.destroy(OTHER);
  await append(`account-${OTHER}`, [erased(OTHER)]);
  await Promise.all(
    Array.from({ length: 10 }, (_, stream) =>
      append(
        `win-more-${stream}`,
        Array.from({ length: 100 }, (_, at) => recorded(aWin(), `More ${at}`)),
      ),
    ),
  );
  return { stores, path: folder.path };
};

const partsOf = ({ log, readModels: store }: Stores) => ({ log, store, logger: silentLogger });
const inThread = (stores: Stores): Build => createThreadBuild(partsOf(stores), stores.buildPlaces, stores.onUnreadable);
const never = new AbortController().signal;

test('a thread reports how far it is with the same words as a build here, and no others', async (t) => {
  const { stores } = await aLongLog(t);
  const reports: object[] = [];
  await inThread(stores)([{ projector: wins, begun: null }], (progress) => reports.push(progress), never);
  t.true(reports.length > 0);
  for (const report of reports) t.deepEqual(Object.keys(report).sort(), ['events', 'total']);
});

const dumped = async (stores: Stores, build: Build, projectors: readonly Projector[]) => {
  const built = await build(
    projectors.map((projector) => ({ projector, begun: null })),
    () => {},
    never,
  );
  const dumps = built.map(({ generation }) => Array.fromAsync(stores.readModels.dump(generation)));
  return { built, dumps: await Promise.all(dumps) };
};

test('what a thread builds equals what is built here, byte for byte, an erased user’s words left out', async (t) => {
  const { stores, path } = await aLongLog(t);
  const there = await dumped(stores, inThread(stores), [wins, accounts]);
  const here = await dumped(stores, buildHere(partsOf(stores)), [wins, accounts]);
  t.deepEqual(there.dumps, here.dumps);
  t.true((there.dumps[0]?.length ?? 0) > 1000);
  t.deepEqual(
    there.built.map(({ checkpoint, damage }) => ({ checkpoint, damage })),
    here.built.map(({ checkpoint, damage }) => ({ checkpoint, damage })),
  );
  t.is(there.built[0]?.projector, wins);
  const database = new DatabaseSync(`${path}/read-models.db`, { readOnly: true });
  const indexesOf = ({ model, number }: Generation) =>
    database
      .prepare("SELECT sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL ORDER BY sql")
      .all(`${model}.${number}`)
      .map(({ sql }) => String(sql).replaceAll(`${model}.${number}`, model));
  for (const [at, { generation, projector }] of there.built.entries()) {
    t.is(indexesOf(generation).length, projector.indexes.length);
    t.deepEqual(indexesOf(generation), indexesOf(here.built[at]?.generation ?? generation));
  }
  database.close();
});

test('damage that a thread meets is counted, and noted by this process', async (t) => {
  const { stores, path } = await aLongLog(t);
  sqliteDamage(`${path}/events.db`).flip('win-more-3', 7, 'sealed', 60);
  const { built } = await dumped(stores, inThread(stores), [wins]);
  t.like(built[0], { damage: 1 });
  t.like((await stores.damage.known())[0], { stream: 'win-more-3', code: 'event-damaged' });
});

test('a build that is stopped ends, and leaves what it has to be gone on with', async (t) => {
  const { stores } = await aLongLog(t);
  const stop = new AbortController();
  const building = inThread(stores)([{ projector: wins, begun: null }], () => {}, stop.signal);
  stop.abort(new Error('stopped'));
  await t.throwsAsync(building, { message: 'stopped' });
  const { built } = await dumped(stores, inThread(stores), [wins]); // nobody is left who writes
  t.is(built[0]?.damage, 0);
});

test('what this process writes meanwhile is kept, and the thread goes on after it', async (t) => {
  const { stores } = await aLongLog(t);
  const live = await stores.readModels.create('wins', { version: '1', indexes: [], log: await stores.log.identity() });
  const building = dumped(stores, inThread(stores), [wins]);
  let isBuilding = true;
  void building.finally(() => {
    isBuilding = false;
  });
  let writes = 0;
  while (isBuilding) {
    writes += 1;
    const position = String(writes).padStart(16, '0');
    const checkpoint = { position, eventId: null, events: writes, failures: 0 };
    await stores.readModels.save(live, [{ id: `d${writes}`, document: {}, position, faulty: false }], checkpoint);
    await new Promise((resolve) => setImmediate(resolve));
  }
  t.true(((await building).dumps[0]?.length ?? 0) > 1000);
  t.is((await Array.fromAsync(stores.readModels.dump(live))).length, writes);
});
