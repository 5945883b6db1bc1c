import { phrases } from '../phrases.ts';
import { reportsDone } from '../understanding/reports-done.ts';
import { isNews } from './news.ts';

const NUMBER = phrases`\d|[£€$~≈%]|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty
    |sixty|seventy|eighty|ninety|hundreds?|thousands?|dozens?|half|twice|double|a (?:few|couple)|several|an? (?:hour|day|week|month|minute)|all of (?:them|us)|both|everyone|everybody|most of)\b`;
const HAS_NUMBER = new RegExp(NUMBER);
const AGREES = /^(?:yes|yeah|yep|yup|sure|exactly|right|no|nope|not (?:all|only|just|quite|many|much))\b[ ,.:!-]*/;
const ESTIMATES = new RegExp(phrases`
    ^(?:(?:well|so|oh|hm+|(?:hard|difficult) to (?:say|tell)|not sure|i think|i guess|i'd say|i would say|i believe|i reckon|probably|maybe|perhaps|say|i'd guess|at a guess|all in all|in total|altogether|overall)[ ,]+)*
    (?:about|around|roughly|approx\.?|approximately|circa|ca\.?|over|nearly|almost|at least|up to|more than|less than|fewer than|under|close to|some|only|just|between|from|of|for|to)?\s*(?:${NUMBER})
  `);
/** A length of time, a share or a sum, and nobody who did something. */
const MEASURE = new RegExp(phrases`
    ^(?:(?:about|around|roughly|approximately|ca\.?|over|nearly|almost|at least|up to|more than|less than|under|close to|only|just|maybe|probably) )*[£€$~≈]?\s?\d[\d.,]*\s?
    (?:%|k|m|h|min|mins|minutes?|hours?|hrs?|days?|weeks?|months?|percent|euros?|dollars?|pounds?)\b(?!.*\b(?:i|we)\b)
  `);
const HEDGES =
  /^(?:i think|i guess|i'd say|i would say|i believe|i reckon|probably|maybe|perhaps|i'd guess|at a guess)\b/;
/** Points back at what was asked about. */
const POINTS_BACK = new RegExp(phrases`
    ^(?:well |so |and |oh |now |mainly |mostly )*(?:it|its|it's|that|that's|this(?! (?:week|morning|afternoon|evening|month|year|time|weekend)\b)
    |they|they're|those|these|he|she|which|there (?:were|was|are|is)|all of (?:them|us)|none of (?:them|us)|both of (?:them|us)|for (?:them|him|her|us|me)|because|so that|thanks to it|instead of)\b
  `);
const OF_THE_DAY = new RegExp(phrases`
    ^(?:well |so |and |oh )*(?:it|this|that)(?:'s| is| was|'s been| has been)(?: \w+){0,4} (?:day|week|night|shift|morning|afternoon|evening|weekend|month)\b
    |^(?:it|this|that)(?:'s| is| was)?(?: just| all)? (?:rained|raining|snow\w+|me|all|fine|ok|okay|done for today|for today|quiet|busy|hard|tough|tiring|exhausting|stressful|awful|terrible|boring
    |(?:a |an |so |too |very |really )*(?:annoying|weird|strange|silly|stupid|creepy|wrong|ridiculous|much|joke|mistake|test)|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: again)?|christmas|late|early|lunchtime|time)[.! ]*$
  `);
const LATELY = /\b(?:today|yesterday|tonight|this (?:morning|afternoon|evening|week))\b/;
const RESULT = new RegExp(phrases`
    ^(?:fewer|less|more|faster|quicker|better|happier|calmer|cheaper|safer|no more|no longer|nobody|no one|everyone|everybody|now\b|since then|people|users|staff
    |(?:the|our|my|his|her|their|all) (?:client|customer|patient|famil|team|nurse|staff|boss|manager|pupil|student|child|kid|parent|colleague|user|resident|director|head)\w*)
  `);
const ASKS_RESULT = /\b(?:what (?:changed|came|is different|did|can)|who (?:uses|saw|will)|what it did)\b/;
const MOST_WORDS = 60;

/** Speaks of the day, of the weather or of how one is; the sentence as `plainly` gives it. */
export const isOfTheDay = (plain: string): boolean => OF_THE_DAY.test(plain);

/** Whether a sentence, as `plainly` gives it, says what `asked` (plain too) wants to know; in doubt it does not. */
export const answers = (plain: string, asked: string): boolean => {
  if (/\?["')\]]*$/.test(plain) || OF_THE_DAY.test(plain) || plain.split(' ').length > MOST_WORDS) return false;
  const said = plain.replace(AGREES, '');
  if (said !== plain && said !== '' && !tellsOwnDeed(said)) return true;
  if (POINTS_BACK.test(said)) return !tellsOwnDeed(said) && !OF_ONESELF.test(said);
  const isShort = said.split(' ').length <= 25;
  if (!isShort || (LATELY.test(said) && reportsDone(said))) return false;
  if (HEDGES.test(said)) return true;
  if (MEASURE.test(said) || (ESTIMATES.test(said) && !reportsDone(said.split(/[,;]| but /)[0] ?? ''))) return true;
  if (HAS_NUMBER.test(said) && sharesWord(said, asked)) return !isNews(said) || tellsMeasure(said, asked);
  return ASKS_RESULT.test(asked) && RESULT.test(said) && !tellsOwnDeed(said);
};

/** Its verb is one of the question, or one that measures: "Ran a marathon in 4 hours" saved none. */
const tellsMeasure = (plain: string, asked: string): boolean =>
  MEASURES.test(plain) || sharesWord(plain.split(' ').slice(0, 3).join(' '), asked);
const MEASURES =
  /^(?:(?:i|we|it|and|so|just) )*(?:saved|cut|took|cost|brought|made|earned|gained|reached|helped|lost|avoided|prevented|reduced|freed|spared|had|went|came|spent|needed|got)\b/;

/** "They promoted me" is more than was asked for. */
const OF_ONESELF = /\b(?:promoted|hired|fired|offered|chose|picked|rejected|appointed|nominated|invited) (?:me|us)\b/;

/** Its author did something, and not only what is asked about. */
const tellsOwnDeed = (plain: string): boolean => {
  const at = plain.search(/\b(?:i|we)(?:'ve|'d)? (?!(?:think|guess|believe|reckon|hope|could|can)\b)/);
  const subjectless = !POINTS_BACK.test(plain) && !RESULT.test(plain) && !HAS_NUMBER.test(plain.split(' ')[0] ?? '');
  return at >= 0 ? reportsDone(plain.slice(at)) : subjectless && reportsDone(plain);
};

const COMMON =
  /^(?:what|much|many|about|does|have|that|they|there|with|this|from|your|were|because|there|could|before|roughly|people|through|lead|long)$/;

const sharesWord = (plain: string, asked: string): boolean => {
  const stems = stemsOf(asked);
  return stemsOf(plain).some((stem) => stems.includes(stem));
};

const stemsOf = (plain: string): readonly string[] =>
  plain
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length >= 4 && !COMMON.test(word))
    .map((word) => word.slice(0, 4));
