import type { Filter } from '#application/engine/read-model.ts';
import { named } from '../support/named-model.ts';
import { live, type Promises } from './read-models-setting.ts';

/** Filters, text search and counts. */
export const filtersContract = (promise: Promises): void => {
  promise('finds by values of their own kind only', async ({ store, model }, t) => {
    const values = { one: 1, yes: true, text: '1', zero: 0, no: false, none: null, half: 0.5, empty: '' };
    const documents = Object.fromEntries(Object.entries(values).map(([id, v]) => [id, { v }]));
    await live({ store, model }, { ...documents, missing: {} }, [['v']]);
    const ids = async (filter: Filter) =>
      (await store.page(named(model), { filter, sort: [], limit: 20 })).found.map(({ id }) => id);
    t.deepEqual(await ids({ equals: { v: 1 } }), ['one']);
    t.deepEqual(await ids({ equals: { v: true } }), ['yes']);
    t.deepEqual(await ids({ equals: { v: '1' } }), ['text']);
    t.deepEqual(await ids({ equals: { v: 0 } }), ['zero']);
    t.deepEqual(await ids({ equals: { v: false } }), ['no']);
    t.deepEqual(await ids({ equals: { v: '' } }), ['empty']);
    t.deepEqual(await ids({ atMost: { v: 0.5 } }), ['half', 'zero']);
    t.deepEqual(await ids({ atMost: { v: '1' } }), ['empty', 'text']);
    t.deepEqual(await ids({ equals: { v: 1 }, atMost: { v: 0 } }), []);
    t.deepEqual(await ids({ contains: { field: 'v', words: '' } }), ['empty', 'text']);
    t.deepEqual(await ids({ oneOf: { v: [0, 1, 7] } }), ['one', 'zero']);
    t.deepEqual(await ids({ oneOf: { v: [] } }), []);
  });

  promise('goes page by page through those of some numbers, in their common order', async ({ store, model }, t) => {
    const documents = Object.fromEntries(
      Array.from({ length: 60 }, (_, n) => [`d${n}`, { pool: n % 2 ? 'a' : 'b', part: n % 7, due: `t${99 - n}` }]),
    );
    await live({ store, model }, documents, [
      ['pool', 'due'],
      ['pool', 'part', 'due'],
    ]);
    const filter = { equals: { pool: 'a' }, oneOf: { part: [0, 1, 5] }, atMost: { due: 't90' } };
    const found: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof store.page>> = await store.page(named(model), {
        filter,
        sort: [['due', 'ascending']],
        limit: 4,
        cursor,
      });
      found.push(...page.found.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    const expected = Array.from({ length: 60 }, (_, n) => n).filter(
      (n) => n % 2 === 1 && [0, 1, 5].includes(n % 7) && n >= 9,
    );
    t.deepEqual(
      found,
      expected.toReversed().map((n) => `d${n}`),
    );
  });

  promise('finds words as they stand, in any script', async ({ store, model }, t) => {
    const words = [
      'a.b',
      'a*b',
      '(x',
      '[a-z]',
      'a\\b',
      '^a',
      'a$',
      'a|b',
      'x{2}',
      '100%',
      'a_b',
      "o'clock",
      '"q"',
      'привет',
      '日本',
      '\u{1F600}',
      '#1 a/b-c',
      'two\nlines',
      'n\0l',
    ];
    const documents = Object.fromEntries(words.map((word, n) => [`d${n}`, { user: 1, text: `so ${word} it is` }]));
    await live(
      { store, model },
      { ...documents, decoy: { user: 1, text: 'aab axb xx a100 acb ab' }, other: { user: 2, text: words.join(' ') } },
      [['user']],
    );
    for (const [n, word] of words.entries()) {
      const filter = { equals: { user: 1 }, contains: { field: 'text', words: word } };
      const { found } = await store.page(named(model), { filter, sort: [], limit: 20 });
      t.deepEqual(
        found.map(({ id }) => id),
        [`d${n}`],
        word,
      );
      t.is(await store.count(named(model), filter), 1);
    }
  });

  promise('counts by the values of a field, leaving out what has none', async ({ store, model }, t) => {
    const values = ['x', 'x', '7', 7, 7, 1, 0, true, true, false, 2 ** 60, null, '', '__proto__', "'$a.b"];
    const documents = Object.fromEntries(values.map((v, n) => [`d${n}`, { v, user: n % 2 }]));
    await live({ store, model }, { ...documents, missing: { user: 1 } }, [['user', 'v']]);
    const counts = [...(await store.countBy(named(model), {}, 'v'))].sort();
    const expected = {
      x: 2,
      7: 3,
      1: 1,
      0: 1,
      true: 2,
      false: 1,
      [`${2 ** 60}`]: 1,
      '': 1,
      "'$a.b": 1,
      ['__proto__']: 1,
    };
    t.deepEqual(counts, Object.entries(expected).sort());
    t.is(await store.count(named(model), {}), 16);
    t.deepEqual(await store.countBy(named(model), { equals: { user: 0, v: 'x' } }, 'v'), new Map([['x', 1]]));
    t.deepEqual(await store.countBy(named(model), { equals: { user: 5 } }, 'v'), new Map());
    t.is(await store.count(named(model), { equals: { user: 5 } }), 0);
  });
};
