import { setImmediate } from 'node:timers/promises';
import test, { type ExecutionContext } from 'ava';
import { isStreamMoved, type PositionedEvent } from '#application/engine/ports/event-store.ts';
import { hasCode, isUnavailable } from '#application/engine/ports/fault.ts';
import { openEventStoreDb } from '#infrastructure/eventstoredb/event-store.ts';
import { type Death, startDouble } from '#test/support/eventstore-double/eventstore-double.ts';
import { anEvent, aStream, catchUp, idsOf, someEvents, take } from '#test/support/stored-events.ts';

/** The EventStoreDB adapter on the double: what only a server that dies, or is shared, can show. */
const onDouble = async (t: ExecutionContext) => {
  const double = await startDouble();
  const store = await openEventStoreDb(double.url);
  t.teardown(async () => {
    await store.close();
    await double.stop();
  });
  return { double, store };
};

for (const death of ['before', 'after'] as const satisfies readonly Death[]) {
  test.serial(`an append is kept once when the server dies ${death} keeping it`, async (t) => {
    const { double, store } = await onDouble(t);
    const [event, stream] = [anEvent(), aStream()];
    const dead = double.dieOnNextAppend(death);
    const appended = store.append(stream, [event], 'no-stream');
    await dead;
    await double.restart();
    const { position, revision } = await appended;
    t.is(revision, 0);
    t.is(await store.idAt(position), event.id);
    t.deepEqual(idsOf(await store.read(stream)), [event.id]);
    t.true(isStreamMoved(await t.throwsAsync(store.append(stream, [anEvent()], 'no-stream'))));
  });
}

test.serial('a follower goes on by itself after the server died, and misses and repeats nothing', async (t) => {
  const { double, store } = await onDouble(t);
  const events = someEvents(60);
  const followed: PositionedEvent[] = [];
  const following = (async () => {
    for await (const batch of store.follow(null, new AbortController().signal)) {
      followed.push(...batch.events);
      if (followed.length >= events.length) return;
    }
  })();
  for (const [index, event] of events.entries()) {
    if (index % 20 === 10) {
      double.kill();
      await double.restart();
    }
    await store.append(aStream(), [event], 'no-stream');
  }
  await following;
  t.deepEqual(idsOf(followed), idsOf(events));
});

test.serial('many writers come through many deaths of the server', async (t) => {
  const { double, store } = await onDouble(t);
  const { position: start } = await store.append(aStream(), [anEvent()], 'no-stream');
  const written: string[] = [];
  let deaths = 0;
  const write = async () => {
    while (deaths < 8) {
      const event = anEvent();
      await store.append(aStream(), [event], 'no-stream');
      written.push(event.id);
    }
  };
  const writers = Promise.all(Array.from({ length: 16 }, write));
  for (; deaths < 8; deaths += 1) {
    await double.dieOnNextAppend(deaths % 2 ? 'before' : 'after');
    await double.restart();
    await store.append(aStream(), [anEvent()], 'no-stream').then(({ position }) => t.true(position > start));
  }
  await writers;
  const kept = await take(store, start, written.length + 8);
  t.deepEqual(
    idsOf(kept)
      .filter((id) => written.includes(id))
      .toSorted(),
    written.toSorted(),
  );
});

test.serial('what others write is passed over, and moves a follower on', async (t) => {
  const { double, store } = await onDouble(t);
  const { position: start } = await store.append(aStream(), [anEvent()], 'no-stream');
  double.writeForeign(2500);
  const batches = await catchUp(store, start);
  t.deepEqual(
    batches.flatMap(({ events }) => events),
    [],
  );
  t.true((batches.at(-1)?.position ?? '') > start);
  t.is(await store.head(), start);
  t.is(await store.countAfter(start, 10), 0);
  const late = await openEventStoreDb(double.url);
  t.teardown(() => late.close());
  t.is(await late.head(), start);
  const event = anEvent();
  await store.append(aStream(), [event], 'no-stream');
  t.deepEqual(idsOf(await take(store, batches.at(-1)?.position ?? null, 1)), [event.id]);
});

test.serial('a slow reader gets everything in order, across foreign events and a death of the server', async (t) => {
  const { double, store } = await onDouble(t);
  const events = someEvents(3000);
  const stream = aStream();
  for (let from = 0; from < events.length; from += 100) {
    await store.append(stream, events.slice(from, from + 100), from ? from - 1 : 'no-stream');
    double.writeForeign(100);
  }
  const seen: string[] = [];
  let batches = 0;
  let reached = '';
  for await (const batch of store.follow(null, new AbortController().signal)) {
    batches += 1;
    t.true(batch.events.length <= 500);
    t.true(batch.events.every(({ position }) => position > reached && position <= batch.position));
    reached = batch.position;
    seen.push(...idsOf(batch.events));
    for (let turns = 0; turns < 50; turns += 1) await setImmediate();
    t.false(batch.caughtUp && seen.length < events.length);
    if (batches === 3) {
      double.kill();
      await double.restart();
    }
    if (seen.length >= events.length) break;
  }
  t.deepEqual(seen, idsOf(events));
});

test.serial('logs of different prefixes on one server know nothing of each other', async (t) => {
  const { double, store } = await onDouble(t);
  const other = await openEventStoreDb(double.url, { prefix: 'others.' });
  t.teardown(() => other.close());
  const stream = aStream();
  await store.append(stream, [anEvent()], 'no-stream');
  t.deepEqual(await other.read(stream), []);
  t.is(await other.head(), null);
  t.is(await other.countAfter(null, 10), 0);
  t.not(await other.identity(), await store.identity());
});

test.serial('a server that stays away is unavailable, to readers and at the start', async (t) => {
  const { double, store } = await onDouble(t);
  double.kill();
  t.true(isUnavailable(await t.throwsAsync(store.read(aStream()))));
  t.true(isUnavailable(await t.throwsAsync(openEventStoreDb(double.url))));
});

test.serial('closing ends an append that waits for the server', async (t) => {
  const { double, store } = await onDouble(t);
  double.kill();
  const append = store.append(aStream(), [anEvent()], 'no-stream');
  await store.close();
  t.true(isUnavailable(await t.throwsAsync(append)));
});

test.serial('what has arrived together is handed on together', async (t) => {
  const { store } = await onDouble(t);
  const streams = 20;
  for (let stream = 0; stream < streams; stream += 1) await store.append(aStream(), someEvents(50), 'no-stream');
  const batches = await catchUp(store, null);
  t.is(batches.flatMap(({ events }) => events).length, streams * 50);
  t.true(batches.length < (streams * 50) / 8, `${batches.length} batches`);
});

test.serial('a bad address and a bad prefix are named', async (t) => {
  t.true(hasCode(await t.throwsAsync(openEventStoreDb('http://localhost')), 'bad-event-store-url'));
  t.true(
    hasCode(await t.throwsAsync(openEventStoreDb('esdb://localhost?tls=false', { prefix: 'cairn-' })), 'bad-prefix'),
  );
});

test.serial('a replica that lags behind is not asked what is there and what is not', async (t) => {
  const { double, store } = await onDouble(t);
  const [event, stream] = [anEvent(), aStream()];
  const { position } = await store.append(stream, [event], 'no-stream');
  double.lag();
  t.deepEqual(idsOf(await store.read(stream)), [event.id]);
  t.is(await store.head(), position);
  t.is(await store.idAt(position), event.id);
  const late = await openEventStoreDb(double.url);
  t.teardown(() => late.close());
  t.is(await late.identity(), await store.identity());
});
