import { Resolver } from 'node:dns/promises';
import type { DNSResolver } from 'mailauth';

const LONGEST_TEXT = 4_096;
const MOST_RECORDS = 100;

/**
 * What may be asked for one mail: after `limit` milliseconds the DNS counts as away, and an answer that is larger than
 * any real one is cut down before anybody reads it.
 */
export const lookupsFor = (resolver: DNSResolver, limit: number): Readonly<{ resolve: DNSResolver; end(): void }> => {
  const late = Promise.withResolvers<never>();
  late.promise.catch(() => {}); // nobody may be asking any more
  const timer = setTimeout(
    () => late.reject(Object.assign(new Error('the DNS took too long'), { code: 'ETIMEOUT' })),
    limit,
  );
  return {
    resolve: async (name, type) => bounded(await Promise.race([resolver(name, type), late.promise])),
    end: () => clearTimeout(timer),
  };
};

const bounded = (records: string[][] | string[]): string[][] =>
  records
    .slice(0, MOST_RECORDS)
    .filter((record) => (typeof record === 'string' ? record : record.join('')).length <= LONGEST_TEXT) as string[][];

export const systemResolver = (): DNSResolver => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  return (name, type) => resolver.resolve(name, type as 'TXT');
};
