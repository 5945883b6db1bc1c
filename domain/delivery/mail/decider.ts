import { type Decider, refuse } from '#domain/decider.ts';
import { type Delivery, type DeliveryCommand, type DeliveryRefused, deliveryBy, wasOffered } from '../delivery.ts';
import {
  type MailBounced,
  type MailKind,
  type MailRequested,
  mailBounced,
  mailClaimed,
  mailClaimReleased,
  mailExpired,
  mailMarkedAmbiguous,
  mailRejected,
  mailRequested,
  mailSent,
  type OutgoingMailEvent,
} from './events.ts';

/** Kinds that may go out twice when a worker died in between: a second login link harms nobody, a second question does. */
const doubleIsHarmless: Readonly<Record<MailKind, boolean>> = {
  'check-in': false,
  feedback: false,
  'not-understood': false,
  document: true,
  post: true,
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
  'payment-receipt': true,
  'refund-given': true,
  'renewal-ahead': true,
  'deletion-receipt': true,
};

const delivery = deliveryBy<MailKind, MailRequested['data'], Exclude<OutgoingMailEvent, MailBounced>>({
  mayRepeat: (kind) => doubleIsHarmless[kind],
  events: {
    requested: mailRequested,
    claimed: ({ id, epoch, ...data }) => mailClaimed({ mailId: id, leaseEpoch: epoch, ...data }),
    returned: ({ id, ...data }) => mailClaimReleased({ mailId: id, ...data }),
    sent: ({ id, ...data }) => mailSent({ mailId: id, ...data }),
    refused: ({ id, ...data }) => mailRejected({ mailId: id, ...data }),
    uncertain: ({ id, ...data }) => mailMarkedAmbiguous({ mailId: id, ...data }),
    expired: ({ id, ...data }) => mailExpired({ mailId: id, ...data }),
  },
  stepOf({ type, data }) {
    switch (type) {
      case 'MailRequested':
        return { step: 'asked', kind: data.kind, expiresAt: data.expiresAt };
      case 'MailClaimed':
        return { step: 'claimed', epoch: data.leaseEpoch };
      case 'MailClaimReleased':
        return { step: 'returned' };
      case 'MailSent':
        return { step: 'sent' };
      case 'MailRejected':
        return { step: 'refused' };
      case 'MailMarkedAmbiguous':
        return { step: 'uncertain' };
      case 'MailExpired':
        return { step: 'expired' };
    }
  },
});

type OutgoingMailCommand =
  | DeliveryCommand<MailRequested['data']>
  /** Only of a mail that was offered to a relay; the first report of each kind counts. */
  | Readonly<{ type: 'NoteBounce'; data: MailBounced['data'] }>;

export type OutgoingMail = Delivery<MailKind> & Readonly<{ bounced: readonly MailBounced['data']['failure'][] }>;

/** Stream `outgoing-<mailId>`: a delivery, and what its reader's side reports of it afterwards. */
export const outgoingMail: Decider<OutgoingMail, OutgoingMailCommand, OutgoingMailEvent, DeliveryRefused> = {
  initial: { ...delivery.initial, bounced: [] },
  decide(command, state) {
    if (command.type !== 'NoteBounce') return delivery.decide(command, state);
    if (state.status === 'unknown') return refuse('no-such-delivery');
    return wasOffered(state) && !state.bounced.includes(command.data.failure) ? [mailBounced(command.data)] : [];
  },
  evolve(state, event) {
    if (event.type === 'MailBounced') return { ...state, bounced: [...state.bounced, event.data.failure] };
    return { ...delivery.evolve(state, event), bounced: state.bounced };
  },
};
