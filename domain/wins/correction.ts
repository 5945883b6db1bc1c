import type { Category } from './categories.ts';

/** What is to stand in a win in place of something that it says; `at` tells which of several places, from 0 on. */
export type Exchange = Readonly<{ from: string; to: string; at: number }>;

/** A `number` below zero counts from the end of the list: -1 is the last one. */
export type Correction =
  | Readonly<{ kind: 'drop'; number: number }>
  | Readonly<{ kind: 'merge'; numbers: readonly number[] }>
  /** One of them in the pieces that it is told in, or what several were merged into. */
  | Readonly<{ kind: 'split'; numbers: readonly number[] }>
  /** `text` is all that the win should say, or with `isWhole` false only what is to be added to it or put right in it. */
  | Readonly<{ kind: 'reword'; number: number; text: string; isWhole: boolean }>
  /** Under another category (null: as it is), or with other skills than those found (none: as they are); without both, ask which. */
  | Readonly<{ kind: 'file'; number: number; category: Category | null; skills: readonly string[] }>
  /** What it says is exchanged for something else, and the rest of it stays. */
  | (Readonly<{ kind: 'exchange'; number: number }> & Exchange)
  /** Something is wrong that the words do not name well enough. */
  | Readonly<{ kind: 'unclear' }>;

/** A correction of a win that `words` name by what it says, and no number does. */
export type CorrectionByWords =
  | Readonly<{ kind: 'drop'; words: string }>
  | Readonly<{ kind: 'exchange'; words: string; from: string; to: string }>
  | Readonly<{ kind: 'file'; words: string; category: Category }>
  /** What is to be added to one of those that were just numbered: nothing says which (`words` is ''). */
  | Readonly<{ kind: 'add'; words: ''; text: string }>;

/**
 * What came of one correction, in their order. `numbers` are those it spoke of, as counted in the mail it answers (the
 * last one as its own number); none of one that was named by words. `quote`: what the win says now (merge, reword) or said (drop), or what it is filed under now (file), shortened; '' unless `done`.
 * `no-such-number`: that mail has none of that number. `gone`: it was removed before; of a merge these are its numbers, and what
 * became of the others stands in a result of its own, where there were enough of them. `unclear`: ask back. Of a split `pieces` are the
 * wins that it is now, shortened; `one-piece`: it cannot be told in several, `apart`: those numbers are several wins already.
 */
export type CorrectionResult = Readonly<{
  kind: Correction['kind'];
  result: 'done' | 'gone' | 'no-such-number' | 'unclear' | 'one-piece' | 'apart';
  numbers: readonly number[];
  quote: string;
  pieces?: readonly string[];
}>;
