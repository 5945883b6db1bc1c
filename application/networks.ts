import { keyedId } from './ids.ts';
import type { Vault } from './ports/vault.ts';

const PARTS = 64;

/**
 * The wider network around one (`web/api/network.ts`: an IPv4 address, or the /64 of an IPv6 one), which is about as much
 * as one customer of a provider is given: the /24, or the /48. What is written otherwise is its own.
 */
export const widerNetworkOf = (network: string): string => {
  const v4 = /^(\d+\.\d+\.\d+)\.\d+$/.exec(network);
  if (v4?.[1]) return `${v4[1]}.0/24`;
  const v6 = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/i.exec(network);
  return v6?.[1] ? `${v6[1]}::/48` : network;
};

/**
 * Which of 64 parts a network has its share in, of what all have together: the same for its whole wider network, and
 * nobody can tell which from outside. Whoever has a few networks uses up a few parts, and the others go on.
 */
export const partOf = async (vault: Vault, network: string): Promise<string> => {
  const mac = keyedId(await vault.named('limits'), 'part', widerNetworkOf(network));
  return String(Number.parseInt(mac.slice(0, 2), 16) % PARTS);
};
