import { array, assert, asyncProperty, constantFrom, integer, string } from 'fast-check';
import type { Query } from '#application/engine/read-model.ts';
import { searchText } from '#domain/search-text.ts';
import { named } from '../support/named-model.ts';
import { broken, short } from '../support/shapes.ts';
import { checkpointAt, faultOf, live, type Promises, written } from './read-models-setting.ts';

const BY_DATE = [['userId', 'date']] as const;
const NEWEST_FIRST = [['date', 'descending']] as const;

/** Searches page by page, whatever is written in between, and pages as others are shown them. */
export const searchesContract = (promise: Promises, runs: number): void => {
  promise('finds what a plain look at every text finds, page by page', async ({ store, model }, t) => {
    const letters = string({ unit: constantFrom('a', 'b', 'c', ' ', 'é', '日', '\u{1F600}'), maxLength: 12 });
    let made = 0;
    const listed = array(letters, { minLength: 1, maxLength: 40 });
    const check = async (texts: readonly string[], words: string, limit: number) => {
      made += 1;
      const own = `${model}-${made}`;
      const documents = texts.map((text, n) => [`d${n}`, { userId: n % 7 === 6 ? 2 : 1, date: n % 3, text }] as const);
      await live({ store, model: own }, Object.fromEntries(documents), BY_DATE);
      const filter = { equals: { userId: 1 }, contains: { field: 'text', words } };
      const expected = documents
        .filter(([, { userId, text }]) => userId === 1 && text.includes(words))
        .sort(([one, { date }], [other, { date: earlier }]) => earlier - date || (one < other ? 1 : -1))
        .map(([id]) => id);
      const found: string[] = [];
      let cursor: string | null = null;
      do {
        const query: Query = { filter, sort: NEWEST_FIRST, limit, cursor };
        const page = await store.page(named(own), query as never);
        found.push(...page.found.map(({ id }) => id));
        cursor = page.nextCursor;
      } while (cursor);
      t.deepEqual(found, expected);
      t.is(await store.count(named(own), filter as never), expected.length);
    };
    await assert(
      asyncProperty(
        listed,
        string({ unit: constantFrom('a', 'b', ' ', '日', '\u{1F600}'), maxLength: 4 }),
        integer({ min: 1, max: 9 }),
        check,
      ),
      {
        numRuns: runs,
      },
    );
  });

  promise('finds folded words however quotes, blanks, lines and letters were typed', async ({ store, model }, t) => {
    const texts = [
      'It’s “done” – at last',
      'Łódź, Øre\n\n  and Straße',
      'Ærøskøbing’s co-op — cœur',
      'Plain it\'s, "done"',
      '50%_off \\ (a|b)*',
    ];
    const documents = Object.fromEntries(
      texts.map((text, n) => [`d${n}`, { userId: 1, date: n, text: searchText(text) }]),
    );
    await live({ store, model }, documents, BY_DATE);
    const search = async (words: string) => {
      const filter = { equals: { userId: 1 }, contains: { field: 'text', words: searchText(words) } };
      const { found } = await store.page(named(model), { filter, sort: NEWEST_FIRST, limit: 9 } as never);
      return found.map(({ id }) => id).join(' ');
    };
    for (const words of [`it's`, 'it’s', 'IT‘S', '"done"', '„done“', '«DONE»'])
      t.is(await search(words), 'd3 d0', words);
    for (const words of ['lodz, ore and', 'łódź,\tøre\u00a0and', 'ORE  AND\nSTRASSE'])
      t.is(await search(words), 'd1', words);
    for (const words of ['aeroskobing', 'ÆRØSKØBING’S', "erøskobing's co‑op - coeur"])
      t.is(await search(words), 'd2', words);
    t.is(await search('done" - at'), 'd0');
    t.is(await search('50%_off \\ (a|b)*'), 'd4');
    t.is(await search('50%%'), '');
  });

  promise('finds what was written since the search before, and nothing that is gone', async ({ store, model }, t) => {
    const document = (text: string, date = 1) => ({ userId: 1, date, text });
    const generation = await live(
      { store, model },
      { a: document('one stone'), b: document('two stones', 2) },
      BY_DATE,
    );
    const search = async (words = 'stone') => {
      const filter = { equals: { userId: 1 }, contains: { field: 'text', words } };
      const { found } = await store.page(named(model), { filter, sort: NEWEST_FIRST, limit: 9 } as never);
      t.is(await store.count(named(model), filter as never), found.length);
      return found.map(({ id }) => id).join('');
    };
    t.is(await search(), 'ba');
    await store.save(generation, [written('c', document('a third stone', 3), 2)], checkpointAt(2));
    t.is(await search(), 'cba');
    await store.save(generation, [written('a', document('no such word'), 3)], checkpointAt(3));
    t.is(await search(), 'cb');
    t.is(await search('no such'), 'a');
    await store.save(generation, [written('b', null, 4)], checkpointAt(4));
    t.is(await search(), 'c');
    await live({ store, model }, { d: document('stone of the next generation') }, BY_DATE);
    t.is(await search(), 'd');
  });

  promise('gives a page as others are shown it, and goes on behind it', async ({ store, model }, t) => {
    const documents = Object.fromEntries(
      ['ü', '"quoted"', '日本'].map((text, n) => [`d${n}`, { userId: 1, date: n, text, hidden: 'yes' }]),
    );
    await live({ store, model }, documents, BY_DATE);
    const query = (cursor: string | null, limit = 2) =>
      ({ filter: { equals: { userId: 1 } }, sort: NEWEST_FIRST, limit, cursor }) as never;
    const first = await store.shown(named(model), query(null), short as never);
    const second = await store.shown(named(model), query(first.nextCursor), short as never);
    t.is(first.count, 2);
    t.is(second.nextCursor, null);
    const json = [first, second].map((page) => page.json).join(',');
    t.is(json, '{"id":"d2","text":"日本"},{"id":"d1","text":"\\"quoted\\""},{"id":"d0","text":"ü"}');
    const none = await store.shown(named(`${model}-none`), query(null), short as never);
    t.is(none.count + none.json.length, 0);
    t.is(await faultOf(() => store.shown(named(model), query('x'), short as never)), 'bad-cursor');
    const fault = await t.throwsAsync(store.shown(named(model), query(null), broken as never));
    t.is(fault?.message, 'this cannot be shown');
    t.is((await store.shown(named(model), query(null, 9), short as never)).count, 3);
    const told = await store.shown(named(model), query(null, 1), { ...short, given: { before: 'so: ' } } as never);
    t.is(told.json, '{"id":"d2","text":"so: 日本"}');
  });
};
