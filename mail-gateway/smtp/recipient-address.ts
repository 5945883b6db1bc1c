import { domainToASCII } from 'node:url';

/**
 * The address as the rest of the house knows it, or null when it is not at our domain: a bare `postmaster` is ours,
 * another domain, `[192.0.2.1]` and a route by `%` are not. Letter case of the local part is left to whoever compares.
 */
export const recipientAddress = (address: string, domain: string): string | null => {
  if (address.toLowerCase() === 'postmaster') return `postmaster@${domain}`;
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  if (at < 1 || local.length > 64 || local.includes('%') || local.includes('!')) return null;
  return domainToASCII(address.slice(at + 1)) === domainToASCII(domain) ? `${local}@${domain}` : null;
};
