import { glob, readFile } from 'node:fs/promises';
import test, { type ExecutionContext } from 'ava';
import { handle } from '#application/engine/handle.ts';
import { streamMoved } from '#application/engine/ports/event-store.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { Checkpoint, Named } from '#application/engine/ports/read-models.ts';
import { waitForReadModels } from '#application/engine/read-your-writes.ts';
import { win } from '#domain/wins/decider.ts';
import { embeddedStores } from '#test/support/stores.ts';

const USER = 7;
const id = { winId: 'w', userId: USER, at: '2026-11-20T09:00:00.000Z' };
const record = {
  type: 'RecordWin',
  data: {
    ...id,
    date: '2026-11-20',
    source: 'web',
    mailId: null,
    conversationId: null,
    personal: { text: 'Trained two nurses' },
  },
} as const;
const reword = { type: 'ChangeWin', data: { ...id, text: 'Trained three' } } as const;

const aLog = async (t: ExecutionContext) => {
  const stores = await embeddedStores(t);
  await stores.vault.make(USER);
  return stores.log;
};

test('a command appends what it decides; one that changes nothing reached the head of the log', async (t) => {
  const log = await aLog(t);
  const first = await handle(log, win, 'win-w', record);
  const second = await handle(log, win, 'win-w', record);
  if ('refused' in first || 'refused' in second) return t.fail();
  t.deepEqual(
    first.events.map(({ type }) => type),
    ['WinRecorded'],
  );
  t.deepEqual(second, { events: [], position: await log.head() });
  t.deepEqual(await handle(log, win, 'win-other', reword), { refused: 'no-such-win' });
});

test('commands that meet on one stream are decided one after the other', async (t) => {
  const log = await aLog(t);
  await handle(log, win, 'win-w', record);
  await Promise.all(Array.from({ length: 5 }, () => handle(log, win, 'win-w', reword)));
  const wordings = (await log.read('win-w')).slice(1).map(({ data }) => data.textRevision);
  t.deepEqual(wordings, [1, 2, 3, 4, 5]);
});

test('a stream that never rests is a fault after a bounded number of tries, and any other fault is one at once', async (t) => {
  const log = await aLog(t);
  let tries = 0;
  const failing = (fault: Error) => ({
    ...log,
    append: async () => {
      tries += 1;
      throw fault;
    },
  });
  t.like(await t.throwsAsync(handle(failing(streamMoved('win-w')), win, 'win-w', record)), { code: 'stream-moved' });
  t.true(tries > 1 && tries < 20);
  tries = 0;
  t.like(await t.throwsAsync(handle(failing(unavailable('the log')), win, 'win-w', record)), { code: 'unavailable' });
  t.is(tries, 1);
});

test('an answer waits for its read models, says which are behind, and counts one that is away as behind', async (t) => {
  const { readModels } = await embeddedStores(t);
  const at = (position: string): Checkpoint => ({ position, eventId: null, events: 1, failures: 0 });
  let looks = 0;
  const following = {
    ...readModels,
    async checkpoint({ name }: Named) {
      if (name === 'away') throw unavailable('the read models');
      if (name === 'slow') return at('1');
      looks += 1;
      return looks < 3 ? null : at('2');
    },
  };
  t.deepEqual(
    await waitForReadModels(
      following,
      ['wins', 'slow', 'away'].map((name) => ({ name })),
      '2',
    ),
    ['slow', 'away'],
  );
  t.is(looks, 3);
});

test('nothing is written but what a decider has decided: one place appends to the log', async (t) => {
  const root = new URL('../../../', import.meta.url);
  const appending: string[] = [];
  for await (const file of glob('{application,mail-gateway,scheduler,web}/**/*.{ts,tsx}', { cwd: root }))
    if (/\blog\s*\.append\(/.test(await readFile(new URL(file, root), 'utf8'))) appending.push(file);
  // The log as a job sees it only passes on what is appended through it.
  t.deepEqual(appending.sort(), ['application/engine/handle.ts', 'application/engine/work/job-log.ts']);
});
