import type { ListOutcome } from '#domain/inbox/request/outcome.ts';
import type { Block } from '../../blocks.ts';
import { oneLine } from '../../clean.ts';
import type { Setting } from '../../template.ts';
import { dateInWords } from '../../words/date-in-words.ts';
import { timeInWords } from '../../words/span-words.ts';

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
