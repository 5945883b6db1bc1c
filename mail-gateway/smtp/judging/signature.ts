import { domainToASCII } from 'node:url';
import { getDomain } from 'tldts';

/** A DKIM signature that may vouch for a mail, as far as its own tags show it. */
type Signature = Readonly<{
  /** Where its key stands in the DNS, as `keyNameOf` writes it. */
  keyName: string;
  /** The header fields that it signs, in small letters. */
  signs: readonly string[];
}>;

const LONGEST = 8_192;
const MOST_FIELDS_SIGNED = 200;
const ALGORITHMS: ReadonlySet<string> = new Set(['rsa-sha256', 'ed25519-sha256']);

/** A domain as it is compared and looked up: ASCII, small letters, no dot at the end; '' where it is none. */
export const asDomain = (name: string): string => domainToASCII(name.replace(/\.$/, ''));

/** The name that a key is kept under, however it was written. */
export const keyNameOf = (name: string): string => {
  const [selector = '', ...domain] = name.split(SEPARATOR);
  return `${selector.toLowerCase()}${SEPARATOR}${asDomain(domain.join(SEPARATOR))}`;
};

const SEPARATOR = '._domainkey.';

/**
 * Null for a signature that vouches for nothing whatever its sums say, so that none is done for it: of another
 * organisation than the author's, with SHA-1, leaving a part of the body open (`l=`), not over From, or out of bounds.
 */
export const usableSignature = (value: string, author: string): Signature | null => {
  if (value.length > LONGEST) return null;
  const tags = tagsOf(value);
  if (tags === null || tags.has('l') || !ALGORITHMS.has(tags.get('a')?.toLowerCase() ?? '')) return null;
  const [domain, selector] = [asDomain(tags.get('d') ?? ''), tags.get('s') ?? ''];
  if (selector === '' || !areOfOneOrganisation(domain, author)) return null;
  const signs = (tags.get('h') ?? '').toLowerCase().split(':');
  if (signs.length > MOST_FIELDS_SIGNED || !signs.includes('from')) return null;
  return { keyName: keyNameOf(`${selector}${SEPARATOR}${domain}`), signs };
};

/** The tags of RFC 6376, without blanks in their values; null where one stands twice, which makes them all worthless. */
const tagsOf = (value: string): ReadonlyMap<string, string> | null => {
  const tags = new Map<string, string>();
  for (const tag of value.split(';')) {
    const equals = tag.indexOf('=');
    if (equals < 0) continue;
    const name = tag.slice(0, equals).trim().toLowerCase();
    if (tags.has(name)) return null;
    tags.set(name, tag.slice(equals + 1).replace(/\s+/g, ''));
  }
  return tags;
};

/** Hosts that give their customers a domain each (`github.io`) count as suffixes too; names are taken as they stand. */
const OPTIONS = { allowPrivateDomains: true, extractHostname: false };

/** The domain that its owner registered, by the public suffix list; a suffix has no owner but itself. */
const organisationOf = (domain: string): string => getDomain(domain, OPTIONS) ?? domain;

/** DMARC's relaxed alignment. Names in small ASCII letters without a dot at the end; the empty one is nobody's. */
export const areOfOneOrganisation = (one: string, other: string): boolean =>
  one !== '' && other !== '' && organisationOf(one) === organisationOf(other);
