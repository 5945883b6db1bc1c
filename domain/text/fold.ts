/** Text as it is searched: letter case and accents aside, the same on every machine. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ς/g, 'σ'); // a sigma that ends a word, and in a search may not
