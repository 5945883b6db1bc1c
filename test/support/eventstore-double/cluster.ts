import gossipService from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import service from '@eventstore/db-client/generated/streams_grpc_pb.js';
import grpc, { Metadata, type ServiceError, type sendUnaryData, status } from '@grpc/grpc-js';
import { type AppendCall, answerAppend, type Life } from './eventstore-double.ts';
import { emptyLog, type Log } from './log.ts';
import { answerRead } from './reading.ts';
import { wireTo } from './wire.ts';

const SIZE = 3;
type Wire = Awaited<ReturnType<typeof wireTo>>;
type Node = Readonly<{ life: Life; wire: Wire; server: grpc.Server }>;
type Cluster = { leader: number | null; nodes: readonly Node[] };

/**
 * A double of a cluster of three nodes over one log: gossip says who is alive and who leads, only the leader answers what
 * asks for it, and without a majority alive there is none.
 */
export type ClusterDouble = Readonly<{
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

export const startCluster = async (): Promise<ClusterDouble> => {
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
