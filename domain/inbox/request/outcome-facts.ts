import type { Position } from '#domain/accounts/profile/events.ts';
import type { NoneBecause } from '#domain/check-ins/facts.ts';
import type { CareerWords } from '#domain/documents/career.ts';
import type { Language } from '#domain/facts.ts';
import type { InsightText } from '#domain/insights/insight-text.ts';
import type { LookBack, SpokenSpan } from '#domain/insights/look-back.ts';
import type { Schedule } from '#domain/schedule/schedule.ts';
import type { CorrectionByWords, CorrectionResult } from '#domain/wins/correction.ts';
import type { SelfTopic } from '#domain/wins/self-question.ts';
import type { AboutUs, RequestDetails } from './mail-request.ts';

/** `RequestOutcome.facts` by what was asked and what came of it. Times are ISO 8601 (UTC), dates local ones (`yyyy-MM-dd`). */

/** Of `change-schedule`, `pause`, `resume` and `stop` once `done`: what holds now. */
export type CheckInsNowFacts = Readonly<{
  schedule: Omit<Schedule, 'anchorMonday'>;
  /** The next ones that will come; none while they rest for good. */
  next: readonly string[];
  /** The first date that may have one again; null when none is paused, or until they are resumed. */
  pausedUntil: string | null;
  paused: boolean;
  /** The first date of a pause that is still to come. */
  pausedFrom?: string;
  /** Nothing is subscribed, so that none comes before there is. */
  inactive: boolean;
  /** Why none comes; null where some do, and in what was written before it was told. */
  none: NoneBecause | null;
  /** Of `change-schedule`: what was asked for held before, and nothing was changed. */
  isSame?: boolean;
}>;
/** Of `list-wins`: the newest first, numbered in this order; `during` is the time that was asked for, null for all of it. */
export type ListedWinsFacts = Readonly<{
  wins: readonly ListedWin[];
  total: number;
  during: SpokenSpan | null;
  /** The words that all of them hold; none where all were asked for. */
  about?: string;
  /** The first ones come first. */
  oldest?: true;
}>;
export type ListedWin = Readonly<{ winId: string; date: string; text: string }>;

/** Of `how-am-i-doing`. */
export type LookBackFacts = LookBack;

/** Of `change-profile`: what the profile says now; '' for nothing. */
export type PositionFacts = Position;

/** Of `tell-career`: what is kept now, in the order it was told; what was told before is in it too. */
export type CareerToldFacts = Readonly<{ told: readonly CareerWords[] }>;

/** Of `correct-wins`: what came of each correction. */
export type CorrectedFacts = Readonly<{ results: readonly CorrectionResult[] }>;

/** Of `restore-wins`: the wins that are back, in the order in which they were removed; `quote` is what each says, shortened. */
export type RestoredFacts = Readonly<{ wins: readonly Readonly<{ winId: string; quote: string }>[] }>;

/**
 * Of a document: its plain text and its files are in the archive. `mailed`: those went by mail. `lacks` says what belongs in a
 * place of it and is not known; each is told once.
 */
export type DocumentOutcomeFacts = Readonly<{
  title: string;
  text: Readonly<{ blob: string }>;
  attachments: readonly Readonly<{ name: string; type: string; blob: string }>[];
  mailed: boolean;
  lacks?: readonly Readonly<{ place: string; text: string }>[];
}>;

/** Of a document that AI is still writing. `mailed`: it goes by mail once it is ready. */
export type DocumentBegunFacts = Readonly<{ isBeingWritten: true; mailed: boolean }>;

/**
 * Of what is `unclear`: what the answer asks for. A reply in the same conversation may give just that, and what was asked
 * is then carried out: so this keeps what is known already (`company`, `role`) beside the outcome's own `asked`.
 */
export type AskedBackFacts = Readonly<{
  asks: AsksFor;
  company: string;
  role: string;
  zone: string;
  /** Of `which-win`: those that may be meant, each with a number of the answer, and what is to be done to the one that is. */
  among?: readonly ListedWin[];
  wish?: CorrectionByWords;
  /** Of a letter: the id of the request that holds the advertisement. */
  advertOf?: string;
}>;
export type AsksFor =
  | 'company-and-role'
  | 'company'
  | 'role'
  | 'schedule'
  | 'other-days'
  | 'zone'
  | 'pause-date'
  | 'sooner-date'
  | 'later-date'
  | 'correction'
  | 'number'
  | 'which-win'
  | 'no-such-win'
  | 'which-category'
  | 'a-list-first'
  | 'what-is-wished';

/** Of `login`: whether a link is on its way to the account's own address, or too many went there of late. */
export type LoginFacts = Readonly<{ isSent: boolean }>;

/**
 * Of `ask-about-me`: `wins` answer it, numbered in this order, each by the words of it that do; `found` is how many do in all, of
 * `read` that were looked through. `skills` are those of `strengths`: in how many wins each shows, and which of `wins` show it best.
 * `told` is what a model says of it, in that language, each sentence with the wins that it rests on; null for plain code's words.
 */
export type AboutMeFacts = Readonly<{
  topic: SelfTopic;
  about: string;
  during: SpokenSpan | null;
  read: number;
  found: number;
  wins: readonly ListedWin[];
  skills: readonly Readonly<{ name: string; wins: number; winIds: readonly string[] }>[];
  setbacks: readonly string[];
  gaps: readonly string[];
  told: Readonly<{ language: Language; paragraphs: InsightText['paragraphs'] }> | null;
}>;

/** Of `ask-about-us`. */
export type AboutUsFacts = Readonly<{ topic: AboutUs }>;

/**
 * Of what is `to-confirm`: exactly what a "yes" carries out. `schedule` is what would hold then, null where it stays as it
 * is; `named` are the wins that the numbers of corrections speak of, number 1 first, and `quotes` what those say that words
 * named, '' for the others; `becomes` what they would say then.
 */
export type ToConfirmFacts = Readonly<{
  details: RequestDetails;
  schedule: Omit<Schedule, 'anchorMonday'> | null;
  named: readonly string[];
  quotes?: readonly string[];
  becomes?: readonly string[];
}>;

/**
 * Of what is `impossible`: why. `on-billing-page`, `on-profile-page`, `on-wins-page`: it is done there
 * alone, by whoever is signed in. `released`: the mail is
 * its user's by their word alone, too little to change things by. `declined`: asked whether it is meant, its user said no.
 * `beyond-us`: it is made of something else than wins. `answered-before`: the question was answered already, and counts as it was answered first.
 */
export type ImpossibleFacts = Readonly<{
  reason:
    | 'on-billing-page'
    | 'on-profile-page'
    | 'on-wins-page'
    | 'inactive'
    | 'too-many-today'
    | 'too-many-at-once'
    | 'no-account'
    | 'released'
    | 'declined'
    | 'answered-before'
    | 'beyond-us';
}>;
