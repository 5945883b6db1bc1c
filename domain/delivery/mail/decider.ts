import { type Decider, refuse } from '#domain/decider.ts';
import {
  type MailAmbiguous,
  type MailBounced,
  type MailClaimed,
  type MailExpired,
  type MailKind,
  type MailRefused,
  type MailRequested,
  type MailReturned,
  type MailSent,
  mailAmbiguous,
  mailBounced,
  mailClaimed,
  mailExpired,
  mailRefused,
  mailRequested,
  mailReturned,
  mailSent,
  type OutgoingMailEvent,
} from './events.ts';

type ClaimMail = MailClaimed['data'] &
  Readonly<{
    /** The outbox writes by mail id, so a second handing over changes nothing. */
    repeatable: boolean;
    /** The lease that an earlier claim names has ended. */
    earlierEpochEnded: boolean;
  }>;

export type OutgoingMailCommand =
  | Readonly<{ type: 'RequestMail'; data: MailRequested['data'] }>
  | Readonly<{ type: 'ClaimMail'; data: ClaimMail }>
  | Readonly<{ type: 'ReturnMail'; data: MailReturned['data'] & Readonly<{ epoch: string }> }>
  | Readonly<{ type: 'NoteSent'; data: MailSent['data'] }>
  | Readonly<{ type: 'NoteRefused'; data: MailRefused['data'] }>
  | Readonly<{ type: 'NoteAmbiguous'; data: MailAmbiguous['data'] }>
  | Readonly<{ type: 'ExpireMail'; data: MailExpired['data'] }>
  /** Only of a mail that was offered to a relay; the first report of each kind counts. */
  | Readonly<{ type: 'NoteBounce'; data: MailBounced['data'] }>;

export type OutgoingMail =
  | Readonly<{ status: 'unknown' }>
  | Readonly<{ status: 'closed'; offered: boolean; bounced: readonly MailBounced['data']['failure'][] }>
  | Readonly<{ status: 'requested'; kind: MailKind; expiresAt: string | null }>
  | Readonly<{ status: 'claimed'; kind: MailKind; expiresAt: string | null; epoch: string }>;

/** Kinds that may go out twice when a worker died in between: a second login link harms nobody, a second question does. */
const doubleIsHarmless: Readonly<Record<MailKind, boolean>> = {
  'check-in': false,
  feedback: false,
  'not-understood': false,
  document: true,
  insight: false,
  'is-this-you': true,
  'held-mail-ends': true,
  'role-mail': true,
  'role-answer': false,
  'login-link': true,
  'no-account': true,
  'sign-up-again': true,
  welcome: true,
  'address-confirm': true,
  'address-changed': true,
  'address-taken': true,
  'payment-failed': true,
  'subscription-cancelled': true,
  'refund-given': true,
  'renewal-ahead': true,
  'deletion-receipt': true,
};

const claim = (data: ClaimMail, state: OutgoingMail) => {
  if (state.status === 'unknown') return refuse('no-such-mail');
  if (state.status === 'closed') return [];
  if (state.expiresAt !== null && state.expiresAt <= data.at) return [mailExpired(data)];
  if (state.status === 'requested') return [mailClaimed(data)];
  if (!data.earlierEpochEnded) return refuse('claimed-by-another');
  return data.repeatable || doubleIsHarmless[state.kind] ? [mailClaimed(data)] : [mailAmbiguous(data)];
};

const noteBounce = (data: MailBounced['data'], state: OutgoingMail): readonly OutgoingMailEvent[] =>
  state.status === 'closed' && state.offered && !state.bounced.includes(data.failure) ? [mailBounced(data)] : [];

export const outgoingMail: Decider<
  OutgoingMail,
  OutgoingMailCommand,
  OutgoingMailEvent,
  'no-such-mail' | 'claimed-by-another'
> = {
  initial: { status: 'unknown' },
  decide({ type, data }, state) {
    if (type === 'RequestMail') return state.status === 'unknown' ? [mailRequested(data)] : [];
    if (type === 'ClaimMail') return claim(data, state);
    if (state.status === 'unknown') return refuse('no-such-mail');
    if (type === 'NoteBounce') return noteBounce(data, state);
    if (state.status === 'closed') return [];
    switch (type) {
      case 'ReturnMail':
        return state.status === 'claimed' && state.epoch === data.epoch ? [mailReturned(data)] : [];
      case 'NoteSent':
        return [mailSent(data)];
      case 'NoteRefused':
        return [mailRefused(data)];
      case 'NoteAmbiguous':
        return doubleIsHarmless[state.kind] ? [] : [mailAmbiguous(data)];
      case 'ExpireMail':
        return [mailExpired(data)];
    }
  },
  evolve(state, { type, data }) {
    switch (type) {
      case 'MailRequested':
        return { status: 'requested', kind: data.kind, expiresAt: data.expiresAt };
      case 'MailClaimed':
        return state.status === 'requested' || state.status === 'claimed'
          ? { status: 'claimed', kind: state.kind, expiresAt: state.expiresAt, epoch: data.epoch }
          : state;
      case 'MailReturned':
        return state.status === 'claimed'
          ? { status: 'requested', kind: state.kind, expiresAt: state.expiresAt }
          : state;
      case 'MailSent':
      case 'MailAmbiguous':
      case 'MailRefused':
        return { status: 'closed', offered: true, bounced: [] };
      case 'MailExpired':
        return { status: 'closed', offered: false, bounced: [] };
      case 'MailBounced':
        return state.status === 'closed' ? { ...state, bounced: [...state.bounced, data.failure] } : state;
    }
  },
};
