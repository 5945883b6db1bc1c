import test, { type ExecutionContext } from 'ava';
import type { FollowedEvent } from '#application/engine/ports/event-log.ts';
import type { ReadModelWriter } from '#application/engine/ports/read-models.ts';
import { readModel } from '#application/engine/read-model.ts';
import type { WinRecorded, WinRemoved, WinReworded } from '#domain/wins/events.ts';
import type { ReactionStarted } from '#domain/work/reaction/events.ts';
import { applyBatch } from '#projections/engine/apply-batch.ts';
import { createGeneration, type Folded } from '#projections/engine/generation.ts';
import { one, projector } from '#projections/engine/projector.ts';
import { silentLogger } from '../support/silent-logger.ts';
import { embeddedStores } from '../support/stores.ts';

const MANY = 3500;
/** No more are loaded or written at once. */
const AT_ONCE = 1000;

type Document = { group: string; started: number; reworded: number };

const GROUPED = readModel<Document>()({ name: 'grouped', indexes: [['group']] });

/** A start concerns every document of its group, twice; a rewording takes its document to the group `other`. */
const grouped = projector<WinRecorded | WinReworded | WinRemoved | ReactionStarted>()(GROUPED, {
  version: '1',
  readsPersonal: false,
  on: {
    WinRecorded: ({ winId }) => [one(winId, () => ({ group: 'first', started: 0, reworded: 0 }))],
    WinReworded: ({ winId }) => [
      one(winId, (document) => document && { ...document, group: 'other', reworded: document.reworded + 1 }),
    ],
    WinRemoved: ({ winId }) => [one(winId, () => null)],
    ReactionStarted: ({ reaction }) =>
      [1, 10].map((more) => ({
        field: 'group',
        value: reaction,
        fold: (document) => document && { ...document, started: document.started + more },
      })),
  },
});

const event = (order: number, type: string, data: object) =>
  ({
    ...{ type, data, position: String(order).padStart(6, '0'), id: `event-${order}`, stream: 's', revision: 0 },
    personal: 'none',
  }) as unknown as FollowedEvent;

const recordedWins = Array.from({ length: MANY }, (_, index) => event(index, 'WinRecorded', { winId: `w-${index}` }));
const batch = [
  event(MANY, 'WinReworded', { winId: 'w-7' }),
  event(MANY + 1, 'WinRecorded', { winId: 'new' }),
  event(MANY + 2, 'ReactionStarted', { reaction: 'first' }),
  event(MANY + 3, 'WinReworded', { winId: 'w-3000' }),
  event(MANY + 4, 'WinRemoved', { winId: 'w-8' }),
  event(MANY + 5, 'ReactionStarted', { reaction: 'other' }),
  event(MANY + 6, 'WinReworded', { winId: 'w-3001' }),
];

const aGroup = async (t: ExecutionContext) => {
  const { log, readModels: store } = await embeddedStores(t);
  const parts = { log, store, logger: silentLogger };
  const generation = await createGeneration(parts, grouped);
  await store.swap(generation);
  const apply = async (folded: Folded, events: readonly FollowedEvent[], through: ReadModelWriter = store) => {
    const position = events.at(-1)?.position ?? '';
    return (await applyBatch({ ...parts, store: through }, grouped, folded, { events, position, caughtUp: true }))
      .folded;
  };
  const recorded = await apply({ generation, checkpoint: null }, recordedWins);
  const documents = async () => {
    const all = new Map<string, unknown>();
    for await (const [id, json] of store.dump(generation)) all.set(id, JSON.parse(json));
    return all;
  };
  return { store, recorded, apply, documents, generation };
};

/** A store that tells how much it was asked for at once, and dies at one of its writes. */
const watched = (store: ReadModelWriter, diesAt: number) => {
  const seen = { most: 0, saves: 0 };
  const through: ReadModelWriter = {
    ...store,
    load(generation, ids) {
      seen.most = Math.max(seen.most, ids.length);
      return store.load(generation, ids);
    },
    async save(generation, writes, checkpoint) {
      seen.most = Math.max(seen.most, writes.length);
      seen.saves += 1;
      if (seen.saves === diesAt) throw new Error('killed');
      await store.save(generation, writes, checkpoint);
    },
  };
  return { seen, through };
};

const isAsTold = (t: ExecutionContext, documents: ReadonlyMap<string, unknown>) => {
  t.is(documents.size, MANY); // one more, and one less
  const told: Readonly<Record<string, Document>> = {
    'w-7': { group: 'other', started: 11, reworded: 1 },
    'w-3000': { group: 'other', started: 22, reworded: 1 },
    'w-3001': { group: 'other', started: 11, reworded: 1 },
  };
  for (const [id, document] of documents)
    if (!told[id]) t.deepEqual(document, { group: 'first', started: 11, reworded: 0 }, id);
  for (const [id, document] of Object.entries(told)) t.deepEqual(documents.get(id), document, id);
};

test('what concerns every document is folded a slice at a time, and comes to what the log says', async (t) => {
  const { store, recorded, apply, documents } = await aGroup(t);
  const { seen, through } = watched(store, 0);
  const { checkpoint } = await apply(recorded, batch, through);
  t.true(seen.most <= AT_ONCE, `${seen.most} at once`);
  t.like(checkpoint, { position: batch.at(-1)?.position, events: MANY + batch.length, failures: 0 });
  isAsTold(t, await documents());
});

for (const write of [1, 2, 3, 4])
  test(`killed at write ${write}, it is done once more, in other batches too, and each document sees each event once`, async (t) => {
    const { store, recorded, apply, documents, generation } = await aGroup(t);
    await t.throwsAsync(apply(recorded, batch, watched(store, write).through), { message: 'killed' });
    const { checkpoint } = await store.origin(generation);
    t.deepEqual(checkpoint, recorded.checkpoint); // as if nothing of the batch had been seen
    const [part, rest] = [batch.slice(0, write), batch.slice(write)];
    const folded = await apply({ generation, checkpoint }, part);
    t.is((await apply(folded, rest)).checkpoint?.events, MANY + batch.length);
    isAsTold(t, await documents());
  });
