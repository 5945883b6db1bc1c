import { getDomain } from 'tldts';

/** Hosts that give their customers a domain each (`github.io`) count as suffixes too; names are taken as they stand. */
const OPTIONS = { allowPrivateDomains: true, extractHostname: false };

/** The domain that its owner registered, by the public suffix list; a suffix has no owner but itself. */
const organisationOf = (domain: string): string => getDomain(domain, OPTIONS) ?? domain;

/** DMARC's relaxed alignment. Names in small ASCII letters without a dot at the end; the empty one is nobody's. */
export const areOfOneOrganisation = (one: string, other: string): boolean =>
  one !== '' && other !== '' && organisationOf(one) === organisationOf(other);
