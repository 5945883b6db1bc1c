import type { CorrectionOutcome } from '#domain/inbox/request/outcome.ts';
import type { CorrectionResult } from '#domain/wins/correction.ts';
import type { Block } from '../../blocks.ts';
import { oneLine } from '../../clean.ts';
import type { Setting } from '../../template.ts';

/** What was done to each win, and how it is undone. */
export const correctedBlocks = (
  { facts: { results } }: CorrectionOutcome,
  { publicUrl }: Setting,
): readonly Block[] => {
  const isLost = results.some(({ kind, result }) => result === 'done' && (kind === 'drop' || kind === 'merge'));
  return [
    { kind: 'paragraph', text: 'What you put right:' },
    { kind: 'list', items: results.map(line) },
    ...(isLost
      ? [
          {
            kind: 'paragraph',
            text: `Nothing is lost: what was dropped or merged can be brought back for 30 days at ${publicUrl}/wins`,
          } as const,
        ]
      : []),
  ];
};

const line = ({ kind, result, numbers, quote }: CorrectionResult): string => {
  const named = `Number ${numbers.join(' and ')}`;
  const words = quote === '' ? '' : `: “${oneLine(quote, 240)}”`;
  switch (result) {
    case 'gone': {
      const were = numbers.length === 1 ? 'was' : 'were';
      return `${named} ${were} gone from your journal already${kind === 'merge' ? ', so there was nothing of it to merge' : ''}.`;
    }
    case 'no-such-number':
      return `There was no ${named.toLowerCase()}, so nothing was changed for it.`;
    case 'unclear':
      return 'One thing was not clear to us, so nothing was changed for it. Which number is it, and what should it say?';
    case 'done':
      if (kind === 'drop') return `${named} is dropped${words}`;
      return kind === 'merge'
        ? `Numbers ${numbers.join(' and ')} are one win now${words}`
        : `${named} says now${words}`;
  }
};
