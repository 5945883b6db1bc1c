import { randomBytes } from 'node:crypto';
import test from 'ava';
import { z } from 'zod';
import { isUnknownEvent } from '#application/engine/ports/event-log.ts';
import { defineEvent } from '#domain/define-event.ts';
import { count, id, moment, userId } from '#domain/event-fields.ts';
import { eventDefinitions } from '#domain/events.ts';
import { createEventCodec } from '#infrastructure/shared/sealed-log-codec.ts';

// How a new version of an event comes, shown with a real one: first every process reads it, then it is written.
const changed = { winId: id, userId, at: moment, textRevision: count, mailId: id.nullable() };
const reworded = { stream: 'win-<winId>', by: [], data: changed } as const;

/** Version 2 says how the words came; before, it was always by hand. */
const second = defineEvent('WinReworded', {
  ...reworded,
  data: { ...changed, how: z.enum(['by-hand', 'by-reply']) },
  personal: { text: z.string() },
  upcasts: [(data) => ({ ...data, how: 'by-hand' })],
});
/** Version 3 keeps the words by line. */
const third = defineEvent('WinReworded', {
  ...reworded,
  data: { ...changed, how: z.enum(['by-hand', 'by-reply']) },
  personal: { lines: z.array(z.string()) },
  upcasts: [
    ...second.upcasts,
    ({ personal, ...data }) => ({
      ...data,
      personal: personal ? { lines: (personal as { text: string }).text.split('\n') } : null,
    }),
  ],
});

const key = randomBytes(32);
const keys = new Map([[1, key]]);
const codecs = {
  today: createEventCodec(eventDefinitions),
  second: createEventCodec(new Map([['WinReworded', second]])),
  third: createEventCodec(new Map([['WinReworded', third]])),
};
const clear = { winId: 'w', userId: 1, at: '2026-11-30T12:00:00.000Z', textRevision: 2, mailId: null };
const place = { stream: 'win-w', revision: 0, mac: new Uint8Array() };

const written = (by: keyof typeof codecs, data: object) => ({
  ...codecs[by].encode({ type: 'WinReworded', data: { ...clear, ...data } }, keys),
  ...place,
});
const first = written('today', { personal: { text: 'One\nTwo' } });

test('an event of the first version is read in today’s shape, one version after the other', (t) => {
  t.is(first.schemaVersion, 1);
  t.deepEqual(codecs.second.decode(first, keys).data, { ...clear, how: 'by-hand', personal: { text: 'One\nTwo' } });
  t.deepEqual(codecs.third.decode(first, keys).data, { ...clear, how: 'by-hand', personal: { lines: ['One', 'Two'] } });
});

test('an event of the version between is read in today’s shape', (t) => {
  const event = written('second', { how: 'by-reply', personal: { text: 'One' } });
  t.is(event.schemaVersion, 2);
  t.deepEqual(codecs.third.decode(event, keys).data, { ...clear, how: 'by-reply', personal: { lines: ['One'] } });
});

test('an older event whose words are sealed or gone is read without them', (t) => {
  for (const [known, personal] of [
    [null, 'sealed'],
    [new Map([[1, 'destroyed' as const]]), 'destroyed'],
  ] as const) {
    const read = codecs.third.decode(first, known);
    t.is(read.personal, personal);
    t.deepEqual(read.data, { ...clear, how: 'by-hand', personal: null });
  }
});

test('a version that is newer than the release is refused by whoever needs it', (t) => {
  const event = written('third', { how: 'by-reply', personal: { lines: ['One'] } });
  t.false(codecs.today.isKnown(event));
  t.true(isUnknownEvent(t.throws(() => codecs.today.decode(event, keys))));
  t.true(codecs.third.isKnown(event));
});

test('an event is written as it is defined: what is missing is refused by name, what is too much is left out', (t) => {
  const error = t.throws(() => written('today', { textRevision: 'two', personal: {} }), { code: 'event-malformed' });
  t.regex(error.message, /WinReworded .*textRevision .*personal\.text/);
  t.notRegex(error.message, /two/);
  t.deepEqual(codecs.today.decode(written('today', { more: 1, personal: { text: 'One', more: 1 } }), keys).data, {
    ...clear,
    personal: { text: 'One' },
  });
});
