import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import type { NewEvent, StoredEvent } from '#application/ports/event-store.ts';
import type { Key } from '#application/ports/vault.ts';

type Place = Readonly<{ stream: string; revision: number }>;

/** What an event's MAC says: it is as it was written, it is not, or there is none, as in version 0.3. */
export type Verdict = 'right' | 'wrong' | 'none';

/**
 * HMAC-SHA256 over the whole of an event: its place in its stream, id, type, clear data, and the sealed part as it stands.
 * The key is the log's, not the user's: an event whose words nobody can open any more can still be checked.
 */
export const createEventMac = (key: Key) => {
  const held = createSecretKey(key);
  const macOf = ({ stream, revision }: Place, { id, type, data, sealed }: Omit<NewEvent, 'mac'>): Buffer => {
    const mac = createHmac('sha256', held).update(JSON.stringify([stream, revision, id, type, data, sealed !== null]));
    return (sealed ? mac.update(sealed) : mac).digest();
  };
  return {
    macOf,
    check(event: StoredEvent): Verdict {
      if (!event.mac) return 'none';
      const expected = macOf(event, event);
      return event.mac.length === expected.length && timingSafeEqual(event.mac, expected) ? 'right' : 'wrong';
    },
  };
};
export type EventMac = ReturnType<typeof createEventMac>;
