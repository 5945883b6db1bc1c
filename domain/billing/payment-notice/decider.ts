import { type Decider, refuse } from '#domain/decider.ts';
import {
  type PaymentNoticeEvent,
  type PaymentNoticeIgnored,
  type PaymentNoticeProcessed,
  type PaymentNoticeReceived,
  paymentNoticeIgnored,
  paymentNoticeProcessed,
  paymentNoticeReceived,
} from './events.ts';

export type PaymentNoticeCommand =
  | Readonly<{ type: 'NotePayment'; data: PaymentNoticeReceived['data'] }>
  | Readonly<{ type: 'NoteFollowed'; data: PaymentNoticeProcessed['data'] }>
  | Readonly<{ type: 'SetNoticeAside'; data: PaymentNoticeIgnored['data'] }>;

type PaymentNotice = Readonly<{ status: 'unknown' | 'noticed' | 'closed' }>;

/** Stream `payment-<noticeId>`: the same notice twice is one. */
export const paymentNotice: Decider<PaymentNotice, PaymentNoticeCommand, PaymentNoticeEvent, 'no-such-notice'> = {
  initial: { status: 'unknown' },
  decide({ type, data }, { status }) {
    if (type === 'NotePayment') return status === 'unknown' ? [paymentNoticeReceived(data)] : [];
    if (status === 'unknown') return refuse('no-such-notice');
    if (status === 'closed') return [];
    return type === 'NoteFollowed' ? [paymentNoticeProcessed(data)] : [paymentNoticeIgnored(data)];
  },
  evolve(_, { type }) {
    return { status: type === 'PaymentNoticeReceived' ? 'noticed' : 'closed' };
  },
};
