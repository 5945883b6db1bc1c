import type { RenewalAheadFacts } from '#domain/delivery/mail/facts.ts';
import type { Content } from '../blocks.ts';
import { greeting, type Setting } from '../template.ts';
import { dateInWords } from '../words/date-in-words.ts';
import { moneyInWords } from '../words/money-in-words.ts';

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
