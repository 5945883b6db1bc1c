import type { Event } from '#domain/event.ts';

/**
 * Not all of a mail or message that was understood has become something: it was `too-much`, or `not-understood`, or
 * stood `beside` a win and reads like none, or files came with it that are not kept. `characters` of words were left out; `passages` are those words as far as they are
 * shown, each short enough to be kept as a win; `isWhole` when
 * that is all of them. It stands under "needs you" until its user has done with it.
 */
export type WordsLeftOut = Event<
  'WordsLeftOut',
  Readonly<{
    mailId: string;
    userId: number;
    at: string;
    reason: LeftOutReason;
    characters: number;
    files: number;
    isWhole: boolean;
    personal: Readonly<{ passages: readonly string[] }>;
  }>
>;
export type LeftOutReason = 'too-much' | 'not-understood' | 'beside' | 'only-files';

export const wordsLeftOut = ({
  mailId,
  userId,
  at,
  reason,
  characters,
  files,
  isWhole,
  personal: { passages },
}: WordsLeftOut['data']): WordsLeftOut => ({
  type: 'WordsLeftOut',
  data: { mailId, userId, at, reason, characters, files, isWhole, personal: { passages } },
});
