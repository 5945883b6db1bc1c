import test from 'ava';
import type { AnyEvent } from '#domain/event.ts';
import { eventDefinitions } from '#domain/events.ts';
import type { JsonObject } from '#domain/json.ts';
import { createEventMac } from '#infrastructure/shared/event-mac.ts';
import { createEventCodec } from '#infrastructure/shared/sealed-log-codec.ts';
import { asStored, FROZEN_KEY, frozenEvents } from '#test/support/frozen-events/frozen-event.ts';

// Every version of every event that was ever written has a sample as it stands in the store. A new one gets one with
// freeze.ts beside them; a sample is never changed, for the logs of our users hold events just like it.
const key = Buffer.from(FROZEN_KEY, 'hex');
const codec = createEventCodec(eventDefinitions);
const frozen = frozenEvents();
const keysOf = ({ userId }: AnyEvent['data']) => new Map([[Number(userId), key]]);

test('every version that this release writes has a frozen sample', (t) => {
  const samples = new Set(frozen.map(({ type, schemaVersion }) => `${type} ${schemaVersion}`));
  const written = [...eventDefinitions.values()].map(({ type, schemaVersion }) => `${type} ${schemaVersion}`);
  t.deepEqual(
    written.filter((version) => !samples.has(version)),
    [],
  );
});

test('an analysis of the first version, which said Other where no category was sure, has a guess there', (t) => {
  const upcast = (personal: JsonObject | null) => eventDefinitions.get('WinAnalysed')?.upcasts[0]?.({ personal });
  t.deepEqual(upcast({ category: 'Other' }), { personal: { category: 'Other', categoryIsGuess: true } });
  t.deepEqual(upcast({ category: 'Care' }), { personal: { category: 'Care', categoryIsGuess: false } });
  t.deepEqual(upcast(null), { personal: null });
});

for (const sample of frozen) {
  const { type, schemaVersion, written } = sample;
  const definition = eventDefinitions.get(type);
  const isToday = definition?.schemaVersion === schemaVersion;

  test(`${type} ${schemaVersion} is read as it was written`, (t) => {
    const stored = asStored(sample);
    t.true(createEventMac(key).isRight(stored));
    const { data } = codec.decode(stored, keysOf(written));
    t.deepEqual(definition?.schema.parse(data), data, 'all that it is defined to have, and nothing else');
    if (isToday) t.deepEqual(data, written);
  });

  if (isToday)
    test(`${type} ${schemaVersion} is written today as it was frozen`, (t) => {
      const event = codec.encode({ type, data: written }, keysOf(written));
      t.deepEqual(event.data, sample.data);
      t.is(event.sealed === null, sample.sealed === null);
      t.is(event.schemaVersion, schemaVersion);
      t.not(event.id, sample.id);
    });
}
