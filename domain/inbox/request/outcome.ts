import type { DocumentKind } from '#domain/documents/document-kind.ts';
import type { RequestKind } from './mail-request.ts';
import type {
  AboutMeFacts,
  AboutUsFacts,
  AskedBackFacts,
  CareerToldFacts,
  CheckInsNowFacts,
  CorrectedFacts,
  DocumentBegunFacts,
  DocumentOutcomeFacts,
  ImpossibleFacts,
  ListedWinsFacts,
  LoginFacts,
  LookBackFacts,
  PositionFacts,
  RestoredFacts,
  ToConfirmFacts,
} from './outcome-facts.ts';

/** What came of one request, as facts that the answer is made of. */
export type RequestOutcome = DoneOutcome | AskedBackOutcome | ToConfirmOutcome | ImpossibleOutcome;

/** It was carried out. */
export type DoneOutcome =
  | CheckInOutcome
  | ListOutcome
  | LookBackOutcome
  | CorrectionOutcome
  | RestoreOutcome
  | PositionOutcome
  | CareerOutcome
  | DocumentOutcome
  | DocumentBegunOutcome
  | LoginOutcome
  | AboutUsOutcome
  | AboutMeOutcome;
export type CheckInOutcome = Done<'change-schedule' | 'pause' | 'resume' | 'stop', CheckInsNowFacts>;
export type ListOutcome = Done<'list-wins', ListedWinsFacts>;
export type LookBackOutcome = Done<'how-am-i-doing', LookBackFacts>;
export type LoginOutcome = Done<'login', LoginFacts>;
type AboutUsOutcome = Done<'ask-about-us', AboutUsFacts>;
export type AboutMeOutcome = Done<'ask-about-me', AboutMeFacts>;
export type CorrectionOutcome = Done<'correct-wins', CorrectedFacts>;
export type RestoreOutcome = Done<'restore-wins', RestoredFacts>;
type PositionOutcome = Done<'change-profile', PositionFacts>;
type CareerOutcome = Done<'tell-career', CareerToldFacts>;
/** A document that is there, with its files. */
export type DocumentOutcome = Done<DocumentKind, DocumentOutcomeFacts>;
/** One that AI is writing, which its user finds with the others. */
export type DocumentBegunOutcome = Done<DocumentKind, DocumentBegunFacts>;

export const isDocument = (outcome: RequestOutcome): outcome is DocumentOutcome =>
  outcome.result === 'done' && 'attachments' in outcome.facts;
export const isBegunDocument = (outcome: RequestOutcome): outcome is DocumentBegunOutcome =>
  outcome.result === 'done' && 'isBeingWritten' in outcome.facts;

/** The answer asks back, and `facts` say what for. */
export type AskedBackOutcome = Outcome<RequestKind, 'unclear', AskedBackFacts>;
/** The answer asks whether just this is meant; a "yes" carries it out. */
export type ToConfirmOutcome = Outcome<RequestKind, 'to-confirm', ToConfirmFacts>;
/** It could not be, and `facts` say why. */
export type ImpossibleOutcome = Outcome<RequestKind, 'impossible', ImpossibleFacts>;

type Done<Kind extends RequestKind, Facts> = Outcome<Kind, 'done', Facts>;
type Outcome<Kind extends RequestKind, Result extends string, Facts> = Readonly<{
  request: Kind;
  /** The user's own words, shortened. */
  asked: string;
  result: Result;
  facts: Facts;
}>;
