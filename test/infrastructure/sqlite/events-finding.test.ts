import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import test from 'ava';
import { checkedQuery } from '#application/engine/ports/event-finder.ts';
import { openSqliteEventStore } from '#infrastructure/sqlite/event-store.ts';
import { OF_TIMES, searchOf } from '#infrastructure/sqlite/events-finding.ts';
import { openLog, SPAN } from '#infrastructure/sqlite/events-schema.ts';
import { anEvent, aStream } from '#test/support/stored-events.ts';
import { temporaryFolder } from '#test/support/temporary.ts';

const AT = '2026-11-21T08:00:00.000Z';
const given = { id: 'e1', correlation: 'c1', stream: 's1', userId: 1, type: 't1', from: AT, to: AT } as const;

/** Every choice of criteria, and none. */
const choices = Object.keys(given).reduce<readonly (readonly string[])[]>(
  (before, name) => before.flatMap((names) => [names, [...names, name]]),
  [[]],
);

/** The index that a choice is looked up in: of its first criterion, or the order of the log itself. */
const indexOf = (names: readonly string[]): string => {
  const [lead = ''] = names;
  const indexes: Readonly<Record<string, string>> = {
    id: 'INDEX sqlite_autoindex_events_1 (id=?',
    correlation: 'INDEX events_by_correlation (correlation=?',
    stream: 'INDEX sqlite_autoindex_events_2 (stream=?',
    userId: 'INDEX events_by_user (user_id=?',
    type: 'INDEX events_by_type (type=?',
  };
  return indexes[lead] ?? 'INTEGER PRIMARY KEY (rowid>?';
};

test('every search goes by the index of its first criterion, either way, and sorts nothing', (t) => {
  const database = openLog(':memory:');
  t.teardown(() => database.close());
  t.is(choices.length, 128);
  for (const names of choices)
    for (const order of ['oldest', 'newest'] as const) {
      const criteria = Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)));
      const { sql, values } = searchOf(checkedQuery({ ...criteria, order, limit: 5 }));
      const plan = database.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values, 1, 9, 5);
      t.is(plan.length, 1, `${names}: ${JSON.stringify(plan)}`);
      t.true(
        String(plan[0]?.detail).startsWith(`SEARCH events USING ${indexOf(names)}`),
        `${names}: ${plan[0]?.detail}`,
      );
    }
});

test('the stretches of a span of time are looked up from where a page goes on', (t) => {
  const database = openLog(':memory:');
  t.teardown(() => database.close());
  const plan = database.prepare(`EXPLAIN QUERY PLAN ${OF_TIMES}`).all(1, 2, 3);
  t.deepEqual(
    plan.map(({ detail }) => detail),
    ['SEARCH spans USING INTEGER PRIMARY KEY (rowid>?)'],
  );
});

test('the times of every 1,000 events are noted with the last of them, whatever appends they came by', async (t) => {
  const folder = await temporaryFolder();
  t.teardown(folder.remove);
  const path = join(folder.path, 'events.db');
  const store = await openSqliteEventStore(path);
  let number = 0;
  const next = () => {
    number += 1;
    return anEvent({ at: number % 10 === 0 ? 'no time' : new Date(number * 1000).toISOString() });
  };
  for (const events of [999, 1, 700, 400, 899, 2]) {
    await store.append(aStream(), Array.from({ length: events }, next), 'no-stream');
    await t.throwsAsync(store.append(aStream(), [anEvent()], 7)); // takes no position
  }
  await store.close();
  const database = new DatabaseSync(path, { readOnly: true });
  t.teardown(() => database.close());
  t.deepEqual(
    database
      .prepare('SELECT * FROM spans')
      .all()
      .map((row) => ({ ...row })),
    [1, 2, 3].map((n) => ({ last: n * SPAN, earliest: ((n - 1) * SPAN + 1) * 1000, latest: (n * SPAN - 1) * 1000 })),
  );
});
