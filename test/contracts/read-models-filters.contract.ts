import type { Filter, Query } from '#application/engine/read-model.ts';
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

  promise('tells by the values of a field how its documents spread over another', async ({ store, model }, t) => {
    const rows = [
      { user: 1, v: 'x', day: '2026-03-02' },
      { user: 1, v: 'x', day: '2026-01-31' },
      { user: 1, v: 'x', day: '2026-03-01' },
      { user: 1, v: '', day: '2026-02-01' },
      { user: 1, v: "\n'$a.b\n", day: '2026-02-01' },
      { user: 1, v: '__proto__', day: '2026-02-28' },
      { user: 1, day: '2026-02-01' },
      { user: 1, v: null, day: '2026-02-01' },
      { user: 2, v: 'x', day: '2026-12-31' },
    ];
    await live({ store, model }, Object.fromEntries(rows.map((row, n) => [`d${n}`, row])), [['user', 'v', 'day']]);
    const spread = (user: number, beyond: readonly string[]) =>
      store.spreadBy(named(model), { equals: { user } }, { by: 'v', over: 'day', beyond });
    t.deepEqual([...(await spread(1, ['2026-02-28', '2026-03-01']))].sort(), [
      ["\n'$a.b\n", { count: 1, least: '2026-02-01', greatest: '2026-02-01', beyond: [0, 0] }],
      ['', { count: 1, least: '2026-02-01', greatest: '2026-02-01', beyond: [0, 0] }],
      ['__proto__', { count: 1, least: '2026-02-28', greatest: '2026-02-28', beyond: [0, 0] }],
      ['x', { count: 3, least: '2026-01-31', greatest: '2026-03-02', beyond: [2, 1] }],
    ]);
    t.deepEqual(
      await spread(2, []),
      new Map([['x', { count: 1, least: '2026-12-31', greatest: '2026-12-31', beyond: [] }]]),
    );
    t.deepEqual(await spread(3, ['2026-01-01']), new Map());
  });

  promise('finds what holds one of some pieces, letter for letter', async ({ store, model }, t) => {
    const texts = ['\nExcel\n', '\nC++\nExcel\n', '\nexcel\n', '\nC\n', '', '\n日本\n', '\na.b\n'];
    const documents = texts.map((text, n) => [
      `d${n}`,
      { userId: n === 6 ? 2 : 1, kind: n % 2 ? 'odd' : 'even', at: n, text },
    ]);
    await live({ store, model }, Object.fromEntries(documents), [
      ['userId', 'at'],
      ['userId', 'kind', 'at'],
    ]);
    const ids = async (filter: Omit<Filter, 'equals'>, equals = {}) => {
      const asked = { ...filter, equals: { userId: 1, ...equals } };
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const query: Query = { filter: asked, sort: [['at', 'descending']], limit: 2, cursor };
        const page: Awaited<ReturnType<typeof store.page>> = await store.page(named(model), query as never);
        found.push(...page.found.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor);
      t.is(await store.count(named(model), asked), found.length);
      return found.join(' ');
    };
    const holds = (...oneOf: string[]) => ({ holds: { field: 'text', oneOf } });
    t.is(await ids(holds('\nExcel\n')), 'd1 d0');
    t.is(await ids(holds('\nExcel\n', '\nexcel\n', '\nC++\n')), 'd2 d1 d0');
    t.is(await ids(holds('\nC\n')), 'd3');
    t.is(await ids(holds('\n日本\n', 'nowhere')), 'd5');
    t.is(await ids(holds('\na.b\n')), '');
    t.is(await ids(holds()), '');
    t.is(await ids(holds('\nExcel\n'), { kind: 'even' }), 'd0');
    t.is(await ids({ ...holds('\nExcel\n'), contains: { field: 'text', words: '+' } }), 'd1');
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
