import type { Language } from '#domain/facts.ts';
import type { HardDay } from '#domain/inbox/mail/hard-day.ts';
import { questionsIn } from '../reader/details/about-oneself.ts';
import { type LearnedReading, learnedReading } from '../reader/model/learned-reading.ts';
import { isAboutAccount } from '../reader/replies/said-to-us.ts';
import { requestsIn } from '../reader/understanding/requests.ts';
import { plainly, sentencesOf } from '../reader/understanding/sentences.ts';
import { isSmallTalk } from '../reader/understanding/small-talk.ts';
import { understand } from '../reader/understanding/understand.ts';
import { heardAsCrisis } from './crisis.ts';
import { hasFigure } from './figures-of-speech.ts';
import { type Heard, SURE_WIN, wordsIn } from './heard.ts';
import { judgedDay } from './judged-day.ts';
import { kindOfCrisis, speaksOfDanger, speaksOfDangerAlone } from './kind-of-crisis.ts';
import { isAtPeace, isPlayed, isSpokenOfOthers, turnsToGood } from './look-alikes.ts';
import { mishapIn } from './mishaps/mishap-in.ts';
import { isAboutService, isOfService } from './service.ts';
import { isSurelyHard } from './surely-hard.ts';

/** Fewer words say too little for what was learned. */
const FEWEST_WORDS = 5;
/**
 * From these certainties on what was learned is heard: in words of a game, or of another hard day with no word of danger; in those
 * given as a win, that answer a question of ours or ask one; in a part of a message; in words none of which speaks of danger; and
 * in all others.
 */
const UNLIKELY_CRISIS = 0.8;
const SURE_CRISIS = 0.5;
const CRISIS_IN_PART = 0.85;
const CRISIS_UNSAID = 0.55;
const LIKELY_CRISIS = 0.22;
/**
 * The same of messages of few words, by what was learned of those alone: in words as unlikely, given as a win or more surely one; in those
 * that answer a question or that all else takes for none; in those that all else hardly takes for one; and in all others.
 */
const UNLIKELY_SHORT = 0.9;
const SURE_SHORT = 0.75;
const MAYBE_SHORT = 0.55;
const SHORT_CRISIS = 0.4;
/** Below these a message is no crisis, or hardly one, by all else that is known. */
const NO_CRISIS = 0.03;
const HARDLY_CRISIS = 0.1;

type Crisis = Readonly<{ day: HardDay; language: Language | null }>;
type Asked = Readonly<{ answers: boolean; asWin: boolean }>;

/**
 * A crisis in a message: by the rules, by what was learned of the whole, and by what was learned of each sentence and of two in a
 * row. One sentence of danger is enough, whatever stands around it.
 */
export const crisisIn = (heard: Heard, asked: Asked): Crisis | null => {
  const { plain, learned } = heard;
  const ruled = heardAsCrisis(plain);
  const language = learned.language ?? ruled?.language ?? null;
  if (ruled) return { day: ruled.day, language };
  const isHeard =
    isShortCrisis(heard, asked) ||
    (language !== null && (isLearnedCrisis(heard, asked) || heardInPart(heard, language, asked)));
  return isHeard ? { day: kindOfCrisis(heard.text, language), language } : null;
};

/** Of a message of few words those judge that were learned from such alone. */
const isShortCrisis = (heard: Heard, asked: Asked): boolean => {
  const { text, plain, learned } = heard;
  if (learned.shortCrisis < SHORT_CRISIS) return false;
  return learned.shortCrisis >= leastOfShort(heard, asked) && !isOther(text, plain, learned);
};

const leastOfShort = (heard: Heard, { answers, asWin }: Asked): number => {
  const { text, plain, learned, judged } = heard;
  if (isUnlikely(heard) || asksAboutOneself(text) || turnsToGood(plain) || asWin || judged.win >= SURE_WIN)
    return UNLIKELY_SHORT;
  const isBare = wordsIn(plain) < FEWEST_WORDS && !speaksOfDangerAlone(text, learned.language);
  if (isBare || answers || judged.crisis < NO_CRISIS) return SURE_SHORT;
  return judged.crisis < HARDLY_CRISIS ? MAYBE_SHORT : SHORT_CRISIS;
};

