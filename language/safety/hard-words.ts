import type { Language } from '#domain/facts.ts';

/** What a crisis is of, and the language of the words that told it. */
export type CrisisHeard = Readonly<{ day: 'life' | 'violence'; language: Language }>;

/**
 * What a language says on hard days, as sources of regular expressions over words as `plainly` gives them. To add one,
 * write files like those of English and name them in `crisis.ts` and `day.ts`.
 */
export type CrisisWords = Readonly<{
  /**
   * What nobody says of a patient, a game or in jest: of one's own life, now, and of what is done to one. No harmless words beside it
   * take it back, as they take back all below.
   */
  sure: Readonly<Record<'life' | 'violence', readonly string[]>>;
  /** Says that somebody wants to die, is about to, harms or hurt themselves. */
  plain: readonly string[];
  /** The same in hints. */
  veiled: readonly string[];
  /** Somebody hurt, held, threatened or forced its author, at home or at work. */
  violence: readonly string[];
}>;

/** What a sentence of a hard day is about, each kind by its own words. */
export type HardWords = Readonly<Record<HardTheme, string>>;
export type HardTheme =
  | 'loss'
  | 'illness'
  | 'harassment'
  | 'fear'
  | 'heartbreak'
  | 'exhaustion'
  | 'hurt'
  | 'job'
  | 'money'
  | 'refusal'
  | 'failure';
