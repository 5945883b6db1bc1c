import { phrases } from '../../text/plain-text.ts';
import { wishNamed } from '../wishes/named.ts';
import { reportsDone } from '../words/reports-done.ts';
import { plainly, sentencesOf } from '../words/sentences.ts';
import { isSmallTalk, withoutGreeting } from '../words/small-talk.ts';
import { apartFromThanks, isCourtesy } from './courtesy.ts';
import { isNews } from './news.ts';
import { isPoliteAlone } from './pleasantries.ts';
import { isSaidToUs } from './said-to-us.ts';

/** `answer` are the words that answer what was asked, '' for none; `rest` is everything else. */
type Answered = Readonly<{ answer: string; rest: string }>;

/** `to-us` is what nobody says of a win: a wish, an order, words about an account. */
type Kind = 'answer' | 'no-answer' | 'small-talk' | 'to-us' | 'other';

type Sentence = Readonly<{ text: string; plain: string; kind: Kind; paragraph: number; line: number }>;

const MAX_LENGTH = 8 * 1024;
const LIST_ITEM = /^\s*(?:[-*•–·]|\d{1,2}[.)])\s+\S/m;
const WRAPPED = 55;

/** Leads to an answer further down: "About your question: …" */
const REPLIES = new RegExp(phrases`
    ^(?:(?:and|also|oh|ps|p\.s\.|by the way|btw)[:,]? )*(?:about|re|regarding|as for|as to|to answer|answering|on|to|concerning) (?:your|the|that|your last|yesterday's) (?:last )?(?:question|mail)\s*[:,–-]*\s*
  `);

const PLAN = /\b(?:will|'ll|going to|gonna|tomorrow|next (?:week|month)|plan(?:ning)? to)\b/;

/**
 * Tells the answer to a question of ours from everything else a reply says. An answer stands first, small talk aside, or
 * behind "about your question"; it goes on while its paragraph only explains it. Whatever is not surely an answer is left
 * in `rest`, to be read as if nothing had been asked.
 */
export const answerIn = (words: string, asked: string): Answered => {
  const none = { answer: '', rest: words };
  if (words.length > MAX_LENGTH) return none;
  const sentences = sentencesIn(words, plainly(asked));
  const first = firstOf(sentences);
  if (first < 0) return none;
  const end = endOf(sentences, first);
  const answer = trimmed(sentences.slice(first, end));
  if (answer === '') return none;
  return { answer, rest: joined([...sentences.slice(0, first), ...sentences.slice(end)]) };
};

const sentencesIn = (words: string, asked: string): readonly Sentence[] =>
  words.split(/\n\s*\n/).flatMap((paragraph, at): readonly Sentence[] => {
    if (LIST_ITEM.test(paragraph)) return [{ text: paragraph, plain: '', kind: 'other', paragraph: at, line: 0 }];
    return linesOf(paragraph).flatMap((line, number) =>
      sentencesOf(line)
        .flatMap(apartFromThanks)
        .map((text) => {
          const plain = plainly(withoutGreeting(text));
          return { text, plain, kind: kindOf(plain, asked), paragraph: at, line: number };
        }),
    );
  });

/** A line that was broken because it was full goes on in the next one. */
const linesOf = (paragraph: string): readonly string[] => {
  const lines: string[] = [];
  for (const line of paragraph.split('\n')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length >= WRAPPED && !/[.!?:]\s*$/.test(last))
      lines[lines.length - 1] = `${last} ${line.trim()}`;
    else lines.push(line);
  }
  return lines;
};

const kindOf = (plain: string, asked: string): Kind => {
  if (isNoAnswer(plain.replace(REPLIES, ''))) return 'no-answer';
  if (isSmallTalk(plain) || isCourtesy(plain) || isPoliteAlone(plain)) return 'small-talk';
  if (isSaidToUs(plain)) return 'to-us';
  return wishNamed(plain) === null && answers(plain, asked) ? 'answer' : 'other';
};

/** Words without the sentences that let the question pass ("I'd have to check"): these tell and ask for nothing. */
export const withoutPassing = (words: string, asked: string): string => {
  if (words.length > MAX_LENGTH) return words;
  const sentences = sentencesIn(words, plainly(asked));
  const isPassing = ({ kind }: Sentence): boolean => kind === 'no-answer';
  return sentences.some(isPassing) ? joined(sentences.filter((one) => !isPassing(one))) : words;
};

/** Where the answer begins; -1 for none. */
const firstOf = (sentences: readonly Sentence[]): number => {
  const said = sentences.findIndex(({ kind }) => kind !== 'small-talk');
  if (sentences[said]?.kind === 'answer') return said;
  const led = sentences.findIndex(({ plain }) => REPLIES.test(plain));
  if (led >= 0) return isPassed(sentences, led) ? -1 : led;
  const others = sentences.filter(({ kind }) => kind !== 'small-talk');
  return others.length === 1 && others[0] && isOnlyWords(others[0]) ? said : -1;
};