/** Words of a game, a figure of speech, or another hard day without a word of danger. */
const isUnlikely = ({ text, plain, learned: { language } }: Heard): boolean =>
  isPlayed(plain) ||
  hasFigure(plain) ||
  (language !== null && mishapIn(plain, language) !== null && !speaksOfDangerAlone(text, language));

const isLearnedCrisis = (heard: Heard, { answers, asWin }: Asked): boolean => {
  const { text, plain, learned, judged } = heard;
  const { language } = learned;
  const isDangerous =
    speaksOfDanger(text, language) && (judged.win <= judged.crisis || speaksOfDangerAlone(text, language));
  const isAsked = !isDangerous && (/\?\s*$/.test(plain) || isAboutAccount(plain) || asksAboutOneself(text));
  const least = isUnlikely(heard) ? UNLIKELY_CRISIS : asWin || answers || isAsked ? SURE_CRISIS : leastBy(isDangerous);
  return judged.crisis >= least && wordsIn(plain) >= FEWEST_WORDS && !isOther(text, plain, learned);
};

/** "What should I work on. Don't be nice": a question to us, blunt as it may be. */
const asksAboutOneself = (text: string): boolean => questionsIn(text).asked.length > 0;

/** "Tower's down. Not a window broken." is a day at work. */
const leastBy = (isDangerous: boolean): number => (isDangerous ? LIKELY_CRISIS : CRISIS_UNSAID);

/** A hand that is taken in thanks. */
const THANKS = /\b(?:gracias|thank\w*|merci|remercie\w*|danke|bedankt\w*)\b/;

const isOther = (text: string, plain: string, learned: LearnedReading): boolean =>
  isSmallTalk(plain) ||
  isOfService(plain) ||
  isSurelyHard(plain) ||
  isAtPeace(plain) ||
  (hasFigure(plain) && THANKS.test(plain)) ||
  (isAboutService(plain) && !speaksOfDanger(text, learned.language)) ||
  asks(text, plain, learned);

/** Nobody tells of it so late in a message, or in so long a sentence. */
const MOST_SENTENCES = 12;
const LONGEST = 600;

/** Only where its words mean something that a crisis speaks of. */
const heardInPart = ({ text, plain, learned }: Heard, language: Language, { asWin }: Asked): boolean => {
  const sentences = text.split('\n').flatMap(sentencesOf).slice(0, MOST_SENTENCES);
  if (sentences.length < 2 || asWin || isPlayed(plain) || learned.language === null) return false;
  const parts = sentences.flatMap((sentence, at) => [
    sentence,
    ...(at > 0 ? [`${sentences[at - 1]} ${sentence}`] : []),
  ]);
  return parts.some((part) => part.length <= LONGEST && isDanger(part, language));
};

const isDanger = (part: string, language: Language): boolean => {
  const plain = plainly(part);
  if (!speaksOfDanger(part, language) || hasFigure(plain) || isSpokenOfOthers(plain, 0, plain)) return false;
  const learned = { ...learnedReading(part), language };
  return judgedDay(part, learned, understand(part)).crisis >= CRISIS_IN_PART && !isOther(part, plain, learned);
};

/** Asks us for something, as the rules or what was learned have it. */
const asks = (text: string, plain: string, { parts }: LearnedReading): boolean => {
  const asked = parts.filter(({ is }) => is === 'request' || is === 'question' || is === 'correction');
  const length = asked.reduce((sum, { start, end }) => sum + end - start, 0);
  return length > text.length * MOST_ASKED || requestsIn(plain).length > 0;
};

const MOST_ASKED = 0.3;
