import type { LookBackOutcome } from '#domain/inbox/request/outcome.ts';
import type { Block } from '../../blocks.ts';
import { oneLine } from '../../clean.ts';
import { lookBackWords } from '../../words/look-back-words.ts';

/** How it goes: figures first, then what stands out, in the user's own words. */
export const lookBackBlocks = ({ facts }: LookBackOutcome): readonly Block[] => {
  const { title, lines, highlights } = lookBackWords(facts);
  return [
    { kind: 'paragraph', text: oneLine(title, 200) },
    ...listOf(lines),
    ...(highlights.length === 0 ? [] : [{ kind: 'paragraph', text: 'In your own words:' } as const]),
    ...listOf(highlights),
  ];
};

const listOf = (lines: readonly string[]): readonly Block[] =>
  lines.length === 0 ? [] : [{ kind: 'list', items: lines.map((line) => oneLine(line, 300)) }];
