import type { Occasion } from '#domain/wins/occasion.ts';

/** The first sentences of an answer: `{name}` is `, Ada` or nothing, `{count}` the number of wins in words. */
export type Openings = Readonly<Record<Occasion, readonly string[]>> & Readonly<{ numbers: readonly string[] }>;
