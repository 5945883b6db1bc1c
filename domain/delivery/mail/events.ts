import type { Event } from '#domain/event.ts';
import type { Facts, Language } from '#domain/facts.ts';

type Id = Readonly<{ mailId: string; userId: number; at: string }>;

/** Each kind is one file in `mail-gateway/sending/mails`, with wordings that `template` counts. */
export type MailKind =
  | 'check-in'
  | 'feedback'
  | 'not-understood'
  | 'document'
  | 'post'
  | 'insight'
  | 'is-this-you'
  | 'held-mail-ends'
  | 'role-mail'
  | 'role-answer'
  | 'login-link'
  | 'no-account'
  | 'sign-up-again'
  | 'welcome'
  | 'address-confirm'
  | 'address-changed'
  | 'address-taken'
  | 'payment-failed'
  | 'subscription-cancelled'
  | 'refund-given'
  | 'renewal-ahead'
  | 'deletion-receipt';
/** The thread it answers, as ids with their angle brackets. */
export type Thread = Readonly<{ inReplyTo: string; references: readonly string[]; subject: string }>;

/**
 * A mail is to go out. `facts` are what it says, `kind`, `template` and `language` how; `cause` names the job that asked (its
 * id), `link` the register whose token the mail carries. Nothing goes out after `expiresAt`. The mail's Message-ID is made
 * of `mailId`. Stream `outgoing-<mailId>`.
 */
export type MailRequestedV2 = Event<
  'MailRequestedV2',
  Id &
    Readonly<{
      kind: MailKind;
      template: number;
      language: Language;
      cause: string;
      conversationId: string | null;
      link: string | null;
      expiresAt: string | null;
      personal: Readonly<{ to: string; name: string; facts: Facts; thread: Thread | null }>;
    }>
>;
/** One worker is about to hand it over; `epoch` names that worker's lease, and the claim ends with it. */
export type MailClaimed = Event<'MailClaimed', Id & Readonly<{ epoch: string }>>;
/** It has surely not gone out, and is nobody's again: the relay was away, or said "later". */
export type MailReturned = Event<'MailReturned', Id>;
/** `blob` is the mail in the outbox; null when a relay took it. */
export type MailSent = Event<'MailSent', Id & Readonly<{ blob: string | null }>>;
export type MailRefused = Event<'MailRefused', Id & Readonly<{ code: string }>>;
/** A worker died between claim and answer, and the kind is one whose double would hurt: it may have gone out or not. */
export type MailAmbiguous = Event<'MailAmbiguous', Id>;
export type MailExpired = Event<'MailExpired', Id>;
/** A report about it came back: it did not arrive (`hard` for good), or its reader called it unwanted. */
export type MailBounced = Event<
  'MailBounced',
  Id & Readonly<{ failure: 'hard' | 'soft' | 'complaint'; status: string; reportId: string }>
>;

export type OutgoingMailEvent =
  | MailRequestedV2
  | MailClaimed
  | MailReturned
  | MailSent
  | MailRefused
  | MailAmbiguous
  | MailExpired
  | MailBounced;

export const mailRequestedV2 = ({
  mailId,
  userId,
  at,
  kind,
  template,
  language,
  cause,
  conversationId,
  link,
  expiresAt,
  personal: { to, name, facts, thread },
}: MailRequestedV2['data']): MailRequestedV2 => ({
  type: 'MailRequestedV2',
  data: {
    mailId,
    userId,
    at,
    kind,
    template,
    language,
    cause,
    conversationId,
    link,
    expiresAt,
    personal: { to, name, facts, thread },
  },
});

export const mailClaimed = ({ mailId, userId, at, epoch }: MailClaimed['data']): MailClaimed => ({
  type: 'MailClaimed',
  data: { mailId, userId, at, epoch },
});

export const mailReturned = ({ mailId, userId, at }: MailReturned['data']): MailReturned => ({
  type: 'MailReturned',
  data: { mailId, userId, at },
});

export const mailSent = ({ mailId, userId, at, blob }: MailSent['data']): MailSent => ({
  type: 'MailSent',
  data: { mailId, userId, at, blob },
});

export const mailRefused = ({ mailId, userId, at, code }: MailRefused['data']): MailRefused => ({
  type: 'MailRefused',
  data: { mailId, userId, at, code },
});

export const mailAmbiguous = ({ mailId, userId, at }: MailAmbiguous['data']): MailAmbiguous => ({
  type: 'MailAmbiguous',
  data: { mailId, userId, at },
});

export const mailExpired = ({ mailId, userId, at }: MailExpired['data']): MailExpired => ({
  type: 'MailExpired',
  data: { mailId, userId, at },
});

export const mailBounced = ({ mailId, userId, at, failure, status, reportId }: MailBounced['data']): MailBounced => ({
  type: 'MailBounced',
  data: { mailId, userId, at, failure, status, reportId },
});
