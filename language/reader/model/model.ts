import type { Transitions } from './chain.ts';
import type { Network } from './network.ts';
import type { Table } from './table.ts';

/** All that was learned. */
export type Model = Readonly<{
  version: string;
  /** Whether a part begins between two words, and from which probability on a unit is cut there. */
  gaps: Table;
  leastGap: number;
  /** What a unit is, as a network hears it by itself; the tables below weigh that beside all else. */
  network: Network;
  /** What a unit is, and what may follow what. */
  parts: Table;
  transitions: Transitions;
  kinds: Table;
  tones: Table;
  languages: Table;
  /** Whether a short message is one of a crisis. */
  shortCrises: Table;
  categories: Table;
  /** From which certainty on each category was right in 97 of 100; above one where it never was. */
  leastCategory: readonly number[];
}>;
