import { createHmac, randomBytes } from 'node:crypto';
import test from 'ava';
import fc from 'fast-check';
import type { JsonObject } from '#domain/json.ts';
import { createEventMac } from '#infrastructure/shared/event-mac.ts';
import { SOME_METADATA } from '#test/support/stored-events.ts';

const json = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()).map((data) => data as JsonObject);
const sealed = fc.option(fc.uint8Array({ maxLength: 300 }));

const metadata = SOME_METADATA;

test('the MAC of an event is HMAC-SHA256 over its place, id, type, data, metadata and sealed part', (t) => {
  const key = randomBytes(32);
  const mac = createEventMac(key);
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.string(), json, sealed, (stream, revision, type, data, bytes) => {
      const text = JSON.stringify([stream, revision, 'an-id', type, 1, data, metadata, bytes !== null]);
      const expected = createHmac('sha256', key)
        .update(text)
        .update(bytes ?? '')
        .digest();
      t.deepEqual(
        mac.macOf({ stream, revision }, { id: 'an-id', type, schemaVersion: 1, data, metadata, sealed: bytes }),
        expected,
      );
    }),
  );
});

test('an event checked with another key is not right', (t) => {
  const [ours, others] = [createEventMac(randomBytes(32)), createEventMac(randomBytes(32))];
  const event = { id: 'an-id', type: 'WinRemoved', schemaVersion: 1, data: {}, metadata, sealed: null };
  const place = { stream: 'win-1', revision: 0 };
  const kept = { ...event, ...place, mac: ours.macOf(place, event) };
  t.true(ours.isRight(kept));
  t.false(others.isRight(kept));
  for (const mac of [kept.mac.subarray(1), new Uint8Array()]) t.false(ours.isRight({ ...kept, mac }));
  for (const change of [{ actor: 'operator:x' }, { $correlationId: '' }, { $causationId: 'y' }, { more: 1 }])
    t.false(ours.isRight({ ...kept, metadata: { ...metadata, ...change } }));
  t.false(ours.isRight({ ...kept, schemaVersion: 2 }));
});
