import type { NoneBecause } from '#domain/check-ins/none-because.ts';
import type { ToldSchedule } from '#domain/check-ins/rhythm-words.ts';
import type { CorrectionResult } from '#domain/wins/correction.ts';

/** `RequestOutcome.words` by what was asked and what came of it. Times are ISO 8601 (UTC), dates local ones (`yyyy-MM-dd`). */

/** Of `change-schedule`, `pause`, `resume` and `stop` once `done`: what holds now. */
export type CheckInsNowWords = Readonly<{
  schedule: ToldSchedule;
  /** The next ones that will come; none while they rest for good. */
  next: readonly string[];
  /** The first date that may have one again; null when none is paused, or until they are resumed. */
  pausedUntil: string | null;
  paused: boolean;
  /** Nothing is subscribed, so that none comes before there is. */
  inactive: boolean;
  /** Why none comes; answers written before it was told lack it. */
  none?: NoneBecause | null;
}>;
/** Of `list-wins`: the newest first, numbered in this order; `during` is the time that was asked for, as in `in March`. */
export type ListedWinsWords = Readonly<{ wins: readonly ListedWin[]; total: number; during?: string }>;
export type ListedWin = Readonly<{ winId: string; date: string; text: string }>;

/** Of `how-am-i-doing`: ready-made lines. */
export type LookBackWords = Readonly<{ title: string; lines: readonly string[]; highlights: readonly string[] }>;

/** Of `correct-wins`: what came of each correction. */
export type CorrectedWords = Readonly<{ results: readonly CorrectionResult[] }>;
/** Of a document: its plain text and its files are in the archive. `mailed`: those went by mail. */
export type DocumentOutcomeWords = Readonly<{
  title: string;
  text: string;
  attachments: readonly Readonly<{ name: string; type: string; blob: string }>[];
  mailed?: boolean;
}>;

/**
 * Of what is `unclear`: what the answer asks for. A reply in the same conversation may give just that, and what was asked
 * is then carried out: so this keeps what is known already (`company`, `role`) beside the outcome's own `asked`.
 */
export type AskedBackWords = Readonly<{ asks: AsksFor; company: string; role: string; zone: string }>;
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
  | 'a-list-first';

/**
 * Of what is `impossible`: why. `on-billing-page`: it is done there alone, by whoever is signed in. `released`: the mail is
 * its user's by their word alone, too little to change things by.
 */
export type ImpossibleWords = Readonly<{
  reason: 'on-billing-page' | 'inactive' | 'too-many-today' | 'too-many-at-once' | 'no-account' | 'released';
}>;
