import type { AnswerPart, AnswerPiece } from '#application/delivery/mail-composer.ts';
import type { Block } from './template.ts';

/** The blocks of an answer, those that belong together in one piece. Small print is left out, as in a message. */
export const answerPieces = (blocks: readonly Block[]): readonly AnswerPiece[] => {
  const pieces: { outcome: number | null; asks: boolean; parts: AnswerPart[] }[] = [];
  for (const block of blocks) {
    const part = partOf(block);
    if (part === null) continue;
    const { outcome = null, asks = false } = block;
    const last = pieces.at(-1);
    if (last?.outcome === outcome && last.asks === asks) last.parts.push(part);
    else pieces.push({ outcome, asks, parts: [part] });
  }
  return pieces;
};

const partOf = (block: Block): AnswerPart | null => {
  switch (block.kind) {
    case 'headline':
      return { kind: 'text', text: block.text };
    case 'paragraph':
      return { kind: 'text', text: block.text };
    case 'list':
      return { kind: 'list', items: block.items };
    case 'wins':
      return { kind: 'wins', first: block.first ?? 1, count: block.wins.length };
    case 'document':
      return { kind: 'document', title: block.title, text: block.text };
    case 'button':
      return { kind: 'link', label: block.label, url: block.url };
    case 'note':
      return null;
  }
};
