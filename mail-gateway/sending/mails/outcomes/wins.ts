import type { Language } from '#domain/facts.ts';
import type { CorrectionOutcome, ListOutcome, RestoreOutcome } from '#domain/inbox/request/outcome.ts';
import type { ListedWin } from '#domain/inbox/request/outcome-facts.ts';
import type { CorrectionResult } from '#domain/wins/correction.ts';
import { oneLine } from '../../clean.ts';
import type { Block, Setting } from '../../template.ts';
import { categoryInWords } from '../../words/category-names.ts';
import { dateInWords, dayInWords } from '../../words/in-words.ts';
import { joined, quoted } from '../../words/manner.ts';
import { during } from '../../words/span-words.ts';
import { winWords } from './win-words.ts';

/** The newest wins, each with the number by which an answer can speak of it. */
export const listedWinBlocks = (
  { facts: { wins, total, during: span, about, oldest } }: ListOutcome,
  { language, publicUrl }: Setting,
  first: number,
): readonly Block[] => {
  const words = winWords[language];
  const time = span && during(span, language);
  const held = about === undefined ? null : quoted(oneLine(about, 80), language);
  if (wins.length === 0 && held) return [paragraph(words.noneWith(held, time))];
  if (wins.length === 0) return [paragraph(time ? words.noneDuring(time) : words.none)];
  const all = !time && !oldest && !held && total > wins.length ? [words.all(total, `${publicUrl}/wins`)] : [];
  return [
    paragraph(
      oldest
        ? words.firstOnes(wins.length)
        : held
          ? words.with(held, total, wins.length, time)
          : words.lastOnes(wins.length, time),
    ),
    { kind: 'wins', first, wins: winEntries(wins, language) },
    paragraph([...all, words.putRight(first, wins.length)].join(' ')),
  ];
};

/** Wins as a list shows them, each with its date. */
export const winEntries = (wins: readonly ListedWin[], language: Language) =>
  wins.map(({ text, date }) => ({
    words: quoted(oneLine(text, 300), language),
    filedUnder: dateInWords(date, language),
    analysis: '',
  }));

/** What was done to each win, and how it is undone. */
export const correctedBlocks = (
  { facts: { results } }: CorrectionOutcome,
  { language, publicUrl }: Setting,
): readonly Block[] => {
  const words = winWords[language];
  const isLost = results.some(({ kind, result }) => result === 'done' && (kind === 'drop' || kind === 'merge'));
  const isSplit = results.some(({ kind, result }) => result === 'done' && kind === 'split');
  return [
    paragraph(words.corrected),
    { kind: 'list', items: results.map((result) => line(result, language)) },
    ...(isSplit ? [paragraph(words.wholeKept(`${publicUrl}/wins`))] : []),
    ...(isLost ? [paragraph(words.nothingLost(`${publicUrl}/wins`))] : []),
  ];
};

/** The wins that are back. */
export const restoredBlocks = ({ facts: { wins } }: RestoreOutcome, { language }: Setting): readonly Block[] => [
  paragraph(winWords[language].restored(wins.length)),
  { kind: 'list', items: wins.map(({ quote }) => quoted(oneLine(quote, 240), language)) },
];

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

const line = (
  { kind, result, numbers, quote, pieces = [], isApproximate }: CorrectionResult,
  language: Language,
): string => {
  const words = winWords[language];
  const named = joined(numbers.map(String), language);
  const isOne = numbers.length === 1;
  switch (result) {
    case 'gone':
      if (numbers.length === 0) return words.goneIt;
      return words.gone(named, isOne, kind === 'merge');
    case 'no-such-number':
      return words.noSuchNumber(named, isOne);
    case 'one-piece':
      return words.onePiece(named);
    case 'apart':
      return words.apart(named);
    case 'unclear':
      return words.unclear;
    case 'done': {
      if (kind === 'date') {
        const day = dayInWords(quote, isApproximate === true, language);
        return `${numbers.length === 0 ? words.datedIt(day) : words.dated(named, day)}.`;
      }
      if (kind === 'file' && numbers.length === 0) return words.filedIt(oneLine(categoryInWords(quote, language), 240));
      if (kind === 'file') return words.filed(named, oneLine(categoryInWords(quote, language), 240));
      if (kind === 'split') {
        const quotes = pieces.map((piece) => quoted(oneLine(piece, 160), language));
        return words.withQuote(words.split(named, pieces.length), joined(quotes, language));
      }
      if (numbers.length === 0)
        return words.withQuote(
          kind === 'drop' ? words.droppedIt : words.rewordedIt,
          quoted(oneLine(quote, 240), language),
        );
      const said =
        kind === 'drop' ? words.dropped(named) : kind === 'merge' ? words.merged(named) : words.reworded(named);
      return quote === '' ? said : words.withQuote(said, quoted(oneLine(quote, 240), language));
    }
  }
};
