import { ErrorType } from '@eventstore/db-client';
import { appendTooLarge, streamMoved } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { badPosition } from './position.ts';

/** The client's word for an error; its name and message say nothing. Raw errors of gRPC and of sockets have none. */
const typeOf = (error: unknown): unknown => (error instanceof Error && 'type' in error ? error.type : null);

/** gRPC's code for an argument that makes no sense: the server's answer to a position that no record stands at. */
const INVALID_ARGUMENT = 3;
export const isInvalidPosition = (error: unknown): boolean =>
  typeOf(error) === ErrorType.UNKNOWN && error instanceof Error && 'code' in error && error.code === INVALID_ARGUMENT;

export const isStreamNotFound = (error: unknown): boolean => typeOf(error) === ErrorType.STREAM_NOT_FOUND;

/** What a call on everything there is goes by in messages. */
export const THE_LOG = 'the log';

const lackingRight = (stream: string): string =>
  stream === THE_LOG
    ? 'EventStoreDB does not let the user in EVENTSTORE_URL read $all: a secured server lets administrators alone do so until an access control list names that user too (see the README)'
    : 'EventStoreDB refuses the user in EVENTSTORE_URL: name and password are wrong, or it may not read and write streams';

/** Why a server does not answer, as far as its client can tell. */
const causes: readonly (readonly [RegExp, string])[] = [
  [
    /certificate|altnames/i,
    'its certificate is not trusted; name the file of its authority by tlsCAFile in EVENTSTORE_URL',
  ],
  [/failed to discover/i, 'no node of the cluster answers for a leader'],
  [/not ready|no leader/i, 'it has no leader'],
  [/ECONNREFUSED/, 'nothing listens there'],
  [/ENOTFOUND|EAI_AGAIN|name resolution/i, 'its name is not known'],
  [/wrong version number|ssl3_get_record/i, 'it speaks without TLS; write ?tls=false'],
  [/deadline/i, 'it does not answer in time'],
];
export const whyAway = (error: unknown): string => {
  const said = error instanceof Error ? error.message.slice(0, 1000) : '';
  return causes.find(([cause]) => cause.test(said))?.[1] ?? 'the connection broke';
};

/**
 * The fault an error means for this stream when the server has understood and said no; null for all others, where the
 * outcome is unknown: the server or the way to it was away (`unavailable`, a raw gRPC error with code 14, a closed
 * channel, a deadline, a change of leader). Repeating those is always safe.
 */
export const refusal = (error: unknown, stream: string): Fault | null => {
  if (error instanceof Fault) return error;
  if (isInvalidPosition(error)) return badPosition(error);
  switch (typeOf(error)) {
    case ErrorType.WRONG_EXPECTED_VERSION:
      return streamMoved(stream);
    case ErrorType.MAXIMUM_APPEND_SIZE_EXCEEDED:
      return appendTooLarge(stream);
    case ErrorType.STREAM_DELETED:
      return new Fault('stream-deleted', `${stream} was deleted in EventStoreDB, where nothing of ours ever is`);
    case ErrorType.ACCESS_DENIED:
      return new Fault('access-denied', lackingRight(stream), { cause: error });
    case ErrorType.STREAM_NOT_FOUND:
    case ErrorType.NO_STREAM:
    case ErrorType.INVALID_ARGUMENT:
    case ErrorType.MISSING_REQUIRED_METADATA_PROPERTY:
    case ErrorType.UNSUPPORTED:
      return new Fault('event-store-refused', `EventStoreDB refuses ${stream}: ${typeOf(error)}`, { cause: error });
    default:
      return null;
  }
};
