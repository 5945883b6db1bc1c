/**
 * How a language tells that something went badly, without a word of feeling: who acts and who suffers says it. Sources of regular
 * expressions over words as `plainly` gives them.
 */
export type MishapWords = Readonly<{
  /** Swears about the day, or calls it the worst. */
  curse: string;
  /** Somebody did something bad to its author: shouted at, blamed, cheated, threatened. */
  suffered: string;
  /** Somebody near fell ill or was hurt. */
  near: string;
  /** Somebody who is needed left, or had to be let go. */
  left: string;
  /** An order, a deal, a date fell through; somebody refused. */
  refused: string;
  /** Something of one's own broke, was lost, missed or spoilt. */
  broke: string;
}>;
