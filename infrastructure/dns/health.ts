import { Resolver } from 'node:dns/promises';
import { hasCode } from '#application/engine/ports/fault.ts';
import type { CheckedRecord, DnsHealth } from '#application/operators/dns-health.ts';
import type { DnsRecord } from './advice.ts';

/** What is asked of the DNS. */
export type DnsLookups = Pick<Resolver, 'resolveMx' | 'resolveTxt'>;

const TIMEOUT_MS = 3000;
/** What begins a record of each kind, by which it is known among others of its name. */
const KINDS: readonly RegExp[] = [/^v=spf1\b/i, /^v=DKIM1\b/i, /^v=DMARC1\b/i];

/** Compares these records with what the DNS says now. */
export const createDnsHealth = (
  records: readonly DnsRecord[],
  lookups: DnsLookups = new Resolver({ timeout: TIMEOUT_MS, tries: 2 }),
): DnsHealth => ({
  check: () => Promise.all(records.map((record) => checked(record, lookups))),
});

const checked = async ({ type, name, value: wanted }: DnsRecord, lookups: DnsLookups): Promise<CheckedRecord> => {
  const record = { type, name, wanted };
  try {
    const found = type === 'MX' ? await mxOf(name, lookups) : ofKind(wanted, await txtOf(name, lookups));
    const isRight = found.some((value) => plain(value) === plain(wanted));
    return { ...record, found, state: isRight ? 'right' : found.length > 0 ? 'other' : 'missing' };
  } catch (error) {
    const isMissing = hasCode(error, 'ENOTFOUND') || hasCode(error, 'ENODATA');
    return { ...record, found: [], state: isMissing ? 'missing' : 'unknown' };
  }
};

const mxOf = async (name: string, lookups: DnsLookups): Promise<readonly string[]> =>
  (await lookups.resolveMx(name)).map(({ priority, exchange }) => `${priority} ${exchange}`);

const txtOf = async (name: string, lookups: DnsLookups): Promise<readonly string[]> =>
  (await lookups.resolveTxt(name)).map((strings) => strings.join(''));

/** Other texts of a name say nothing about mail. */
const ofKind = (wanted: string, found: readonly string[]): readonly string[] => {
  const kind = KINDS.find((one) => one.test(wanted));
  return kind ? found.filter((value) => kind.test(value)) : found;
};

/** Spaces, letter case of names and a last dot make no other record; the priority of an MX is its owner's. */
const plain = (value: string): string => value.replace(/^\d+ /, '').replace(/\.$/, '').replace(/\s+/g, ' ').trim();
