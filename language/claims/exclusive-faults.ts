import type { ClaimMode } from '#application/wins/claims.ts';
import type { Language } from '#domain/facts.ts';
import { isWord, type Token, type WordToken } from './token.ts';
import { EXCLUSIVES, type ExclusiveKind, isSuperlative, PHRASES } from './words/exclusive-words.ts';
import { isJudgement } from './words/judgement.ts';

/** The text without turns of phrase in which "all", "first" and the like leave nothing out. */
export const withoutPhrases = (text: string, language: Language): string => text.replace(PHRASES[language], ' ');

/** Words of a text that leave no exception, each with its kind and its place. */
export const exclusivesIn = (
  tokens: readonly Token[],
  language: Language,
): readonly Readonly<{ token: WordToken; at: number; kind: ExclusiveKind }>[] =>
  tokens.flatMap((token, at) => {
    if (!isWord(token) || isMostOf(token, tokens[at + 1])) return [];
    const kind =
      EXCLUSIVES[language].get(token.word) ??
      (isSuperlative(token.word, token.isCapital && (language === 'de' || !token.isFirst), language) ? 'best' : null);
    return kind ? [{ token, at, kind }] : [];
  });

/** "Most of it" is no superlative. */
const isMostOf = ({ word }: WordToken, next: Token | undefined): boolean =>
  word === 'most' && next !== undefined && isWord(next) && next.word === 'of';

/** "1st", "1ère". */
const isFirst = (token: Token): boolean => token.is === 'number' && token.isOrdinal && token.values[0] === 1;

/** "27 of 40": not all of the forty. */
const hasPartOf = (tokens: readonly Token[], value: number): boolean =>
  tokens.some((token, at) => {
    const [of, whole] = [tokens[at + 1], tokens[at + 2]];
    return (
      token.is === 'number' &&
      isWord(of) &&
      /^(?:of|von|sur|de|out)$/u.test(of.word) &&
      [whole, tokens[at + 3]].some((one) => one?.is === 'number' && one.values[0] === value)
    );
  });

/** "The forty" where a source has "27 of 40": all of what is told in part. */
export const isToldWhole = (tokens: readonly Token[], sources: readonly (readonly Token[])[]): boolean => {
  const said = tokens.flatMap((token) => (token.is === 'number' ? [token.values[0] ?? 0] : []));
  return sources.some((source) =>
    source.some((token, at) => {
      const part = token.is === 'number' ? (token.values[0] ?? 0) : null;
      return (
        part !== null &&
        !said.includes(part) &&
        said.some(
          (whole) => whole !== part && hasPartOf(source.slice(at), whole) && hasPartOf(source.slice(at, at + 4), whole),
        )
      );
    }),
  );
};

/** "Only the second", "keine einzige": they make something smaller. */
const isLimit = (tokens: readonly Token[], at: number): boolean => {
  const before = tokens[at - 1];
  return (
    tokens.slice(at + 1, at + 3).some(({ is }) => is === 'number') ||
    (isWord(before) &&
      /^(?:kein\p{L}*|not|pas|no|un|une|ein\p{L}*|a)$/u.test(before.word) &&
      /^(?:einzig|single|seul|unic|sol)/u.test((tokens[at] as WordToken).word))
  );
};

/** Those of a sentence that no source bears out by a word of the same kind. */
export const strayExclusives = (
  tokens: readonly Token[],
  sources: readonly (readonly Token[])[],
  { mode, language }: Readonly<{ mode: ClaimMode; language: Language }>,
): readonly Readonly<{ word: string; at: number; kind: ExclusiveKind }>[] => {
  const said = exclusivesIn(tokens, language);
  if (said.length === 0) return [];
  const given = new Set(sources.flatMap((source) => exclusivesIn(source, language).map(({ kind }) => kind)));
  if (sources.some((source) => source.some(isFirst))) given.add('first');
  return said.flatMap(({ token, at, kind }) => {
    const next = tokens[at + 1] ?? null;
    if (kind === 'only' && isLimit(tokens, at)) return [];
    const number =
      next?.is === 'number'
        ? next
        : tokens[at + 2]?.is === 'number'
          ? (tokens[at + 2] as Extract<Token, { is: 'number' }>)
          : null;
    if (kind === 'all' && number)
      return sources.some((source) => hasPartOf(source, number.values[0] ?? 0)) ? [{ word: token.text, at, kind }] : [];
    if (kind === 'best' && mode === 'analysis' && isJudgement(token.word, language)) return [];
    return given.has(kind) ? [] : [{ word: token.text, at, kind }];
  });
};
