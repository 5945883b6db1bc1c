import test from 'ava';
import { type PaymentNoticeCommand, paymentNotice } from '#domain/billing/payment-notice/decider.ts';
import { AT, carriedOut } from '../carried-out.ts';

const id = { noticeId: 'n1', userId: 7, at: AT };
const noted: PaymentNoticeCommand = {
  type: 'NotePayment',
  data: { ...id, kind: 'invoice.paid', signUpId: null, checkoutId: null, subscriptionId: 'sub' },
};
const followed: PaymentNoticeCommand = { type: 'NoteFollowed', data: id };
const setAside: PaymentNoticeCommand = { type: 'SetNoticeAside', data: { ...id, reason: 'no-account' } };

test('the same notice twice is one', (t) => {
  t.deepEqual(carriedOut(paymentNotice, [noted, noted, followed, noted]).types, [
    'PaymentNoticeReceived',
    'PaymentNoticeProcessed',
  ]);
});

test('a notice ends once: followed or set aside', (t) => {
  t.deepEqual(carriedOut(paymentNotice, [noted, setAside, followed]).types, [
    'PaymentNoticeReceived',
    'PaymentNoticeIgnored',
  ]);
  t.deepEqual(carriedOut(paymentNotice, [noted, followed, setAside]).types, [
    'PaymentNoticeReceived',
    'PaymentNoticeProcessed',
  ]);
});

test('what was never noticed cannot be followed', (t) => {
  t.deepEqual(carriedOut(paymentNotice, [followed, setAside]).answers, ['no-such-notice', 'no-such-notice']);
});
