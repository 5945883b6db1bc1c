import { Resolver } from 'node:dns/promises';
import type { DNSResolver } from 'mailauth';
import type { MailJudge, Origin } from '#application/inbox/mail-intake.ts';
import type { Verdict } from '#domain/inbox/mail/events.ts';
import { readHeaders } from '#mail-gateway/reading/headers.ts';
import { singleFrom } from '#mail-gateway/reading/single-from.ts';
import { createAddressList } from '../limits.ts';
import { createDkimVerifier, type DkimLimits, type DkimVerifier, type SignedMail } from './dkim.ts';
import { areOfOneOrganisation, asDomain } from './signature.ts';

export type JudgeOptions = Readonly<{
  /** Hosts and networks whose mail counts as proven. */
  trustedRelays: readonly string[];
  domain: string;
  /** Answers DNS questions as `dns.resolve` does; the system's resolver unless given. */
  resolver?: DNSResolver;
  /** Milliseconds of waiting for the DNS for one mail; after that it counts as away. */
  limit?: number;
  /** What the sums over one mail may take. */
  dkim?: DkimLimits;
}>;

type ClosableJudge = MailJudge & Readonly<{ close(): Promise<void> }>;

/** Hundreds of modules: they come with the first mail that the DNS is asked about, not with every start. */
const checks = () => import('mailauth');

/** A domain that SPF or DKIM speaks for in this mail: it does, or nobody could tell yet. */
type Voucher = Readonly<{ by: 'spf' | 'dkim'; domain: string; result: 'pass' | 'temperror' }>;

/**
 * Judges by SPF, DKIM and DMARC whether the domain in From stands behind a mail. The DNS is asked about domains of the
 * organisation in From alone, so that no server of a stranger's can take our time or leave a verdict open. Signatures
 * are looked at only where SPF has not proven the sender, and verified in a child process.
 */
export const createMailJudge = ({
  trustedRelays,
  domain,
  resolver = systemResolver(),
  limit = 10_000,
  dkim: limits = {},
}: JudgeOptions): ClosableJudge => {
  const isTrusted = createAddressList(trustedRelays);
  const dkim = createDkimVerifier(limits);
  return {
    async judge(raw, origin) {
      const headers = readHeaders(raw);
      const from = singleFrom(headers)?.address;
      if (from === undefined) return 'unproven';
      if (isTrusted(origin.remoteAddress)) return 'proven';
      const author = asDomain(from.slice(from.lastIndexOf('@') + 1));
      const mail = { raw, from, author, signatures: headers.all('dkim-signature') };
      const { resolve, end } = lookupsFor(resolver, limit);
      try {
        return await judgeByDns(mail, origin, domain, dkim, resolve);
      } finally {
        end();
      }
    },
    close: () => dkim.close(),
  };
};

/** A DNS that does not answer leaves the verdict open. Signatures whose check breaks its limits prove nothing. */
const judgeByDns = async (
  mail: SignedMail,
  origin: Origin,
  mta: string,
  dkim: DkimVerifier,
  resolver: DNSResolver,
): Promise<Verdict> => {
  const { author } = mail;
  const bySpf = ofAuthor(author, await askSpf(origin, author, mta, resolver));
  const spfAlone = await verdictOf(author, bySpf, resolver);
  if (spfAlone === 'proven') return spfAlone;
  const signers = await dkim.signers(mail, resolver);
  if (signers === 'unknown') return 'unknown';
  const byDkim = signers.map(({ domain, result }) => ({ by: 'dkim', domain: asDomain(domain), result }) as const);
  return byDkim.length === 0 ? spfAlone : verdictOf(author, [...bySpf, ...ofAuthor(author, byDkim)], resolver);
};

const ofAuthor = (author: string, vouchers: readonly Voucher[]): readonly Voucher[] =>
  vouchers.filter((voucher) => areOfOneOrganisation(voucher.domain, author));

const verdictOf = async (author: string, vouchers: readonly Voucher[], resolver: DNSResolver): Promise<Verdict> => {
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
  const { spf } = await checks();
  const { domain, status } = await spf({ ip: remoteAddress, helo, sender: returnPath, mta, resolver });
  return domain && (status.result === 'pass' || status.result === 'temperror')
    ? [{ by: 'spf', domain: asDomain(domain), result: status.result }]
    : [];
};

const askDmarc = async (
  author: string,
  passing: readonly Voucher[],
  resolver: DNSResolver,
): Promise<'pass' | 'fail' | 'none' | 'temperror'> => {
  const { dmarc } = await checks();
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

const LONGEST_TEXT = 4_096;
const MOST_RECORDS = 100;

/**
 * What may be asked for one mail: after `limit` milliseconds the DNS counts as away, and an answer that is larger than
 * any real one is cut down before anybody reads it.
 */
const lookupsFor = (resolver: DNSResolver, limit: number): Readonly<{ resolve: DNSResolver; end(): void }> => {
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

const systemResolver = (): DNSResolver => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  return (name, type) => resolver.resolve(name, type as 'TXT');
};
