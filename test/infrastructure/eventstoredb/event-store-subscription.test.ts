import { Readable } from 'node:stream';
import { type EventStoreDBClient, type Filter, START } from '@eventstore/db-client';
import test from 'ava';
import type { Batch } from '#application/engine/ports/event-store.ts';
import { BEGINNING, toPosition } from '#infrastructure/eventstoredb/position.ts';
import { subscription } from '#infrastructure/eventstoredb/subscription.ts';

const at = (number: number) => ({ commit: BigInt(number), prepare: BigInt(number) });

const anEvent = (number: number) => ({
  event: {
    streamId: 'cairn.win-1',
    revision: BigInt(number),
    id: `${number}`,
    type: 'WinRecorded',
    data: {},
    position: at(number),
  },
});

/** A subscription whose client has parsed more than was read: what a test pushes waits in its buffer. */
const aSource = () => {
  const source = Object.assign(new Readable({ objectMode: true, highWaterMark: 5000, read() {} }), {
    unsubscribe: async () => {},
  });
  const asked: { filter?: Filter; fromPosition?: unknown } = {};
  const subscribeToAll = (options: typeof asked) => {
    Object.assign(asked, options);
    return source;
  };
  const client = { subscribeToAll } as unknown as EventStoreDBClient;
  const stop = new AbortController();
  const connection = { client, credentials: { username: '', password: '' }, prefix: 'cairn.', closed: stop.signal };
  return { source, asked, stop, follow: (after: string) => subscription(connection, after, stop.signal) };
};

type Source = ReturnType<typeof aSource>;
const checkpoint = ({ asked, source }: Source, number: number) =>
  asked.filter?.checkpointReached?.(source as never, at(number));

const next = async (batches: AsyncGenerator<Batch<unknown>>): Promise<Batch<unknown>> => {
  const { value } = await batches.next();
  return value;
};

test('a position that is announced early is told only after the events before it', async (t) => {
  const ours = aSource();
  const batches = ours.follow(BEGINNING);
  const first = next(batches);
  t.is(ours.asked.fromPosition, START);
  for (let number = 1; number <= 700; number += 1) ours.source.push(anEvent(number));
  await checkpoint(ours, 9000);
  ours.source.emit('caughtUp');
  const { events, ...reached } = await first;
  t.is(events.length, 500);
  t.deepEqual(reached, { position: toPosition(at(500)), caughtUp: false });
  const { events: rest, ...end } = await next(batches);
  t.is(rest.length, 200);
  t.deepEqual(end, { position: toPosition(at(9000)), caughtUp: true });
  ours.stop.abort();
  t.true((await batches.next()).done);
});

test('what a connection brings bit by bit is one batch', async (t) => {
  const ours = aSource();
  const batches = ours.follow(BEGINNING);
  const first = next(batches);
  for (let number = 1; number <= 400; number += 1) {
    ours.source.push(anEvent(number));
    if (number % 50 === 0) await new Promise((resolve) => setImmediate(resolve));
  }
  t.is((await first).events.length, 400);
  ours.stop.abort();
});

test('near the head what comes within a moment is one batch', async (t) => {
  const ours = aSource();
  const batches = ours.follow(BEGINNING);
  const first = next(batches);
  ours.source.emit('caughtUp');
  t.like(await first, { events: [], caughtUp: true });
  const turns = async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  let most = 0; // on a busy machine a moment may be over before the second has come: then once more
  for (let number = 1; most < 2 && number < 200; number += 2) {
    const batch = next(batches);
    ours.source.push(anEvent(number));
    await turns();
    ours.source.push(anEvent(number + 1));
    most = Math.max(most, (await batch).events.length);
    if (most < 2) await next(batches);
  }
  t.is(most, 2);
  ours.stop.abort();
});

test('a subscription that fell behind is not caught up before it says so again', async (t) => {
  const ours = aSource();
  const batches = ours.follow(toPosition(at(3)));
  const first = next(batches);
  t.deepEqual(ours.asked.fromPosition, at(3));
  ours.source.emit('caughtUp');
  t.deepEqual(await first, { events: [], position: toPosition(at(3)), caughtUp: true });
  ours.source.emit('fellBehind');
  ours.source.push(anEvent(4));
  t.like(await next(batches), { position: toPosition(at(4)), caughtUp: false });
  ours.source.emit('caughtUp');
  t.like(await next(batches), { position: toPosition(at(4)), caughtUp: true });
  ours.stop.abort();
});

test('what broke a subscription is thrown after the events it still brought', async (t) => {
  const ours = aSource();
  const batches = ours.follow(BEGINNING);
  const first = next(batches);
  ours.source.push(anEvent(1));
  ours.source.emit('error', new Error('the server died'));
  t.is((await first).events.length, 1);
  await t.throwsAsync(batches.next(), { message: 'the server died' });
});
