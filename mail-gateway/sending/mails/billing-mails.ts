import type {
  DeletionReceiptFacts,
  PaymentFailedFacts,
  RefundGivenFacts,
  RenewalAheadFacts,
  SubscriptionCancelledFacts,
} from '#domain/delivery/mail/facts.ts';
import { type Content, greeting, type Setting } from '../template.ts';
import { dateInWords, moneyInWords } from '../words/in-words.ts';

/** A payment failed; everything stays open for the days of grace. */
export const paymentFailed = (facts: PaymentFailedFacts, { brandName, publicUrl, name }: Setting): Content => ({
  subject: `Your payment for ${brandName} did not go through`,
  blocks: [
    {
      kind: 'paragraph',
      text: `${greeting(name)} your last payment for ${brandName} did not go through. That happens: cards expire, banks say no.`,
    },
    {
      kind: 'paragraph',
      text: `Nothing changes until ${dateInWords(facts.accessUntil)}. Please look at your card before then:`,
    },
    { kind: 'button', label: 'Open billing', url: `${publicUrl}/billing` },
    { kind: 'note', text: 'Whatever happens, your wins stay yours: you can always read, export and add to them.' },
  ],
});

/** A week before another year is charged. */
export const renewalAhead = (facts: RenewalAheadFacts, { brandName, publicUrl, name }: Setting): Content => {
  const { date, ...money } = facts;
  return {
    subject: `Your ${brandName} year renews on ${dateInWords(date)}`,
    blocks: [
      {
        kind: 'paragraph',
        text: `${greeting(name)} your annual plan renews on ${dateInWords(date)}. ${moneyInWords(money)} will be charged that day, for another year.`,
      },
      { kind: 'paragraph', text: 'You need to do nothing for that. Should you not want it, cancel before then:' },
      { kind: 'button', label: 'Open billing', url: `${publicUrl}/billing` },
      { kind: 'note', text: 'Within 14 days of the charge you can also have it back in full.' },
    ],
  };
};

/** The receipt of a cancellation. */
export const subscriptionCancelled = (
  facts: SubscriptionCancelledFacts,
  { brandName, publicUrl, name }: Setting,
): Content => ({
  subject: `Your ${brandName} subscription is cancelled`,
  blocks: [
    {
      kind: 'paragraph',
      text: `${greeting(name)} your subscription is cancelled, and nothing more is charged. Everything stays open until ${dateInWords(facts.accessUntil)}.`,
    },
    {
      kind: 'paragraph',
      text: 'After that there are no more check-ins, and your wins stay yours: you can sign in, read and export them. You may come back at any time.',
    },
    { kind: 'note', text: 'Changed your mind?', url: `${publicUrl}/billing` },
  ],
});

/** The receipt of a refund. */
export const refundGiven = (facts: RefundGivenFacts, { brandName, publicUrl, name }: Setting): Content => ({
  subject: `Your ${brandName} refund`,
  blocks: [
    {
      kind: 'paragraph',
      text: `${greeting(name)} ${moneyInWords(facts)} is on its way back to the card that you paid with. Banks mostly take five to ten days to show it.`,
    },
    {
      kind: 'paragraph',
      text: 'Your subscription has ended, and nothing more is charged. Your wins stay yours: you can sign in, read, add to and export them.',
    },
    { kind: 'note', text: 'Should you want to come back one day:', url: `${publicUrl}/billing` },
  ],
});

/** The last mail of all. */
export const deletionReceipt = (facts: DeletionReceiptFacts, { brandName, name }: Setting): Content => {
  const subscription = facts.cancelled ? ' Your subscription is ended, and nothing more is charged.' : '';
  return {
    subject: `Your ${brandName} account is deleted`,
    blocks: [
      {
        kind: 'paragraph',
        text: `${greeting(name)} as you asked, your account is deleted.${subscription}`,
      },
      {
        kind: 'paragraph',
        text: 'What you wrote can no longer be read by anyone within an hour, and in our backups within 30 days. Invoices stay with the payment provider for as long as the law wants.',
      },
      { kind: 'note', text: 'This is the last mail you get from us. You can sign up afresh at any time.' },
    ],
  };
};
