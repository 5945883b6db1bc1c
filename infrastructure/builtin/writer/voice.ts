import type { Category } from '#domain/wins/categories.ts';
import type { Change } from './change.ts';
import type { Outcome } from './patterns.ts';
import type { ActionName } from './vocabulary/actions.ts';

/** Statements to choose among, never a question. Each stands alone, says only what its place in the voice has made sure of, and ends. */
export type Lines = readonly string[];

/** How one language speaks about a win. */
export type Voice = Readonly<{
  /** A skill whose name is a name: it is mentioned only where the text itself has it. */
  keepsCapital(skill: string): boolean;
  change(change: Change, rhythm: string | null): Lines;
  done: Readonly<Record<ActionName, Lines>>;
  about: Readonly<Record<Category, Lines>>;
  figure(figure: string): Lines;
  /** `how` is empty when the way is told in words not fit to repeat. */
  how(how: string): Lines;
  forWhom(whom: string): Lines;
  outcomes: Readonly<Record<Outcome, Lines>>;
  /** An outcome and a day are both named. */
  dated: Lines;
  /** Names of one or two skills, or nothing to say where the language has no names for them. */
  skills(names: readonly string[]): Lines;
  /** What is true of every win of a kind, for one that tells nothing more. */
  worth: Readonly<Record<Category, Lines>>;
  /** Said after a loss, whatever else the text holds. */
  grief: Readonly<{ first: Lines; second: Lines }>;
  wordless: Lines;
  unread: Lines;
}>;
