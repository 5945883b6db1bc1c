import test from 'ava';
import type { AnyEvent } from '#domain/event.ts';
import { mailReceived, messageReceived } from '#domain/inbox/mail/events.ts';
import { deliveryReportRead } from '#domain/inbox/mail/report-events.ts';
import type { JsonObject } from '#domain/json.ts';
import { mails } from '#projections/mails.ts';
import { needsYou } from '#projections/needs-you.ts';
import { aPlace } from '#test/support/stored-events.ts';

const id = { mailId: 'm', userId: 7, at: '2026-11-20T09:00:00.000Z' };
const returned = mailReceived({
  ...id,
  recipient: { kind: 'return', outgoingMailId: 'o' },
  senderVerdict: 'unproven',
  nature: 'bounce',
  blob: 'b',
  size: 1,
  personal: { from: '', returnPath: '', messageId: null, references: [], subject: '', remoteAddress: '::1', helo: '' },
});

/** The document after these events, as the runner would fold them. */
const after = (projector: typeof mails | typeof needsYou, ...events: readonly AnyEvent[]): JsonObject | null =>
  events.reduce<JsonObject | null>((document, { type, data }) => {
    const changes = projector.on[type]?.(data as never, aPlace()) ?? [];
    return changes.reduce((before, { fold }) => fold(before as never) as JsonObject | null, document);
  }, null);

test('a bounce stands as one from the first moment on, also where nobody reads it; what it said is its reason', (t) => {
  t.like(after(mails, returned), { end: 'bounce', reason: '' });
  t.like(after(mails, { ...returned, data: { ...returned.data, nature: 'personal' } }), { end: 'bounce' });
  t.like(after(mails, { ...returned, data: { ...returned.data, nature: 'automatic' } }), { end: 'automatic' });
  const read = deliveryReportRead({ ...id, outgoingMailId: 'o', report: 'hard', status: '5.1.1' });
  t.like(after(mails, returned, read), { end: 'bounce', reason: 'hard' });
});

test('what is shown of a long message ends with a whole picture', (t) => {
  const text = `a${'🦉'.repeat(200)}`;
  const message = messageReceived({ ...id, conversationId: 'c', channel: 'web', personal: { text } });
  const { subject } = after(needsYou, message) as { subject: string };
  t.true(subject.isWellFormed());
  t.is([...subject].length, 120);
});
