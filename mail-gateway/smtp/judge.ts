import { Resolver } from 'node:dns/promises';
import { domainToASCII } from 'node:url';
import { type DNSResolver, dkimVerify, dmarc, spf } from 'mailauth';
import type { MailJudge, Origin } from '#application/ports/mail-judge.ts';
import type { Verdict } from '#domain/incoming-mail/events.ts';
import { type Headers, readHeaders } from '#mail-gateway/reading/headers.ts';
import { singleFrom } from '#mail-gateway/reading/single-from.ts';
import { createAddressList } from './address-list.ts';
import { areOfOneOrganisation } from './organisation.ts';

export type JudgeOptions = Readonly<{
  /** Hosts and networks whose mail counts as proven. */
  trustedRelays: readonly string[];
  domain: string;
  /** Answers DNS questions as `dns.resolve` does; the system's resolver unless given. */
  resolver?: DNSResolver;
  /** Milliseconds for one mail; after that the DNS counts as away. */
  limit?: number;
}>;

/** A domain that SPF or DKIM speaks for in this mail: it does, or nobody could tell yet. */
type Voucher = Readonly<{ by: 'spf' | 'dkim'; domain: string; result: 'pass' | 'temperror' }>;

const MOST_SIGNATURES = 10;
/** Each signature may have the whole body hashed once more, on the thread that talks to all clients. */
const MOST_BYTES_HASHED = 40 * 1024 * 1024;

/**
 * Judges by SPF, DKIM and DMARC whether the domain in From stands behind a mail. The DNS is asked about domains of the
 * organisation in From alone, so that no server of a stranger's can take our time or leave a verdict open.
 */
export const createMailJudge = ({ trustedRelays, domain, resolver, limit = 10_000 }: JudgeOptions): MailJudge => {
  const isTrusted = createAddressList(trustedRelays);
  const resolve = resolver ?? systemResolver();
  return {
    async judge(raw, origin) {
      const headers = readHeaders(raw);
      const from = singleFrom(headers)?.address;
      if (from === undefined) return 'unproven';
      if (isTrusted(origin.remoteAddress)) return 'proven';
      return within(limit, judgeByDns(raw, headers, from, origin, domain, resolve));
    },
  };
};

const judgeByDns = async (
  raw: Uint8Array,
  headers: Headers,
  from: string,
  origin: Origin,
  mta: string,
  resolver: DNSResolver,
): Promise<Verdict> => {
  const author = asDomain(from.slice(from.lastIndexOf('@') + 1));
  const found = await Promise.all([
    askSpf(origin, author, mta, resolver),
    askDkim(raw, headers, from, keysOf(author, resolver)),
  ]);
  const vouchers = found.flat().filter((voucher) => areOfOneOrganisation(voucher.domain, author));
  const passing = vouchers.filter(({ result }) => result === 'pass');
  const policy = passing.length > 0 ? await askDmarc(author, passing, resolver) : 'fail';
  if (policy === 'pass' || policy === 'none') return 'proven'; // without a policy alignment is relaxed
  return policy === 'temperror' || vouchers.some(({ result }) => result === 'temperror') ? 'unknown' : 'unproven';
};

const askSpf = async (
  { remoteAddress, helo, returnPath }: Origin,
  author: string,
  mta: string,
  resolver: DNSResolver,
): Promise<readonly Voucher[]> => {
  const sender = returnPath === '' ? helo : returnPath.slice(returnPath.lastIndexOf('@') + 1);
  if (!areOfOneOrganisation(asDomain(sender), author)) return [];
  const { domain, status } = await spf({ ip: remoteAddress, helo, sender: returnPath, mta, resolver });
  return asVoucher('spf', domain, status.result);
};

/** Signatures that leave a part of the body open (`l=`), sign with SHA-1, or are one of a flood vouch for nothing. */
const askDkim = async (
  raw: Uint8Array,
  headers: Headers,
  from: string,
  resolver: DNSResolver,
): Promise<readonly Voucher[]> => {
  const count = headers.all('dkim-signature').length;
  if (count === 0 || count > MOST_SIGNATURES || count * raw.length > MOST_BYTES_HASHED) return [];
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const { headerFrom, results } = await dkimVerify(bytes, { resolver, rejectRsaSha1: true });
  const [seen, ...others] = headerFrom ?? [];
  if (others.length > 0 || seen?.toLowerCase() !== from.toLowerCase()) return []; // it has read another From than we
  return results
    .filter(({ canonBodyLengthLimited }) => !canonBodyLengthLimited)
    .flatMap(({ signingDomain, status }) => asVoucher('dkim', signingDomain, status.result));
};

/** A DNS that holds the keys of one organisation and no others. */
const keysOf =
  (author: string, resolver: DNSResolver): DNSResolver =>
  async (name, type) => {
    if (areOfOneOrganisation(asDomain(name.split('._domainkey.').at(-1) ?? ''), author)) return resolver(name, type);
    throw Object.assign(new Error('not a key of the organisation in From'), { code: 'ENOTFOUND' });
  };

const asVoucher = (by: Voucher['by'], domain: string | undefined, result: string): readonly Voucher[] =>
  domain && (result === 'pass' || result === 'temperror') ? [{ by, domain: asDomain(domain), result }] : [];

const askDmarc = async (
  author: string,
  passing: readonly Voucher[],
  resolver: DNSResolver,
): Promise<'pass' | 'fail' | 'none' | 'temperror'> => {
  const answer = await dmarc({
    headerFrom: `author@${author}`,
    fromFields: 1,
    spfDomains: passing.filter(({ by }) => by === 'spf').map(({ domain }) => domain),
    dkimDomains: passing.filter(({ by }) => by === 'dkim').map(({ domain }) => ({ domain })),
    resolver,
  });
  const result = answer ? answer.status.result : 'fail';
  return result === 'pass' || result === 'none' || result === 'temperror' ? result : 'fail';
};

const asDomain = (name: string): string => domainToASCII(name.replace(/\.$/, ''));

const systemResolver = (): DNSResolver => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  return (name, type) => resolver.resolve(name, type as 'TXT');
};

const within = async (limit: number, judging: Promise<Verdict>): Promise<Verdict> => {
  const late = Promise.withResolvers<Verdict>();
  const timer = setTimeout(() => late.resolve('unknown'), limit);
  try {
    return await Promise.race([judging, late.promise]);
  } finally {
    clearTimeout(timer);
  }
};
