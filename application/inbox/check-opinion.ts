import type { Opinion, OpinionPart } from './second-reader.ts';

const MOST_PARTS = 400;

/** One space between words: mails are wrapped, and a model wraps nothing. */
export const onOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/**
 * An opinion whose every part stands in the words, word for word, in their order and once; what it passes over is `unsure`, so
 * that all words are accounted for. Null where one part does not, or where it says nothing of them at all.
 */
export const checkOpinion = (words: string, { parts, ...rest }: Opinion): Opinion | null => {
  const said = onOneLine(words);
  const checked: OpinionPart[] = [];
  let from = 0;
  if (parts.length > MOST_PARTS) return null;
  for (const part of parts) {
    const text = onOneLine(part.text);
    const at = text === '' ? -1 : wholeWordsAt(said, text, from);
    if (at < 0) return null;
    checked.push(...unsure(said.slice(from, at)), { ...part, text });
    from = at + text.length;
  }
  checked.push(...unsure(said.slice(from)));
  return checked.some(({ is }) => is !== 'unsure') ? { ...rest, parts: checked } : null;
};

/** Where it stands without cutting a word in two; -1 for nowhere. */
const wholeWordsAt = (said: string, text: string, from: number): number => {
  for (let at = said.indexOf(text, from); at >= 0; at = said.indexOf(text, at + 1))
    if (!isInside(said, at) && !isInside(said, at + text.length)) return at;
  return -1;
};

const isInside = (said: string, at: number): boolean =>
  /^[\p{L}\p{N}]{2}$/u.test(said.slice(Math.max(0, at - 1), at + 1));

const unsure = (text: string): readonly OpinionPart[] =>
  /[\p{L}\p{N}]/u.test(text) ? [{ text: text.trim(), is: 'unsure' }] : [];
