import type { Category } from '#domain/wins/categories.ts';
import type { DeedKind, StrongKind } from './kinds.ts';

/**
 * What shows a kind of thing, and what is then said of it, in several wordings. `when` reads small letters; of deeds it reads a
 * clause without accents from where the verb may stand. A group of the name `what` or `who` may be said again as `{what}`.
 */
export type Sign = Readonly<{ when: RegExp; say: readonly string[] }>;

export const sign = (pattern: string, ...say: readonly string[]): Sign => ({ when: new RegExp(pattern, 'u'), say });

/**
 * The same with `<` for the beginning of a word and `>` for its end, in languages whose letters `\b` does not know. Groups with
 * names and looks behind keep theirs.
 */
export const wordSign = (pattern: string, ...say: readonly string[]): Sign =>
  sign(
    pattern.replaceAll(/\(\?<(?:[=!]|\p{L}+>)|[<>]/gu, (mark) =>
      mark === '<' ? '(?<![\\p{L}\\p{N}])' : mark === '>' ? '(?![\\p{L}\\p{N}])' : mark,
    ),
    ...say,
  );

/** How one language says what a win shows. */
export type Lines = Readonly<{
  strong: Readonly<Record<StrongKind, Sign>>;
  deeds: Readonly<Record<DeedKind, Sign>>;
  /** What a win of that category shows, whatever exactly was done. */
  categories: Readonly<Record<Exclude<Category, 'Other'>, readonly string[]>>;
  /** True of every win. */
  any: readonly string[];
  /** In a clause before what was found: it is denied, only wished for or not sure. */
  denied: RegExp;
  /** In a clause before what was found: somebody else did it. */
  others: RegExp;
  /** Where a clause begins. */
  joint: RegExp;
  /** Who thanked, spoken to its writer: "my boss" is "your boss"; '' where it cannot be said. */
  who(said: string): string;
  forCv(line: string): string;
}>;
