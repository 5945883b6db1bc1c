import { BlockList, isIPv6 } from 'node:net';

/** What strangers may take of this machine. Times in milliseconds, sizes in bytes. */
export type GatewayLimits = Readonly<{
  /** Connections at once: in all, and from one IPv4 address or IPv6 /64. */
  clients: number;
  clientsPerNetwork: number;
  /** Of all connections, those that only neighbours may take. */
  keptForNeighbours: number;
  recipients: number;
  /** Recipients that one connection may get wrong before it is closed. */
  unknownRecipients: number;
  commandLength: number;
  /** All mails that are in memory together; what would go beyond is told to come again. */
  bytesInFlight: number;
  /** How long a mail may be on its way before its memory is given to others who need it. */
  patience: number;
  /** Silence from a client. RFC 5321 asks for five minutes. */
  idle: number;
  /** From the greeting, or the last answer to a mail, to the end of the next mail, however busy the client is. */
  delivery: number;
  /** What mails on their way get to be finished when the gateway closes. */
  closing: number;
}>;

const MINUTE = 60_000;
const MIB = 1024 * 1024;

export const defaultLimits: GatewayLimits = {
  clients: 500,
  clientsPerNetwork: 20,
  keptForNeighbours: 100,
  recipients: 50,
  unknownRecipients: 50,
  commandLength: 2048,
  bytesInFlight: 128 * MIB,
  patience: 20_000,
  idle: 5 * MINUTE,
  delivery: 10 * MINUTE,
  closing: 25_000,
};

/** The limits that depend on how many connections the machine has room for. */
export const clientLimits = (clients: number): Pick<GatewayLimits, 'clients' | 'keptForNeighbours'> => ({
  clients,
  keptForNeighbours: Math.floor(clients / 5),
});

/** The largest mail that is taken. */
export const LARGEST_MAIL = 10 * MIB;

/** What the disk must have left before a mail is begun: the mail and half as much again, and what the log needs meanwhile. */
export const LEAST_DISK_SPACE = 1.5 * LARGEST_MAIL + 64 * MIB;

/** This machine: its clients are greeted at once and not counted. */
export const loopback: readonly string[] = ['127.0.0.0/8', '::1/128'];

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
