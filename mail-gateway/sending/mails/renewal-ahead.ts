import type { RenewalAheadWords } from '#application/inbox/mail-words.ts';
import { moneyInWords } from '#domain/billing/money-in-words.ts';
import type { JsonObject } from '#domain/json.ts';
import { dateInWords } from '#domain/time/date-in-words.ts';
import type { Content } from '../blocks.ts';
import { greeting, type Setting } from '../template.ts';

/** A week before another year is charged. */
export const renewalAhead = (words: JsonObject, { brandName, publicUrl, name }: Setting): Content => {
  const { date, ...money } = words as RenewalAheadWords;
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
