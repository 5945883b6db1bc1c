import type { HeldMailEndsFacts } from '#domain/delivery/mail/facts.ts';
import { linkless } from '#domain/text/linkless.ts';
import type { Content } from '../blocks.ts';
import { oneLine } from '../clean.ts';
import { greeting, type Setting } from '../template.ts';
import { dateInWords } from '../words/date-in-words.ts';

/** A week before a mail that waits for its user's word ends; the others of its day end with it. */
export const heldMailEnds = (facts: HeldMailEndsFacts, { publicUrl, name, link }: Setting): Content => {
  const { from, subject, receivedAt, endsAt } = facts;
  return {
    subject: `A mail waits for your answer until ${dateInWords(endsAt)}`,
    blocks: [
      { kind: 'headline', text: 'Was this you?' },
      {
        kind: 'paragraph',
        text: `${greeting(name)} on ${dateInWords(receivedAt)} a mail came to your own reply address that its mail server could not show to be from you. It still waits for your answer. On ${dateInWords(endsAt)} it is let go, and so is any other that came the same day; after that it cannot become a win.`,
      },
      {
        kind: 'list',
        items: [`From: ${linkless(oneLine(from, 120))}`, `Subject: ${linkless(oneLine(subject, 160)) || '(none)'}`],
      },
      { kind: 'button', label: 'See it and decide', url: link?.url ?? `${publicUrl}/wins` },
      { kind: 'note', text: 'If it was not you, there is nothing to do.' },
    ],
  };
};
