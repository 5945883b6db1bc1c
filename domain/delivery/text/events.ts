import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { facts, id, jobKey, language, moment, userId } from '#domain/event-fields.ts';

const text = { textId: id, userId, at: moment };
const stream = 'text-<textId>';

const textKind = z.enum(['phone-code', 'check-in', 'feedback', 'help']);
export type TextKind = z.infer<typeof textKind>;

/**
 * A text message is to go out to `to` (E.164). `code` is the register whose code the text carries: the code is made
 * when the text is rendered, and never stored. `facts` are what it says in that language. `completedJob` is the job that
 * ends with this request, `answeredMessageId` the message that it answers; each is null where there is none. Nothing goes
 * out after `expiresAt`.
 */
export const textRequested = defineEvent('TextRequested', {
  stream,
  by: ['user', 'schedule'],
  data: {
    ...text,
    kind: textKind,
    language,
    phoneName: id,
    codeId: id.nullable(),
    completedJob: jobKey.nullable(),
    answeredMessageId: id.nullable(),
    conversationId: id.nullable(),
    expiresAt: moment,
  },
  personal: { to: z.string(), facts },
});
export type TextRequested = EventOf<typeof textRequested>;

/** One worker is about to hand it over. `leaseEpoch` names that worker’s lease, and the claim ends with it. */
export const textClaimed = defineEvent('TextClaimed', {
  stream,
  by: ['schedule'],
  data: { ...text, leaseEpoch: z.string() },
});

/** The text was not handed over. Any worker may claim it again. */
export const textClaimReleased = defineEvent('TextClaimReleased', {
  stream,
  by: ['schedule'],
  data: text,
});

/** It was handed over. `blob` is the text in the outbox; null when a provider took it. */
export const textSent = defineEvent('TextSent', {
  stream,
  by: ['schedule'],
  data: { ...text, blob: id.nullable() },
});
export type TextSent = EventOf<typeof textSent>;

/** The provider refused it for good, or we did. `code` says why. */
export const textRejected = defineEvent('TextRejected', {
  stream,
  by: ['schedule'],
  data: { ...text, code: z.string() },
});

/** A worker died between claim and result: it may have gone out or not, and is not sent again. */
export const textMarkedAmbiguous = defineEvent('TextMarkedAmbiguous', {
  stream,
  by: ['schedule'],
  data: text,
});

/** It could not go out in time. */
export const textExpired = defineEvent('TextExpired', {
  stream,
  by: ['schedule'],
  data: text,
});

export type OutgoingTextEvent = EventsIn<typeof import('./events.ts')>;
