import type { Block, WinEntry } from './template.ts';

/**
 * The same blocks as a message among others: plain text whose lines are as long as they are. The small print of a mail is
 * left out, as whoever reads this is in the journal already.
 */
export const renderMessage = (blocks: readonly Block[]): string =>
  blocks
    .map(blockMessage)
    .filter((text) => text !== null)
    .join('\n\n');

const blockMessage = (block: Block): string | null => {
  switch (block.kind) {
    case 'headline':
    case 'paragraph':
      return block.text;
    case 'note':
      return null;
    case 'wins':
      return block.wins.map((win, index) => winMessage(win, (block.first ?? 1) + index)).join('\n');
    case 'list':
      return block.items.map((item) => `• ${item}`).join('\n');
    case 'document':
      return [block.title, block.text].filter((part) => part !== '').join('\n\n');
    case 'button':
      return `${block.label}: ${block.url}`;
  }
};

const winMessage = ({ words, filedUnder, analysis }: WinEntry, number: number): string =>
  [`${number}. ${words}`, filedUnder, analysis].filter((line) => line !== '').join('\n');
