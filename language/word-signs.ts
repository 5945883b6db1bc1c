import type { WordSigns } from '#application/wins/word-signs.ts';
import { answerTo } from './noticing/answers.ts';
import { noticedIn } from './noticing/notice.ts';
import { threadsIn } from './noticing/threads.ts';
import { excerpts, exchanged, exchangeIn, says } from './reader/by-words/exchange.ts';
import { winsMeant } from './reader/by-words/meant.ts';
import { holdsAll } from './reader/by-words/telling-words.ts';
import { isBeyondUs, questionAboutOneself } from './reader/details/about-oneself.ts';
import { letterDetails } from './reader/details/letter-details.ts';
import { periodDetails } from './reader/details/period-details.ts';
import { winDateIn } from './reader/details/win-date.ts';
import { languageOf } from './reader/language-of.ts';
import { likeness } from './reader/likeness.ts';
import { isHomeLife } from './reader/model/home-life.ts';
import { missingFrom } from './reader/what-is-missing.ts';
import { piecesOf } from './reader/words/pieces.ts';
import { sentencesOf } from './reader/words/sentences.ts';
import { asksToBeSilent } from './safety/asked-to-be-silent.ts';
import { crisisByRules, isCrisisByRules } from './safety/hear-hard-day.ts';
import { occasionOf } from './writer/occasion.ts';

/** Days that were hard, and words that say little: no time for a question. */
const HARD =
  /\b(?:sick|ill|tired|exhausted|struggl\w+|tough|rough|awful|terrible|burn(?:t|ed) out|overwhelmed|grief|funeral|hospital|anxious|anxiety|depress\w+|cried|crying|just about|barely|only managed|got through|krank|erschöpft|kaum geschafft|traurig|überfordert|beerdigung|épuisée?|malade|fatiguée?|à bout|triste|enterrement|agotad[oa]|enferm[oa]|triste|entierro|cansad[oa])\b/iu;
const END = /\b(?:until|till?|through|for (?:the|a|my|this|next|\d)|bis|jusqu|hasta)\b/iu;

/** What ties a sentence to the one before it. */
const GLUE = /^(?:(?:and|also|then|plus|oh|so|but|ps|p\.s\.)\b\.?[\s,:–-]*)+(?:please[\s,]+)?(?=\p{L})/iu;

/** Of wins in English; those in another language show less, and are asked about once. */
export const wordSigns: WordSigns = {
  languageOf,
  missingFrom,
  isCrisis: isCrisisByRules,
  crisisIn: crisisByRules,
  asksToBeSilent,
  soundsHard: (text) => HARD.test(text),
  occasionOf,
  noticedIn,
  threadsIn,
  questionAboutOneself: (text) =>
    questionAboutOneself(text) ??
    sentencesOf(text).reduce<ReturnType<typeof questionAboutOneself>>(
      (found, one) => found ?? questionAboutOneself(one),
      null,
    ),
  answerTo,
  isBeyondUs,
  periodAsked(text, today) {
    const { period, previous, periodDate } = periodDetails(text, today);
    return { ...(period && { period }), ...(previous && { previous }), ...(periodDate && { periodDate }) };
  },
  namesAnEnd: (text) => END.test(text),
  winDateIn,
  piecesOf,
  selfContained: (text) => text.trim().replace(GLUE, ''),
  winsMeant: (wins, wish) =>
    winsMeant(wins, wish.words, wish.kind === 'exchange' ? (text) => says(text, wish.from) : null),
  exchangeIn: (text, { from, to, words }) => exchangeIn(text, from, to, words),
  exchanged,
  excerpts,
  letterAsked(text) {
    const { company = '', role = '' } = letterDetails(text);
    return { company, role };
  },
  isHomeLife,
  likeness,
  holdsAll,
};
