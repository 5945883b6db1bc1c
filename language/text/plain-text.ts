import { foldText } from '#domain/text.ts';

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

/** The source of a regular expression written over several lines; line breaks and indentation are no part of it. */
export const phrases = (source: TemplateStringsArray, ...values: readonly string[]): string =>
  String.raw(source, ...values).replace(/\n\s*/g, '');
