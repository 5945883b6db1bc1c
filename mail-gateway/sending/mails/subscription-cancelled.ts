import type { SubscriptionCancelledFacts } from '#domain/delivery/mail/facts.ts';
import type { Content } from '../blocks.ts';
import { greeting, type Setting } from '../template.ts';
import { dateInWords } from '../words/date-in-words.ts';

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
