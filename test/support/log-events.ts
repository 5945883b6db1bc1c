import { randomUUID } from 'node:crypto';
import type { EventLog, FollowedEvent } from '#application/engine/ports/event-log.ts';
import type { NewEvent } from '#application/engine/ports/event-store.ts';
import type { AnyEvent } from '#domain/event.ts';

export const at = '2026-11-21T12:00:00.000Z';
export const won = (userId: number, personal: AnyEvent['data'][string] = { text: 'Shipped the parser' }): AnyEvent => ({
  type: 'WinRecorded',
  data: { winId: 'w1', userId, at, date: '2026-11-21', source: 'web', mailId: null, conversationId: null, personal },
});
export const proven = (userId: number): AnyEvent => ({
  type: 'AddressProvenV2',
  data: { userId, at, addressName: 'n1', lapsesPhone: false },
});
export const erased = (userId: number): AnyEvent => ({ type: 'AccountErased', data: { userId, at } });
export const started: AnyEvent = { type: 'ReactionStarted', data: { reaction: 'answer', at } };
/** An event as it stands in the store, without a personal part. */
export const raw = (type: string, data: NewEvent['data']): NewEvent => ({
  id: randomUUID(),
  type,
  data,
  sealed: null,
  mac: null,
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