/** "About your question: no idea." */
const isPassed = (sentences: readonly Sentence[], at: number): boolean => {
  const said = (sentences[at]?.plain ?? '').replace(REPLIES, '');
  return isNoAnswer(said === '' ? (sentences[at + 1]?.plain ?? '') : said);
};

const FEW = 12;

/** A few words that would say nothing by themselves: "The night team, mostly." */
const isOnlyWords = ({ plain, kind }: Sentence): boolean =>
  kind === 'other' &&
  plain !== '' &&
  plain.split(' ').length <= FEW &&
  !/\?["')\]]*$/.test(plain) &&
  !PLAN.test(plain) &&
  !GLOOM.test(plain) &&
  !isOfTheDay(plain) &&
  !isNews(plain) &&
  wishNamed(plain) === null &&
  !reportsDone(plain);

const GLOOM =
  /\b(?:sick|ill|tired|exhausted|holiday|vacation|off|rain\w*|weather|day|week|nothing|weekend|traffic|bad|awful|hate|later|busy|sorry|wrong|never|annoying|hello|lunch|home|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;

const SEQUEL =
  /^(?:and |but |so )*(?:it|its|this|that|these|those|they|he|she|which|because|so|then|most|some|all|both|the)\b/;

/** Up to where the paragraph goes on explaining it. */
const endOf = (sentences: readonly Sentence[], first: number): number => {
  const paragraph = sentences[first]?.paragraph;
  const end = sentences.findIndex(
    (one, at) => at > first && (one.paragraph !== paragraph || !(one.kind === 'answer' || goesOn(one))),
  );
  return end < 0 ? sentences.length : end;
};

const goesOn = ({ kind, plain }: Sentence): boolean =>
  kind === 'other' &&
  plain !== '' &&
  wishNamed(plain) === null &&
  !/\?["')\]]*$/.test(plain) &&
  !PLAN.test(plain) &&
  (!reportsDone(plain) || SEQUEL.test(plain));

const trimmed = (sentences: readonly Sentence[]): string =>
  joined(sentences).replace(new RegExp(REPLIES, 'i'), '').trim();

/** Paragraphs and lines stay apart. */
const joined = (sentences: readonly Sentence[]): string =>
  sentences.reduce((text, sentence, at) => `${text}${gapBetween(sentences[at - 1], sentence)}${sentence.text}`, '');

const gapBetween = (before: Sentence | undefined, { paragraph, line }: Sentence): string => {
  if (!before) return '';
  if (before.paragraph !== paragraph) return '\n\n';
  return before.line === line ? ' ' : '\n';
};

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
const isOfTheDay = (plain: string): boolean => OF_THE_DAY.test(plain);

/** Whether a sentence, as `plainly` gives it, says what `asked` (plain too) wants to know; in doubt it does not. */
const answers = (plain: string, asked: string): boolean => {
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

const OPENING =
  "(?:(?:well|hm+|ah|oh|sorry|honestly|tbh|to be honest|good question|great question|i'm afraid|afraid|actually|so far),?(?: ?-)? ?)*";

const CLOSING = '(?:,? (?:sorry|thanks?|thank you|though|really|tbh|honestly|yet))*[ .!]*';

/** Whole sentences that let a question pass. */
const PASSED = new RegExp(phrases`
    ^${OPENING}(?:no(?:pe)?|nah|no (?:idea|clue)|(?:i (?:have|'ve got) )?no (?:idea|clue|numbers?|figures?|data)(?: (?:for|about|on) (?:that|this|it))?
    |(?:i'm |i am )?not (?:really |quite |too |so )?sure(?: about (?:that|this|it))?|(?:i )?(?:really )?(?:do not|don't|dont) (?:really )?know(?: that| it| the number| exactly)?
    |dunno|idk|(?:i )?can(?:'t|not|t) (?:really )?(?:say|tell)|(?:that's |it's |that is |it is )?(?:very )?(?:hard|difficult|impossible|too early|too soon)(?: to (?:say|tell|know|measure|quantify))?(?: right now)?
    |n/?a|none|nothing(?: much| really)?|not (?:really|yet|now|today|tonight|this time)|not that i know(?: of)?|who knows|no answer|skip(?: (?:it|this|that|this one))?|pass|next question
    |(?:i'll|i will|i'd have to|i would have to|i have to|i need to|let me)(?: have to)? (?:check|ask|look|think|find out|get back)\b.*|(?:ask me )?(?:again )?later|maybe later|never ?mind
    |no need|i(?:'d| would) rather not(?: say)?|(?:that's |that is )?(?:confidential|private|secret)|(?:i )?can(?:'t|not|t) share(?: (?:that|it))?)${CLOSING}$
  `);

/** Says that there is no answer, or none yet; the sentence as `plainly` gives it. */
const isNoAnswer = (plain: string): boolean =>
  PASSED.test(plain) || plain.split(/[,;] /).every((clause) => PASSED.test(clause) || REMARK.test(clause));

const REMARK =
  /^(?:it's|that's|it is|that is|good|great|nice|hm+|sorry)(?: a)?(?: good| great| nice)? ?(?:question|one|confidential|private|secret|complicated)?[ .!]*$/;
