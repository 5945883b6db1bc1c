import { z } from 'zod';
import { defineEvent, type EventOf } from '#domain/define-event.ts';
import { count, id, moment, userId } from '#domain/event-fields.ts';

const leftOutReason = z.enum(['cv', 'job-advert', 'too-much', 'not-understood', 'beside', 'only-files']);
export type LeftOutReason = z.infer<typeof leftOutReason>;

/**
 * Not all of a mail or message that was understood has become something: it is a pasted `cv` or `job-advert`, it was `too-much`, it was `not-understood`, it
 * stood `beside` a win and reads like none, or files came with it that are not kept (`only-files`). `characterCount`
 * characters of words were left out; `passages` are those words as far as they are shown, each short enough to be kept as a win, and
 * `isComplete` says that this is all of them. It stands under “needs you” until its user has dealt with it.
 */
export const wordsLeftOut = defineEvent('WordsLeftOut', {
  stream: 'mail-<mailId>',
  by: ['user'],
  data: {
    mailId: id,
    userId,
    at: moment,
    reason: leftOutReason,
    characterCount: count,
    fileCount: count,
    isComplete: z.boolean(),
  },
  personal: { passages: z.array(z.string()) },
});
export type WordsLeftOut = EventOf<typeof wordsLeftOut>;
