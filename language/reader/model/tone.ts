import { textFeatures } from './features.ts';
import { bounded, type NetworkReading } from './network.ts';
import { natures } from './parts.ts';
import { type Features, highestOf, probabilitiesOf, type Table } from './table.ts';
import type { Token } from './tokens.ts';

export const toneNames = ['win', 'setback', 'distress', 'crisis', 'chat'] as const;
export type ToneName = (typeof toneNames)[number];

/**
 * The words of the whole, and beside what they mean the surest and the mean judgement of each nature over all its units, and
 * what the network makes of the whole.
 */
export const toneFeatures = (
  tokens: readonly Token[],
  units: readonly Float64Array[],
  heard: NetworkReading,
): Features => {
  const { rows, senses } = textFeatures(tokens);
  const judged = new Float32Array(natures.length * 2);
  for (const unit of units)
    for (let nature = 0; nature < natures.length; nature++) {
      const here = unit[nature] as number;
      judged[nature] = Math.max(judged[nature] as number, here);
      judged[natures.length + nature] = (judged[natures.length + nature] as number) + here / units.length;
    }
  return { rows, senses: Float32Array.from([...senses, ...judged, ...bounded(heard.tones)]) };
};

/** A hard day that is not seen hurts more than a good one that is asked about: each of these is chosen by less. */
const LEANING = { win: 1, setback: 1.2, distress: 1.6, crisis: 3, chat: 1 } as const;

export const toneOf = (
  table: Table,
  features: Features,
): Readonly<{ tone: Readonly<{ name: ToneName; certainty: number }>; tones: Readonly<Record<ToneName, number>> }> => {
  const probabilities = probabilitiesOf(table, features);
  const best = highestOf(probabilities.map((each, at) => each * LEANING[toneNames[at] as ToneName]));
  const [win = 0, setback = 0, distress = 0, crisis = 0, chat = 0] = probabilities;
  return {
    tone: { name: toneNames[best] as ToneName, certainty: probabilities[best] as number },
    tones: { win, setback, distress, crisis, chat },
  };
};
