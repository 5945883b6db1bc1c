import { textFeatures } from './features.ts';
import { bounded, type NetworkReading } from './network.ts';
import { type Features, probabilitiesOf, type Table } from './table.ts';
import type { Token } from './tokens.ts';

export const shortCrisisNames = ['other', 'crisis'] as const;

/** So many words at most are a short message. */
const MOST_WORDS = 12;

export const isShort = (tokens: readonly Token[]): boolean =>
  tokens.filter(({ is }) => is === 'word').length <= MOST_WORDS;

/** Its words, what they mean, and what the network makes of the whole: of so few words no part tells more. */
export const shortFeatures = (tokens: readonly Token[], heard: NetworkReading): Features => {
  const { rows, senses } = textFeatures(tokens);
  return { rows, senses: Float32Array.from([...senses, ...bounded(heard.tones)]) };
};

/**
 * How probable a message of few words is one of a crisis, by a table that was learned from such messages alone: what is learned of
 * all messages takes three words for too little. A longer one is none for it.
 */
export const shortCrisisOf = (table: Table, tokens: readonly Token[], heard: NetworkReading): number =>
  isShort(tokens) ? (probabilitiesOf(table, shortFeatures(tokens, heard))[CRISIS] as number) : 0;

const CRISIS = shortCrisisNames.indexOf('crisis');
