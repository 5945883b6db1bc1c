import test from 'ava';
import fc from 'fast-check';
import {
  isAppendTooLarge,
  isStreamMoved,
  LARGEST_APPEND,
  type NewEvent,
} from '#application/engine/ports/event-store.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import type { JsonObject } from '#domain/json.ts';
import { anEvent, aStream, idsOf, someEvents } from '../support/stored-events.ts';
import { followingContract } from './event-store-following.contract.ts';
import type { Place, Promised } from './event-store-place.ts';

/** Whoever wants to be called an EventStore passes this unchanged. The log may be shared: nobody assumes it empty. */
export const eventStoreContract = (adapter: string, place: () => Promise<Place>): void => {
  const promise: Promised = (title, check) =>
    // One after the other: side by side they would starve each other of the answers they wait for.
    test.serial(`${adapter} ${title}`, async (t) => {
      const ours = await place();
      const store = await ours.open();
      t.teardown(async () => {
        await store.close();
        await ours.remove();
      });
      await check(store, t, ours);
    });
  appendingContract(promise);
  concurrencyContract(promise);
  followingContract(promise, place);
};

const appendingContract = (promise: Promised) => {
  promise('reads back exactly what was appended, whatever it is', async (store, t) => {
    const json = fc
      .dictionary(fc.string(), fc.jsonValue())
      .map((data) => JSON.parse(JSON.stringify(data)) as JsonObject);
    const sealed = fc.option(fc.uint8Array({ maxLength: 200 }));
    const mac = fc.uint8Array({ minLength: 32, maxLength: 32 });
    const metadata = fc.record({
      $correlationId: fc.string(),
      $causationId: fc.option(fc.string()),
      actor: fc.string(),
    });
    const events = fc.array(fc.tuple(json, metadata, sealed, mac), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(events, async (samples) => {
        const stream = aStream();
        const appended = samples.map(([data, known, bytes, tag]) => ({
          ...anEvent(data, bytes),
          metadata: known,
          mac: tag,
        }));
        t.is((await store.append(stream, appended, 'no-stream')).revision, appended.length - 1);
        const read = await store.read(stream);
        t.deepEqual(
          read,
          appended.map((event, revision) => ({ ...event, stream, revision })),
        );
      }),
      { numRuns: 40 },
    );
  });

  promise('reads nothing from a stream that is not there', async (store, t) => {
    t.deepEqual(await store.read(aStream()), []);
  });

  promise('reads a stream from a revision on, and nothing behind its end', async (store, t) => {
    const stream = aStream();
    const events = someEvents(4);
    await store.append(stream, events, 'no-stream');
    for (const from of [0, 1, 3, 4, 9]) {
      const read = await store.read(stream, from);
      t.deepEqual(idsOf(read), idsOf(events.slice(from)), `${from}`);
      t.is(read[0]?.revision, from < 4 ? from : undefined);
    }
    t.deepEqual(await store.read(aStream(), 1), []);
  });

  promise('refuses an append unless the stream stands where expected, and keeps nothing of it', async (store, t) => {
    const stream = aStream();
    const refused = async (expected: number | 'no-stream') =>
      t.true(isStreamMoved(await t.throwsAsync(store.append(stream, someEvents(2), expected))));
    await refused(0);
    const kept = someEvents(2);
    await store.append(stream, kept, 'no-stream');
    for (const expected of ['no-stream', 0, 2, 7] as const) await refused(expected);
    t.deepEqual(idsOf(await store.read(stream)), idsOf(kept));
  });

  promise('takes the same ids at the same revision for the first append', async (store, t) => {
    const stream = aStream();
    const [first, second] = [someEvents(3), someEvents(2)];
    const kept = await store.append(stream, first, 'no-stream');
    t.deepEqual(await store.append(stream, first, 'no-stream'), kept);
    const later = await store.append(stream, second, 2);
    t.deepEqual(await store.append(stream, first, 'no-stream'), kept);
    t.deepEqual(await store.append(stream, second, 2), later);
    t.deepEqual(idsOf(await store.read(stream)), idsOf([...first, ...second]));
  });

  promise('takes only some of the same ids for a conflict', async (store, t) => {
    const stream = aStream();
    const [kept, other] = [anEvent(), anEvent()];
    await store.append(stream, [kept], 'no-stream');
    for (const events of [[kept, other], [other, kept], [other]]) {
      t.true(isStreamMoved(await t.throwsAsync(store.append(stream, events, 'no-stream'))));
    }
    t.deepEqual(idsOf(await store.read(stream)), [kept.id]);
  });

  promise('lets a name be given back and taken again at the exact revision', async (store, t) => {
    const name = aStream();
    await store.append(name, [anEvent({ owner: 'first' })], 'no-stream');
    t.true(isStreamMoved(await t.throwsAsync(store.append(name, [anEvent({ owner: 'second' })], 'no-stream'))));
    await store.append(name, [anEvent({ owner: null })], 0);
    const claims = ['second', 'third'].map((owner) => store.append(name, [anEvent({ owner })], 1));
    const outcomes = await Promise.allSettled(claims);
    t.is(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
    t.is((await store.read(name)).length, 3);
  });

  const large = (bytes: number) => new Uint8Array(bytes).fill(7);
  const tooLarge: Record<string, readonly NewEvent[]> = {
    'in its data': [anEvent({ text: 'x'.repeat(LARGEST_APPEND) })],
    'in its sealed part': [anEvent({}, large(LARGEST_APPEND))],
    'in all its events together': [anEvent({}, large(LARGEST_APPEND / 2)), anEvent({}, large(LARGEST_APPEND / 2))],
  };
  for (const [where, events] of Object.entries(tooLarge)) {
    promise(`refuses an append of more than 1 MiB ${where}, and keeps nothing of it`, async (store, t) => {
      const stream = aStream();
      t.true(isAppendTooLarge(await t.throwsAsync(store.append(stream, events, 'no-stream'))));
      t.deepEqual(await store.read(stream), []);
    });
  }

  promise('keeps an append of nearly 1 MiB', async (store, t) => {
    const stream = aStream();
    const sealed = large(LARGEST_APPEND * 0.75 - 1024);
    await store.append(stream, [anEvent({}, sealed)], 'no-stream');
    const [read] = await store.read(stream);
    t.deepEqual(read?.sealed, sealed);
  });

  promise('is unavailable once it is closed', async (store, t) => {
    await store.close();
    t.true(isUnavailable(await t.throwsAsync(store.append(aStream(), [anEvent()], 'no-stream'))));
  });
};

const concurrencyContract = (promise: Promised) => {
  promise('gives each revision to one of 50 writers', async (store, t) => {
    const stream = aStream();
    const written = await Promise.all(
      Array.from({ length: 50 }, async () => {
        for (let conflicts = 0; ; conflicts += 1) {
          const event = anEvent({ conflicts });
          const revision = (await store.read(stream)).length - 1;
          try {
            await store.append(stream, [event], revision < 0 ? 'no-stream' : revision);
            return event.id;
          } catch (error) {
            if (!isStreamMoved(error)) throw error;
          }
        }
      }),
    );
    const kept = await store.read(stream);
    t.is(kept.at(-1)?.revision, written.length - 1);
    t.deepEqual(idsOf(kept).toSorted(), written.toSorted());
  });

  promise('gives a name to one of many claimants', async (store, t) => {
    const name = aStream();
    const claimants = someEvents(64);
    const outcomes = await Promise.allSettled(claimants.map((event) => store.append(name, [event], 'no-stream')));
    const winners = claimants.filter((_, index) => outcomes[index]?.status === 'fulfilled');
    const losers = outcomes.filter((outcome) => outcome.status === 'rejected' && isStreamMoved(outcome.reason));
    t.is(losers.length, 63);
    t.deepEqual(idsOf(await store.read(name)), idsOf(winners));
  });

  promise('lets a refused append take nothing of those beside it', async (store, t) => {
    const taken = aStream();
    await store.append(taken, [anEvent()], 'no-stream');
    const streams = Array.from({ length: 20 }, (_, index) => (index % 4 ? aStream() : taken));
    const outcomes = await Promise.allSettled(
      streams.map((stream) => store.append(stream, someEvents(2), 'no-stream')),
    );
    for (const [index, stream] of streams.entries()) {
      t.is(outcomes[index]?.status, stream === taken ? 'rejected' : 'fulfilled');
      t.is((await store.read(stream)).length, stream === taken ? 1 : 2);
    }
  });

  promise('loses and doubles nothing when it goes away in mid-append and comes back', async (store, t, place) => {
    if (!place.interrupt) {
      t.log('not run: nobody here can take this store away');
      t.pass();
      return;
    }
    const appends = Array.from({ length: 40 }, () => ({ stream: aStream(), event: anEvent() }));
    const before = await store.append(aStream(), [anEvent()], 'no-stream');
    const underWay = Promise.allSettled(appends.map(({ stream, event }) => store.append(stream, [event], 'no-stream')));
    const back = await place.interrupt(store);
    t.teardown(() => back.close());
    const outcomes = await underWay;
    for (const [index, { stream, event }] of appends.entries()) {
      const outcome = outcomes[index];
      if (outcome?.status === 'rejected') t.true(isUnavailable(outcome.reason));
      const again = await back.append(stream, [event], 'no-stream');
      if (outcome?.status === 'fulfilled') t.deepEqual(again, outcome.value);
    }
    t.is(await back.countAfter(before.position, 100), 40);
    for (const { stream, event } of appends) t.deepEqual(idsOf(await back.read(stream)), [event.id]);
  });
};
