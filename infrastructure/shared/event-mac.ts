import { hash, timingSafeEqual } from 'node:crypto';
import type { NewEvent, StoredEvent } from '#application/engine/ports/event-store.ts';
import type { Key } from '#application/engine/ports/vault.ts';

type Place = Readonly<{ stream: string; revision: number }>;

/**
 * HMAC-SHA256 over the whole of an event: its place in its stream, id, type, version, clear data, metadata, and the sealed part as it
 * stands.
 * The key is the log's, not the user's: an event whose words nobody can open any more can still be checked.
 */
export const createEventMac = (key: Key) => {
  const hmac = createHmac(key);
  const macOf = (
    { stream, revision }: Place,
    { id, type, schemaVersion, data, metadata, sealed }: Omit<NewEvent, 'mac'>,
  ): Buffer =>
    hmac(JSON.stringify([stream, revision, id, type, schemaVersion, data, metadata, sealed !== null]), sealed);
  /** Over the texts that the store keeps: where nothing was touched they are those that were written. */
  const macAsKept = ({
    stream,
    revision,
    id,
    type,
    schemaVersion,
    dataJson,
    metadataJson,
    sealed,
  }: StoredEvent): Buffer => {
    const place = `[${JSON.stringify(stream)},${revision},${JSON.stringify(id)},${JSON.stringify(type)},${schemaVersion}`;
    return hmac(`${place},${dataJson},${metadataJson},${sealed !== null}]`, sealed);
  };
  return {
    macOf,
    /** Whether it is as it was written. */
    isRight(event: StoredEvent): boolean {
      if (event.dataJson !== undefined && isEqual(event.mac, macAsKept(event))) return true;
      return isEqual(event.mac, macOf(event, event));
    },
  };
};
export type EventMac = ReturnType<typeof createEventMac>;

const isEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other);

const BLOCK = 64;

/**
 * HMAC-SHA256 (RFC 2104) of a text and the bytes after it, by the hash of one call: node's own makes three objects outside
 * the heap for each, which costs a follower of the log more than twice as much.
 */
const createHmac = (key: Key) => {
  const padded = (pad: number): Buffer => Buffer.from(Array.from({ length: BLOCK }, (_, at) => pad ^ (key[at] ?? 0)));
  const inner = padded(0x36);
  const outer = Buffer.concat([padded(0x5c), Buffer.alloc(32)]);
  return (text: string, bytes: Uint8Array | null): Buffer => {
    const length = Buffer.byteLength(text);
    const message = Buffer.allocUnsafe(BLOCK + length + (bytes?.length ?? 0));
    inner.copy(message);
    message.write(text, BLOCK);
    if (bytes) message.set(bytes, BLOCK + length);
    outer.write(hash('sha256', message, 'binary'), BLOCK, 'latin1');
    return Buffer.from(hash('sha256', outer, 'binary'), 'latin1'); // as text: a buffer of its own is one more such object
  };
};
