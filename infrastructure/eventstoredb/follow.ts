import type { EventStore } from '#application/engine/ports/event-store.ts';
import type { Connection } from './connection.ts';
import { refusal, THE_LOG } from './faults.ts';
import { growingPause } from './patience.ts';
import { BEGINNING } from './position.ts';
import { subscription } from './subscription.ts';

/**
 * Subscribes again whenever a subscription breaks, after the last position that was handed on: the server resumes after
 * that one, so nothing is left out and nothing comes twice.
 */
export const follower = (connection: Connection): EventStore['follow'] =>
  async function* (after, asked) {
    const signal = AbortSignal.any([asked, connection.closed]);
    let position = after ?? BEGINNING;
    let pause = growingPause(signal);
    while (!signal.aborted) {
      try {
        for await (const batch of subscription(connection, position, signal)) {
          position = batch.position;
          pause = growingPause(signal);
          yield batch;
        }
      } catch (error) {
        const refused = refusal(error, THE_LOG);
        if (refused) throw refused;
        await pause();
      }
    }
  };
