import { writeFileSync } from 'node:fs';
import type { AnyEvent } from '#domain/event.ts';
import { eventTypes } from '#domain/events.ts';
import { createEventCodec } from '#infrastructure/shared/sealed-log-codec.ts';
import { upcasters } from '#infrastructure/shared/upcasters.ts';
import { FROZEN_KEY, type FrozenEvent, frozenFile } from './frozen-event.ts';

// Freezes a sample of a new event type, once: node test/support/frozen-events/freeze.ts WinRecorded '{"winId": …}'
// A sample is never written over: whatever a release wrote, later ones must read.
const [type = '', json = ''] = process.argv.slice(2);
const written = JSON.parse(json) as AnyEvent['data'];
const keys = new Map([[Number(written.userId), Buffer.from(FROZEN_KEY, 'hex')]]);
const { id, data, sealed } = createEventCodec(eventTypes, upcasters).encode({ type, data: written }, keys);
const sample = {
  id,
  type,
  data: { ...data, at: written.at },
  sealed: sealed && Buffer.from(sealed).toString('base64'),
  written,
};
writeFileSync(frozenFile(type), `${JSON.stringify(sample satisfies FrozenEvent, null, 2)}\n`, { flag: 'wx' });
