import type { Network } from '#domain/documents/networks.ts';

/**
 * Where a network's own composer opens. X documents its "web intent" (docs.x.com/x-for-websites); LinkedIn documents none that
 * takes a text, and this one is what its own pages and most sites use.
 */
const COMPOSERS: Readonly<Record<Network, Readonly<{ address: string; empty: string }>>> = {
  linkedin: {
    address: 'https://www.linkedin.com/feed/?shareActive=true&text=',
    empty: 'https://www.linkedin.com/feed/?shareActive=true',
  },
  x: { address: 'https://x.com/intent/tweet?text=', empty: 'https://x.com/intent/tweet' },
};

/** Mail programs and servers take no longer address for certain. */
const LONGEST_ADDRESS = 4_000;

/** A link that opens a network's composer, with the text in it where an address has room for it. */
export const composerLink = (network: Network, text: string): string => {
  const { address, empty } = COMPOSERS[network];
  const filled = `${address}${encodeURIComponent(text.toWellFormed())}`;
  return filled.length <= LONGEST_ADDRESS ? filled : empty;
};
