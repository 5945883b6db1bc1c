export type Language = 'en' | 'de';
export type Outcome =
  | 'grief'
  | 'assent'
  | 'thanks'
  | 'independent'
  | 'punctual'
  | 'first'
  | 'hard'
  | 'alone'
  | 'flawless';

/** How a language says what `Facts` holds. Every pattern is bounded, so that reading stays linear. */
export type Patterns = Readonly<{
  rhythms: Readonly<Record<string, RegExp>>;
  /** Tried in order; the first that counts something is the figure. */
  figures: readonly RegExp[];
  /** What stands before a number that counts nothing: a room, a page, an hour. */
  notCounted: RegExp;
  /** What a figure must not end with. */
  trailing: RegExp;
  how: RegExp;
  means: RegExp;
  forWhom: RegExp;
  outcomes: Readonly<Record<Outcome, RegExp>>;
  day: RegExp;
}>;
