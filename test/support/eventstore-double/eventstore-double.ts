import { setImmediate } from 'node:timers/promises';
import service from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import grpc, { type ServerReadableStream, type sendUnaryData } from '@grpc/grpc-js';
import type { TestCertificate } from '../certificates.ts';
import { emptyLog, type Log, type Logged, NO_STREAM, type Proposed } from './log.ts';
import { accessDenied, appendMessage, nameOf, proposedOf, tooLarge } from './messages.ts';
import { answerRead } from './reading.ts';
import { wireTo } from './wire.ts';

/** Dead before or after the append was kept; its answer is never sent. */
export type Death = 'before' | 'after';

/**
 * A double of EventStoreDB's streams on a real gRPC socket. It answers as a server 23.10 was measured to answer, as far
 * as our adapter asks: appends with an expected revision, reads, filtered subscriptions to all. It keeps everything in
 * memory, also while it is dead.
 */
export type EventStoreDouble = Readonly<{
  url: string;
  /** Dies at once, as a killed process does, and stays dead until `restart`, which takes the same port. */
  kill(): void;
  restart(): Promise<void>;
  /** Dies at the next append and resolves when it is dead. */
  dieOnNextAppend(death: Death): Promise<void>;
  /** From now on all but the leader is a replica that has seen nothing yet: reads that ask for no leader meet it. */
  lag(): void;
  /** Writes something that is not ours. */
  writeForeign(events: number): void;
  /** What a disk does to a record: `change` answers what is left of it, null for nothing. */
  damage(stream: string, revision: number, change: (kept: Logged) => Logged | null): void;
  stop(): Promise<void>;
}>;

const LARGEST_APPEND = 1024 * 1024;

export type Life = { alive: boolean; lagging: boolean; doom: { death: Death; died(): void } | null };

export type DoubleOptions = Readonly<{
  /** A secured server, with this certificate. */
  certificate?: TestCertificate;
  /** False: its users may read and write streams, and not read all of them, as a secured server's are set up with. */
  mayReadAll?: boolean;
}>;

export const startDouble = async ({
  certificate,
  mayReadAll = true,
}: DoubleOptions = {}): Promise<EventStoreDouble> => {
  const log = emptyLog();
  const life: Life = { alive: true, lagging: false, doom: null };
  const server = new grpc.Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
  const die = () => {
    life.alive = false;
    wire.cut();
    life.doom?.died();
    life.doom = null;
  };
  const answer = answerAppend(log, life, die);
  server.addService(service.StreamsService, {
    append: answer,
    read: (call: Parameters<typeof answerRead>[0]) => {
      if (!mayReadAll && call.request.getOptions()?.hasAll()) return void call.emit('error', accessDenied());
      const isStale = life.lagging && call.metadata.get('requires-leader')[0] !== 'true';
      void answerRead(call, isStale ? emptyLog() : log);
    },
  });
  const inner = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', credentialsOf(certificate), (error, port) =>
      error ? reject(error) : resolve(port),
    );
  });
  const wire = await wireTo(inner);

  return {
    url: certificate ? `esdb://cairn:cairn@127.0.0.1:${wire.port}` : `esdb://127.0.0.1:${wire.port}?tls=false`,
    kill: die,
    async restart() {
      await wire.mend();
      life.alive = true;
    },
    dieOnNextAppend: (death) =>
      new Promise((died) => {
        life.doom = { death, died };
      }),
    lag() {
      life.lagging = true;
    },
    writeForeign(events) {
      for (let left = events; left > 0; left -= 1) log.append(`foreign-${crypto.randomUUID()}`, [foreign()], NO_STREAM);
    },
    damage: log.damage,
    async stop() {
      die();
      server.forceShutdown();
    },
  };
};

const credentialsOf = (certificate: TestCertificate | undefined) =>
  certificate
    ? grpc.ServerCredentials.createSsl(null, [
        { private_key: Buffer.from(certificate.key), cert_chain: Buffer.from(certificate.cert) },
      ])
    : grpc.ServerCredentials.createInsecure();

const foreign = (): Proposed => ({
  id: crypto.randomUUID(),
  type: 'SomethingOfOthers',
  contentType: 'application/json',
  data: Buffer.from('{}'),
  metadata: new Uint8Array(),
});

export type AppendCall = ServerReadableStream<streams.AppendReq, streams.AppendResp>;

/** Append: one message with the stream and the expected revision, then one for each event. */
export const answerAppend =
  (log: Log, life: Life, die: () => void) => (call: AppendCall, answer: sendUnaryData<streams.AppendResp>) => {
    let stream = '';
    let expected = NO_STREAM;
    const proposed: Proposed[] = [];
    call.on('data', (message: streams.AppendReq) => {
      const options = message.getOptions();
      const event = message.getProposedMessage();
      if (options) {
        stream = nameOf(options.getStreamIdentifier());
        expected = options.hasNoStream() ? NO_STREAM : Number(options.getRevision());
      }
      if (event) proposed.push(proposedOf(event));
    });
    const finish = () => {
      if (!life.alive || call.cancelled) return;
      if (life.doom?.death === 'before') return die();
      const bytes = proposed.reduce(
        (sum, { type, data, metadata }) => sum + type.length + data.length + metadata.length,
        0,
      );
      if (bytes > LARGEST_APPEND) return answer(tooLarge(LARGEST_APPEND));
      const outcome = log.append(stream, proposed, expected);
      if (life.doom) return die();
      answer(null, appendMessage(outcome, expected));
    };
    // A call that was cut off in the middle ends, too, and says only a few turns later that it was cancelled.
    call.on('end', async () => {
      for (let turn = 0; turn < 4; turn += 1) await setImmediate();
      finish();
    });
  };
