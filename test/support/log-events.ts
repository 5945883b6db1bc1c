import { randomUUID } from 'node:crypto';
import type { EventLog, FollowedEvent } from '#application/engine/ports/event-log.ts';
import type { EventStore, Expected, NewEvent } from '#application/engine/ports/event-store.ts';
import type { Vault } from '#application/engine/ports/vault.ts';
import type { AnyEvent } from '#domain/event.ts';
import { createEventMac } from '#infrastructure/shared/event-mac.ts';
import { SOME_METADATA } from './stored-events.ts';

export const at = '2026-11-21T12:00:00.000Z';
export const won = (userId: number, personal: AnyEvent['data'][string] = { text: 'Shipped the parser' }): AnyEvent => ({
  type: 'WinRecorded',
  data: { winId: 'w1', userId, at, date: '2026-11-21', source: 'web', mailId: null, conversationId: null, personal },
});
export const proven = (userId: number): AnyEvent => ({
  type: 'AddressVerified',
  data: { userId, at, addressName: 'n1' },
});
export const erased = (userId: number): AnyEvent => ({ type: 'AccountErased', data: { userId, at } });
export const started: AnyEvent = { type: 'ReactionStarted', data: { reaction: 'answer', at } };
/** An event as it stands in the store, without a personal part, and with a MAC that is wrong. */
export const raw = (type: string, data: NewEvent['data']): NewEvent => ({
  id: randomUUID(),
  type,
  schemaVersion: 1,
  data,
  metadata: SOME_METADATA,
  sealed: null,
  mac: new Uint8Array(32),
});

/** The first `count` events of a stream as a follower meets them. */
export const followStream = async (log: EventLog, stream: string, count: number) => {
  const stop = new AbortController();
  const found: FollowedEvent[] = [];
  for await (const { events } of log.follow(null, stop.signal)) {
    found.push(...events.filter((event) => event.stream === stream));
    if (found.length >= count) stop.abort();
  }
  return found;
};

/** Appends events as they are, with the log's own MACs: as a process with its key, and another idea of events, would. */
export const appendSigned = async (
  { store, vault }: Readonly<{ store: EventStore; vault: Pick<Vault, 'named'> }>,
  stream: string,
  events: readonly NewEvent[],
  expected: Expected,
) => {
  const mac = createEventMac(await vault.named('event-mac'));
  const first = expected === 'no-stream' ? 0 : expected + 1;
  const signed = events.map((event, at) => ({ ...event, mac: mac.macOf({ stream, revision: first + at }, event) }));
  return store.append(stream, signed, expected);
};
