/**
 * How one language tells a win again: the writer's own words in another person and order, never other ones but those by
 * which the language ties them.
 */
export type Telling = Readonly<{
  /** One line as in a CV, elliptic and without a stop, the result first; null where the words can't be told so. */
  line(sentences: readonly string[]): string | null;
  /** Whole sentences in the first person; fragments and what only the moment meant are left out. */
  story(sentences: readonly string[]): readonly string[];
  /** The same sentence with the month in which it was; as it stands where it has no place for one. */
  dated(sentence: string, month: string): string;
  /** The same as one more, behind another; as it stands where it has no place for that. */
  also(sentence: string): string;
}>;
