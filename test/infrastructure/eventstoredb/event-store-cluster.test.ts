import { setTimeout } from 'node:timers/promises';
import test, { type ExecutionContext } from 'ava';
import type { EventStore, PositionedEvent } from '#application/engine/ports/event-store.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import { openEventStoreDb } from '#infrastructure/eventstoredb/event-store.ts';
import { type ClusterDouble, startCluster } from '#test/support/eventstore-double/cluster.ts';
import { eventually } from '#test/support/eventually.ts';
import { anEvent, aStream, idsOf, someEvents } from '#test/support/stored-events.ts';

/** The EventStoreDB adapter on a double of three nodes: what only a cluster can do. */
const onCluster = async (t: ExecutionContext) => {
  const cluster = await startCluster();
  const store = await openEventStoreDb(cluster.url);
  const escaped: unknown[] = [];
  const note = (reason: unknown) => void escaped.push(reason);
  process.on('unhandledRejection', note);
  t.teardown(async () => {
    await store.close();
    cluster.stop();
    process.off('unhandledRejection', note);
  });
  return { cluster, store, escaped };
};

/** It went through, however often it had to be tried. */
const kept = async (store: EventStore): Promise<string> => {
  const stream = aStream();
  await eventually('an append', () =>
    store.append(stream, [anEvent()], 'no-stream').catch((error: unknown) => {
      if (isUnavailable(error)) return null;
      throw error;
    }),
  );
  return stream;
};

const TURNS = 200;

const FOLLOWERS = 8;

const loseQuorum = (cluster: ClusterDouble) => {
  for (const node of [0, 1]) cluster.kill(node);
};

test.serial('a cluster that has lost its quorum is away for as long as it is, and nothing escapes', async (t) => {
  const { cluster, store, escaped } = await onCluster(t);
  const before = await kept(store);
  const followed = new AbortController();
  const seen = new Set<number>();
  const followers = Array.from({ length: FOLLOWERS }, async (_, index) => {
    for await (const { events } of store.follow(null, followed.signal)) if (events.length > 0) seen.add(index);
  });
  await eventually('the followers', async () => followers.length === FOLLOWERS && seen.size === FOLLOWERS);
  cluster.elect(null);
  const rounds: Promise<unknown>[] = [];
  // Calls that fail at different moments: some of them while others look for a node already.
  for (let turn = 0; turn < TURNS; turn += 1) {
    rounds.push(store.read(before));
    if (turn % 20 === 10) await setTimeout(10);
    if (turn === TURNS / 2) loseQuorum(cluster);
  }
  for (const outcome of await Promise.allSettled(rounds))
    t.true(outcome.status === 'rejected' && isUnavailable(outcome.reason));
  t.true(isUnavailable(await t.throwsAsync(store.append(aStream(), [anEvent()], 'no-stream'))));
  t.deepEqual(escaped, []);
  for (const node of [0, 1]) await cluster.restart(node);
  await kept(store);
  t.is((await store.read(before)).length, 1);
  followed.abort();
  await Promise.all(followers);
  t.deepEqual(escaped, []);
});

test.serial(
  'what was kept under one leader is read from the next, and a follower that lags is never believed',
  async (t) => {
    const { cluster, store } = await onCluster(t);
    const stream = aStream();
    const events = someEvents(3);
    await store.append(stream, events, 'no-stream');
    cluster.lag(2);
    cluster.elect(1);
    t.deepEqual(idsOf(await store.read(stream)), idsOf(events));
    cluster.kill(1);
    await kept(store);
    t.deepEqual(idsOf(await store.read(stream)), idsOf(events));
  },
);

test.serial('a follower goes on by itself after the leader died and after the quorum was lost', async (t) => {
  const { cluster, store, escaped } = await onCluster(t);
  const seen: PositionedEvent[] = [];
  const over = new AbortController();
  const following = (async () => {
    for await (const { events } of store.follow(null, over.signal)) seen.push(...events);
  })();
  const streams = [await kept(store)];
  cluster.kill(0);
  streams.push(await kept(store));
  cluster.kill(1);
  t.true(isUnavailable(await t.throwsAsync(store.read(streams[0] ?? ''))));
  await cluster.restart(1);
  await cluster.restart(0);
  streams.push(await kept(store));
  await eventually('all of them', async () => seen.length >= streams.length);
  over.abort();
  await following;
  t.deepEqual(
    seen.map(({ stream }) => stream),
    streams,
  );
  t.deepEqual(escaped, []);
});
