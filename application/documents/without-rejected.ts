import type { Block, Sentence, WrittenDocument } from '#domain/documents/document.ts';
import { isMarked, POST_NUMBER, type Rejected } from './check-document.ts';

/** The same without what was rejected; its user is told of each, by the words that are gone, but for what marks and links. */
export const withoutRejected = (
  document: WrittenDocument,
  rejected: readonly Pick<Rejected, 'sentence'>[],
): WrittenDocument => {
  const gone = new Set(rejected.map(({ sentence }) => sentence.text));
  return {
    ...document,
    title: gone.has(document.title) ? '' : document.title,
    contact: document.contact.filter(({ text }) => !gone.has(text)),
    blocks: renumbered(document.blocks.flatMap((block) => blockWithout(block, gone))),
    notes: [
      ...document.notes,
      ...rejected.map(({ sentence }) => ({ type: 'left-out', place: '', text: toldOf(sentence.text) }) as const),
    ],
  };
};

const MOST_TOLD = 300;
const toldOf = (text: string): string =>
  isMarked(text)
    ? text
        .replace(/(?<!\S)\S*(?::\/\/|www\.)\S*|[<>`*[\]{}|\\^~]|\p{Cc}|\p{Cf}/giu, ' ')
        .replace(/\s+/gu, ' ')
        .trim()
        .slice(0, MOST_TOLD)
    : text;

/** The posts of a thread count those that are left. */
const renumbered = (blocks: readonly Block[]): readonly Block[] => {
  const posts = blocks.filter(({ type }) => type === 'post');
  return blocks.map((block) => {
    if (block.type !== 'post') return block;
    const rest = block.sentences.filter(({ text }) => !POST_NUMBER.test(text));
    if (rest.length === block.sentences.length || posts.length === 1) return { ...block, sentences: rest };
    const number = { text: `${posts.indexOf(block) + 1}/${posts.length}`, citations: [] };
    return { ...block, sentences: [number, ...rest] };
  });
};

/** The rest of a block; none where nothing is left. */
const blockWithout = (block: Block, gone: ReadonlySet<string>): readonly Block[] => {
  const kept = (sentences: readonly Sentence[]) => sentences.filter(({ text }) => !gone.has(text));
  const orNull = (sentence: Sentence | null) => (sentence && !gone.has(sentence.text) ? sentence : null);
  switch (block.type) {
    case 'heading':
      return gone.has(block.text) ? [] : [block];
    case 'paragraph':
      return kept(block.sentences).length === 0 ? [] : [{ ...block, sentences: kept(block.sentences) }];
    case 'post':
      return kept(block.sentences).every(({ text }) => POST_NUMBER.test(text))
        ? []
        : [{ ...block, sentences: kept(block.sentences) }];
    case 'bullets':
      return kept(block.items).length === 0 ? [] : [{ ...block, items: kept(block.items) }];
    case 'entry':
      return gone.has(block.title.text)
        ? []
        : [{ ...block, place: orNull(block.place), time: orNull(block.time), items: kept(block.items) }];
  }
};
