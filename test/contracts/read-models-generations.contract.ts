import { named } from '../support/named-model.ts';
import { building, checkpointAt, dumped, faultOf, live, type Promises, written } from './read-models-setting.ts';

/** Generations: built beside, swapped in an instant, dropped, compared. */
export const generationsContract = (promise: Promises): void => {
  promise('has no documents while a model has no live generation', async ({ store, model }, t) => {
    t.is(await store.live(model), null);
    const generation = await building(store, model);
    await store.save(generation, [written('a', { n: 1 })], checkpointAt(1));
    t.is(await store.live(model), null);
    t.is(await store.get(named(model), 'a'), null);
    t.is(await store.checkpoint(named(model)), null);
    t.deepEqual(await store.page(named(model), { filter: {}, sort: [], limit: 5 }), { found: [], nextCursor: null });
    t.is(await store.count(named(model), {}), 0);
    t.deepEqual(await store.countBy(named(model), {}, 'n'), new Map());
    t.deepEqual(await store.origin(generation), { log: 'log-a', checkpoint: checkpointAt(1) });
  });

  promise('builds a generation beside the live one, and swaps it in', async ({ store, again, model }, t) => {
    const other = await again();
    const old = await live({ store, model }, { a: { n: 'old' } }, [['n']]);
    t.deepEqual(await other.get(named(model), 'a'), { n: 'old' });
    const next = await store.create(model, { version: '2', indexes: [['n']], log: 'log-b' });
    await store.save(next, [written('a', { n: 'new' }, 9)], checkpointAt(9));
    await store.save(old, [written('b', { n: 'old' }, 2)], checkpointAt(2));
    t.deepEqual(await other.get(named(model), 'a'), { n: 'old' });
    t.deepEqual(await other.get(named(model), 'b'), { n: 'old' });
    await store.swap(next);
    for (const each of [store, other]) {
      t.deepEqual(await each.live(model), next);
      t.deepEqual(await each.get(named(model), 'a'), { n: 'new' });
      t.is(await each.get(named(model), 'b'), null);
      t.deepEqual(await each.checkpoint(named(model)), checkpointAt(9));
    }
    t.like(next, { model, version: '2' });
    await store.swap(next);
    t.deepEqual(await store.generations(model), [next]);
  });

  promise('writes a part without a checkpoint, which stays where it is', async ({ store, model }, t) => {
    const generation = await building(store, model);
    await store.save(generation, [written('a', { n: 1 }, 1)], null);
    t.is((await store.origin(generation)).checkpoint, null);
    await store.save(generation, [written('b', { n: 2 }, 2)], checkpointAt(2));
    await store.save(generation, [written('a', { n: 3 }, 3)], null);
    t.deepEqual((await store.origin(generation)).checkpoint, checkpointAt(2));
    t.deepEqual(await dumped(store, generation), [
      ['a', '{"n":3}'],
      ['b', '{"n":2}'],
    ]);
    await store.drop(generation);
    t.is(await faultOf(() => store.save(generation, [written('c', { n: 4 })], null)), 'generation-dropped');
  });

  promise('completes a generation as often as it is asked, and none that was dropped', async ({ store, model }, t) => {
    const generation = await building(store, model, [['n']]);
    await store.save(generation, [written('a', { n: 1 }), written('b', { n: 2 })], checkpointAt(1));
    for (let time = 0; time < 2; time += 1) await store.complete(generation, [['n']]);
    t.deepEqual(await store.idsWhere(generation, 'n', 2), ['b']);
    await store.drop(generation);
    t.is(await faultOf(() => store.complete(generation, [['n']])), 'generation-dropped');
  });

  promise('refuses whoever still writes to a generation that was dropped', async ({ store, again, model }, t) => {
    const other = await again();
    const old = await live({ store, model }, { a: { n: 1 } });
    const next = await live({ store, model }, { a: { n: 2 } });
    const late = () => other.save(old, [written('b', { n: 1 }, 9)], checkpointAt(9));
    for (const work of [late, late, () => other.origin(old), () => dumped(other, old), () => other.swap(old)])
      t.is(await faultOf(work), 'generation-dropped');
    t.deepEqual(await dumped(store, next), [['a', '{"n":2}']]);
    t.deepEqual(await store.generations(model), [next]);
  });

  promise('drops a generation, the live one too, and never gives its number again', async ({ store, model }, t) => {
    const first = await live({ store, model }, { a: { n: 1 } });
    const second = await building(store, model);
    await store.save(second, [written('a', { n: 2 })], checkpointAt(1));
    await store.drop(second);
    await store.drop(second);
    t.deepEqual(await store.get(named(model), 'a'), { n: 1 });
    await store.drop(first);
    t.is(await store.live(model), null);
    t.is(await store.get(named(model), 'a'), null);
    const third = await building(store, model);
    t.is(new Set([first, second, third].map(({ number }) => number)).size, 3);
    await store.swap(third);
    t.is(await store.get(named(model), 'a'), null);
  });

  promise('keeps two generations of one model, and two models, apart', async ({ store, model }, t) => {
    const other = await live({ store, model: `${model}-other` }, { a: { n: 0 } });
    const [one, two] = [await building(store, model), await building(store, model)];
    await store.save(one, [written('a', { n: 1 }, 5)], checkpointAt(5));
    await store.save(two, [written('a', { n: 2 }, 3)], checkpointAt(3));
    t.deepEqual((await store.load(one, ['a'])).get('a')?.document, { n: 1 });
    t.deepEqual((await store.load(two, ['a'])).get('a')?.document, { n: 2 });
    t.deepEqual((await store.origin(two)).checkpoint, checkpointAt(3));
    t.deepEqual(await store.generations(model), [one, two]);
    await store.swap(one);
    t.deepEqual(await store.generations(model), [one, two]);
    t.deepEqual(await dumped(store, other), [['a', '{"n":0}']]);
  });

  promise('dumps every document in the order of ids, equal documents as equal text', async ({ store, model }, t) => {
    const ids = [
      'b',
      'a',
      '\u{1F600}',
      '\uFFFD',
      'é',
      'Z',
      '10',
      '9',
      ...Array.from({ length: 1100 }, (_, n) => `n${n}`),
    ];
    const [one, two] = [await building(store, model), await building(store, model)];
    const forth = ids.map((id) => written(id, { b: [1, { y: 1, x: -0 }], a: 'ä', 2: null }));
    const back = ids.map((id) => written(id, { 2: null, a: 'ä', b: [1, { x: 0, y: 1 }] }));
    await store.save(one, [...forth, written('gone', null)], checkpointAt(1));
    await store.save(two, back.reverse(), checkpointAt(1));
    const dump = await dumped(store, one);
    t.deepEqual(
      dump.map(([id]) => id),
      [...ids].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b))),
    );
    t.is(dump[0]?.[1], '{"2":null,"a":"ä","b":[1,{"x":0,"y":1}]}');
    t.deepEqual(await dumped(store, two), dump);
  });

  promise('shows each reader all of one generation while rebuilds swap', async ({ store, again, model }, t) => {
    const other = await again();
    const build = (n: number) =>
      live(
        { store, model },
        Object.fromEntries(Array.from({ length: 150 }, (_, id) => [`d${id}`, { n, even: id % 2 }])),
      );
    await build(0);
    let swapping = true;
    const read = async (reader: typeof store) => {
      while (swapping) {
        const { found } = await reader.page(named(model), { filter: {}, sort: [], limit: 149 });
        t.is(found.length, 149);
        t.is(new Set(found.map(({ document }) => document.n)).size, 1);
        t.deepEqual(
          await reader.countBy(named(model), {}, 'even'),
          new Map([
            ['0', 75],
            ['1', 75],
          ]),
        );
        t.truthy(await reader.get(named(model), 'd7'));
        t.truthy(await reader.checkpoint(named(model)));
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    const readers = [read(store), read(other), read(other)];
    try {
      for (let n = 1; n <= 6; n++) await build(n);
    } finally {
      swapping = false;
      await Promise.all(readers);
    }
    t.deepEqual(await store.get(named(model), 'd7'), { n: 6, even: 1 });
  });
};
