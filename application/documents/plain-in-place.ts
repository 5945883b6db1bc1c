import { type Block, type Sentence, sentencesOf, type WrittenDocument } from '#domain/documents/document.ts';

/**
 * A document in which plain code's own sentences about a win stand where those of AI were rejected and none about it is left.
 * Where plain code says nothing of that win, or AI's other sentences do, the rejected stay: whoever takes them out tells of it.
 */
export const withPlainInPlace = (
  document: WrittenDocument,
  rejected: readonly Readonly<{ sentence: Sentence }>[],
  plain: WrittenDocument,
): WrittenDocument => {
  const gone = new Set(rejected.map(({ sentence }) => sentence.text));
  const kept = new Set(sentencesOf(document).flatMap((one) => (gone.has(one.text) ? [] : (onlyWinOf(one) ?? []))));
  const byPlain = Map.groupBy(sentencesOf(plain), onlyWinOf);
  const placed = new Set<string>();
  const inPlace = (sentence: Sentence): readonly Sentence[] => {
    const win = onlyWinOf(sentence);
    const own = win === null ? undefined : byPlain.get(win);
    if (win === null || !own || !gone.has(sentence.text) || kept.has(win)) return [sentence];
    if (placed.has(win)) return [];
    placed.add(win);
    return own;
  };
  return { ...document, blocks: document.blocks.map((block) => withSentences(block, (all) => all.flatMap(inPlace))) };
};

/** The one win that a sentence is about; null where there is none or several. */
export const onlyWinOf = ({ citations }: Sentence): string | null => {
  const wins = new Set(citations.flatMap((citation) => (citation.kind === 'win' ? [citation.id] : [])));
  return wins.size === 1 ? ([...wins][0] ?? null) : null;
};

/** A block with other sentences about wins in it. */
export const withSentences = (block: Block, change: (sentences: readonly Sentence[]) => readonly Sentence[]): Block => {
  switch (block.type) {
    case 'heading':
      return block;
    case 'paragraph':
    case 'post':
      return { ...block, sentences: change(block.sentences) };
    case 'bullets':
    case 'entry':
      return { ...block, items: change(block.items) };
  }
};
