import { writeFileSync } from 'node:fs';
import type { AnyEvent } from '#domain/event.ts';
import { eventDefinitions } from '#domain/events.ts';
import { createEventMac } from '#infrastructure/shared/event-mac.ts';
import { createEventCodec } from '#infrastructure/shared/sealed-log-codec.ts';
import { FROZEN_KEY, type FrozenEvent, frozenFile } from './frozen-event.ts';

// Freezes a sample of a new event, or of a new version of one, once:
// node test/support/frozen-events/freeze.ts WinRecorded '{"winId": …}'
// A sample is never written over: whatever a release wrote, later ones must read.
const PLACE = { stream: 'frozen-1', revision: 0 };

export const freeze = (type: string, written: AnyEvent['data']): void => {
  const key = Buffer.from(FROZEN_KEY, 'hex');
  const encoded = createEventCodec(eventDefinitions).encode(
    { type, data: written },
    new Map([[Number(written.userId), key]]),
  );
  const sample: FrozenEvent = {
    ...PLACE,
    ...encoded,
    sealed: encoded.sealed && Buffer.from(encoded.sealed).toString('base64'),
    mac: createEventMac(key).macOf(PLACE, encoded).toString('base64'),
    written,
  };
  const file = frozenFile(type, encoded.schemaVersion);
  writeFileSync(file, `${JSON.stringify(sample, null, 2)}\n`, { flag: 'wx' });
};

const [type, json] = process.argv.slice(2);
if (type && json) freeze(type, JSON.parse(json) as AnyEvent['data']);
