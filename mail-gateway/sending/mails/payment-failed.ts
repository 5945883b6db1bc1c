import type { PaymentFailedFacts } from '#domain/delivery/mail/facts.ts';
import type { Content } from '../blocks.ts';
import { greeting, type Setting } from '../template.ts';
import { dateInWords } from '../words/date-in-words.ts';

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
