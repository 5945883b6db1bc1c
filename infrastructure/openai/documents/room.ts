import type { Block, Sentence } from '#domain/documents/document.ts';

const POST = 280;
const LINKEDIN_POST = 3_000;

const lengthOf = (sentences: readonly Sentence[], between: number): number =>
  sentences.reduce((sum, { text }) => sum + text.length + between, -between);

/** As many sentences, from the first on, as a post has room for beside those that stand in it. */
export const inRoom = (beside: readonly Sentence[], sentences: readonly Sentence[]): readonly Sentence[] => {
  const kept: Sentence[] = [];
  for (const one of sentences) {
    if (lengthOf([...beside, ...kept, one], 1) > POST) break;
    kept.push(one);
  }
  return kept;
};

export const fitsAPost = (sentences: readonly Sentence[]): boolean => lengthOf(sentences, 1) <= POST;

/** The blocks that a post on LinkedIn has room for, from the first on. */
export const inLinkedinPost = (blocks: readonly Block[]): readonly Block[] => {
  let left = LINKEDIN_POST;
  return blocks.filter((block) => {
    left -=
      block.type === 'paragraph'
        ? lengthOf(block.sentences, 2) + 2
        : block.type === 'bullets'
          ? lengthOf(block.items, 2) + 2
          : 0;
    return left >= 0;
  });
};
