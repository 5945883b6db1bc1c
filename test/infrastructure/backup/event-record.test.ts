import test from 'ava';
import fc from 'fast-check';
import type { StoredEvent } from '#application/engine/ports/event-store.ts';
import type { JsonObject } from '#domain/json.ts';
import { eventOf } from '#infrastructure/backup/event-record.ts';
import { createEventMac } from '#infrastructure/shared/event-mac.ts';
import { asStored, frozenEvents } from '#test/support/frozen-events/frozen-event.ts';
import { recordBytes } from './a-backup.ts';

const bytes = fc.uint8Array({ maxLength: 200 });
const text = fc.string({ unit: 'binary', maxLength: 60 });
const events = fc.record({
  stream: text,
  revision: fc.nat(),
  id: fc.uuid(),
  type: text,
  schemaVersion: fc.nat(9),
  data: fc.dictionary(text, fc.jsonValue()) as fc.Arbitrary<JsonObject>,
  metadata: fc.record({ $correlationId: text, $causationId: fc.option(text), actor: text }),
  sealed: fc.option(bytes),
  mac: bytes,
});

test('any event is the same again, with its MAC', (t) => {
  const mac = createEventMac(new Uint8Array(32).fill(7));
  fc.assert(
    fc.property(events, (event) => {
      const signed: StoredEvent = { ...event, mac: mac.macOf(event, event) };
      const again = eventOf(recordBytes(signed));
      t.true(mac.isRight(again));
      t.deepEqual(JSON.stringify(again.data), JSON.stringify(signed.data));
      t.is(again.sealed === null, signed.sealed === null);
      // As a restore hands it to a store, which keeps its own texts.
      const { dataJson: _, metadataJson: __, ...appended } = again;
      t.true(mac.isRight(appended));
    }),
  );
});

test('every event that was ever written is the same again', (t) => {
  for (const event of frozenEvents().map(asStored)) {
    const { dataJson, metadataJson, sealed, mac, ...again } = eventOf(recordBytes(event));
    t.like({ ...again, sealed: sealed && Buffer.from(sealed), mac: Buffer.from(mac) }, event);
    t.is(dataJson, JSON.stringify(event.data));
    t.is(metadataJson, JSON.stringify(event.metadata));
  }
});

test('data that is no JSON any more stays as it was', (t) => {
  const [event] = frozenEvents().map(asStored);
  if (!event) throw new Error('there is no sample');
  t.is(eventOf(recordBytes({ ...event, dataJson: '{"cut', data: {} })).dataJson, '{"cut');
});
