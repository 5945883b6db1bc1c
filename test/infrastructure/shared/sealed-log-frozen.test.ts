import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import type { AnyEvent } from '#domain/event.ts';
import { eventTypes } from '#domain/events.ts';
import { createEventCodec } from '#infrastructure/shared/sealed-log-codec.ts';
import { upcasters } from '#infrastructure/shared/upcasters.ts';
import { FROZEN_KEY, type FrozenEvent, frozenEvent } from '#test/support/frozen-events/frozen-event.ts';

// Every event type ever written has a sample here as it stands in the store. A new type gets one with freeze.ts beside
// them; a sample is never changed, for the logs of our users hold events just like it.
const folder = join(import.meta.dirname, '../../support/frozen-events');
const frozen = readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -'.json'.length)] : []));
const codec = createEventCodec(eventTypes, upcasters);
const keysOf = ({ userId }: AnyEvent['data']) => new Map([[Number(userId), Buffer.from(FROZEN_KEY, 'hex')]]);

const decoded = ({ id, type, data, sealed }: FrozenEvent) =>
  codec.decode(
    { id, type, data, sealed: sealed === null ? null : Buffer.from(sealed, 'base64'), stream: 'frozen-1', revision: 0 },
    keysOf(data),
  );

/** The makers of today's events, by the type they make. */
const makers = async (): Promise<ReadonlyMap<string, (data: AnyEvent['data']) => AnyEvent>> => {
  const domain = join(import.meta.dirname, '../../../domain');
  const files = readdirSync(domain, { recursive: true }).filter((name) => /[/-]events\.ts$/.test(String(name)));
  const modules = await Promise.all(files.map((name) => import(join(domain, String(name)))));
  return new Map(
    modules.flatMap((module) => Object.entries(module)).map(([name, maker]) => [typeOf(name), maker as never]),
  );
};
const typeOf = (maker: string): string => `${maker.slice(0, 1).toUpperCase()}${maker.slice(1)}`;

test('every event type that this release writes has a frozen sample', (t) => {
  t.deepEqual(
    [...eventTypes].filter((type) => !frozen.includes(type)),
    [],
  );
});

for (const type of frozen) {
  test(`${type} is read as it was written`, async (t) => {
    const sample = frozenEvent(type);
    const { type: today, data } = decoded(sample);
    if (today === type) t.deepEqual(data, sample.written);
    // Its maker picks every field that an event of this type has: one more, one less, one by another name would show.
    const maker = (await makers()).get(today);
    t.deepEqual(maker?.(data), { type: today, data });
  });

  test(`${type} is written today as it was frozen`, (t) => {
    const sample = frozenEvent(type);
    if (!eventTypes.has(type)) {
      t.pass('an older shape: it is read, and written no more');
      return;
    }
    const { id, ...event } = codec.encode({ type, data: sample.written }, keysOf(sample.written));
    t.deepEqual(event.data, sample.data);
    t.is(event.sealed === null, sample.sealed === null);
    t.not(id, sample.id);
  });
}
