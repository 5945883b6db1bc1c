import type { Block, Sentence } from '#domain/documents/document.ts';

/** A part of a document as a model tells it: `position` is the label of the position whose lines these are, '' for none. */
export type Part = Readonly<{
  heading: string;
  position: string;
  manner: 'paragraph' | 'bullets' | 'post' | 'skills';
  sentences: readonly Sentence[];
}>;

export const blocksOfPart = ({ heading, manner, sentences }: Part): readonly Block[] => [
  ...(heading === '' ? [] : [{ type: 'heading', text: heading } as const]),
  manner === 'bullets' ? { type: 'bullets', items: sentences } : { type: 'paragraph', sentences },
];
