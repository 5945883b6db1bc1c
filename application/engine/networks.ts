import { isIPv6 } from 'node:net';
import { keyedId } from './ids.ts';
import type { Vault } from './ports/vault.ts';

const PARTS = 64;

/** The network of an address: IPv4 as it is, of IPv6 the /64, within which anyone can have as many as they like. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - rest.length;
  const all = [...groups, ...Array<string>(missing).fill('0'), ...rest];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
};

/**
 * The wider network around one of `networkOf` (an IPv4 address, or the /64 of an IPv6 one), which is about as much
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
