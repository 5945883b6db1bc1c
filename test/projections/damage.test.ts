import test, { type ExecutionContext } from 'ava';
import { isEventDamaged } from '#application/engine/ports/event-log.ts';
import { verifyEvents } from '#application/engine/verify-events.ts';
import { WINS } from '#application/wins/wins.ts';
import { isLogDamaged } from '#projections/engine/rebuild.ts';
import { mails } from '#projections/mails.ts';
import { wins } from '#projections/wins.ts';
import { sqliteDamage } from '../support/damage.ts';
import { eventually } from '../support/eventually.ts';
import { embeddedStoresIn } from '../support/stores.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { aWin, caughtUp, dump, recorded, reworded, start, USER } from './setting.ts';

/** Three wins, folded while they were whole; then a bit of the second one's event is flipped. */
const aDamagedLog = async (t: ExecutionContext) => {
  const folder = await temporaryFolder();
  t.teardown(folder.remove);
  const stores = await embeddedStoresIn(t, folder.path);
  await stores.vault.make(USER);
  const three = [aWin(), aWin(), aWin()] as const;
  const runner = await start(t, stores, [wins, mails]);
  for (const win of three) await stores.log.append(`win-${win}`, [recorded(win, 'Kept')], 'no-stream');
  await caughtUp(stores);
  await caughtUp(stores, 'mails');
  const damage = sqliteDamage(`${folder.path}/events.db`);
  damage.flip(`win-${three[1]}`, 0, 'sealed', 300);
  return { stores, runner, three, damage, before: await dump(stores) };
};
const nothing = () => {};

test('no rebuild takes the place of what a damaged log does not give any more', async (t) => {
  const { stores, runner, before } = await aDamagedLog(t);
  const fault = await t.throwsAsync(runner.rebuild('wins', nothing));
  t.true(isLogDamaged(fault));
  t.deepEqual(await dump(stores), before);
  t.is((await stores.readModels.generations('wins')).length, 1);
});

test('a rebuild with accepted damage has everything else', async (t) => {
  const { stores, runner, three, before } = await aDamagedLog(t);
  t.deepEqual(await runner.rebuild('wins', nothing, { acceptDamage: true }), { events: 3, damage: 1 });
  t.deepEqual(
    await dump(stores),
    before.filter((line) => !line.startsWith(three[1])),
  );
});

test('verify says that the difference comes of damage', async (t) => {
  const { runner, three } = await aDamagedLog(t);
  t.deepEqual(await runner.verify('wins', nothing), {
    documents: 3,
    equal: false,
    differences: 1,
    different: [three[1]],
    damage: 1,
  });
});

test('a read model of another version, built over damage at a start, takes nobody’s place until it is accepted', async (t) => {
  const { stores, runner, three, before } = await aDamagedLog(t);
  await runner.stop();
  const newer = { ...wins, version: `${wins.version}-newer` };
  const held = await start(t, stores, [newer, mails]);
  t.true(held.isHeld('wins'));
  t.false(held.isHeld('mails'));
  t.deepEqual(await dump(stores), before);
  t.truthy(await stores.readModels.get(WINS, three[1]), 'it is served as before');
  t.like(
    (await held.status()).find(({ name }) => name === 'wins'),
    { stopped: 'log-damaged' },
  );
  const later = aWin();
  await stores.log.append(`win-${later}`, [recorded(later, 'Later')], 'no-stream');
  await caughtUp(stores, 'mails');
  t.true(isLogDamaged(await t.throwsAsync(held.rebuild('wins', nothing))));
  t.true(isLogDamaged(await t.throwsAsync(held.verify('wins', nothing))));
  t.deepEqual(await dump(stores), before);
  t.deepEqual(await held.rebuild('wins', nothing, { acceptDamage: true }), { events: 4, damage: 1 });
  await held.stop();
  const again = await start(t, stores, [newer, mails]);
  t.false(again.isHeld('wins'));
  t.deepEqual((await dump(stores)).map((line) => line.split(' ')[0]).sort(), [three[0], three[2], later].sort());
});

test('a read model that has no documents yet is built over damage, which counts', async (t) => {
  const { stores, runner } = await aDamagedLog(t);
  await runner.stop();
  const live = await stores.readModels.live('wins');
  if (live) await stores.readModels.drop(live);
  const anew = await start(t, stores, [wins, mails]);
  t.like(
    (await anew.status()).find(({ name }) => name === 'wins'),
    { stopped: null, lag: 0, events: 3, failures: 1 },
  );
  t.is((await dump(stores)).length, 2);
});

test('a follower counts a damaged event, folds nothing of it, and goes on with all others', async (t) => {
  const { stores, runner, three, damage } = await aDamagedLog(t);
  await runner.stop();
  await stores.log.append(`win-${three[0]}`, [reworded(three[0], 'Other words')], 0);
  const later = aWin();
  await stores.log.append(`win-${later}`, [recorded(later, 'Later')], 'no-stream');
  damage.flip(`win-${three[0]}`, 1, 'data', 5);
  const following = await start(t, stores, [wins, mails]);
  await caughtUp(stores);
  t.like(await stores.readModels.get(WINS, three[0]), { text: 'Kept' });
  t.truthy(await stores.readModels.get(WINS, later));
  for (const status of await following.status()) t.like(status, { lag: 0, events: 5, failures: 1, stopped: null });
});

test('verifying the events names what is damaged, and forgets what has been mended', async (t) => {
  const { stores, three, damage } = await aDamagedLog(t);
  const seen: number[] = [];
  const verified = await verifyEvents(stores, ({ events, total }) => seen.push(events / total));
  t.like(verified, { events: 3, damaged: 1 });
  t.like(verified.found[0], { stream: `win-${three[1]}`, revision: 0, code: 'event-damaged' });
  t.is(seen.at(-1), 1);
  t.is((await stores.damage.known()).length, 1);
  damage.flip(`win-${three[1]}`, 0, 'sealed', 300); // the same bit once more
  t.like(await verifyEvents(stores, nothing), { events: 3, damaged: 0, found: [] });
  t.deepEqual(await stores.damage.known(), []);
  damage.flip(`win-${three[2]}`, 0, 'mac', 3);
  t.true(isEventDamaged(await t.throwsAsync(stores.log.read(`win-${three[2]}`))));
  const noted = await eventually('the note', async () => (await stores.damage.known())[0]);
  t.like(noted, { stream: `win-${three[2]}`, code: 'event-damaged' });
});
