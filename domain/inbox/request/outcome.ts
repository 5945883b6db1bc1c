import type { DocumentKind } from '#domain/documents/document-kind.ts';
import type { RequestKind } from './mail-request.ts';
import type {
  AskedBackWords,
  CheckInsNowWords,
  CorrectedWords,
  DocumentOutcomeWords,
  ImpossibleWords,
  ListedWinsWords,
  LookBackWords,
} from './outcome-words.ts';

/** What came of one request, and the plain words that the answer is rendered from. */
export type RequestOutcome = DoneOutcome | AskedBackOutcome | ImpossibleOutcome | LaterOutcome;

/** It was carried out. */
export type DoneOutcome = CheckInOutcome | ListOutcome | LookBackOutcome | CorrectionOutcome | DocumentOutcome;
export type CheckInOutcome = Done<'change-schedule' | 'pause' | 'resume' | 'stop', CheckInsNowWords>;
export type ListOutcome = Done<'list-wins', ListedWinsWords>;
export type LookBackOutcome = Done<'how-am-i-doing', LookBackWords>;
export type CorrectionOutcome = Done<'correct-wins', CorrectedWords>;
/** A document that is there, with its files. */
export type DocumentOutcome = Done<DocumentKind, DocumentOutcomeWords>;

export const isDocument = (outcome: RequestOutcome): outcome is DocumentOutcome =>
  outcome.result === 'done' && 'attachments' in outcome.words;

/** The answer asks back, and `words` say what for. */
export type AskedBackOutcome = Outcome<RequestKind, 'unclear', AskedBackWords>;
/** It could not be, and `words` say why. */
export type ImpossibleOutcome = Outcome<RequestKind, 'impossible', ImpossibleWords>;
/** It is understood, and nothing here makes it yet. */
export type LaterOutcome = Outcome<RequestKind, 'later', Readonly<Record<string, never>>>;

type Done<Kind extends RequestKind, Words> = Outcome<Kind, 'done', Words>;
type Outcome<Kind extends RequestKind, Result extends string, Words> = Readonly<{
  request: Kind;
  /** The user's own words, shortened. */
  asked: string;
  result: Result;
  words: Words;
}>;
