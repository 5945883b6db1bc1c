import { BlockList, isIPv6 } from 'node:net';

/**
 * Tells whether an IP address is in a list of hosts and networks (`192.0.2.1`, `192.0.2.0/24`, `2001:db8::/32`). An IPv4
 * address written as IPv6 (`::ffff:192.0.2.1`) is that IPv4 address. Throws on an entry that is neither.
 */
export const createAddressList = (entries: readonly string[]): ((address: string) => boolean) => {
  const list = new BlockList();
  for (const entry of entries) {
    const [network = '', prefix] = entry.split('/');
    const family = isIPv6(network) ? 'ipv6' : 'ipv4';
    list.addSubnet(network, prefix === undefined ? (family === 'ipv6' ? 128 : 32) : Number(prefix), family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
};
