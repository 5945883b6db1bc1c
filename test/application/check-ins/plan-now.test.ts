import test from 'ava';
import { inOrder, ownStreams } from '#application/check-ins/plan-now.ts';
import type { SealedEvent } from '#application/engine/ports/event-log.ts';
import { streams } from '#application/streams.ts';
import { planEventTypes } from '#domain/check-ins/plan.ts';
import { eventDefinitions } from '#domain/events.ts';
import { SOME_METADATA } from '#test/support/stored-events.ts';

const userId = 7;

test('each stream that holds what one user has set is one that a decision reads', (t) => {
  const ofUser = planEventTypes
    .map((type) => eventDefinitions.get(type)?.stream ?? '')
    .filter((stream) => /^\w+-<userId>$/.test(stream))
    .map((stream) => stream.replace('<userId>', String(userId)))
    .filter((stream) => stream !== streams.subscriptions(userId)); // a decision reads the standing itself
  t.deepEqual([...new Set(ofUser)].sort(), [...ownStreams(userId)].sort());
});

test('events of several streams are folded by their time, those of one in its own order', (t) => {
  const event = (stream: string, revision: number, hour: number): SealedEvent => ({
    ...{ type: 'ScheduleChanged', data: { at: `2026-11-20T0${hour}:00:00.000Z` } },
    ...{ id: `${stream}${revision}`, stream, revision, personal: 'none', metadata: SOME_METADATA },
  });
  const one = [event('a', 0, 1), event('a', 1, 4), event('a', 2, 3)]; // the clock went back
  const other = [event('b', 0, 1), event('b', 1, 2), event('b', 2, 5)];
  t.deepEqual(
    inOrder([one, other]).map(({ id }) => id),
    ['a0', 'b0', 'b1', 'a1', 'a2', 'b2'],
  );
});
