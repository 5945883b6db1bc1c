import type { Unit } from './gaps.ts';
import type { Model } from './model.ts';
import { type NetworkReading, networkReading } from './network.ts';
import type { Token } from './tokens.ts';
import { unitsOf } from './units.ts';

/** A text in units, and what the network makes of them. */
export type Divided = Readonly<{ tokens: readonly Token[]; units: readonly Unit[]; heard: NetworkReading }>;

export const divided = (
  tokens: readonly Token[],
  { gaps, leastGap, network }: Pick<Model, 'gaps' | 'leastGap' | 'network'>,
): Divided => {
  const units = unitsOf(tokens, gaps, leastGap);
  return { tokens, units, heard: networkReading(network, tokens, units) };
};
