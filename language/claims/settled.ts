import type { Claim, ClaimFinding, ClaimJudgement, ClaimMode } from '#application/wins/claims.ts';
import { foldText } from '#domain/text.ts';

const plainly = (text: string): string => ` ${(foldText(text).match(/[\p{L}\p{N}%€$£]+/gu) ?? []).join(' ')} `;

/** Every doubtful word has a quote that stands in a source, and whoever looked says that the whole is said so. */
export const settled = (
  { sources }: Claim,
  { verdict, doubtfulWords }: ClaimJudgement,
  { quotes, isSaidSo }: ClaimFinding,
): boolean => {
  if (verdict !== 'doubtful') return verdict === 'stands';
  if (!isSaidSo) return false;
  const given = sources.map(({ text }) => plainly(text));
  const found = new Set(
    quotes.flatMap(({ word, quote }) => {
      const said = plainly(quote);
      return said.trim() !== '' && given.some((text) => text.includes(said)) ? [foldText(word)] : [];
    }),
  );
  return doubtfulWords.every((word) => found.has(foldText(word)));
};

const LEAST_SUPPORT = 0.61;

export const standsAlone = ({ verdict, doubts, support }: ClaimJudgement, mode: ClaimMode): boolean => {
  if (verdict !== 'doubtful') return verdict === 'stands';
  return mode === 'analysis' && doubts.every((doubt) => doubt === 'word') && support >= LEAST_SUPPORT;
};
