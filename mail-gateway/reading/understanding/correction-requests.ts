import { phrases } from '../phrases.ts';
import type { Frame } from './request-frame.ts';

const LABEL = '(?:#|no\\.? ?|nr\\.? ?|number |win |item |point |entry )';
const NUMBER = `${LABEL}?\\d{1,2}`;
const NUMBERS = `(?:wins? |numbers? |items? |nos?\\.? )?${NUMBER}(?: ?(?:,|and|&|\\+|with|into)(?: and)? ?${NUMBER})*`;
const ORDINAL =
  '(?:the )?(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th|other)(?: (?:one|two|win|entry|item|point))';
const ONE = `(?:${NUMBERS}|${ORDINAL}|(?:that|this) (?:one|win|entry))`;

const RULES: readonly RegExp[] = [
  new RegExp(
    phrases`
      ^(?:drop|delete|remove|scrap|forget|ignore|strike|discard|undo|erase|take out)(?: about)? ${ONE}(?: again
      | from (?:my|the) (?:list|journal|wins))?$
    `,
  ),
  /^(?:delete|remove|drop|undo|scrap|erase) (?:that|this|it)$/,
  new RegExp(
    phrases`
      ^(?:merge|combine|join) (?:${NUMBERS}|(?:the )?(?:first|last) (?:two|three)(?: wins| ones)?
      |them|(?:those|these|both)(?: two)?(?: wins)?)(?: (?:together|into one))?$
    `,
  ),
  new RegExp(
    phrases`
      ^(?:correct|change|edit|replace|reword|rename|rewrite|amend|fix|update) (?:${NUMBER}
      |${ORDINAL})(?:$| ?[:,–-]| (?:to|into|so|as|from|with|please)\b)
    `,
  ),
  new RegExp(`^${LABEL}\\d{1,2} (?:was|were|is|isn't|wasn't|is not|was not|should|needs|has|had)\\b`),
  new RegExp(phrases`
    ^\d{1,2} (?:should (?:be|say|read|have)|wasn't|isn't|(?:was|is) (?:actually|not|wrong|incorrect
    |a (?:mistake|duplicate)|the same|really|with|for|about|by))\b
  `),
  new RegExp(
    phrases`
      ^${ORDINAL} (?:should (?:be|say|read|have)|wasn't|isn't|(?:was|is) (?:actually|not|wrong|incorrect
      |a (?:mistake|duplicate)|the same as))\b
    `,
  ),
  /^correction\b ?[:,–-]/,
  new RegExp(phrases`
    ^(?:that|it|this)(?:'s| is| was|s)? ?(?:not|n't|wasn't|isn't) (?:a win|right
    |correct|what i (?:said|meant|wrote|did)|me|mine|true)\b
  `),
  /^(?:that|it|this) (?:wasn't|isn't) (?:a win|right|correct|what i (?:said|meant|wrote|did)|me|mine|true)(?=$|[,;.])/,
  /^you (?:got|have|understood|read|misunderstood|misread) (?:\S+ ){0,4}(?:wrong|incorrectly|me)$/,
];

/** Corrects the wins that a feedback mail named and numbered. */
export const isCorrection = ({ rest }: Frame): boolean => RULES.some((rule) => rule.test(rest));
