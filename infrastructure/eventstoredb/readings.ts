import {
  type AllStreamResolvedEvent,
  BACKWARDS,
  END,
  type ReadPosition,
  type RecordedEvent,
  type StreamingRead,
} from '@eventstore/db-client';
import type { EventStore, Position, PositionedEvent } from '#application/engine/ports/event-store.ts';
import { unavailable } from '#application/engine/ports/fault.ts';
import type { Connection } from './connection.ts';
import { isOurs, positionOf, toPositioned, toStored } from './events.ts';
import { isInvalidPosition, isStreamNotFound, THE_LOG } from './faults.ts';
import { patiently } from './patience.ts';
import { BEGINNING, logPosition } from './position.ts';
import { subscription } from './subscription.ts';

/** A reader gives up earlier than a writer: it has nothing to lose. Milliseconds. */
const PATIENCE = 2000;
/** Events looked at in one step backwards. */
const PAGE = 256;

/** What a search reads beside: the event at exactly a position, and a stream with the positions of its events. */
export type PlacedReads = Readonly<{
  eventAt(position: Position): Promise<PositionedEvent | null>;
  readPositioned(stream: string): Promise<readonly PositionedEvent[]>;
}>;

/** Everything that is read at once. `newest` is a position known to be of ours: the search for the head ends there. */
export const readings = (
  connection: Connection,
  newest: { position: Position },
): Pick<EventStore, 'read' | 'head' | 'countAfter' | 'idAt'> & PlacedReads => {
  const { client, credentials, prefix, closed } = connection;
  // What is missing on a replica that lags behind would be taken for an answer: only the leader can say no.
  const asked = { credentials, requiresLeader: true };
  const asking = <Result>(stream: string, ask: () => Promise<Result>) =>
    patiently({ stream, ms: PATIENCE, closed }, ask);

  const newestOfOurs = async (): Promise<Position | null> => {
    let fromPosition: ReadPosition = END;
    for (;;) {
      const page: readonly AllStreamResolvedEvent[] = await all(
        client.readAll({ direction: BACKWARDS, fromPosition, maxCount: PAGE, ...asked }),
      );
      const found = page.find(({ event }) => isOurs(event, prefix))?.event;
      if (found) return positionOf(found);
      const oldest = page.at(-1)?.event;
      if (page.length < PAGE || !oldest) return null;
      if (positionOf(oldest) <= newest.position) return newest.position;
      fromPosition = oldest.position;
    }
  };

  const ofStream = <Read>(stream: string, from: number, by: (event: RecordedEvent, prefix: string) => Read) =>
    asking(stream, async (): Promise<readonly Read[]> => {
      try {
        const found = await all(client.readStream(prefix + stream, { fromRevision: BigInt(from), ...asked }));
        return found.flatMap(({ event }) => (isOurs(event, prefix) ? [by(event, prefix)] : []));
      } catch (error) {
        if (isStreamNotFound(error)) return [];
        throw error;
      }
    });
  const eventAt = (position: Position) =>
    asking(THE_LOG, async () => {
      const fromPosition = logPosition(position);
      if (!fromPosition) return null;
      try {
        const [found] = await all(client.readAll({ fromPosition, maxCount: 1, ...asked }));
        const event = found?.event;
        return isOurs(event, prefix) && positionOf(event) === position ? toPositioned(event, prefix) : null;
      } catch (error) {
        if (isInvalidPosition(error)) return null;
        throw error;
      }
    });

  return {
    read: (stream, from = 0) => ofStream(stream, from, toStored),
    readPositioned: (stream) => ofStream(stream, 0, toPositioned),
    eventAt,
    async head() {
      const found = await asking(THE_LOG, newestOfOurs);
      if (found && found > newest.position) newest.position = found;
      return found;
    },
    countAfter: (position, limit) =>
      asking(THE_LOG, async () => {
        let count = 0;
        if (limit <= 0) return count;
        for await (const { events, caughtUp } of subscription(connection, position ?? BEGINNING, closed)) {
          count += events.length;
          if (caughtUp || count >= limit) return Math.min(count, limit);
        }
        throw unavailable('the closed event store');
      }),
    idAt: async (position) => (await eventAt(position))?.id ?? null,
  };
};

const all = async <Event>(reading: StreamingRead<Event>): Promise<readonly Event[]> => {
  // The client may report a broken connection once more when the loop below has ended with it already.
  reading.on('error', () => {});
  const found: Event[] = [];
  for await (const event of reading) found.push(event);
  return found;
};
