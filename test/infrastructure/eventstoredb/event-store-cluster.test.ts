import { setTimeout } from 'node:timers/promises';
import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import service from '@eventstore/db-client/generated/streams_grpc_pb.js';
import grpc, { Metadata, type ServiceError, type sendUnaryData, status } from '@grpc/grpc-js';
import test, { type ExecutionContext } from 'ava';
import type { EventStore, PositionedEvent } from '#application/engine/ports/event-store.ts';
import { isUnavailable } from '#application/engine/ports/fault.ts';
import { openEventStoreDb } from '#infrastructure/eventstoredb/event-store.ts';
import { eventually } from '#test/support/eventually.ts';
import { anEvent, aStream, idsOf, someEvents } from '#test/support/stored-events.ts';
import { type AppendCall, answerAppend, type Life } from '../../support/eventstore-double/eventstore-double.ts';
import { emptyLog, type Log } from '../../support/eventstore-double/log.ts';
import { answerRead } from '../../support/eventstore-double/reading.ts';
import { wireTo } from '../../support/eventstore-double/wire.ts';

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

const SIZE = 3;
type Wire = Awaited<ReturnType<typeof wireTo>>;
type Node = Readonly<{ life: Life; wire: Wire; server: grpc.Server }>;
type Cluster = { leader: number | null; nodes: readonly Node[] };

/**
 * A double of a cluster of three nodes over one log: gossip says who is alive and who leads, only the leader answers what
 * asks for it, and without a majority alive there is none.
 */
type ClusterDouble = Readonly<{
  url: string;
  /** Node 0 leads at first. */
  kill(node: number): void;
  restart(node: number): Promise<void>;
  /** Another node leads from now on, or none: the one before lives on as a follower. */
  elect(node: number | null): void;
  /** This follower has seen nothing yet. */
  lag(node: number): void;
  stop(): void;
}>;

const startCluster = async (): Promise<ClusterDouble> => {
  const log = emptyLog();
  const cluster: Cluster = { leader: 0, nodes: [] };
  cluster.nodes = await Promise.all(Array.from({ length: SIZE }, (_, index) => startNode(cluster, log, index)));
  const quorum = () => cluster.nodes.filter(({ life }) => life.alive).length * 2 > SIZE;
  const elect = () => {
    const current = cluster.leader;
    if (!quorum()) cluster.leader = null;
    else if (current === null || !cluster.nodes[current]?.life.alive)
      cluster.leader = cluster.nodes.findIndex(({ life }) => life.alive && !life.lagging);
  };
  const nodeAt = (index: number): Node => {
    const node = cluster.nodes[index];
    if (!node) throw new Error(`there is no node ${index}`);
    return node;
  };
  return {
    url: `esdb://${cluster.nodes.map(({ wire }) => `127.0.0.1:${wire.port}`).join(',')}?tls=false&discoveryInterval=5`,
    kill(index) {
      const { life, wire } = nodeAt(index);
      life.alive = false;
      wire.cut();
      elect();
    },
    async restart(index) {
      const { life, wire } = nodeAt(index);
      await wire.mend();
      life.alive = true;
      elect();
    },
    elect(index) {
      cluster.leader = index;
    },
    lag(index) {
      nodeAt(index).life.lagging = true;
    },
    stop() {
      for (const { wire, server } of cluster.nodes) {
        wire.cut();
        server.forceShutdown();
      }
    },
  };
};

const startNode = async (cluster: Cluster, log: Log, index: number): Promise<Node> => {
  const life: Life = { alive: true, lagging: false, doom: null };
  const server = new grpc.Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
  const append = answerAppend(log, life, () => {});
  server.addService(service.StreamsService, {
    append: (call: AppendCall, answer: Parameters<typeof append>[1]) => {
      const refused = refusal(cluster, index, true, call.metadata);
      return refused ? answer(refused) : append(call, answer);
    },
    read: (call: Parameters<typeof answerRead>[0]) => {
      const refused = refusal(cluster, index, false, call.metadata);
      if (refused) call.emit('error', refused);
      else void answerRead(call, life.lagging ? emptyLog() : log);
    },
  });
  server.addService(gossipService.GossipService, {
    read: (_call: unknown, answer: sendUnaryData<gossip.ClusterInfo>) => answer(null, gossipOf(cluster)),
  });
  const inner = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', grpc.ServerCredentials.createInsecure(), (error, port) =>
      error ? reject(error) : resolve(port),
    );
  });
  return { life, wire: await wireTo(inner), server };
};

/** What a node says that cannot answer: no leader at all, or another one. A follower hands writes on by itself. */
const refusal = (
  { leader, nodes }: Cluster,
  index: number,
  writes: boolean,
  asked: Metadata,
): Partial<ServiceError> | null => {
  const needsLeader = asked.get('requires-leader')[0] === 'true';
  if (leader === null)
    return writes || needsLeader ? { code: status.UNAVAILABLE, details: 'Server Is Not Ready' } : null;
  if (leader === index || !needsLeader) return null;
  const metadata = new Metadata();
  metadata.set('exception', 'not-leader');
  metadata.set('leader-endpoint-host', '127.0.0.1');
  metadata.set('leader-endpoint-port', String(nodes[leader]?.wire.port));
  return { code: status.NOT_FOUND, details: 'Leader info available', metadata };
};

const { VNodeState } = gossip.MemberInfo;

const gossipOf = ({ leader, nodes }: Cluster): gossip.ClusterInfo => {
  const info = new gossip.ClusterInfo();
  nodes.forEach(({ life, wire }, index) => {
    const endPoint = new gossip.EndPoint().setAddress('127.0.0.1').setPort(wire.port);
    const id = new shared.UUID();
    id.setString(crypto.randomUUID());
    const state = leader === null ? VNodeState.UNKNOWN : leader === index ? VNodeState.LEADER : VNodeState.FOLLOWER;
    info.addMembers(
      new gossip.MemberInfo().setInstanceId(id).setIsAlive(life.alive).setState(state).setHttpEndPoint(endPoint),
    );
  });
  return info;
};
