import { createAtMost } from '#application/engine/at-most.ts';
import type { Language } from '#domain/facts.ts';
import type { MessageTone } from '#domain/inbox/mail/events.ts';
import type { RequestDetails, RequestKind } from '#domain/inbox/request/mail-request.ts';
import type { KnownNames } from '#domain/known-names.ts';
import type { WinQuestion } from '#domain/wins/question.ts';
import type { WinDraft } from '#domain/wins/win-draft.ts';

/**
 * A stretch of the author's own words, and what it is. `date`: the local day of a win that its words name (`yyyy-MM-dd`), null
 * where they name none. `draft`: what the win shows. `answer` answers our question; `unsure` is for the local reader to say.
 */
export type AiPart =
  | Readonly<{ text: string; is: 'win'; date: string | null; draft: WinDraft | null }>
  | Readonly<{ text: string; is: 'request'; kind: RequestKind; details: RequestDetails }>
  | Readonly<{ text: string; is: 'hard' | 'chat' | 'answer' | 'unsure' }>;

/** A model's reading of a message, part by part in the order of its words. */
export type AiReading = Readonly<{ tone: MessageTone; language: Language | null; parts: readonly AiPart[] }>;

/** An earlier win: `date` is its local day. */
export type RelatedWin = Readonly<{ date: string; text: string }>;

/**
 * The context of a message. `names()` name the user, and never leave us; `language` is what
 * the local reader takes the message for. `asked`: our question about a win that the message may answer. `listed`: the wins that our
 * last answer listed, in its order. `journal`: earlier wins that share words with the message.
 */
export type AiReadingContext = Readonly<{
  userId: number;
  names(): Promise<KnownNames>;
  language: Language | null;
  today: string;
  asked: WinQuestion | null;
  listed: readonly string[];
  journal: readonly RelatedWin[];
}>;

/**
 * Reads a message through a provider. Rejects where that is away, over budget or answers nothing of use; what it says is
 * checked against the words.
 */
export interface AiReader {
  /** As events name it. */
  readonly name: string;
  read(words: string, context: AiReadingContext): Promise<AiReading>;
}

const MAX_AT_ONCE = 16;

/** With no more calls under way at once than these: what comes then is read here alone, for no mail waits in line. */
export const boundedAiReader = (reader: AiReader, max = MAX_AT_ONCE): AiReader => {
  const atMost = createAtMost(max, 'the AI reader');
  return { name: reader.name, read: (words, context) => atMost(() => reader.read(words, context)) };
};
