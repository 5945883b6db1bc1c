import { z } from 'zod';
import type { Frozen } from '#domain/frozen.ts';
import { categories } from './categories.ts';

const words = z.string();
const category = z.enum(categories);
const number = z.int();
const numbers = z.array(number);

/** Replaces `from` in a win's text by `to`; `occurrence` says which one where `from` stands there several times, from 0 on. */
const exchange = z.object({ from: words, to: words, occurrence: number });
export type Exchange = Frozen<z.infer<typeof exchange>>;

/** A local day that words name. */
const day = z.object({ date: z.iso.date(), isApproximate: z.boolean() });

/** A `number` below zero counts from the end of the list: -1 is the last one. */
export const correction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drop'), number }),
  z.object({ kind: z.literal('merge'), numbers }),
  /** One of them in the pieces that it is told in, or what several were merged into. */
  z.object({ kind: z.literal('split'), numbers }),
  /** `text` is all that the win should say, or with `isFullText` false only what is to be added to it or put right in it. */
  z.object({ kind: z.literal('reword'), number, text: words, isFullText: z.boolean() }),
  /** Under another category (null: as it is), or with other skills than those found (none: as they are); without both, ask which. */
  z.object({ kind: z.literal('file'), number, category: category.nullable(), skills: z.array(words) }),
  /** Part of its text is replaced, and the rest of it stays. */
  z.object({ kind: z.literal('exchange'), number, ...exchange.shape }),
  /** On another day: the first of a longer time where `isApproximate`. */
  z.object({ kind: z.literal('date'), number, ...day.shape }),
  /** Something is wrong, and the words do not say clearly what. */
  z.object({ kind: z.literal('unclear') }),
]);
export type Correction = Frozen<z.infer<typeof correction>>;

/** A correction of a win that `words` name by what it says, and no number does; '' for one that was just shown ("delete that one"). */
export const correctionByWords = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('drop'), words }),
  z.object({ kind: z.literal('exchange'), words, from: words, to: words }),
  /** `words` is '' where it speaks of one of those that were just numbered: nothing says which. */
  z.object({ kind: z.literal('file'), words, category }),
  /** What is to be added to one of those that were just numbered: nothing says which (`words` is ''). */
  z.object({ kind: z.literal('add'), words: z.literal(''), text: words }),
  /** The day of one of those that were just numbered. */
  z.object({ kind: z.literal('date'), words: z.literal(''), ...day.shape }),
]);
export type CorrectionByWords = Frozen<z.infer<typeof correctionByWords>>;

/**
 * What came of one correction, in their order. `numbers` are those it spoke of, as counted in the mail it answers (the
 * last one as its own number); none of one that was named by words. `quote`: what the win says now (merge, reword) or said (drop), what it is filed under now (file) or its day (date), shortened; '' unless `done`.
 * `no-such-number`: that mail has none of that number. `gone`: it was removed before; of a merge these are its numbers, and what
 * became of the others stands in a result of its own, where there were enough of them. `unclear`: ask back. Of a split `pieces` are the
 * wins that it is now, shortened; `one-piece`: it cannot be told in several, `apart`: those numbers are several wins already.
 */
export type CorrectionResult = Readonly<{
  kind: Correction['kind'];
  result: 'done' | 'gone' | 'no-such-number' | 'unclear' | 'one-piece' | 'apart';
  numbers: readonly number[];
  quote: string;
  /** Of a day: it is the first of a longer time. */
  isApproximate?: true;
  pieces?: readonly string[];
  /** Of what was dropped: the win, which can be brought back. */
  winId?: string;
  /** Of a merge: those whose words live on in another win, which can be brought back. */
  mergedWinIds?: readonly string[];
}>;
