import type { WordSigns } from '#application/wins/word-signs.ts';
import { languageOf } from './language-of.ts';

const NUMBER =
  /\d|[%€£$¥]|\b(?:half|double[ds]?|doubling|twice|triple[ds]?|dozens?|hundreds?|thousands?|millions?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|percent)\b/iu;
/** Words that tell what came of it. */
const RESULT =
  /\b(?:so that|so (?:now|they|we|it|he|she|everyone|nobody|no one)|which (?:means?|meant|saves?|saved|helps?|helped|lets?|led|brought|made)|as a result|result(?:ed|ing)? in|led to|leading to|now (?:they|we|it|everyone|runs?|works?)|no longer|saved|saves|saving|reduc(?:ed|es|ing)|increas(?:ed|es|ing)|improv(?:ed|es|ing)|cut|faster|cheaper|fewer|won|signed|sold|approved|accepted|thanked|praised|feedback was|loved it|(?:was|were|is|are) (?:delighted|happy|grateful|relieved|pleased|thrilled)|instead of|from .{1,40} to )\b/iu;
/** Days that were hard, and words that say little: no time for a question. */
const HARD =
  /\b(?:sick|ill|tired|exhausted|struggl\w+|tough|rough|awful|terrible|burn(?:t|ed) out|overwhelmed|grief|funeral|hospital|anxious|anxiety|depress\w+|cried|crying|just about|barely|only managed|got through)\b/iu;
const FEWEST_WORDS = 3;
/** Whoever wrote so much has said what there is to say. */
const MOST_WORDS = 120;

/** What tells a result from a task: a number, somebody's thanks, something that is over or better now. */
const TELLING: readonly RegExp[] = [
  /\d|\bpercent\b|%|\bhalf\b|\btwice\b|\bdouble/i,
  /\b(?:thank|prais|compliment|feedback|promot|award|chosen|asked me)/i,
  /\b(?:finish|complet|launch|shipp|deliver|solv|fix|sav|cut|reduc|improv|won|closed|pass|avoid|prevent)/i,
  /\b(?:first|led|lead|taught|train|convinc|helped)/i,
];

const END = /\b(?:until|till?|through|for (?:the|a|my|this|next|\d)|bis|jusqu|hasta)\b/iu;

/** What ties a sentence to the one before it. */
const GLUE = /^(?:(?:and|also|then|plus|oh|so|but|ps|p\.s\.)\b\.?[\s,:–-]*)+(?:please[\s,]+)?(?=\p{L})/iu;

/** Of wins in English; those in another language show less, and are asked about once. */
export const wordSigns: WordSigns = {
  languageOf,
  lacksResult: (text) => {
    const words = text.split(/\s+/u).filter((word) => /\p{L}/u.test(word)).length;
    return words >= FEWEST_WORDS && words <= MOST_WORDS && !NUMBER.test(text) && !RESULT.test(text);
  },
  soundsHard: (text) => HARD.test(text),
  tellingSigns: (text) => TELLING.filter((sign) => sign.test(text)).length,
  namesAnEnd: (text) => END.test(text),
  selfContained: (text) => {
    const alone = text.trim().replace(GLUE, '');
    return `${alone.charAt(0).toUpperCase()}${alone.slice(1)}`;
  },
};
