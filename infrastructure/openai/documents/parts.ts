import type { Block, Sentence } from '#domain/documents/document.ts';

/**
 * A part of a document as a model tells it: `position` is the label of the position whose lines these are, '' for none; `entry`
 * names one that no fact knows, or the time of one whose fact lacks it.
 */
export type Part = Readonly<{
  heading: string;
  position: string;
  entry: Readonly<{ title: Sentence; place: Sentence | null; time: Sentence | null }> | null;
  manner: 'paragraph' | 'bullets' | 'post' | 'skills';
  sentences: readonly Sentence[];
}>;

export const blocksOfPart = ({ heading, entry, manner, sentences }: Part): readonly Block[] => [
  ...(heading === '' ? [] : [{ type: 'heading', text: heading } as const]),
  ...(entry ? [{ type: 'entry', ...entry, items: [] } as const] : []),
  ...(sentences.length === 0 ? [] : [linesOf(manner, sentences)]),
];

const linesOf = (manner: Part['manner'], sentences: readonly Sentence[]): Block =>
  manner === 'bullets' ? { type: 'bullets', items: sentences } : { type: 'paragraph', sentences };
