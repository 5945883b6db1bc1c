import fc from 'fast-check';
import { type Found, isBadCursor, type Page } from '#application/engine/ports/read-models.ts';
import type { Filter, Query, Sort } from '#application/engine/read-model.ts';
import type { JsonObject } from '#domain/json.ts';
import { named } from '../support/named-model.ts';
import { aModel, checkpointAt, faultOf, live, type Promises, type Store, written } from './read-models-setting.ts';

const texts = [
  '',
  'a',
  'A',
  'z',
  'é',
  '日本',
  '\u{1F600}',
  '\uFFFD',
  '\uE000',
  '\uFFFF',
  "it's",
  '"',
  '100%',
  'a_b',
  'a.b',
  '$a',
  'a\0',
];

const figures = [0, 1, -1, 0.1 + 0.2, 1e21, -5e-324, 2 ** 53 + 2, 1114413973646733300, 1e308];
const field = fc.constantFrom('name', 'figure', 'kind');
const direction = fc.constantFrom<Sort[number][1]>('ascending', 'descending');
const plain = { noNullPrototype: true };

/** JSON knows no negative zero. */
const unsigned = (figure: number): number => figure + 0;

const anyDocument = fc.record(
  {
    name: fc.constantFrom(...texts),
    figure: fc.oneof(
      fc.constantFrom(...figures),
      fc.double({ noNaN: true, noDefaultInfinity: true }).map(unsigned),
      fc.nat(3),
    ),
    kind: fc.constantFrom('x', 'y'),
  },
  plain,
);

const anyId = fc.oneof(fc.constantFrom(...texts.slice(1)), fc.string({ minLength: 1 }));

const anyList = fc.record({
  documents: fc.dictionary(anyId, anyDocument, { maxKeys: 25, ...plain }),
  sort: fc.uniqueArray(fc.tuple(field, direction), { selector: ([name]) => name }),
  filter: fc.constantFrom<Filter>(
    {},
    { equals: { kind: 'x' } },
    { atMost: { figure: 1 } },
    { contains: { field: 'name', words: 'a' } },
  ),
  limit: fc.integer({ min: 1, max: 9 }),
  index: fc.constantFrom([], [['kind', 'name']], [['kind', 'figure'], ['name']]),
});

type AnyList = typeof anyList extends fc.Arbitrary<infer List> ? List : never;

