import { foldText } from '#domain/text/fold.ts';

/** A text as the rules for machines see it: small letters without their marks, straight apostrophes, single spaces. */
export const plainText = (text: string): string =>
  foldText(text)
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();

/** A pattern for such texts, written with the marks of its language. */
export const unmarked = (source: string, flags = 'u'): RegExp =>
  new RegExp(source.normalize('NFKD').replace(/\p{M}+/gu, ''), flags);

export const countOf = (patterns: readonly RegExp[], text: string): number =>
  patterns.filter((pattern) => pattern.test(text)).length;
