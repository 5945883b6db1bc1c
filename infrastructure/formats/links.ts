import { inOrder, type Run, safeAddress, type Words } from '#application/documents/manuscript/words.ts';

/**
 * Addresses that people write without a label; each part is bounded, so that a long word is read once. What a joiner ties
 * to its neighbour is none: cut there, the joiner would stand at an edge, where it means nothing and is dropped. Addresses
 * of any scheme are taken whole, so that no part of one that may not be clickable becomes a link.
 */
const ADDRESS =
  /(?<![\p{L}\p{N}\p{Join_C}@/._-])(?:(?:[a-z][a-z\d+.-]{1,20}:\/\/|mailto:)[^\s<>"]{1,500}|(?:www\.|(?:[a-z]{2,3}\.)?linkedin\.com\/|github\.com\/|gitlab\.com\/|xing\.com\/|orcid\.org\/)[^\s<>"]{1,300}|[\w.+-]{1,64}@(?:[\w-]{1,63}\.){1,4}[a-z]{2,24}(?![\w\p{Join_C}@]))/giu;
const AFTER_ADDRESS = /[.,;:!?'’”»)\]}]+$/;

/** With a link on each address of web or mail that stands in the text as one. */
export const linked = (words: Words): Words =>
  inOrder(words.flatMap((run) => (run.href === null ? withLinks(run) : [run])));

const withLinks = ({ text, bold }: Run): readonly Run[] => {
  const runs: Run[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.replace(AFTER_ADDRESS, '');
    runs.push(
      { text: text.slice(from, index), bold, href: null },
      { text: address, bold, href: safeAddress(targetOf(address)) },
    );
    from = index + address.length;
  }
  return [...runs, { text: text.slice(from), bold, href: null }];
};

const targetOf = (address: string): string => {
  if (/^(?:[a-z][a-z\d+.-]*:\/\/|mailto:)/i.test(address)) return address;
  return address.includes('@') && !address.includes('/') ? `mailto:${address}` : `https://${address}`;
};
