import { z } from 'zod';
import { defineEvent, type EventOf, type EventsIn } from '#domain/define-event.ts';
import { count, facts, id, jobKey, language, moment, userId } from '#domain/event-fields.ts';
import type { Frozen } from '#domain/frozen.ts';

const mail = { mailId: id, userId, at: moment };
const stream = 'outgoing-<mailId>';

/** Each kind has its templates in `mail-gateway/sending/mails/templates.ts`. */
const mailKind = z.enum([
  'check-in',
  'feedback',
  'not-understood',
  'document',
  'post',
  'insight',
  'is-this-you',
  'held-mail-ends',
  'role-mail',
  'role-answer',
  'login-link',
  'no-account',
  'sign-up-again',
  'welcome',
  'address-confirm',
  'address-changed',
  'address-taken',
  'payment-failed',
  'subscription-cancelled',
  'payment-receipt',
  'refund-given',
  'renewal-ahead',
  'deletion-receipt',
]);
export type MailKind = z.infer<typeof mailKind>;

/** The thread that a mail answers, as ids with their angle brackets. */
export const thread = z.object({ inReplyTo: z.string(), references: z.array(z.string()), subject: z.string() });
export type Thread = Frozen<z.infer<typeof thread>>;

/**
 * A mail is to go out. `facts` are what it says; `kind`, `template` (counted from 1) and `language` say how.
 * `completedJob` is the job that ends with this request, null where none does. `link` is the register whose token the
 * mail carries. Nothing goes out after `expiresAt`. The Message-ID is made of `mailId`.
 */
export const mailRequested = defineEvent('MailRequested', {
  stream,
  by: ['user', 'operator', 'provider', 'schedule'],
  data: {
    ...mail,
    kind: mailKind,
    template: count,
    language,
    completedJob: jobKey.nullable(),
    conversationId: id.nullable(),
    linkId: id.nullable(),
    expiresAt: moment.nullable(),
  },
  personal: { to: z.string(), name: z.string(), facts, thread: thread.nullable() },
});
export type MailRequested = EventOf<typeof mailRequested>;

/** One worker is about to hand it over. `leaseEpoch` names that worker’s lease, and the claim ends with it. */
export const mailClaimed = defineEvent('MailClaimed', {
  stream,
  by: ['schedule'],
  data: { ...mail, leaseEpoch: z.string() },
});

/** The mail was not handed over: the relay was away, or said “later”. Any worker may claim it again. */
export const mailClaimReleased = defineEvent('MailClaimReleased', {
  stream,
  by: ['schedule'],
  data: mail,
});

/** It was handed over. `blob` is the mail in the outbox; null when a relay took it. */
export const mailSent = defineEvent('MailSent', {
  stream,
  by: ['schedule'],
  data: { ...mail, blob: id.nullable() },
});
export type MailSent = EventOf<typeof mailSent>;

/** The relay refused it for good, or we did. `code` says why: the relay’s answer, or a word of ours. */
export const mailRejected = defineEvent('MailRejected', {
  stream,
  by: ['schedule'],
  data: { ...mail, code: z.string() },
});
export type MailRejected = EventOf<typeof mailRejected>;

/**
 * A worker died between claim and result, so it may have gone out or not; and it is of a kind that is never sent twice.
 */
export const mailMarkedAmbiguous = defineEvent('MailMarkedAmbiguous', {
  stream,
  by: ['schedule'],
  data: mail,
});

/** It could not go out in time. */
export const mailExpired = defineEvent('MailExpired', {
  stream,
  by: ['schedule'],
  data: mail,
});
export type MailExpired = EventOf<typeof mailExpired>;

/**
 * A report about it came back. `hard`: it did not arrive, and never will. `soft`: it did not arrive. `complaint`: its
 * reader reported it as unwanted.
 */
export const mailBounced = defineEvent('MailBounced', {
  stream,
  by: ['mail server'],
  data: { ...mail, failure: z.enum(['hard', 'soft', 'complaint']), status: z.string(), reportId: id },
});
export type MailBounced = EventOf<typeof mailBounced>;

export type OutgoingMailEvent = EventsIn<typeof import('./events.ts')>;
