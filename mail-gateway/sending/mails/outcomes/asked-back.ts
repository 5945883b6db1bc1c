import type { AskedBackOutcome, ToConfirmOutcome } from '#domain/inbox/request/outcome.ts';
import { oneLine } from '../../clean.ts';
import { questionBack } from '../../questions/questions-back.ts';
import type { Block, Setting } from '../../template.ts';
import { quoted } from '../../words/manner.ts';
import { askedToConfirm } from '../../words/wish-words.ts';
import { askedBackWords } from './asked-back-words.ts';
import { outcomeWords } from './outcome-words.ts';
import { winWords } from './win-words.ts';
import { winEntries } from './wins.ts';

/** Asks for what was missing: short, and so that a line answers it. */
export const askedBackBlocks = (
  { asked, facts: { asks, zone, among = [] } }: AskedBackOutcome,
  { language }: Setting,
  first: number,
): readonly Block[] => {
  const { why, example } = askedBackWords[language][asks];
  const said =
    zone === '' ? why : `${winWords[language].withQuote(why.slice(0, -1), quoted(oneLine(zone, 60), language))}.`;
  const words = asks === 'which-win' ? outcomeWords[language].wrote : outcomeWords[language].asked;
  const question = asks === 'a-list-first' ? [] : [questionBack(asks, language)];
  return [
    { kind: 'paragraph', text: words(quoted(oneLine(asked, 240), language)) },
    { kind: 'paragraph', text: [said, ...question, example].join(' ').trim() },
    ...(among.length > 0 ? [{ kind: 'wins', first, wins: winEntries(among, language) } as const] : []),
  ];
};

/** Asks whether just this is meant; a word answers it. */
export const toConfirmBlocks = (outcome: ToConfirmOutcome, { language }: Setting): readonly Block[] => [
  { kind: 'paragraph', text: outcomeWords[language].wrote(quoted(oneLine(outcome.asked, 240), language)) },
  { kind: 'paragraph', text: askedToConfirm(outcome, language) },
];
