import type { Claim, ClaimFinding, ClaimJudgement, ClaimMode } from '#application/wins/claims.ts';
import { foldText } from '#domain/text.ts';
import { claimingWord } from './words/claiming-words.ts';

const plainly = (text: string): string => ` ${(foldText(text).match(/[\p{L}\p{N}%€$£]+/gu) ?? []).join(' ')} `;

/**
 * Every doubtful word has a quote that stands in a source, or claims nothing where judging is free; and whoever looked says that the
 * sources say the whole.
 */
export const settled = (
  { sources }: Claim,
  { verdict, doubtfulWords }: ClaimJudgement,
  { quotes, isSaidSo }: ClaimFinding,
  mode: ClaimMode,
): boolean => {
  if (verdict !== 'doubtful') return verdict === 'stands';
  if (!isSaidSo) return false;
  const given = sources.map(({ text }) => plainly(text));
  const mayJudge = mode === 'analysis' || mode === 'insight' || mode === 'stance';
  const found = new Set(
    quotes.flatMap(({ word, quote, isJudgement }) => {
      const said = plainly(quote);
      const isThere = said.trim() !== '' && given.some((text) => text.includes(said));
      return isThere || (mayJudge && isJudgement && isHarmless(word)) ? [foldText(word)] : [];
    }),
  );
  return doubtfulWords.every((word) => found.has(foldText(word)));
};

/** A number, a name, a rank, a result or a reach is never a judgement. */
const isHarmless = (word: string): boolean => !/\d/u.test(word) && claimingWord(foldText(word)) === null;

/** Of an analysis that cannot be looked up: only what is doubtful for ordinary words, with none of numbers, names, ranks or results. */
export const standsAlone = ({ verdict, doubts }: ClaimJudgement, mode: ClaimMode): boolean =>
  verdict === 'stands' || (verdict === 'doubtful' && mode === 'analysis' && doubts.every((doubt) => doubt === 'word'));
