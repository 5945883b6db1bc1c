import { phrases } from '../../text/plain-text.ts';
import { correctionElsewhere, NAMED, NUMBER, piecesOf, SEVERAL } from '../details/correction-pieces.ts';
import { filedIn, isFiledWithoutNumber } from '../details/filing-details.ts';
import { splitsIn } from '../details/split-details.ts';
import { IRREGULAR } from './past-verbs.ts';
import { type Frame, frameOf } from './request-frame.ts';

const REASON =
  '(?: ?[,;:(–-].*| (?:as|because|since|it|that|this|again|too|from (?:my|the) (?:list|journal|wins|feedback))\\b.*)?';
const SEVERAL_MORE =
  '(?:them|(?:those|these|both|the)(?: two| both)?(?: wins| of them)?|all (?:two|three|four|of them)|(?:the )?(?:first|last|top) (?:two|three|four|2|3|4)(?: wins| ones| entries)?)';

const WRONG = '(?:wrong|incorrect|inaccurate)(?=$|[,.;:!–-]| (?:it|because|since|as|please|and should|there)\\b| [–-])';
const CAN_GO = 'go(?=$|[,.;!]| (?:please|too|as well|away|because|since|it|out|now)\\b)';

/** What is said of a numbered win to put it right; much else that may be said of a number is news. */
const SAID = phrases`
  (?:should (?:be(?! (?:enough|fine|ok|okay|possible|done|ready|easy|good|finished|live|safe|here|there)\b)|say|read|have|go(?=$|[,.;]))|(?:wasn't|isn't|was not|is not)|(?:was|is|were|are) (?:actually|not|${WRONG}|a (?:mistake|duplicate|repeat)|mistaken|double|doubled|twice|(?:all |both )?(?:the same|duplicates)|really (?!good|great|well|nice|hard|fun)|(?:done |made |together )?(?:with|for|about|by|from|during|under|before|after)|in (?!the (?:top|black|news|bag))|at (?!full|its|the top|capacity|record)|on (?!air|time|track|fire|hold)
  |last |yesterday|(?:sun|mon|tues|wednes|thurs|fri|satur)day|(?:his|hers|theirs|mine|[€$£]?\d[\d.,]*[a-z]{0,3})\b)|belongs? (?:to|with)\b|needs to (?:say|be|read|go)|happened (?:in|on|at)|(?:must|can|has to) (?:${CAN_GO}|be (?:dropped|deleted|removed)))\b
`;

