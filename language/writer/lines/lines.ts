import type { StrongKind } from './kinds.ts';

/**
 * Words that show a kind of thing, and several wordings of what is then said; none where it only adds weight to the words
 * that are said back. `when` reads small letters. A group of the name `what` may be said again as `{what}`.
 */
export type Sign = Readonly<{ when: RegExp; say: readonly string[] }>;

export const sign = (pattern: string, ...say: readonly string[]): Sign => ({ when: new RegExp(pattern, 'u'), say });

/**
 * The same with `<` for the beginning of a word and `>` for its end, in languages whose letters `\b` does not know. Groups with
 * names and looks behind keep theirs.
 */
export const wordSign = (pattern: string, ...say: readonly string[]): Sign => sign(bounded(pattern), ...say);

/** A pattern with `<` and `>` for the ends of words. */
export const words = (pattern: string): RegExp => new RegExp(bounded(pattern), 'u');

const bounded = (pattern: string): string =>
  pattern.replaceAll(/\(\?<(?:[=!]|\p{L}+>)|[<>]/gu, (mark) =>
    mark === '<' ? '(?<![\\p{L}\\p{N}])' : mark === '>' ? '(?![\\p{L}\\p{N}])' : mark,
  );

/**
 * Lines for a short win that shows nothing else, by what its writer did; `when` reads a clause without accents from where
 * the verb may stand, and for `honest` the whole text: it was hard or went wrong. `any` fits every other one.
 */
export type Plain = Readonly<Record<'honest' | 'through' | 'kind' | 'done', Sign> & { any: readonly string[] }>;

/** How words of a long win are chosen that are said back. All read small letters. */
export type Kept = Readonly<{
  /** Around the words, `{part}`. */
  say: readonly string[];
  /** It tells what came of it. */
  outcome: RegExp;
  proud: RegExp;
  /** Words that people would rather not read again, or that are untrue, not yet true or private. */
  unkept: RegExp;
  /** Begins a clause that does not stand by itself. */
  leans: RegExp;
  /** Begins a clause that takes back some of the one before it. */
  takesBack: RegExp;
  /** Between two clauses of which each has its own subject. */
  parts: RegExp;
}>;

/** How one language says what a win shows. */
export type Lines = Readonly<{
  strong: Readonly<Record<StrongKind, Sign>>;
  plain: Plain;
  kept: Kept;
  /** In a clause before what was found: it is denied, only wished for or not sure. */
  denied: RegExp;
  /** In a clause before what was found: somebody else did it. */
  others: RegExp;
  /** Where a clause begins. */
  joint: RegExp;
  forCv(line: string): string;
}>;
