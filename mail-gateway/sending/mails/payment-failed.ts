import type { PaymentFailedWords } from '#application/inbox/mail-words.ts';
import type { JsonObject } from '#domain/json.ts';
import { dateInWords } from '#domain/time/date-in-words.ts';
import type { Content } from '../blocks.ts';
import { greeting, type Setting } from '../template.ts';

/** A payment failed; everything stays open for the days of grace. */
export const paymentFailed = (words: JsonObject, { brandName, publicUrl, name }: Setting): Content => ({
  subject: `Your payment for ${brandName} did not go through`,
  blocks: [
    {
      kind: 'paragraph',
      text: `${greeting(name)} your last payment for ${brandName} did not go through. That happens: cards expire, banks say no.`,
    },
    {
      kind: 'paragraph',
      text: `Nothing changes until ${dateInWords((words as PaymentFailedWords).accessUntil)}. Please look at your card before then:`,
    },
    { kind: 'button', label: 'Open billing', url: `${publicUrl}/billing` },
    { kind: 'note', text: 'Whatever happens, your wins stay yours: you can always read, export and add to them.' },
  ],
});
