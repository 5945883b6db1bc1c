import { named } from '../support/named-model.ts';
import { building, checkpointAt, live, type Promises, written } from './read-models-setting.ts';

const OWNERS = [['userId']] as const;

/** How far one user's documents have come: what the ETag of a list is made of. */
export const stampsContract = (promise: Promises): void => {
  promise("gives a user's documents another stamp with everything that changes them", async ({ store, model }, t) => {
    const generation = await live({ store, model }, {}, OWNERS);
    const stamps = [await store.stamp(named(model), 1)];
    const after = async (...writes: Parameters<typeof written>[]) => {
      const at = Math.max(...writes.map(([, , position = 1]) => position));
      const writing = writes.map((write) => written(...write));
      await store.save(generation, writing, checkpointAt(at));
      stamps.push(await store.stamp(named(model), 1));
    };
    await after(['a', { userId: 1, n: 1 }, 2]);
    await after(['a', { userId: 1, n: 2 }, 3]);
    await after(['b', { userId: 1, n: 1 }, 5]);
    await after(['c', { userId: 1, n: 1 }, 4]); // a late writer
    await after(['a', null, 6]);
    await after(['a', { userId: 1, n: 2 }, 7]);
    await after(['a', null, 8], ['b', null, 8], ['c', null, 8]);
    t.true(stamps.every((stamp) => typeof stamp === 'string'));
    t.is(new Set(stamps).size, stamps.length);
  });

  promise('keeps a stamp as long as no document of that user changes', async ({ store, again, model }, t) => {
    const generation = await live({ store, model }, { a: { userId: 1 }, b: { userId: 2 }, c: {} }, OWNERS);
    const [mine, nobodys] = [await store.stamp(named(model), 1), await store.stamp(named(model), 3)];
    t.not(mine, nobodys);
    await store.save(generation, [], checkpointAt(2));
    await store.save(generation, [written('b', { userId: 2, n: 1 }, 4), written('c', { n: 1 }, 4)], checkpointAt(4));
    await store.save(generation, [written('b', null, 5)], checkpointAt(5));
    for (const each of [store, await again()]) {
      t.is(await each.stamp(named(model), 1), mine);
      t.is(await each.stamp(named(model), 3), nobodys);
    }
  });

  promise('has other stamps in another generation, and none without a live one', async ({ store, model }, t) => {
    t.is(await store.stamp(named(model), 1), null);
    const documents = { a: { userId: 1 } };
    await live({ store, model }, documents, OWNERS);
    const before = [await store.stamp(named(model), 1), await store.stamp(named(model), 2)];
    const next = await building(store, model, OWNERS);
    await store.save(next, [written('a', documents.a)], checkpointAt(1));
    t.deepEqual([await store.stamp(named(model), 1), await store.stamp(named(model), 2)], before);
    await store.swap(next);
    t.not(await store.stamp(named(model), 1), before[0]);
    t.not(await store.stamp(named(model), 2), before[1]);
    await store.drop(next);
    t.is(await store.stamp(named(model), 1), null);
  });
};
