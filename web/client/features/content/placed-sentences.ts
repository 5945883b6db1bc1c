import type { DocumentSentence } from '#web/contract/documents.ts';
import { type Inline, plainOf, type Run } from './markdown.ts';

/** Runs of a piece of text that belong to one sentence, or, where `sentence` is undefined, to none. */
export type Stretch = Readonly<{ runs: Inline; sentence: DocumentSentence | undefined }>;

/**
 * The pieces of a text, in the order of reading, cut into the sentences that the server tells of. A sentence that is not found
 * stays untold here; the wins behind it are listed below the text all the same.
 */
export const placed = (
  pieces: readonly Inline[],
  sentences: readonly DocumentSentence[],
): ReadonlyMap<Inline, readonly Stretch[]> => {
  const found = pieces.map((): { start: number; end: number; sentence: DocumentSentence }[] => []);
  const texts = pieces.map(plainOf);
  let [piece, offset] = [0, 0];
  for (const sentence of sentences) {
    const words = wordsIn(sentence.text);
    const at = words && firstFrom(texts, piece, offset, words);
    if (!at) continue;
    found[at.piece]?.push({ start: at.start, end: at.end, sentence });
    [piece, offset] = [at.piece, at.end];
  }
  return new Map(pieces.map((inline, at) => [inline, cut(inline, found[at] ?? [])]));
};

/** Its words, whatever space is between them. */
const wordsIn = (text: string): RegExp | null => {
  const words = text.trim().split(/\s+/);
  if (words[0] === '') return null;
  return new RegExp(words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+'), 'g');
};

const firstFrom = (texts: readonly string[], piece: number, offset: number, words: RegExp) => {
  for (let at = piece; at < texts.length; at += 1) {
    words.lastIndex = at === piece ? offset : 0;
    const match = words.exec(texts[at] ?? '');
    if (match) return { piece: at, start: match.index, end: match.index + match[0].length };
  }
  return null;
};

const cut = (
  inline: Inline,
  found: readonly Readonly<{ start: number; end: number; sentence: DocumentSentence }>[],
): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  let from = 0;
  const add = (to: number, sentence: DocumentSentence | undefined): void => {
    const runs = slice(inline, from, to);
    if (runs.length > 0) stretches.push({ runs, sentence });
    from = to;
  };
  for (const { start, end, sentence } of found) {
    add(start, undefined);
    add(end, sentence);
  }
  add(Number.POSITIVE_INFINITY, undefined);
  return stretches;
};

const slice = (inline: Inline, from: number, to: number): Inline => {
  let at = 0;
  return inline.flatMap((run): Run[] => {
    const text = run.text.slice(Math.max(0, from - at), Math.max(0, to - at));
    at += run.text.length;
    return text === '' ? [] : [{ ...run, text }];
  });
};
