import type { RefundGivenFacts } from '#domain/delivery/mail/facts.ts';
import type { Content } from '../blocks.ts';
import { greeting, type Setting } from '../template.ts';
import { moneyInWords } from '../words/money-in-words.ts';

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
