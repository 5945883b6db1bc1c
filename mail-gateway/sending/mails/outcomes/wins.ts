import type { CorrectionOutcome, ListOutcome } from '#domain/inbox/request/outcome.ts';
import type { CorrectionResult } from '#domain/wins/correction.ts';
import { oneLine } from '../../clean.ts';
import type { Block, Setting } from '../../template.ts';
import { dateInWords } from '../../words/in-words.ts';
import { timeInWords } from '../../words/look-back-words.ts';

/** The newest wins, each with the number by which an answer can speak of it. */
export const listedWinBlocks = (
  { facts: { wins, total, during } }: ListOutcome,
  { publicUrl }: Setting,
  first: number,
): readonly Block[] => {
  const time = during && timeInWords(during);
  if (wins.length === 0)
    return [
      {
        kind: 'paragraph',
        text: time
          ? `There is no win in your journal that was written down ${time}.`
          : 'There is no win in your journal before today’s. Whatever you answer next may be the first.',
      },
    ];
  const last = wins.length === 1 ? 'Your last win' : `Your last ${wins.length} wins`;
  const which = `${last}${time ? ` ${time}` : ''}${wins.length === 1 ? ':' : ', the newest first:'}`;
  return [
    { kind: 'paragraph', text: which },
    {
      kind: 'wins',
      first,
      wins: wins.map(({ text, date }) => ({ words: oneLine(text, 300), filedUnder: dateInWords(date), analysis: '' })),
    },
    {
      kind: 'paragraph',
      text: `${time ? '' : allOf(total, wins.length, publicUrl)}To put one right, answer with its number: ${examples(first, wins.length)}.`,
    },
  ];
};

const allOf = (total: number, shown: number, publicUrl: string): string =>
  total > shown ? `All ${total} are at ${publicUrl}/wins. ` : '';

const examples = (first: number, count: number): string =>
  count === 1
    ? `“drop ${first}” or “${first} was with the night team”`
    : `“drop ${first + 1}”, “merge ${first} and ${first + 1}” or “${first} was with the night team”`;

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
