import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { hasCode } from '#application/engine/ports/fault.ts';
import type { CheckedRecord } from '#application/operators/dns-health.ts';
import { dnsAdvice } from '../dns/advice.ts';
import { createDnsHealth, type DnsLookups } from '../dns/health.ts';
import { readMailKeys } from '../shared/mail-keys.ts';
import { isLoopback, type Settings } from '../shared/settings.ts';
import { checkRelay as tryRelay } from '../smtp/relay-check.ts';
import { error, notApplicable, ok, type Said, warning } from './finding.ts';

export type Lookups = DnsLookups & Pick<Resolver, 'resolve4' | 'resolve6' | 'reverse'>;

const LOOKUP_MS = 3000;
export const systemLookups = (): Lookups => new Resolver({ timeout: LOOKUP_MS, tries: 2 });

const isForTryingOut = ({ mail }: Pick<Settings, 'mail'>): boolean => mail.domain.endsWith('.localhost');

const TRYING_OUT = 'MAIL_DOMAIN ends in .localhost, which no DNS knows';

/** The records of `cairn mail dns`, as the DNS has them now. */
export const checkDns = async (settings: Settings, lookups: Lookups): Promise<Said | readonly Said[]> => {
  if (isForTryingOut(settings)) return notApplicable(TRYING_OUT);
  const { records } = dnsAdvice(settings, (await readMailKeys(settings)).dkim);
  return (await createDnsHealth(records, lookups).check()).map(recordInWords);
};

const recordInWords = (record: CheckedRecord): Said => {
  const { name, state, found } = record;
  const what = `${kindOf(record)} of ${name}`;
  if (state === 'right') return ok(`${what} is right`);
  if (state === 'unknown') return warning(`${what} could not be looked up: see that this machine's resolver works`);
  if (state === 'missing') return missing(record, `${what} is missing: cairn mail dns prints it`);
  return warning(
    `${what} is another than cairn mail dns prints (${found[0]?.slice(0, 120)}): keep it only if it is meant so`,
  );
};

/** Without DMARC mail still arrives at most places. */
const missing = (record: CheckedRecord, says: string): Said =>
  kindOf(record) === 'DMARC' ? warning(says) : error(says);

const kindOf = ({ type, wanted }: CheckedRecord): string => {
  if (type === 'MX') return 'MX';
  if (wanted.startsWith('v=spf1')) return 'SPF';
  return wanted.startsWith('v=DKIM1') ? 'DKIM' : 'DMARC';
};

/** Whether the machine that hands mail to others has a name that leads back to it, where that machine is known. */
export const checkReverseDns = async (settings: Settings, lookups: Lookups): Promise<Said> => {
  if (isForTryingOut(settings)) return notApplicable(TRYING_OUT);
  if (!settings.relay) return notApplicable('SMTP_URL is not set: nothing is sent');
  const relay = new URL(settings.relay.url).hostname.replace(/^\[|\]$/g, '');
  if (!isLoopback(relay) && isIP(relay) === 0)
    return notApplicable(`${relay} hands our mail on: the names of its machines are its owner's to keep right`);
  const addresses = isLoopback(relay) ? await addressesOfMx(settings, lookups) : [relay];
  if (addresses.length === 0) return warning('the machine of the MX record has no address that could be looked up');
  for (const address of addresses) {
    const names = await lookups.reverse(address).catch(none);
    const back = (await Promise.all(names.map((name) => addressesOf(name, lookups)))).flat();
    if (names.length === 0)
      return error(`${address} has no name (PTR): have the owner of the address set it to the name of this machine`);
    if (!back.includes(address))
      return error(`the name of ${address} (${names[0]}) does not lead back to it: set one that does`);
  }
  return ok(`${addresses.join(' and ')} has a name that leads back to it`);
};

const addressesOfMx = async ({ mail }: Settings, lookups: Lookups): Promise<readonly string[]> => {
  const [first] = (await lookups.resolveMx(mail.domain).catch(none)).sort((a, b) => a.priority - b.priority);
  return first ? addressesOf(first.exchange, lookups) : [];
};

const addressesOf = async (name: string, lookups: Lookups): Promise<readonly string[]> =>
  (await Promise.all([lookups.resolve4(name).catch(none), lookups.resolve6(name).catch(none)])).flat();

const none = (thrown: unknown): never[] => {
  if (['ENOTFOUND', 'ENODATA', 'ESERVFAIL', 'ETIMEOUT', 'EREFUSED', 'ECANCELLED'].some((code) => hasCode(thrown, code)))
    return [];
  throw thrown;
};

/** Connects to the relay, takes TLS where it is offered, signs in where there is a password; no mail is sent. */
export const checkRelay = async ({ relay }: Pick<Settings, 'relay'>, withinMs: number): Promise<Said> => {
  if (!relay) return notApplicable('SMTP_URL is not set: mail stays in the outbox');
  const checked = await tryRelay(relay, withinMs);
  const { host, hostname } = new URL(relay.url);
  if (!checked.reached)
    return error(
      {
        connect: `the relay ${host} does not answer (${checked.code}): check SMTP_URL, and that this machine may connect there`,
        tls: `the relay ${host} has no TLS or no right certificate: check its name in SMTP_URL, and SMTP_RELAY_TLS`,
        'sign-in': `the relay ${host} does not take the user and password of SMTP_URL (${checked.code}): check them, with special characters in percent form`,
      }[checked.step],
    );
  const signedIn = checked.isSignedIn ? ' and signs us in' : '';
  if (!checked.isEncrypted && !isLoopback(hostname))
    return warning(
      `the relay ${host} answers${signedIn}, but offers no TLS: mail goes there in clear; use one with TLS and set SMTP_RELAY_TLS=required`,
    );
  return ok(`the relay ${host} answers${checked.isEncrypted ? ' with TLS' : ''}${signedIn}`);
};
