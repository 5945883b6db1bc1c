import { readFileSync } from 'node:fs';
import { type Network, networkFrom } from '#language/reader/model/network.ts';
import { halfOf, type Message } from '../corpus.ts';

const loaded: Network[] = [];

/** The network that was taught by the other half of the training: it has not seen this message. */
export const networkWithout = (message: Message): Network => {
  const half = halfOf(message);
  loaded[half] ??= networkFrom(readFileSync(new URL(`left-out-${half}.bin`, import.meta.url)));
  return loaded[half];
};
