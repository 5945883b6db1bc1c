import type { AiPart } from './ai-reader.ts';

/** A part and where it stands: `text` is what the words hold from `start` to `end`. */
export type PlacedPart = AiPart & Readonly<{ start: number; end: number }>;

const MAX_PARTS = 400;

/** One space between words: mails are wrapped, and a model wraps nothing. */
export const onOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/**
 * The parts where they stand in the words, word for word, in their order and once; what they pass over is `unsure`, so that all
 * words are accounted for. Null where one part does not stand there, or where they say nothing of the words at all.
 */
export const placeParts = (words: string, parts: readonly AiPart[]): readonly PlacedPart[] | null => {
  if (parts.length > MAX_PARTS) return null;
  const { said, placeOf } = collapsed(words);
  const placed: PlacedPart[] = [];
  const place = (part: AiPart, from: number, to: number): PlacedPart => {
    const [start, end] = [placeOf(from), placeOf(to - 1) + 1];
    return { ...part, text: words.slice(start, end), start, end };
  };
  const unsure = (from: number, to: number): readonly PlacedPart[] => {
    const gap = said.slice(from, to);
    if (!/[\p{L}\p{N}]/u.test(gap)) return [];
    const [left, right] = [gap.length - gap.trimStart().length, gap.length - gap.trimEnd().length];
    return [place({ text: '', is: 'unsure' }, from + left, to - right)];
  };
  let from = 0;
  for (const part of parts) {
    const text = onOneLine(part.text);
    const at = text === '' ? -1 : wholeWordsAt(said, text, from);
    if (at < 0) return null;
    placed.push(...unsure(from, at), place(part, at, at + text.length));
    from = at + text.length;
  }
  placed.push(...unsure(from, said.length));
  return placed.some(({ is }) => is !== 'unsure') ? placed : null;
};

/** The words on one line, and where each of its characters stands in them. */
const collapsed = (words: string): Readonly<{ said: string; placeOf(at: number): number }> => {
  const places: number[] = [];
  let said = '';
  for (let at = 0; at < words.length; at += 1) {
    const isSpace = /\s/u.test(words[at] ?? '');
    if (isSpace && (said === '' || said.endsWith(' '))) continue;
    said += isSpace ? ' ' : words[at];
    places.push(at);
  }
  return { said: said.trimEnd(), placeOf: (at) => places[at] ?? words.length };
};

/** Where it stands without cutting a word in two; -1 for nowhere. */
const wholeWordsAt = (said: string, text: string, from: number): number => {
  for (let at = said.indexOf(text, from); at >= 0; at = said.indexOf(text, at + 1))
    if (!isInside(said, at) && !isInside(said, at + text.length)) return at;
  return -1;
};

const isInside = (said: string, at: number): boolean =>
  /^[\p{L}\p{N}]{2}$/u.test(said.slice(Math.max(0, at - 1), at + 1));
