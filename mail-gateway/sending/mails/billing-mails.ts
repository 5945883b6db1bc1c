import type {
  DeletionReceiptFacts,
  PaymentFailedFacts,
  PaymentReceiptFacts,
  RefundGivenFacts,
  RenewalAheadFacts,
  SubscriptionCancelledFacts,
} from '#domain/delivery/mail/facts.ts';
import type { Content, Setting } from '../template.ts';
import { dateInWords, moneyInWords } from '../words/in-words.ts';
import { greeting } from '../words/manner.ts';
import { billingWords } from './billing-words.ts';

/** A payment failed; everything stays open for the days of grace. */
export const paymentFailed = (
  facts: PaymentFailedFacts,
  { language, brandName, publicUrl, name }: Setting,
): Content => {
  const words = billingWords[language];
  return {
    subject: words.failedSubject(brandName),
    blocks: [
      { kind: 'paragraph', text: words.failed(greeting(name, language), brandName) },
      { kind: 'paragraph', text: words.failedUntil(dateInWords(facts.accessUntil, language)) },
      { kind: 'button', label: words.openBilling, url: `${publicUrl}/billing` },
      { kind: 'note', text: words.failedNote },
    ],
  };
};

/** A payment went through. */
export const paymentReceipt = (
  { date, plan, ...money }: PaymentReceiptFacts,
  { language, brandName, publicUrl, name }: Setting,
): Content => {
  const words = billingWords[language];
  const sum = moneyInWords(money, language);
  return {
    subject: words.receiptSubject(brandName, sum),
    blocks: [
      { kind: 'paragraph', text: words.receipt(greeting(name, language), sum, dateInWords(date, language)) },
      { kind: 'paragraph', text: words.receiptFor(brandName, words.plans[plan]) },
      { kind: 'button', label: words.openInvoices, url: `${publicUrl}/billing` },
      { kind: 'note', text: words.receiptNote },
    ],
  };
};

/** A week before another year is charged. */
export const renewalAhead = (
  { date, ...money }: RenewalAheadFacts,
  { language, brandName, publicUrl, name }: Setting,
): Content => {
  const words = billingWords[language];
  const day = dateInWords(date, language);
  return {
    subject: words.renewalSubject(brandName, day),
    blocks: [
      { kind: 'paragraph', text: words.renewal(greeting(name, language), day, moneyInWords(money, language)) },
      { kind: 'paragraph', text: words.renewalNothing },
      { kind: 'button', label: words.openBilling, url: `${publicUrl}/billing` },
      { kind: 'note', text: words.renewalNote },
    ],
  };
};

/** The receipt of a cancellation. */
export const subscriptionCancelled = (
  facts: SubscriptionCancelledFacts,
  { language, brandName, publicUrl, name }: Setting,
): Content => {
  const words = billingWords[language];
  return {
    subject: words.cancelledSubject(brandName),
    blocks: [
      {
        kind: 'paragraph',
        text: words.cancelled(greeting(name, language), dateInWords(facts.accessUntil, language)),
      },
      { kind: 'paragraph', text: words.cancelledAfter },
      { kind: 'note', text: words.cancelledNote, url: `${publicUrl}/billing` },
    ],
  };
};

/** The receipt of a refund. */
export const refundIssued = (facts: RefundGivenFacts, { language, brandName, publicUrl, name }: Setting): Content => {
  const words = billingWords[language];
  return {
    subject: words.refundSubject(brandName),
    blocks: [
      { kind: 'paragraph', text: words.refund(greeting(name, language), moneyInWords(facts, language)) },
      { kind: 'paragraph', text: words.refundAfter },
      { kind: 'note', text: words.refundNote, url: `${publicUrl}/billing` },
    ],
  };
};

/** The last mail of all. */
export const deletionReceipt = (facts: DeletionReceiptFacts, { language, brandName, name }: Setting): Content => {
  const words = billingWords[language];
  const subscription = [
    ...(facts.cancelled ? [words.deletedWithSubscription] : []),
    ...(facts.refund ? [words.deletedWithRefund(moneyInWords(facts.refund, language))] : []),
  ];
  return {
    subject: words.deletedSubject(brandName),
    blocks: [
      { kind: 'paragraph', text: [words.deleted(greeting(name, language)), ...subscription].join(' ') },
      { kind: 'paragraph', text: words.deletedWords },
      { kind: 'note', text: words.deletedNote },
    ],
  };
};
