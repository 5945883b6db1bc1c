import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import test, { type ExecutionContext } from 'ava';
import { hasCode, isUnavailable } from '#application/engine/ports/fault.ts';
import { openSqliteEventStore } from '#infrastructure/sqlite/event-store.ts';
import { isLogDamaged } from '#infrastructure/sqlite/events-faults.ts';
import { anEvent, aStream, idsOf, someEvents, take } from '#test/support/stored-events.ts';
import { temporaryFolder } from '#test/support/temporary.ts';

const WRITER = join(import.meta.dirname, 'event-store-writer.ts');

const aLog = async (t: ExecutionContext): Promise<string> => {
  const folder = await temporaryFolder();
  t.teardown(folder.remove);
  return join(folder.path, 'events.db');
};

test('the database itself refuses to change or delete an event', async (t) => {
  const path = await aLog(t);
  const store = await openSqliteEventStore(path);
  const stream = aStream();
  await store.append(stream, someEvents(2), 'no-stream');
  const vandal = new DatabaseSync(path);
  t.throws(() => vandal.exec("UPDATE events SET type = 'Other'"), { message: /never changed/ });
  t.throws(() => vandal.exec('DELETE FROM events WHERE revision = 1'), { message: /never deleted/ });
  vandal.close();
  t.is((await store.read(stream)).length, 2);
  await store.close();
});

test('an event id is never taken twice', async (t) => {
  const store = await openSqliteEventStore(await aLog(t));
  const [event, other, stream] = [anEvent(), anEvent(), aStream()];
  await store.append(aStream(), [event], 'no-stream');
  t.true(hasCode(await t.throwsAsync(store.append(stream, [other, event], 'no-stream')), 'event-id-taken'));
  t.deepEqual(await store.read(stream), []);
  await store.close();
});

test('a damaged log is refused, and left as it is', async (t) => {
  const path = await aLog(t);
  const store = await openSqliteEventStore(path);
  for (let left = 50; left > 0; left -= 1) await store.append(aStream(), someEvents(10), 'no-stream');
  await store.close();
  const file = await open(path, 'r+');
  await file.write(new Uint8Array(4096).fill(0xee), 0, 4096, 4096 * 3);
  await file.close();
  const refused = await t.throwsAsync(openSqliteEventStore(path));
  t.true(isLogDamaged(refused));
  t.true(refused?.message.includes(path));
});

test('a file that is no log at all is refused', async (t) => {
  const path = await aLog(t);
  const file = await open(path, 'w');
  await file.write('not a database, but something else of some length\n'.repeat(100));
  await file.close();
  t.true(isLogDamaged(await t.throwsAsync(openSqliteEventStore(path))));
});

test('closing keeps what was waiting', async (t) => {
  const path = await aLog(t);
  const store = await openSqliteEventStore(path);
  const appends = Array.from({ length: 1000 }, () => store.append(aStream(), [anEvent()], 'no-stream'));
  await new Promise((resolve) => process.nextTick(resolve));
  await store.close();
  t.is((await Promise.allSettled(appends)).filter(({ status }) => status === 'rejected').length, 0);
  const again = await openSqliteEventStore(path);
  t.is(await again.countAfter(null, 2000), 1000);
  await again.close();
});

test('a follower meets what another process writes', async (t) => {
  const path = await aLog(t);
  const [store, other] = [await openSqliteEventStore(path), await openSqliteEventStore(path)];
  const event = anEvent();
  const followed = take(store, await store.head(), 1);
  await other.append(aStream(), [event], 'no-stream');
  t.deepEqual(idsOf(await followed), [event.id]);
  await store.close();
  await other.close();
});

test('what was acknowledged before a kill is there after it, once', async (t) => {
  const path = await aLog(t);
  for (let kill = 1; kill <= 3; kill += 1) {
    const writer = spawn(process.execPath, [WRITER, path], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(writer, 'exit');
    const acknowledged: string[][] = [];
    for await (const line of createInterface(writer.stdout)) {
      acknowledged.push(line.split(' '));
      if (acknowledged.length === 200) writer.kill('SIGKILL');
    }
    await ended;
    const store = await openSqliteEventStore(path);
    t.true(acknowledged.length >= 200);
    for (const [stream = '', id, position = ''] of acknowledged) {
      t.deepEqual(idsOf(await store.read(stream)), [id ?? '']);
      t.is(await store.idAt(position), id ?? '');
    }
    await store.close();
  }
});

test('reading a closed store is unavailable', async (t) => {
  const store = await openSqliteEventStore(await aLog(t));
  await store.close();
  await store.close();
  t.true(isUnavailable(await t.throwsAsync(store.head())));
});
