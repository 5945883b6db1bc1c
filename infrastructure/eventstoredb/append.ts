import { type AppendExpectedRevision, NO_STREAM } from '@eventstore/db-client';
import { type EventStore, type Position, streamMoved } from '#application/engine/ports/event-store.ts';
import { Fault } from '#application/engine/ports/fault.ts';
import { serialised } from '#infrastructure/shared/serialised-events.ts';
import type { Connection } from './connection.ts';
import { toEventData } from './events.ts';
import { patiently } from './patience.ts';
import { toPosition } from './position.ts';

/** How long an append is repeated while its outcome stays unknown, and how long one try may take. Milliseconds. */
const PATIENCE = 10_000;
const DEADLINE = 5_000;

/**
 * Appends in a call of its own (see `credentialsOf`). An unknown outcome is settled by the same append again: to equal
 * ids at an exact revision the server answers the first one's success, and a conflict only when it was never kept.
 */
export const appending =
  ({ client, credentials, prefix, closed }: Connection, newest: { position: Position }): EventStore['append'] =>
  async (stream, events, expected) => {
    serialised(stream, events); // refuses what is too large before anything is sent
    const data = events.map(toEventData);
    const expectedRevision: AppendExpectedRevision = expected === 'no-stream' ? NO_STREAM : BigInt(expected);
    const options = { expectedRevision, credentials, deadline: DEADLINE };
    const result = await patiently({ stream, ms: PATIENCE, closed }, () =>
      client.appendToStream(prefix + stream, data, options),
    );
    // A URL can ask the client not to throw on conflicts.
    if (!result.success) throw streamMoved(stream);
    if (!result.position) throw new Fault('event-store-too-old', 'EventStoreDB gives an append no position');
    const position = toPosition(result.position);
    if (position > newest.position) newest.position = position;
    return { position, revision: Number(result.nextExpectedRevision) };
  };
