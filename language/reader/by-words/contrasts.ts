import type { CorrectionByWords } from '#domain/wins/correction.ts';
import { phrases } from '../../text/plain-text.ts';
import { monthNamed, weekdayNamed } from '../words/languages/languages.ts';
import { plainly } from '../words/sentences.ts';
import { difference, isCounted } from './exchange.ts';
import { rule } from './frame-words.ts';
import { saidIn } from './said-in.ts';
import { tellingWords } from './telling-words.ts';

/**
 * Of two things of a kind, the one that a sentence says is right and the one that it says is not: "his name is Moose, not Mouse". For what
 * is known to put something right, and names it in no other way: nothing is changed before its user has seen where.
 */
export const contrastIn = (sentence: string): CorrectionByWords | null => {
  if (sentence.length > LONGEST) return null;
  const { right = '', wrong = '' } = saidIn(sentence, RULES)?.groups ?? {};
  for (const namesOf of KINDS) {
    const [made, said] = [namesOf(right).at(-1), namesOf(wrong)[0]];
    if (made !== undefined && said !== undefined) return exchange(sentence, said, made);
    if (said !== undefined && namesOf === numbersIn) return null;
  }
  const words = wordsIn(wrong).length;
  return words > MOST_WORDS
    ? null
    : exchange(sentence, wordsIn(wrong).join(' '), wordsIn(right).slice(-words).join(' '));
};

const exchange = (sentence: string, said: string, made: string): CorrectionByWords | null => {
  const { from, to } = difference(said, made);
  const isNone = [from, to].some((part) => tellingWords(part).length === 0 && !isDay(part));
  if (isNone || plainly(from) === plainly(to)) return null;
  return { kind: 'exchange', words: sentence, from, to: isCounted(to) ? to.toLowerCase() : to };
};
/** Of things that are no numbers, days or names each side has no more words than this. */
const MOST_WORDS = 2;
const LONGEST = 240;

const SPAN = '(?:[^,.;!?]|[.,](?=\\d)){1,60}';
const NOT =
  "(?:not|nicht|nich|net|ned|nit|pas|non|no|et non(?: pas)?|y no|und nicht|and not|kein\\w{0,2})(?![\\p{L}'])";
const BUT = phrases`
  (?:but|sondern|mais|sino|it'?s|it is|it was|they were|there were|should be|es sind|es war(?:en)?|es ist|das war|c'est|c'etait|son|eran|fueron|fue|era|es)
`;
const YOU_WROTE = phrases`
  (?:you(?:'ve| have)? (?:wrote|written|put|typed|got|have|saved|noted|spelt|spelled|called (?:him|her|it|them))|(?:your|the) (?:note|entry|version|list|mail) (?:has|says|had|said|claims)|it says|u (?:wrote|put|got|spelt)
  |(?:ihr habt|du hast|sie haben|habt ihr|hast du|haben sie)|(?:bei euch|bei dir|da|dort|im eintrag) steht|steht (?:bei euch|bei dir|da)
  |(?:vous avez|tu as|t'as|vous aviez) (?:mis|ecrit|note|marque|garde)|(?:vous|tu) mettez|c'est ecrit|il y a ecrit
  |(?:pusieron|pusiste|pusisteis|pusistes|anotaron|anotaste|anotasteis|escribieron|escribiste|habeis puesto|han puesto|has puesto|tienen|teneis|tienes|ahi dice|dice|sale))
`;
/** "I said 14, it was 12": what they wrote themselves. */
const I_SAID = phrases`
  (?:i(?:'ve| have)? (?:said|told you)|j'ai dit|(?:dije|he dicho|te dije|os dije))
`;
const IT_WAS = phrases`
  (?:[,;.]| -)? (?:but |actually |et |mais |en fait |pero |y |aber |und )?(?:it was|it's|its|it is|they were|there were|c'etait|c'etaient|c'est|etaient|eran|era|fueron|son|es waren|waren es|waren|warens|es war|wars|es sind)
`;
/** Up to its first number, where it has one. */
const FIRST = '[^,.;!?\\d]{0,24}\\d(?:[\\d.,]*\\d)?|[^,.;!?]{1,40}';
const SAYS_WE_WROTE = rule(`(?<![\\p{L}'])${YOU_WROTE}(?![\\p{L}'])`);
/** "Mr Nguyen went home after nine days, you've got nineteen": of words as `plainly` gives them. */
export const saysWeWrote = (plain: string): boolean => SAYS_WE_WROTE.test(plain);

const RULES = [
  `^(?<right>.+)(?:,| -|;)? (?:and |und |et |y |but |mais |pero |aber )?${NOT} (?<wrong>${SPAN})`,
  `(?<![\\p{L}'])(?:not|wasn'?t|weren'?t|isn'?t|nicht|pas|no (?:es|era|eran|fue|fueron|son)|no) (?<wrong>[^;!?]{1,60}?),? ${BUT} (?<right>.+)$`,
  `^(?<right>.+?)[,;.-]? (?:but |and |tho |though |aber |und |mais |et |pero |y )?${YOU_WROTE}(?![\\p{L}']) (?<wrong>.+)$`,
  `^.{0,30}?${YOU_WROTE}(?![\\p{L}']) (?<wrong>.+?)(?:[,;.:]| -)? (?:and |und |et |y )?${BUT} (?<right>.+)$`,
  `^.{0,60}?(?<![\\p{L}'])${I_SAID}(?![\\p{L}']) (?<wrong>[^;!?]{1,60}?)${IT_WAS} (?<right>${FIRST})`,
  `^.{0,60}?(?<![\\p{L}'])habe? (?<wrong>[^;!?]{1,40}?) (?:(?:gesagt|angegeben)${IT_WAS} (?:aber |doch )?|geschrieben${IT_WAS} aber )(?<right>${FIRST})`,
].map((source) => ({ pattern: rule(source) }));

const WORD = /[€$£]?\d[\d.,:]*\d|\d|[\p{L}\p{N}][\p{L}\p{M}\p{N}'’&-]*/gu;
const wordsIn = (text: string): readonly string[] => [...text.matchAll(WORD)].map(([word]) => word);

const NAME = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}'’-]+(?: (?:(?:&|de|du|del|of|van|von) )?\p{Lu}[\p{L}\p{N}.'’-]*)*/gu;
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(NAME)].flatMap(([name]) => {
    const words = name.split(' ');
    const first = words.findIndex((word) => !/^i['’]/i.test(word) && tellingWords(word).length > 0);
    return first < 0 ? [] : [words.slice(first).join(' ')];
  });

const numbersIn = (text: string): readonly string[] => wordsIn(text).filter(isCounted);
const isDay = (word: string): boolean => weekdayNamed(plainly(word)) !== null || monthNamed(plainly(word)) !== null;

/** What a text says of each kind, in its order; the surest kind first. */
const KINDS: readonly ((text: string) => readonly string[])[] = [
  numbersIn,
  (text) => wordsIn(text).filter(isDay),
  namesIn,
];
