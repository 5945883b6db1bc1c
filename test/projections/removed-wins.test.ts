import test from 'ava';
import { REMOVED_WINS } from '#application/wins/removed-wins.ts';
import { WINS } from '#application/wins/wins.ts';
import { winMerged, winRestored } from '#domain/wins/events.ts';
import { evidenceAdded, evidenceRemoved } from '#domain/wins/evidence-events.ts';
import { removedWins } from '#projections/removed-wins.ts';
import { wins } from '#projections/wins.ts';
import { named } from '../support/named-model.ts';
import { embeddedStores } from '../support/stores.ts';
import { AT, aWin, caughtUp, erased, recorded, removed, start, USER } from './setting.ts';

const kept = (winId: string, fileId: string) =>
  evidenceAdded({
    ...{ winId, userId: USER, at: AT, mailId: 'm', fileId, type: 'image/png', size: 9, blob: 'b' },
    personal: { name: `${fileId}.png` },
  });
const restored = (winId: string, fileIds: readonly string[]) =>
  winRestored({
    ...{ winId, userId: USER, at: AT, date: '2026-11-20', recordedAt: AT, source: 'web', mailId: null },
    ...{ conversationId: null, textRevision: 1 },
    files: fileIds.map((fileId) => ({ fileId, type: 'image/png', size: 9, blob: 'b' })),
    personal: { text: 'Back', fileNames: fileIds.map((fileId) => `${fileId}.png`) },
  });

test('files come and go with their win; what was removed is listed without a word, until it is back or erased', async (t) => {
  const stores = await embeddedStores(t);
  await stores.vault.make(USER);
  const runner = await start(t, stores, [wins, removedWins]);
  const [one, two, three] = [aWin(), aWin(), aWin()];
  const merged = winMerged({
    ...{ winId: three, userId: USER, at: AT, textRevision: 0, mailId: null, intoWinId: one },
    personal: { text: 'Three' },
  });
  await stores.log.append(
    `win-${one}`,
    [
      recorded(one, 'One'),
      kept(one, 'f'),
      kept(one, 'g'),
      evidenceRemoved({ winId: one, userId: USER, at: AT, evidenceId: 'f' }),
    ],
    'no-stream',
  );
  await stores.log.append(`win-${two}`, [recorded(two, 'Two'), removed(two), kept(two, 'h')], 'no-stream');
  await stores.log.append(`win-${three}`, [recorded(three, 'Three'), merged], 'no-stream');
  await caughtUp(stores);
  await caughtUp(stores, 'removed-wins');
  t.like(await stores.readModels.get(WINS, one), {
    evidence: [{ fileId: 'g', name: 'g.png', type: 'image/png', size: 9 }],
  });
  t.is(await stores.readModels.get(WINS, two), null);
  for (const winId of [two, three])
    t.deepEqual(await stores.readModels.get(REMOVED_WINS, winId), { userId: USER, removedAt: AT });

  await stores.log.append(`win-${two}`, [restored(two, ['h'])], 2);
  await caughtUp(stores);
  await caughtUp(stores, 'removed-wins');
  t.like(await stores.readModels.get(WINS, two), { text: 'Back', evidence: [{ fileId: 'h', name: 'h.png' }] });
  t.is(await stores.readModels.get(REMOVED_WINS, two), null);
  for (const model of ['wins', 'removed-wins']) t.like(await runner.verify(model, () => {}), { equal: true });

  await stores.log.append(`account-${USER}`, [erased()], 'no-stream');
  await caughtUp(stores);
  await caughtUp(stores, 'removed-wins');
  for (const [model, winId] of [
    ['wins', one],
    ['removed-wins', three],
  ] as const)
    t.is(await stores.readModels.get(named(model), winId), null);
});
