import { phrases } from '../phrases.ts';

/** Where the words end that ask, and those begin that say why. */
const REASON = new RegExp(
  phrases`
    (?:\s?[,;:–—(]|\s-)?\s(?:because|cause|cos|bc|since|otherwise|in case|so that|as (?=(?:i|i'm|im|i've|i'll|we|we're|my|it|it's|the|they|there)\b)|so (?=(?:i|we|my|it|they)\b))
    |(?:\s?[,;:–—(]|\s-)\s(?=(?:i|i'm|im|i've|ive|i'll|i'd|we|we're|we've|we'll|my|it|it's|its|that|that's|this|the|there|there's|these|those|they|they're|on|at|too|not|still|sorry|got|will|am|have|had|been|going|off|away|back|in|for|weekly|daily|once|every|deadline|interview|holidays?|vacation|after|before|from|just|only|no)\b)
  `,
  'g',
);
const MAX_REASONS = 4;

/** The words of a sentence before the first reason that it gives; null where it gives none. */
export const withoutReason = (plain: string): string | null => {
  const found = [...plain.matchAll(REASON)]
    .slice(0, MAX_REASONS)
    .find(({ index }) => plain.slice(0, index).includes(' '));
  return found ? plain.slice(0, found.index) : null;
};
