import { createAtMost } from '#application/engine/at-most.ts';
import type { Language } from '#domain/facts.ts';
import type { MessageTone } from '#domain/inbox/mail/events.ts';
import type { RequestDetails, RequestKind } from '#domain/inbox/request/mail-request.ts';

/** A stretch of the author's own words, and what it is; `unsure` is for the rules to say. */
export type OpinionPart =
  | Readonly<{ text: string; is: 'win' | 'chat' | 'unsure' }>
  | Readonly<{ text: string; is: 'request'; kind: RequestKind; details: RequestDetails }>;

/** What a message is taken for, part by part in the order of its words. */
export type Opinion = Readonly<{ tone: MessageTone; language: Language | null; parts: readonly OpinionPart[] }>;

/** `names()` are words that name the user, which never leave us; `language` is what the rules take it for. */
export type OpinionContext = Readonly<{
  userId: number;
  names(): Promise<readonly string[]>;
  language: Language | null;
  today: string;
}>;

/**
 * Reads a message beside the rules, through a provider. Rejects where that is away, over budget or answers nothing of use;
 * what it says is checked, and changes nothing by itself.
 */
export interface SecondReader {
  /** As events name it. */
  readonly name: string;
  read(words: string, context: OpinionContext): Promise<Opinion>;
}

const MOST_AT_ONCE = 16;

/** With no more calls under way at once than these: what comes then is read by the rules alone, for no mail waits in line. */
export const boundedSecondReader = (reader: SecondReader, most = MOST_AT_ONCE): SecondReader => {
  const atMost = createAtMost(most, 'the second reader');
  return { name: reader.name, read: (words, context) => atMost(() => reader.read(words, context)) };
};
