import type { SubscriptionCancelledWords } from '#application/inbox/mail-words.ts';
import type { JsonObject } from '#domain/json.ts';
import { dateInWords } from '#domain/time/date-in-words.ts';
import type { Content } from '../blocks.ts';
import { greeting, type Setting } from '../template.ts';

/** The receipt of a cancellation. */
export const subscriptionCancelled = (words: JsonObject, { brandName, publicUrl, name }: Setting): Content => ({
  subject: `Your ${brandName} subscription is cancelled`,
  blocks: [
    {
      kind: 'paragraph',
      text: `${greeting(name)} your subscription is cancelled, and nothing more is charged. Everything stays open until ${dateInWords((words as SubscriptionCancelledWords).accessUntil)}.`,
    },
    {
      kind: 'paragraph',
      text: 'After that there are no more check-ins, and your wins stay yours: you can sign in, read and export them. You may come back at any time.',
    },
    { kind: 'note', text: 'Changed your mind?', url: `${publicUrl}/billing` },
  ],
});
