/** A piece of a text, and where it begins there: plain words, or an address of our own that can be followed. */
export type Piece = Readonly<{ at: number; text: string; path: string | null }>;

const ADDRESS = /https?:\/\/[^\s<>"”]+[^\s<>"”.,:;!?)]/g;

/** Cuts a text at the addresses that lead to pages of ours; all others stay words. */
export const piecesOf = (text: string, origin: string): readonly Piece[] => {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    if (address !== origin && !address.startsWith(`${origin}/`)) continue;
    if (index > end) pieces.push({ at: end, text: text.slice(end, index), path: null });
    pieces.push({ at: index, text: address, path: address.slice(origin.length) || '/' });
    end = index + address.length;
  }
  return end < text.length ? [...pieces, { at: end, text: text.slice(end), path: null }] : pieces;
};
