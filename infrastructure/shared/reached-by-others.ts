import { BlockList, isIP } from 'node:net';
import { isLoopback, type Settings } from './settings.ts';

const privateNetworks = new BlockList();
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4');
privateNetworks.addSubnet('fc00::', 7, 'ipv6');
privateNetworks.addSubnet('fe80::', 10, 'ipv6');

/** True where PUBLIC_URL is an address that strangers can open: neither this machine nor a private network. */
export const isReachedByOthers = ({ web }: Pick<Settings, 'web'>): boolean => {
  const { hostname } = new URL(web.publicUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isLoopback(hostname) || /\.(?:local|internal|home\.arpa|test)$/i.test(host)) return false;
  const version = isIP(host);
  if (version === 0) return host.includes('.'); // a single word is a name of a private network
  return !privateNetworks.check(host, version === 4 ? 'ipv4' : 'ipv6');
};

export const UNNAMED_OPERATOR =
  'COMPANY_NAME and COMPANY_ADDRESS are not set: the pages, the terms and the privacy policy do not say who runs this service, which the law of many countries asks for';
