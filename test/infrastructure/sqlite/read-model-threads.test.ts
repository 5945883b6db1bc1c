import { join } from 'node:path';
import test, { type ExecutionContext } from 'ava';
import { array, assert, constantFrom, property, string } from 'fast-check';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import { createSearchedTexts } from '#infrastructure/sqlite/read-model-searched-texts.ts';
import type { ReadTask } from '#infrastructure/sqlite/read-model-thread.ts';
import { createReadThreads } from '#infrastructure/sqlite/read-model-threads.ts';
import { openSqliteReadModels } from '#infrastructure/sqlite/read-models.ts';
import { live } from '../../contracts/read-models-setting.ts';
import { named } from '../../support/named-model.ts';
import { deadly, short } from '../../support/shapes.ts';
import { temporaryFolder } from '../../support/temporary.ts';

const MANY = 300;
const filterOf = (userId: number, words?: string) => ({
  equals: { userId },
  ...(words === undefined ? {} : { contains: { field: 'text', words } }),
});
const SORT = [['n', 'ascending']] as const;

const setting = async (t: ExecutionContext) => {
  const folder = await temporaryFolder();
  const path = join(folder.path, 'read-models.db');
  const store = await openSqliteReadModels(path);
  const threads = createReadThreads(path);
  t.teardown(async () => {
    await threads.close();
    await store.close();
    await folder.remove();
  });
  const documents = Array.from({ length: 20 }, (_, n) => [`d${n}`, { userId: n % 2, n, text: `stone ${n}` }]);
  await live({ store, model: 'wins' }, Object.fromEntries(documents), [['userId', 'n']]);
  const count = (userId: number, words?: string): ReadTask => ({
    kind: 'count',
    model: 'wins',
    filter: filterOf(userId, words),
  });
  return { store, threads, count };
};

test('a thread that ends by itself takes only what it had with it, as if the store were away', async (t) => {
  const { store } = await setting(t);
  const query = { filter: filterOf(1), sort: SORT, limit: 5 } as never;
  const dying = store.shown(named('wins'), query, deadly as never);
  t.true(isUnavailable(await t.throwsAsync(dying)));
  t.is((await store.shown(named('wins'), query, short as never)).count, 5);
  t.is(await store.count(named('wins'), filterOf(1) as never), 10);
});

for (const words of [undefined, 'stone'])
  test(`one reader's many reads leave others their turn${words ? ', searches too' : ''}`, async (t) => {
    const { threads, count } = await setting(t);
    let done = 0;
    const many = Array.from({ length: MANY }, () => threads.ask(1, count(1, words)).then(() => (done += 1)));
    t.is(await threads.ask(0, count(0, words)), 10);
    t.true(done < MANY / 3, `${done} were answered before`);
    await Promise.all(many);
    t.is(done, MANY);
  });

test('of one reader so many reads wait and no more, and those of others are taken still', async (t) => {
  const { threads, count } = await setting(t);
  const many = await Promise.allSettled([
    ...Array.from({ length: 600 }, () => threads.ask(1, count(1))),
    threads.ask(0, count(0)),
  ]);
  const refused = many.filter((one) => one.status === 'rejected');
  t.is(refused.length, 100);
  t.true(refused.every(({ reason }) => isUnavailable(reason)));
  t.like(many.at(-1), { status: 'fulfilled', value: 10 });
});

test('what is under way when the store closes is unavailable, and so is what comes after', async (t) => {
  const { threads, count } = await setting(t);
  const asked = [threads.ask(1, count(1)), threads.ask(0, count(0, 'stone'))];
  const outcomes = Promise.allSettled(asked);
  await threads.close();
  for (const outcome of await outcomes) t.true(outcome.status === 'rejected' && isUnavailable(outcome.reason));
  t.true(isUnavailable(await t.throwsAsync(threads.ask(1, count(1)))));
});

test('texts that are kept to be searched hold what a plain look finds, blocks of them too', (t) => {
  const letters = constantFrom(...'abcdeé日', '\u{1F600}', '\u{1F601}');
  assert(
    property(
      array(string({ unit: letters, maxLength: 30 }), { maxLength: 40 }),
      string({ unit: letters, maxLength: 5 }),
      (some, words) => {
        const all = Array.from({ length: 60 }, () => some).flat();
        const texts = createSearchedTexts(SORT);
        for (const [n, text] of all.entries()) texts.add(`d${n}`, text, [n]);
        const expected = all.flatMap((text, n) => (text.includes(words) ? [`d${n}`] : []));
        t.deepEqual(texts.idsBehind([words], null, all.length), expected);
        t.is(texts.count([words]), expected.length);
        const middle = Math.floor(all.length / 2);
        t.deepEqual(
          texts.idsBehind([words], [middle, `d${middle}`], all.length),
          expected.filter((id) => Number(id.slice(1)) > middle),
        );
      },
    ),
    { numRuns: 100 },
  );
});
