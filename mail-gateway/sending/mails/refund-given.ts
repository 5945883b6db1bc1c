import type { RefundGivenWords } from '#application/inbox/mail-words.ts';
import { moneyInWords } from '#domain/billing/money-in-words.ts';
import type { JsonObject } from '#domain/json.ts';
import type { Content } from '../blocks.ts';
import { greeting, type Setting } from '../template.ts';

/** The receipt of a refund. */
export const refundGiven = (words: JsonObject, { brandName, publicUrl, name }: Setting): Content => ({
  subject: `Your ${brandName} refund`,
  blocks: [
    {
      kind: 'paragraph',
      text: `${greeting(name)} ${moneyInWords(words as RefundGivenWords)} is on its way back to the card that you paid with. Banks mostly take five to ten days to show it.`,
    },
    {
      kind: 'paragraph',
      text: 'Your subscription has ended, and nothing more is charged. Your wins stay yours: you can sign in, read, add to and export them.',
    },
    { kind: 'note', text: 'Should you want to come back one day:', url: `${publicUrl}/billing` },
  ],
});
