import { type Decider, refuse } from '#domain/decider.ts';
import {
  type PaymentNoticed,
  type PaymentNoticeEvent,
  type PaymentNoticeFollowed,
  type PaymentNoticeSetAside,
  paymentNoticed,
  paymentNoticeFollowed,
  paymentNoticeSetAside,
} from './events.ts';

export type PaymentNoticeCommand =
  | Readonly<{ type: 'NotePayment'; data: PaymentNoticed['data'] }>
  | Readonly<{ type: 'NoteFollowed'; data: PaymentNoticeFollowed['data'] }>
  | Readonly<{ type: 'SetNoticeAside'; data: PaymentNoticeSetAside['data'] }>;

type PaymentNotice = Readonly<{ status: 'unknown' | 'noticed' | 'closed' }>;

/** Stream `payment-<noticeId>`: the same notice twice is one. */
export const paymentNotice: Decider<PaymentNotice, PaymentNoticeCommand, PaymentNoticeEvent, 'no-such-notice'> = {
  initial: { status: 'unknown' },
  decide({ type, data }, { status }) {
    if (type === 'NotePayment') return status === 'unknown' ? [paymentNoticed(data)] : [];
    if (status === 'unknown') return refuse('no-such-notice');
    if (status === 'closed') return [];
    return type === 'NoteFollowed' ? [paymentNoticeFollowed(data)] : [paymentNoticeSetAside(data)];
  },
  evolve(_, { type }) {
    return { status: type === 'PaymentNoticed' ? 'noticed' : 'closed' };
  },
};
