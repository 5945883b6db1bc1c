import fc from 'fast-check';
import type { Position, PositionedEvent } from '#application/engine/ports/event-store.ts';
import { anEvent, aStream, catchUp, idsOf, someEvents, take } from '../support/stored-events.ts';
import type { Place, Promised } from './event-store-place.ts';

export const followingContract = (promise: Promised, place: () => Promise<Place>): void => {
  promise('hands a follower every event after any position, once and in order', async (store, t) => {
    const [one, other] = [aStream(), aStream()];
    const appended: Readonly<{ id: string; position: Position }>[] = [];
    for (const [index, event] of someEvents(12).entries()) {
      const stream = index % 3 ? one : other;
      const revision = (await store.read(stream)).length - 1;
      const { position } = await store.append(stream, [event], revision < 0 ? 'no-stream' : revision);
      appended.push({ id: event.id, position });
    }
    for (const [index, { position }] of appended.slice(0, -1).entries()) {
      const rest = appended.slice(index + 1);
      const followed = await take(store, position, rest.length);
      t.deepEqual(
        followed.map(({ id, position: at }) => ({ id, position: at })),
        rest,
      );
    }
  });

  promise('follows from the very beginning', async (store, t) => {
    const event = anEvent();
    const { position } = await store.append(aStream(), [event], 'no-stream');
    const batches = await catchUp(store, null);
    t.like(batches.flatMap(({ events }) => events).at(-1), { id: event.id, position });
  });

  promise('hands on what is appended while it is followed', async (store, t) => {
    const start = await store.head();
    const events = someEvents(30);
    const followed = [take(store, start, 30), take(store, start, 30)];
    for (const event of events) await store.append(aStream(), [event], 'no-stream');
    for (const one of await Promise.all(followed)) t.deepEqual(idsOf(one), idsOf(events));
  });

  promise('hands on a long log in batches without a gap', async (store, t) => {
    const { position: start } = await store.append(aStream(), [anEvent()], 'no-stream');
    const events = someEvents(1200);
    const stream = aStream();
    for (let from = 0; from < events.length; from += 100) {
      await store.append(stream, events.slice(from, from + 100), from ? from - 1 : 'no-stream');
    }
    const batches = await catchUp(store, start);
    t.deepEqual(
      batches.flatMap((batch) => idsOf(batch.events)),
      idsOf(events),
    );
    for (const [index, batch] of batches.entries()) {
      const reached = batches[index - 1]?.position ?? start;
      t.true(batch.events.length <= 500);
      t.true(batch.events.every(({ position }) => position > reached && position <= batch.position));
    }
  });

  promise('says when it is caught up, also where nothing came', async (store, t) => {
    const { position } = await store.append(aStream(), [anEvent()], 'no-stream');
    const last = (await catchUp(store, position)).at(-1);
    t.like(last, { events: [], caughtUp: true });
    t.true((last?.position ?? '') >= position);
  });

  promise('keeps each stream whole and the log in the order of appends, however they are mixed', async (store, t) => {
    const appends = fc.array(fc.record({ stream: fc.nat(4), events: fc.integer({ min: 1, max: 3 }) }), {
      minLength: 1,
      maxLength: 15,
    });
    await fc.assert(
      fc.asyncProperty(appends, async (mixed) => {
        const start = (await store.append(aStream(), [anEvent()], 'no-stream')).position;
        const streams = Array.from({ length: 5 }, () => ({ name: aStream(), ids: [] as string[] }));
        const log: string[] = [];
        const positions: Position[] = [start];
        for (const { stream, events } of mixed) {
          const into = streams[stream];
          if (!into) continue;
          const added = someEvents(events);
          const { position } = await store.append(
            into.name,
            added,
            into.ids.length ? into.ids.length - 1 : 'no-stream',
          );
          into.ids.push(...idsOf(added));
          log.push(...idsOf(added));
          positions.push(position);
        }
        const followed = await take(store, start, log.length);
        t.deepEqual(idsOf(followed), log);
        t.deepEqual(positions.toSorted(), positions);
        t.is(followed.at(-1)?.position, positions.at(-1));
        t.true(followed.every(({ position }, index) => position > (followed[index - 1]?.position ?? start)));
        for (const { name, ids } of streams) {
          t.deepEqual(idsOf(await store.read(name)), ids);
          t.deepEqual(revisionsOf(followed, name), [...ids.keys()]);
        }
      }),
      { numRuns: 10 },
    );
  });

  for (const [how, end] of [
    ['its signal ends', (stop: AbortController) => stop.abort()],
    ['the store is closed', (_: AbortController, close: () => Promise<void>) => close()],
  ] as const) {
    promise(`ends a follower without an error when ${how}`, async (store, t) => {
      await store.append(aStream(), someEvents(3), 'no-stream');
      const stop = new AbortController();
      let seen = 0;
      for await (const batch of store.follow(await store.head(), stop.signal)) {
        seen += 1;
        if (!batch.caughtUp) continue;
        // The loop is waiting for news by the time this runs.
        setImmediate(() => void end(stop, () => store.close()));
      }
      t.true(seen > 0);
    });
  }

  promise('hands nothing to a follower whose signal has ended', async (store, t) => {
    for await (const _ of store.follow(null, AbortSignal.abort())) t.fail();
    t.pass();
  });

  promise('knows its newest event', async (store, t) => {
    const { position } = await store.append(aStream(), someEvents(3), 'no-stream');
    t.is(await store.head(), position);
    const fresh = await place();
    const empty = await fresh.open();
    t.is(await empty.head(), null);
    await empty.close();
    await fresh.remove();
  });

  promise('counts the events after a position up to a limit', async (store, t) => {
    const { position: start } = await store.append(aStream(), [anEvent()], 'no-stream');
    const { position: middle } = await store.append(aStream(), someEvents(4), 'no-stream');
    const { position: end } = await store.append(aStream(), someEvents(3), 'no-stream');
    t.is(await store.countAfter(start, 100), 7);
    t.is(await store.countAfter(middle, 100), 3);
    t.is(await store.countAfter(end, 100), 0);
    t.is(await store.countAfter(start, 7), 7);
    t.is(await store.countAfter(start, 5), 5);
    t.is(await store.countAfter(null, 8), 8);
    t.is(await store.countAfter(start, 0), 0);
  });

  promise('tells which event stands at a position', async (store, t) => {
    const events = someEvents(3);
    const { position: start } = await store.append(aStream(), [anEvent()], 'no-stream');
    await store.append(aStream(), events, 'no-stream');
    for (const { id, position } of await take(store, start, 3)) t.is(await store.idAt(position), id);
    t.is(await store.idAt('a position of no log'), null);
  });

  promise('knows no event at a position of another log', async (store, t) => {
    const elsewhere = await place();
    const other = await elsewhere.open();
    await other.append(aStream(), someEvents(5), 'no-stream');
    const { position } = await other.append(aStream(), [anEvent({}, new Uint8Array(99))], 'no-stream');
    t.is(await store.idAt(position), null);
    t.not(await other.identity(), await store.identity());
    await other.close();
    await elsewhere.remove();
  });

  promise('keeps its identity and its events when it is opened again', async (store, t, ours) => {
    const stream = aStream();
    const { position } = await store.append(stream, someEvents(2), 'no-stream');
    const identity = await store.identity();
    const events = await store.read(stream);
    await store.close();
    const again = await ours.open();
    t.teardown(() => again.close());
    t.is(await again.identity(), identity);
    t.is(await again.head(), position);
    t.deepEqual(await again.read(stream), events);
  });
};

const revisionsOf = (events: readonly PositionedEvent[], name: string): readonly number[] =>
  events.filter(({ stream }) => stream === name).map(({ revision }) => revision);
