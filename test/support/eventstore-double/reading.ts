import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ServerWritableStream } from '@grpc/grpc-js';
import type { Log, Logged } from './log.ts';
import {
  caughtUpMessage,
  checkpointMessage,
  confirmationMessage,
  eventMessage,
  nameOf,
  streamNotFoundMessage,
} from './messages.ts';

type Call = ServerWritableStream<streams.ReadReq, streams.ReadResp>;
type Options = streams.ReadReq.Options;

const BACKWARDS = 1;

/** Where answers go, and the promise that resolves when nobody listens any more. */
type Reply = Readonly<{ call: Call; over: Promise<void> }>;

/** Read: events of one stream or of all, either way, and subscriptions to all. */
export const answerRead = async (call: Call, log: Log): Promise<void> => {
  const options = call.request.getOptions();
  if (!options) return void call.end();
  const over = new Promise<void>((resolve) => {
    for (const end of ['cancelled', 'close', 'error']) call.once(end, () => resolve());
  });
  const reply = { call, over };
  if (options.hasSubscription()) return subscribe(reply, options, log);
  const stream = options.getStream();
  const found = stream ? ofStream(nameOf(stream.getStreamIdentifier()), options, log) : ofAll(options, log);
  const isThere = stream && log.records.some((event) => event.stream === nameOf(stream.getStreamIdentifier()));
  if (stream && !isThere) await send(reply, streamNotFoundMessage(nameOf(stream.getStreamIdentifier())));
  for (const event of found.slice(0, Number(options.getCount()))) await send(reply, eventMessage(event));
  call.end();
};

/** Plain reads hold the event at the position itself. */
const ofAll = (options: Options, log: Log): readonly Logged[] => {
  const all = options.getAll();
  const at = BigInt(all?.getPosition()?.getCommitPosition() ?? 0);
  if (options.getReadDirection() !== BACKWARDS) return log.records.filter(({ position }) => position >= at);
  return log.records.filter(({ position }) => all?.hasEnd() || position <= at).reverse();
};

const ofStream = (name: string, options: Options, log: Log): readonly Logged[] => {
  const from = Number(options.getStream()?.getRevision() ?? 0);
  const events = log.records.filter(({ stream, revision }) => stream === name && revision >= from);
  return options.getReadDirection() === BACKWARDS ? events.reverse() : events;
};

/** A subscription goes on after its position, tells how far it passed over others' events, and says when it is live. */
const subscribe = async (reply: Reply, options: Options, log: Log): Promise<void> => {
  const after = BigInt(options.getAll()?.getPosition()?.getCommitPosition() ?? -1);
  const filter = options.getFilter();
  const prefixes = filter?.getStreamIdentifier()?.getPrefixList() ?? [''];
  const interval = (filter?.getMax() || 32) * (filter?.getCheckpointintervalmultiplier() || 1);
  let next = log.records.findIndex(({ position }) => position > after);
  if (next < 0) next = log.records.length;
  let considered = 0;
  let live = false;

  await send(reply, confirmationMessage());
  while (isListening(reply)) {
    const record = log.records[next];
    if (!record) {
      if (!live) await send(reply, caughtUpMessage());
      live = true;
      if (next === log.records.length) await Promise.race([log.grown(), reply.over]);
      continue;
    }
    next += 1;
    considered += 1;
    if (prefixes.some((prefix) => record.stream.startsWith(prefix))) await send(reply, eventMessage(record));
    if (considered % interval === 0) await send(reply, checkpointMessage(record.position));
  }
};

const isListening = ({ call }: Reply): boolean => !call.cancelled && !call.destroyed;

/** Waits for a slow reader, as HTTP/2 makes a server do. */
const send = async (reply: Reply, message: streams.ReadResp): Promise<void> => {
  if (!isListening(reply) || reply.call.write(message)) return;
  await Promise.race([new Promise((resolve) => reply.call.once('drain', resolve)), reply.over]);
};