const RULES: readonly RegExp[] = [
  new RegExp(
    `^(?:drop|delete|remove|scrap|forget|ignore|strike|discard|undo|erase|take out|cross out|get rid of|leave out)(?: about| out)?(?: both| all)? (?:${SEVERAL}|(?:that|this) (?:one|win|entry))${REASON}$`,
  ),
  /^(?:delete|remove|drop|undo|scrap|erase) (?:that|this|it|all|everything|(?:all|both|every one|none)(?: of (?:them|it|these|those|my wins|the wins))?|them(?: all)?|all (?:my |the |these )?(?:wins|entries)|the lot|everything you (?:have|noted|wrote))$/,
  new RegExp(
    `^(?:merge|combine|join|put|fold|bring|make) (?:(?:both |all )?${SEVERAL}|${SEVERAL_MORE})(?: together| into one(?: win)?| in one)?${REASON}$`,
  ),
  new RegExp(
    `^(?:correct|change|edit|replace|reword|rename|rewrite|amend|fix|update)(?: the (?:text|wording) (?:of|in|for))? ${NAMED}(?:$| ?[:,–-]| (?:to|into|so|as|from|with|please|it|say)\\b)`,
  ),
  new RegExp(`^add to ${NAMED}(?: ?[:,–-]| that\\b) ?\\S`),
  new RegExp(`^${NUMBER} out$`),
  new RegExp(
    `^(?:in|for|about|on|regarding|as for) ${NAMED}(?: it| that)? (?:(?:was|is) (?:actually |really )?(?:not |[€$£]?\\d|(?:with|in|at|on|for) .{1,40},? not )|should )`,
  ),
  new RegExp(`^${NUMBER} ?: ?[€$£]?\\d[^.]{0,30} not \\S{1,20}$`),
  new RegExp(`^${NUMBER} ?(?:->|=>|→) ?[a-z]`),
  new RegExp(`^(?:take|leave|throw|kick|get|cross|strike) ${SEVERAL} (?:out|off|away)${REASON}$`),
  new RegExp(
    `^(?:in |for |about |on |regarding |re |ad |to |concerning |as for |with )?${NUMBER}(?: ?[:,–-])?(?: it| that)? ${SAID}`,
  ),
  new RegExp(phrases`
    ^${NAMED} (?:should (?:be(?! (?:enough|fine|ok|okay|possible|done|ready|easy|good|finished|live|safe|here|there)\b)|say|read|have)\b|wasn't|isn't|(?:was|is) (?:actually|not|${WRONG}|a (?:mistake|duplicate|repeat)|the same|really (?:with|from|in|for)|(?:on |in )?(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|\d|yesterday|last week)
    |(?:with|in|for|by|at|from) [^,]{1,40}, not)\b)
  `),
  new RegExp(`^${SEVERAL} (?:are|were) (?:all |both |actually |really )*(?:the same|duplicates|one|identical)\\b`),
  new RegExp(
    `^${SEVERAL} (?:belong together|should be (?:one|merged|combined|joined|dropped|deleted|removed)|can (?:${CAN_GO}|be (?:merged|dropped|deleted|removed)))\\b`,
  ),
  /^correction\b ?[:,–-]/,
  new RegExp(phrases`
    ^(?:that|it|this)(?:'s| is| was|s)? ?(?:not|n't|wasn't|isn't) (?:a win|right
    |correct|what i (?:said|meant|wrote|did)|me|mine|true)\b
  `),
  /^(?:that|it|this)(?:'s| is| was|s) (?:all |completely |totally |just |not quite |quite )?(?:wrong|incorrect|inaccurate|a mistake)$/,
  /^(?:that|it|this) (?:wasn't|isn't) (?:a win|right|correct|what i (?:said|meant|wrote|did)|me|mine|true)(?=$|[,;.])/,
  /^you (?:got|have|understood|read|misunderstood|misread) (?:\S+ ){0,4}(?:wrong|incorrectly|me)$/,
  new RegExp(`^you (?:got|have|misunderstood|misread) ${NAMED}(?: wrong)?$`),
];

const LED_IN =
  /^(?:(?:a|one|another|small|little|quick|tiny|minor|just|two|some) )*(?:corrections?|fix(?:es)?|change|amendments?|edits?|mistakes?|typos?|errors?|clarifications?|note)(?: (?:to|on|for|in|about|from) (?:the|my|your|that|this|yesterday)[\w' ]{0,20})? ?[:,–-] ?(?=\S* ?(?:\d|the |win|number|no|#|item|drop|delete|remove|merge|change))/;
const NUMBERED = /\d|\b(?:one|two|first|second|third|fourth|fifth|last|both)\b/;

const OF_A_NUMBER = new RegExp(`^(?:${NUMBER}|${NAMED})\\b`);
const GOES_ON = /(?:,? and (?:i|we)|;)(?: (?:i|we|then|finally|also|just|quickly))* ([a-z]+)\b/;
const SAYS_BETTER = /^[^,;]*\bshould (?:be|say|read)\b/;
/** Told of the win that is corrected. */
const ABOUT_THE_WORDS = /^(?:meant|said|wrote|told|typed|mistyped|misspelled|wanted|needed|asked|mixed|named|called)$/;

/** "Number 2 was wrong in the test, and I fixed it" goes on with what was done: it is news. */
const isNews = (rest: string): boolean => {
  const verb = OF_A_NUMBER.test(rest) && !SAYS_BETTER.test(rest) ? (GOES_ON.exec(rest)?.[1] ?? '') : '';
  return !ABOUT_THE_WORDS.test(verb) && (IRREGULAR.has(verb) || /^[a-z]{2,}ed$/.test(verb));
};

/** Corrects the wins that a feedback mail named and numbered: the sentence, or each of its parts. */
export const isCorrection = ({ rest: said }: Frame): boolean => {
  const rest = said.replace(LED_IN, '');
  if (correctionElsewhere(rest) !== null || filedIn(rest) !== null || splitsIn(rest).length > 0) return true;
  if (isFiledWithoutNumber(rest)) return true;
  if (isNews(rest)) return false;
  if (RULES.some((rule) => rule.test(rest))) return true;
  if (!NUMBERED.test(rest)) return false;
  const pieces = piecesOf(rest);
  return pieces.length > 1 && pieces.every((piece) => RULES.some((rule) => rule.test(frameOf(piece.words).rest)));
};
