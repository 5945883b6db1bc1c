import { gsm7Places } from './gsm7.ts';

/** How a text travels: in how many messages, and what each is charged as. */
export type Segments = Readonly<{ encoding: 'gsm-7' | 'ucs-2'; count: number }>;

/** Places in one message alone, and in each of several, whose rest says how they belong together. */
const PLACES = { 'gsm-7': { alone: 160, joined: 153 }, 'ucs-2': { alone: 70, joined: 67 } } as const;

/**
 * Counts as networks do: one letter outside the GSM alphabet makes the whole text UCS-2. A character that takes two places
 * is never divided between two messages.
 */
export const segmentsOf = (text: string): Segments => {
  const letters = [...text];
  const places = letters.map(gsm7Places);
  const encoding = places.includes(null) ? 'ucs-2' : 'gsm-7';
  const widths = encoding === 'gsm-7' ? places.map((width) => width ?? 1) : letters.map(({ length }) => length);
  const { alone, joined } = PLACES[encoding];
  const total = widths.reduce<number>((sum, width) => sum + width, 0);
  return { encoding, count: total === 0 ? 0 : total <= alone ? 1 : packed(widths, joined) };
};

const packed = (widths: readonly number[], room: number): number => {
  let [count, used] = [1, 0];
  for (const width of widths) {
    if (used + width > room) [count, used] = [count + 1, 0];
    used += width;
  }
  return count;
};

const SHORTENED = '...';

/** The beginning of a text that travels in so many messages, cut between words where it has any. */
export const shortenedTo = (most: number, text: string): string => {
  if (segmentsOf(text).count <= most) return text;
  const graphemes = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  let [fits, tooMany] = [0, graphemes.length];
  while (tooMany - fits > 1) {
    const middle = Math.floor((fits + tooMany) / 2);
    const isShort = segmentsOf(cut(graphemes, middle)).count <= most;
    [fits, tooMany] = isShort ? [middle, tooMany] : [fits, middle];
  }
  return cut(graphemes, fits);
};

const cut = (graphemes: readonly string[], length: number): string => {
  const start = graphemes.slice(0, length).join('');
  const lastSpace = start.search(/\s\S*$/);
  const whole = lastSpace > start.length / 2 ? start.slice(0, lastSpace) : start;
  return `${whole.trimEnd()}${SHORTENED}`;
};
