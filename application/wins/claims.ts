import type { Language } from '#domain/facts.ts';
import type { KnownNames } from '#domain/known-names.ts';

/**
 * An analysis is read by its writer alone and may judge and encourage; the others are read as facts. `stance`: a document
 * in which its writer says "I": facts are facts, and words that state none may judge.
 */
export type ClaimMode = 'analysis' | 'document' | 'heading' | 'insight' | 'stance';

/**
 * One thing that a sentence rests on. `days` are yyyy-MM-dd or yyyy-MM: when it was. `isLasting`: its days bear out "since" and
 * "until" as well, as those of a position do. `isEarlier`: another win than the one that is told of, which may be looked back on.
 * `isWanted`: what somebody else asks for, which shows nothing about the writer: only a look-up may take up its words.
 */
export type ClaimSource = Readonly<{
  text: string;
  days: readonly string[];
  isLasting: boolean;
  isEarlier?: boolean;
  isWanted?: boolean;
}>;
export type Claim = Readonly<{ text: string; sources: readonly ClaimSource[] }>;

/** The kinds of claim that a sentence's sources do not bear out. `word`: content words that no list decides. */
export type ClaimFault =
  | 'number'
  | 'unit'
  | 'direction'
  | 'name'
  | 'date'
  | 'title'
  | 'scale'
  | 'outcome'
  | 'denial'
  | 'credit'
  | 'exclusive'
  | 'cause'
  | 'merged'
  | 'language'
  | 'word';

/**
 * `faults`: what is surely wrong. `doubts`: what code cannot settle, with `doubtfulWords`, the words that somebody must find in the
 * sources. `support` is the share of its content words that the sources hold, 1 where it has none.
 */
export type ClaimJudgement = Readonly<{
  verdict: 'stands' | 'doubtful' | 'fails';
  faults: readonly ClaimFault[];
  doubts: readonly ClaimFault[];
  doubtfulWords: readonly string[];
  support: number;
}>;

/**
 * For a doubtful word, the words of a source that carry it, letter by letter; '' where none do. `isJudgement`: it claims nothing,
 * it only judges or encourages.
 */
type ClaimQuote = Readonly<{ word: string; quote: string; isJudgement: boolean }>;

/**
 * A check of a doubtful sentence against its sources: `isSaidSo` where they say all of it, of the same person; else `wrong` says in
 * a few words what they do not.
 */
export type ClaimFinding = Readonly<{ quotes: readonly ClaimQuote[]; isSaidSo: boolean; wrong?: string }>;

/** A sentence that code cannot settle, as somebody is asked about it. */
export type DoubtfulClaim = Claim & Pick<ClaimJudgement, 'doubts' | 'doubtfulWords'>;

/**
 * Looks up what doubtful sentences rest on, all in one call: a finding for each, in their order, null where there is none. Rejects
 * where it is away or over budget. What it quotes is looked up by whoever asked.
 */
type FindClaims = (claims: readonly DoubtfulClaim[]) => Promise<readonly (ClaimFinding | null)[]>;

/**
 * Whose sentences are looked up, in which language. `names()` name the user, and never leave us.
 * `workId` names a work that may begin again after a kill: its look-ups, in their order, are charged once. `signal`
 * fires when nobody wants them any more.
 */
type ClaimUser = Readonly<{
  userId: number;
  workId?: string;
  signal?: AbortSignal;
  names(): Promise<KnownNames>;
  language: Language;
}>;

export interface ClaimFinder {
  for(user: ClaimUser): FindClaims;
}

type ClaimSetting = Readonly<{ mode: ClaimMode; language: Language }>;

/** Tells facts from words: what a sentence claims against what it rests on. */
export interface Claims {
  /** Each sentence by itself against its own sources. */
  check(claims: readonly Claim[], setting: ClaimSetting): readonly ClaimJudgement[];
  /**
   * Whether a doubtful sentence stands by what was found of it: every doubtful word has a quote that is in its sources, or, in an
   * analysis or insight, only judges.
   */
  settle(claim: Claim, judgement: ClaimJudgement, finding: ClaimFinding, mode: ClaimMode): boolean;
  /** Whether a doubtful sentence may stand where nobody can be asked. */
  standsAlone(judgement: ClaimJudgement, mode: ClaimMode): boolean;
  /** The first and the last time of a text that says nothing but times, as yyyy, yyyy-MM or yyyy-MM-dd; null of any other. */
  timesIn(text: string, language: Language): readonly string[] | null;
  /** Says that something was in the year in which it is read. */
  saysThisYear(text: string): boolean;
  /** Says at its end that something lasts. */
  saysUntilNow(text: string): boolean;
  /** It speaks of whoever writes ("I", "our"), not of its reader. */
  speaksOfOneself(text: string): boolean;
  /** How many wins an opening says that there are; null where it counts none. */
  countOfWins(text: string, language: Language): number | null;
  /** It begins by pointing at what was said before it, and cannot be read without that. */
  leansBack(text: string): boolean;
  /** It speaks to a model, not of its writer's day: nothing that a model makes of it is kept. */
  givesOrders(text: string): boolean;
}
