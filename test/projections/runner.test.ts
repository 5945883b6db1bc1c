import test from 'ava';
import { MAILS } from '#application/inbox/mails.ts';
import { WINS } from '#application/wins/wins.ts';
import { defineEvent } from '#domain/define-event.ts';
import { id, moment, userId } from '#domain/event-fields.ts';
import { skillHidden } from '#domain/skills/events.ts';
import { createSealedLog } from '#infrastructure/shared/sealed-log.ts';
import { mails } from '#projections/mails.ts';
import { skillChoices } from '#projections/skill-choices.ts';
import { wins } from '#projections/wins.ts';
import { eventually } from '../support/eventually.ts';
import {
  AT,
  analysed,
  aWin,
  caughtUp,
  dump,
  erased,
  recorded,
  removed,
  reworded,
  start,
  USER,
  withKeys,
} from './setting.ts';

const hidden = skillHidden({ userId: USER, at: AT, choiceId: 'c-1', personal: { skill: 'Filing' } });

test('follows the log: a win appears, is analysed, reworded and removed', async (t) => {
  const stores = await withKeys(t, USER);
  await start(t, stores);
  const [kept, dropped] = [aWin(), aWin()];
  await stores.log.append(
    `win-${kept}`,
    [recorded(kept, 'Trained two nurses'), analysed(kept), reworded(kept, 'Trained three')],
    'no-stream',
  );
  await stores.log.append(`win-${dropped}`, [recorded(dropped, 'Nothing much'), removed(dropped)], 'no-stream');
  await caughtUp(stores);
  t.like(await stores.readModels.get(WINS, kept), { text: 'Trained three', category: '', textRevision: 1 });
  t.is(await stores.readModels.get(WINS, dropped), null);
});

test('an analysis of an older wording changes nothing', async (t) => {
  const stores = await withKeys(t, USER);
  await start(t, stores);
  const win = aWin();
  await stores.log.append(`win-${win}`, [recorded(win, 'One'), reworded(win, 'Two'), analysed(win, 0)], 'no-stream');
  await caughtUp(stores);
  t.like(await stores.readModels.get(WINS, win), { text: 'Two', category: '' });
});

test('an erasure drops every document of that user and no other', async (t) => {
  const stores = await withKeys(t, USER, 8);
  await start(t, stores);
  const [mine, theirs] = [aWin(), aWin()];
  await stores.log.append(`win-${mine}`, [recorded(mine, 'Mine')], 'no-stream');
  await stores.log.append(`win-${theirs}`, [recorded(theirs, 'Theirs', 8)], 'no-stream');
  await stores.vault.destroy(USER);
  await stores.log.append(`account-${USER}`, [erased()], 'no-stream');
  await caughtUp(stores);
  t.deepEqual(
    (await dump(stores)).map((line) => line.split(' ')[0]),
    [theirs],
  );
});

test('documents that saw another log are built anew before they serve', async (t) => {
  const before = await withKeys(t, USER);
  const runner = await start(t, before);
  const win = aWin();
  await before.log.append(`win-${win}`, [recorded(win, 'Of the other log')], 'no-stream');
  await caughtUp(before);
  await runner.stop();
  const after = await withKeys(t, USER);
  const restored = aWin();
  await after.log.append(`win-${restored}`, [recorded(restored, 'Of this log')], 'no-stream');
  await start(t, { ...after, readModels: before.readModels });
  t.deepEqual(
    (await dump(before)).map((line) => line.split(' ')[0]),
    [restored],
  );
});

test('a log restored to an earlier point is noticed by the event at the checkpoint', async (t) => {
  const stores = await withKeys(t, USER);
  const runner = await start(t, stores);
  const win = aWin();
  await stores.log.append(`win-${win}`, [recorded(win, 'Kept')], 'no-stream');
  await caughtUp(stores);
  await runner.stop();
  const live = await stores.readModels.live('wins');
  const checkpoint = await stores.readModels.checkpoint(WINS);
  if (!live || !checkpoint) return t.fail();
  const beyond = `${checkpoint.position.slice(0, -1)}9`;
  const lost = { id: 'lost', document: { userId: USER, date: '', recordedAt: '' }, position: beyond, faulty: false };
  await stores.readModels.save(live, [lost], { ...checkpoint, position: beyond, eventId: 'an-event-the-restore-lost' });
  await start(t, stores);
  t.deepEqual(
    (await dump(stores)).map((line) => line.split(' ')[0]),
    [win],
  );
});

test('status counts what a read model has still to see', async (t) => {
  const stores = await withKeys(t, USER);
  const runner = await start(t, stores);
  const win = aWin();
  await stores.log.append(`win-${win}`, [recorded(win, 'One')], 'no-stream');
  await caughtUp(stores);
  t.like((await runner.status())[0], { name: 'wins', lag: 0, events: 1, stopped: null });
});

test('an event that only a later release can read stops the read models that need it, and no other', async (t) => {
  const stores = await withKeys(t, USER);
  const told: string[] = [];
  const runner = await start(t, stores, [wins, skillChoices], {
    onStopped: (code, model) => told.push(`${model} ${code}`),
  });
  const removed = defineEvent('WinRemoved', {
    ...{ stream: 'win-<winId>', by: [], upcasts: [(data) => data] },
    data: { winId: id, userId, at: moment },
  });
  const polished = defineEvent('WinPolished', { stream: '', by: [], data: { at: moment } });
  const definitions = new Map([removed, polished].map((one) => [one.type as string, one]));
  const newer = createSealedLog(stores.eventStore, stores.vault, { definitions });
  await newer.append('win-x', [{ type: 'WinPolished', data: { at: AT } }], 'no-stream');
  await newer.append('win-y', [{ type: 'WinRemoved', data: { winId: 'y', userId: USER, at: AT } }], 'no-stream');
  await eventually('the stop', async () => told.length > 0);
  await stores.log.append('skills-1', [hidden], 'no-stream');
  await eventually('what came later', async () => {
    const [first, second] = await runner.status();
    return second?.lag === 0 && first?.stopped === 'unknown-event' && second.stopped === null;
  });
  t.deepEqual(told, ['wins unknown-event']);
});

test('read models that have no documents are built in one pass over the log', async (t) => {
  const stores = await withKeys(t, USER);
  const win = aWin();
  await stores.log.append(`win-${win}`, [recorded(win, 'One')], 'no-stream');
  const passes: unknown[] = [];
  const log = {
    ...stores.log,
    follow(...[after, signal]: Parameters<typeof stores.log.follow>) {
      passes.push(after);
      return stores.log.follow(after, signal);
    },
  };
  await start(t, stores, [wins, mails], { log });
  t.is(passes.filter((after) => after === null).length, 1);
  t.truthy(await stores.readModels.get(WINS, win));
  t.truthy(await stores.readModels.checkpoint(MAILS));
});

test('whoever reads while another version is built finds the old documents', async (t) => {
  const stores = await withKeys(t, USER);
  const before = await start(t, stores);
  const win = aWin();
  await stores.log.append(`win-${win}`, [recorded(win, 'One')], 'no-stream');
  await caughtUp(stores);
  await before.stop();
  const served: unknown[] = [];
  const store = {
    ...stores.readModels,
    async save(...saved: Parameters<typeof stores.readModels.save>) {
      served.push(await stores.readModels.get(WINS, win));
      await stores.readModels.save(...saved);
    },
  };
  const words = { ...wins, version: 'another' };
  await start(t, stores, [words], { store });
  t.like(served[0], { text: 'One' });
  t.is((await stores.readModels.live('wins'))?.version, 'another');
});
