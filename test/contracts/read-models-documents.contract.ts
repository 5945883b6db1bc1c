import type { JsonObject } from '#domain/json.ts';
import { named } from '../support/named-model.ts';
import { building, checkpointAt, faultOf, live, type Promises, position, written } from './read-models-setting.ts';

const odd: JsonObject = {
  $set: { 'a.b': [1, null, { $where: true }] },
  'Node.js': `it's "quoted", 100%, under_score, back\\slash`,
  '': 'no name',
  1: 'a number for a name',
  text: 'Привет 日本 \u{1F600} \0 end',
  figures: [0, -1, 0.1, 1e300, 5e-324, 2 ** 53, 9007199254740991],
  ...(JSON.parse('{"__proto__": {"own": true}}') as JsonObject),
};

/** Documents by id, the positions they have seen, and the checkpoint. */
export const documentsContract = (promise: Promises): void => {
  promise('gives a document by its id, whatever its words and keys', async ({ store, model }, t) => {
    const generation = await live({ store, model }, { "o'dd $id.%": odd, other: {} });
    t.deepEqual(await store.get(named(model), "o'dd $id.%"), odd);
    t.deepEqual(await store.get(named(model), 'other'), {});
    t.is(await store.get(named(model), 'unknown'), null);
    t.deepEqual((await store.load(generation, ["o'dd $id.%", 'unknown'])).get("o'dd $id.%")?.document, odd);
  });

  promise('ignores a write that is not newer than its document', async ({ store, model }, t) => {
    const generation = await live({ store, model }, {});
    await store.save(generation, [written('a', { n: 5 }, 5), written('b', { n: 5 }, 5)], checkpointAt(5));
    const late = [written('a', { n: 4 }, 4), written('b', { n: 6 }, 6), written('a', { n: 50 }, 5)];
    await store.save(generation, [...late, written('c', { n: 1 }, 1)], checkpointAt(6));
    t.deepEqual(await store.get(named(model), 'a'), { n: 5 });
    t.deepEqual(await store.get(named(model), 'b'), { n: 6 });
    t.deepEqual(await store.get(named(model), 'c'), { n: 1 });
  });

  promise('keeps the newest of one save and of many writers at once', async ({ store, again, model }, t) => {
    const generation = await live({ store, model }, {});
    const twice = [written('twice', { n: 2 }, 2), written('twice', { n: 1 }, 1), written('twice', { n: 3 }, 3)];
    await store.save(generation, twice, checkpointAt(2));
    t.deepEqual(await store.get(named(model), 'twice'), { n: 3 });
    const stores = [store, await again(), await again()];
    const numbers = Array.from({ length: 24 }, (_, index) => ((index * 7) % 24) + 1);
    const save = (n: number) =>
      stores[n % 3]?.save(
        generation,
        ['x', 'y', 'z'].map((id) => written(id, { n }, n)),
        checkpointAt(n),
      );
    await Promise.all(numbers.map(save));
    for (const id of ['x', 'y', 'z']) t.deepEqual(await store.get(named(model), id), { n: 24 });
    t.deepEqual(await store.checkpoint(named(model)), checkpointAt(24));
  });

  promise('leaves a marker that keeps late writers out and that nobody sees', async ({ store, model }, t) => {
    const generation = await live({ store, model }, { gone: { user: 1 }, kept: { user: 1 } }, [['user']]);
    await store.save(generation, [written('gone', null, 3)], checkpointAt(3));
    await store.save(generation, [written('gone', { user: 1 }, 2)], checkpointAt(3));
    t.is(await store.get(named(model), 'gone'), null);
    for (const filter of [{}, { equals: { user: 1 } }]) {
      const { found } = await store.page(named(model), { filter, sort: [], limit: 10 });
      t.deepEqual(found, [{ id: 'kept', document: { user: 1 } }]);
      t.is(await store.count(named(model), filter), 1);
      t.deepEqual(await store.countBy(named(model), filter, 'user'), new Map([['1', 1]]));
    }
    t.deepEqual(await store.idsWhere(generation, 'user', 1), ['kept']);
    t.deepEqual(await Array.fromAsync(store.dump(generation)), [['kept', '{"user":1}']]);
    t.like((await store.load(generation, ['gone'])).get('gone'), { document: null, position: position(3) });
    await store.save(generation, [written('gone', { user: 2 }, 4)], checkpointAt(4));
    t.deepEqual(await store.get(named(model), 'gone'), { user: 2 });
  });

  promise('shows a document whose fold threw, and says so to the runner', async ({ store, model }, t) => {
    const generation = await live({ store, model }, { a: { n: 1 } });
    await store.save(generation, [{ ...written('a', { n: 1 }, 2), faulty: true }], checkpointAt(2));
    t.deepEqual(await store.get(named(model), 'a'), { n: 1 });
    const loaded = await store.load(generation, ['a', 'b']);
    t.deepEqual([...loaded], [['a', { document: { n: 1 }, position: position(2), faulty: true }]]);
  });

  promise('finds the ids of all documents with this value', async ({ store, model }, t) => {
    const documents = { c: { user: 1 }, a: { user: 1 }, b: { user: 2 }, d: { user: '1' }, e: { user: true }, f: {} };
    const generation = await live({ store, model }, documents, [['user', 'at']]);
    t.deepEqual([...(await store.idsWhere(generation, 'user', 1))].sort(), ['a', 'c']);
    t.deepEqual(await store.idsWhere(generation, 'user', '1'), ['d']);
    t.deepEqual(await store.idsWhere(generation, 'user', 3), []);
  });

  promise('never takes a checkpoint back', async ({ store, model }, t) => {
    t.is(await store.checkpoint(named(model)), null);
    const generation = await live({ store, model }, {});
    t.deepEqual(await store.checkpoint(named(model)), checkpointAt(1));
    await store.save(generation, [], { ...checkpointAt(7), eventId: null, failures: 2 });
    await store.save(generation, [], checkpointAt(6));
    await store.save(generation, [], checkpointAt(7));
    t.deepEqual(await store.checkpoint(named(model)), { ...checkpointAt(7), eventId: null, failures: 2 });
  });

  promise('keeps neither documents nor checkpoint of a save that failed', async ({ store, model }, t) => {
    const generation = await live({ store, model }, { a: { n: 1 } });
    const broken = {
      get n(): number {
        throw new Error('cannot be read');
      },
    };
    const writes = [written('a', { n: 2 }, 2), written('b', broken, 2)];
    await t.throwsAsync(store.save(generation, writes, checkpointAt(2)), { message: 'cannot be read' });
    t.deepEqual(await store.get(named(model), 'a'), { n: 1 });
    t.deepEqual(await store.checkpoint(named(model)), checkpointAt(1));
  });

  promise('has everything again when it is opened again', async ({ store, again, model }, t) => {
    const generation = await live({ store, model }, { a: { n: 1 } }, [['n']]);
    await store.save(generation, [written('a', { n: 2 }, 2), written('b', null, 2)], checkpointAt(2));
    await store.close();
    const reopened = await again();
    t.deepEqual(await reopened.live(model), generation);
    t.deepEqual(await reopened.origin(generation), { log: 'log-a', checkpoint: checkpointAt(2) });
    t.deepEqual(await reopened.get(named(model), 'a'), { n: 2 });
    t.true((await reopened.load(generation, ['b'])).has('b'));
  });

  promise('refuses names that could be more than names', async ({ store, model }, t) => {
    const generation = await live({ store, model }, {});
    for (const name of ['Wins', 'a"b', 'a.b', '', "a'", '$a', 'a b'])
      t.is(await faultOf(() => building(store, name)), 'bad-name');
    for (const name of ["a'", 'a.b', '$a', 'a b', 'a)', '__proto__'])
      t.is(await faultOf(() => store.idsWhere(generation, name, 1)), 'bad-name');
  });
};