/** Lists: pages, their order and their cursors. `runs` is how many random lists are tried. */
export const pagesContract = (promise: Promises, runs: number): void => {
  promise('gives every list page by page as a plain sort would', async ({ store }, t) => {
    const asPlain = async ({ documents, sort, filter, limit, index }: AnyList) => {
      const model = aModel();
      const generation = await live({ store, model }, documents, index);
      const pages = await paged(store, model, { filter, sort, limit });
      const all = Object.entries(documents).map(([id, document]) => ({ id, document }));
      t.deepEqual(pages.flat(), [...listed(all, filter, sort)]);
      t.true(pages.slice(0, -1).every(({ length }) => length === limit));
      await store.drop(generation);
    };
    await fc.assert(fc.asyncProperty(anyList, asPlain), { numRuns: runs });
  });

  promise('gives one long list in the same order on every engine', async ({ store, model }, t) => {
    const documents = Object.fromEntries(
      Array.from({ length: 400 }, (_, n) => [
        `${texts[n % 7]}${n}`,
        {
          name: `${texts[(n * 5) % texts.length]}`,
          figure: figures[(n * 3) % figures.length] ?? 0,
          n,
          kind: n % 3 ? 'x' : 'y',
        },
      ]),
    );
    await live({ store, model }, documents, [['kind', 'name'], ['figure']]);
    const all = Object.entries(documents).map(([id, document]) => ({ id, document }));
    const sorts: Sort[] = [
      [],
      [['name', 'descending']],
      [
        ['figure', 'ascending'],
        ['name', 'descending'],
      ],
      [
        ['kind', 'descending'],
        ['figure', 'descending'],
        ['n', 'ascending'],
      ],
    ];
    for (const sort of sorts)
      for (const filter of [{}, { equals: { kind: 'x' } }] satisfies Filter[])
        t.deepEqual((await paged(store, model, { filter, sort, limit: 47 })).flat(), [...listed(all, filter, sort)]);
  });

  promise('skips and repeats nothing that stays, whatever comes and goes', async ({ store, model }, t) => {
    const stays = Object.fromEntries(Array.from({ length: 30 }, (_, n) => [`s${n}`, { date: `d${n % 4}` }]));
    const generation = await live({ store, model }, stays, [['date']]);
    const query: Query = { filter: {}, sort: [['date', 'descending']], limit: 4 };
    const seen: string[] = [];
    let cursor: string | null = null;
    for (let at = 2; at < 60 && (at === 2 || cursor); at++) {
      const page: Page<JsonObject> = await store.page(named(model), { ...query, cursor });
      seen.push(...page.found.map(({ id }) => id).filter((id) => id in stays));
      cursor = page.nextCursor;
      const last = page.found.at(-1)?.id ?? '';
      const writes = [0, 1, 2, 3].map((date) => written(`new-${at}-${date}`, { date: `d${date}` }, at));
      const gone = last in stays ? [] : [written(last, null, at)];
      await store.save(generation, at < 12 ? [...writes, ...gone] : gone, checkpointAt(at));
    }
    t.deepEqual(seen.sort(), Object.keys(stays).sort());
  });

  promise('goes on from a cursor whose document was deleted, and through a swap', async ({ store, model }, t) => {
    const documents = Object.fromEntries(['a', 'b', 'c', 'd'].map((id) => [id, { n: 1 }]));
    const generation = await live({ store, model }, documents);
    const query: Query = { filter: {}, sort: [['n', 'descending']], limit: 2 };
    const { nextCursor } = await store.page(named(model), query);
    await store.save(generation, [written('c', null, 2)], checkpointAt(2));
    await live({ store, model }, documents);
    const { found } = await store.page(named(model), { ...query, cursor: nextCursor });
    t.deepEqual(
      found.map(({ id }) => id),
      ['b', 'a'],
    );
  });

  promise('refuses a cursor that is damaged or of another list', async ({ store, model }, t) => {
    const documents = Object.fromEntries(Array.from({ length: 5 }, (_, n) => [`d${n}`, { n, kind: 'x' }]));
    await live({ store, model }, documents);
    const query: Query = { filter: { equals: { kind: 'x' } }, sort: [['n', 'ascending']], limit: 2 };
    const cursor = String((await store.page(named(model), query)).nextCursor);
    const foreign: [string, Query][] = [
      [`${model}-other`, query],
      [model, { ...query, sort: [['n', 'descending']] }],
      [model, { ...query, sort: [] }],
      [model, { ...query, filter: { equals: { kind: 'y' } } }],
      [model, { ...query, filter: {} }],
    ];
    for (const [name, list] of foreign)
      t.true(isBadCursor(await t.throwsAsync(store.page(named(name), { ...list, cursor }))));
    const damaged = Array.from(
      cursor,
      (letter, n) => cursor.slice(0, n) + (letter === 'A' ? 'B' : 'A') + cursor.slice(n + 1),
    );
    for (const bad of [...damaged, '', `${cursor}=`, ` ${cursor}`, cursor.slice(0, -1), cursor.slice(1), 'null'])
      t.true(isBadCursor(await t.throwsAsync(store.page(named(model), { ...query, cursor: bad }))), bad);
    t.is((await store.page(named(model), { ...query, limit: 9, cursor })).found.length, 3);
  });

  promise('says so when a document cannot be sorted, rather than skip any', async ({ store, model }, t) => {
    await live({ store, model }, { a: { n: null }, b: { n: null }, c: { n: 1 } });
    const query: Query = { filter: {}, sort: [['n', 'ascending']], limit: 1 };
    t.is(await faultOf(() => store.page(named(model), query)), 'unsortable');
  });
};

/** What a page promises, in plain words: the documents that fit, sorted, text by code points. */
const listed = (all: readonly Found<JsonObject>[], filter: Filter, sort: Sort): readonly Found<JsonObject>[] =>
  all.filter(({ document }) => fits(document, filter)).sort((one, other) => compared(one, other, sort));

const fits = (document: JsonObject, { equals = {}, atMost = {}, contains }: Filter): boolean => {
  const text = contains && document[contains.field];
  return (
    Object.entries(equals).every(([field, value]) => document[field] === value) &&
    Object.entries(atMost).every(([field, bound]) => isUpTo(document[field], bound)) &&
    (!contains || (typeof text === 'string' && text.includes(contains.words)))
  );
};

const isUpTo = (value: unknown, bound: string | number): boolean =>
  typeof value === typeof bound && order(value, bound) <= 0;

const compared = (one: Found<JsonObject>, other: Found<JsonObject>, sort: Sort): number => {
  for (const [field, direction] of sort) {
    const sign = order(one.document[field], other.document[field]);
    if (sign !== 0) return direction === 'descending' ? -sign : sign;
  }
  const sign = order(one.id, other.id);
  return sort.at(-1)?.[1] === 'descending' ? -sign : sign;
};

const order = (one: unknown, other: unknown): number =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.sign(one - other)
    : Buffer.compare(Buffer.from(String(one)), Buffer.from(String(other)));

/** All pages of a query, one after the other. */
const paged = async (
  store: Store,
  model: string,
  query: Omit<Query, 'cursor'>,
): Promise<readonly Found<JsonObject>[][]> => {
  const pages: Found<JsonObject>[][] = [];
  let cursor: string | null = null;
  do {
    const page: Page<JsonObject> = await store.page(named(model), { ...query, cursor });
    pages.push([...page.found]);
    cursor = page.nextCursor;
  } while (cursor !== null && pages.length < 1000);
  return pages;
};
