/**
 * What a language says on hard days, as sources of regular expressions over words as `plainly` gives them. To add one,
 * write files like those of English and name them in `crisis.ts` and `day.ts`.
 */
export type CrisisWords = Readonly<{
  /** Says by itself that somebody wants to die, is about to, harms or hurt themselves: nothing beside it takes it back. */
  plain: readonly string[];
  /** The same in hints, which are no crisis where others are spoken of, or a joke is plain. */
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
