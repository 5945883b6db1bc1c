/** FNV-1a over the text and a place: an even, repeatable number, so that a choice needs neither chance nor clock. */
const even = (text: string, place: number): number => {
  let hash = 0x811c9dc5 ^ place;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 15)) >>> 0;
};

/** One of the options, always the same for the same text and place; empty when there is none. */
export const pick = (options: readonly string[], text: string, place: number): string =>
  options[even(text, place) % Math.max(options.length, 1)] ?? '';
