import { createHmac, randomBytes } from 'node:crypto';
import test from 'ava';
import fc from 'fast-check';
import type { JsonObject } from '#domain/json.ts';
import { createEventMac } from '#infrastructure/shared/event-mac.ts';

const json = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.jsonValue()).map((data) => data as JsonObject);
const sealed = fc.option(fc.uint8Array({ maxLength: 300 }));

test('the MAC of an event is HMAC-SHA256 over its place, id, type, data and sealed part', (t) => {
  const key = randomBytes(32);
  const mac = createEventMac(key);
  fc.assert(
    fc.property(fc.string(), fc.nat(), fc.string(), json, sealed, (stream, revision, type, data, bytes) => {
      const text = JSON.stringify([stream, revision, 'an-id', type, data, bytes !== null]);
      const expected = createHmac('sha256', key)
        .update(text)
        .update(bytes ?? '')
        .digest();
      t.deepEqual(mac.macOf({ stream, revision }, { id: 'an-id', type, data, sealed: bytes }), expected);
    }),
  );
});

test('an event checked with another key is not right', (t) => {
  const [ours, others] = [createEventMac(randomBytes(32)), createEventMac(randomBytes(32))];
  const event = { id: 'an-id', type: 'WinRemoved', data: {}, sealed: null };
  const place = { stream: 'win-1', revision: 0 };
  const kept = { ...event, ...place, mac: ours.macOf(place, event) };
  t.is(ours.check(kept), 'right');
  t.is(others.check(kept), 'wrong');
  t.is(ours.check({ ...kept, mac: kept.mac.subarray(1) }), 'wrong');
  t.is(ours.check({ ...kept, mac: null }), 'none');
});
