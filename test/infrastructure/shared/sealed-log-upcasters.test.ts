import { randomBytes } from 'node:crypto';
import test from 'ava';
import { isUnknownEvent } from '#application/engine/ports/event-log.ts';
import type { JsonObject } from '#domain/json.ts';
import { createEventCodec } from '#infrastructure/shared/sealed-log-codec.ts';
import { lift, type Upcasters } from '#infrastructure/shared/upcasters.ts';

// A made-up history: a note was written in one string, then with a language, and today it is pinned or not.
const at = '2026-11-21T12:00:00.000Z';
const table: Upcasters = {
  NoteWritten: ({ personal, ...data }) => ({
    type: 'NoteWrittenV2',
    data: { ...data, language: 'en', personal: typeof personal === 'string' ? { text: personal } : null },
  }),
  NoteWrittenV2: (data) => ({ type: 'NoteWrittenV3', data: { ...data, pinned: false } }),
};
const key = randomBytes(32);
const codecs = [['NoteWritten'], ['NoteWritten', 'NoteWrittenV2'], ['NoteWrittenV3']].map((types, n) =>
  createEventCodec(new Set(types), n < 2 ? {} : table),
);
const [first, second, today] = codecs as [Codec, Codec, Codec];
type Codec = ReturnType<typeof createEventCodec>;

const stored = (codec: Codec, type: string, data: JsonObject) => ({
  ...codec.encode({ type, data: { ...data, userId: 1, at } }, new Map([[1, key]])),
  stream: 'note-1',
  revision: 0,
});
const v3 = { userId: 1, at, language: 'en', pinned: false, personal: { text: 'Hello' } };

test('an event of the first shape is read in today’s, step by step', (t) => {
  const event = stored(first, 'NoteWritten', { personal: 'Hello' });
  t.like(today.decode(event, new Map([[1, key]])), { type: 'NoteWrittenV3', personal: 'open', id: event.id });
  t.deepEqual(today.decode(event, new Map([[1, key]])).data, v3);
});

test('an event of the shape between is read in today’s', (t) => {
  const event = stored(second, 'NoteWrittenV2', { language: 'de', personal: { text: 'Hallo' } });
  t.deepEqual(today.decode(event, new Map([[1, key]])).data, { ...v3, language: 'de', personal: { text: 'Hallo' } });
});

test('an older event whose words are sealed or gone is lifted without them', (t) => {
  const event = stored(first, 'NoteWritten', { personal: 'Hello' });
  t.like(today.decode(event, null), { type: 'NoteWrittenV3', personal: 'sealed' });
  t.like(today.decode(event, new Map([[1, 'destroyed']])), { type: 'NoteWrittenV3', personal: 'destroyed' });
  t.deepEqual(today.decode(event, null).data, { ...v3, personal: null });
});

test('a shape that is newer than the release is unknown to it', (t) => {
  const event = stored(second, 'NoteWrittenV2', { language: 'de', personal: { text: 'Hallo' } });
  t.true(isUnknownEvent(t.throws(() => first.decode(event, new Map([[1, key]])))));
});

test('an old shape is no longer written', (t) => {
  t.true(isUnknownEvent(t.throws(() => stored(today, 'NoteWritten', { personal: 'Hello' }))));
});

test('an event of today’s shape is left as it is, whatever its name', (t) => {
  const event = { type: 'toString', data: { at } };
  t.is(lift(event, table), event);
});
