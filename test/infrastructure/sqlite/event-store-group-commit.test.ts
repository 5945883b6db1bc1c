import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import test, { type ExecutionContext } from 'ava';
import { type Fault, hasCode, isUnavailable } from '#application/engine/ports/fault.ts';
import { serialised } from '#infrastructure/shared/serialised-events.ts';
import { isDiskFull } from '#infrastructure/sqlite/events-faults.ts';
import { groupCommit } from '#infrastructure/sqlite/events-group-commit.ts';
import { openLog } from '#infrastructure/sqlite/events-schema.ts';
import { anEvent, aStream } from '#test/support/stored-events.ts';
import { temporaryFolder } from '#test/support/temporary.ts';

/** A group commit whose database a test can make fail, and what it reports. */
const aCommit = async (t: ExecutionContext) => {
  const folder = await temporaryFolder();
  const database = openLog(join(folder.path, 'events.db'));
  const reported = { commits: 0, fatal: [] as Fault[] };
  const commits = groupCommit(database, {
    onCommit: () => {
      reported.commits += 1;
    },
    onFatal: (fault) => reported.fatal.push(fault),
  });
  t.teardown(async () => {
    database.close();
    await folder.remove();
  });
  const append = (bytes = 10) => {
    const stream = aStream();
    const events = serialised(stream, [anEvent({}, new Uint8Array(bytes))]);
    return commits.append({ stream, events, expected: 'no-stream' });
  };
  return { database, reported, append };
};

const count = (database: DatabaseSync) => database.prepare('SELECT count(*) AS count FROM events').get()?.count;

test('appends that wait at the same time share one commit', async (t) => {
  const { database, reported, append } = await aCommit(t);
  await Promise.all(Array.from({ length: 100 }, () => append()));
  t.is(reported.commits, 1);
  await append();
  t.is(reported.commits, 2);
  t.is(count(database), 101);
});

test('a full disk takes nothing, says so, and is over once there is room', async (t) => {
  const { database, reported, append } = await aCommit(t);
  await append();
  const { page_count: pages } = database.prepare('PRAGMA page_count').get() ?? {};
  database.exec(`PRAGMA max_page_count = ${Number(pages) + 2}`);
  const outcomes = await Promise.allSettled([append(), append(100_000), append()]);
  for (const outcome of outcomes) {
    t.true(outcome.status === 'rejected' && isUnavailable(outcome.reason) && isDiskFull(outcome.reason));
  }
  t.is(count(database), 1);
  t.is(reported.fatal.length, 0);
  database.exec('PRAGMA max_page_count = 1000000');
  await append(100_000);
  t.is(count(database), 2);
});

test('another process in the middle of a write is waited for, then unavailable, and harms nothing', async (t) => {
  const { database, reported, append } = await aCommit(t);
  database.exec('PRAGMA busy_timeout = 0');
  const other = openLog(String(database.location()));
  other.exec('BEGIN IMMEDIATE');
  const refused = await t.throwsAsync(append());
  t.true(isUnavailable(refused) && !isDiskFull(refused));
  other.exec('ROLLBACK');
  other.close();
  await append();
  t.is(reported.fatal.length, 0);
});

test('after a write that failed for another reason nothing more is written, and it is reported once', async (t) => {
  const { database, reported, append } = await aCommit(t);
  await append();
  database.exec('PRAGMA query_only = ON');
  const outcomes = await Promise.allSettled(Array.from({ length: 600 }, () => append()));
  t.true(outcomes.every((outcome) => outcome.status === 'rejected' && isUnavailable(outcome.reason)));
  database.exec('PRAGMA query_only = OFF');
  t.true(isUnavailable(await t.throwsAsync(append())));
  t.is(reported.fatal.length, 1);
  t.true(hasCode(reported.fatal[0], 'unavailable'));
  t.is(count(database), 1);
});
