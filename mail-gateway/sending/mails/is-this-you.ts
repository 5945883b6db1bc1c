import type { IsThisYouFacts } from '#domain/delivery/mail/facts.ts';
import { linkless } from '#domain/text/linkless.ts';
import type { Content } from '../blocks.ts';
import { oneLine } from '../clean.ts';
import { greeting, type Setting } from '../template.ts';
import { dateInWords } from '../words/date-in-words.ts';

/** Asks whose a mail was that nobody has proven; its page lets it be taken as theirs, or disowned. */
export const isThisYou = (facts: IsThisYouFacts, { publicUrl, name, link }: Setting): Content => {
  const { from, subject, receivedAt } = facts;
  return {
    subject: 'Is this you? A mail needs your answer',
    blocks: [
      { kind: 'headline', text: 'Is this you?' },
      {
        kind: 'paragraph',
        text: `${greeting(name)} on ${dateInWords(receivedAt)} a mail came to your own reply address, and its mail server could not show that it was from you. Nothing of it was kept as a win or answered.`,
      },
      {
        kind: 'list',
        items: [`From: ${linkless(oneLine(from, 120))}`, `Subject: ${linkless(oneLine(subject, 160)) || '(none)'}`],
      },
      { kind: 'button', label: 'See it and decide', url: link?.url ?? `${publicUrl}/wins` },
      {
        kind: 'note',
        text: 'If it was not you, there is nothing to do: without your word nothing of it is kept as a win or answered.',
      },
    ],
  };
};
