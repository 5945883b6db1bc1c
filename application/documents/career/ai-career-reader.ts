import { createAtMost } from '#application/engine/at-most.ts';
import type { KnownNames } from '#domain/known-names.ts';

/** Words of a CV, copied, and the number of the line they stand in, from 0. */
export type Quote = Readonly<{ line: number; words: string }>;
/** One field: a name that goes on in the line below, or a time in two cells, has several quotes. None: it is not printed. */
export type Quotes = readonly Quote[];

/** A fact as a model found it, not yet checked; `time` is how the CV prints it. */
export type QuotedFact =
  | Readonly<{ kind: 'position'; title: Quotes; employer: Quotes; place: Quotes; time: Quotes }>
  | Readonly<{ kind: 'education'; title: Quotes; school: Quotes; place: Quotes; time: Quotes }>
  | Readonly<{ kind: 'certificate'; title: Quotes; issuer: Quotes; time: Quotes }>
  | Readonly<{ kind: 'language'; name: Quotes; level: Quotes }>
  | Readonly<{ kind: 'skill'; name: Quotes }>;

/**
 * Finds in the lines of a CV where each fact stands, through a provider. Rejects where that is away, over budget or answers
 * nothing of use. What it quotes is checked by `CareerQuotes`.
 */
export interface AiCareerReader {
  /** As figures name it. */
  readonly name: string;
  /** Cells of a line are parted by tabs; '' is an empty line, or one that may not leave us. */
  find(
    lines: readonly string[],
    user: Readonly<{ userId: number; names(): Promise<KnownNames> }>,
  ): Promise<readonly QuotedFact[]>;
}

const MOST_AT_ONCE = 4;

/** With no more under way at once than these: what comes then is read by plain code, for nobody waits in line. */
export const boundedCareerReader = (reader: AiCareerReader): AiCareerReader => {
  const atMost = createAtMost(MOST_AT_ONCE, 'the AI provider');
  return { name: reader.name, find: (lines, user) => atMost(() => reader.find(lines, user)) };
};
