import type { Language } from '#domain/facts.ts';
import type { HardDay } from '#domain/inbox/mail/hard-day.ts';
import { type LearnedReading, learnedReading } from '../reader/model/learned-reading.ts';
import { natures } from '../reader/model/parts.ts';
import { isAboutAccount } from '../reader/replies/said-to-us.ts';
import { plainly, sentencesOf } from '../reader/words/sentences.ts';
import { isSmallTalk } from '../reader/words/small-talk.ts';
import { heardAsCrisis } from './crisis.ts';
import { hasFigure } from './figures-of-speech.ts';
import type { Heard } from './hard-day-in.ts';
import { kindOfCrisis, speaksOfDanger, speaksOfDangerAlone } from './kind-of-crisis.ts';
import { isAtPeace, isPlayed, isSpokenOfOthers, turnsToGood } from './look-alikes.ts';
import { isAboutService, isOfService } from './service.ts';
import { isSurelyHard } from './surely-hard.ts';

/** Fewer words say too little for the model. */
const FEWEST_WORDS = 5;
/**
 * From these certainties on the model is believed: in words of a game; in those given as a win, that answer a question of ours or ask
 * one; in a part of a message; in words none of which speaks of danger; and in all others.
 */
const UNLIKELY_CRISIS = 0.8;
const SURE_CRISIS = 0.5;
const CRISIS_IN_PART = 0.85;
const CRISIS_UNSAID = 0.55;
const LIKELY_CRISIS = 0.22;
/**
 * The same of messages of few words, by the table that was learned from those alone: in words as unlikely, given as a win or more
 * surely one; in those that answer a question or that all else takes for none; in those that all else hardly takes for one; and in
 * all others.
 */
const UNLIKELY_SHORT = 0.9;
const SURE_SHORT = 0.7;
const MAYBE_SHORT = 0.5;
const SHORT_CRISIS = 0.35;
/** Below these a message is no crisis, or hardly one, by all else that is known; from `SURE_WIN` on it is surely a win. */
const NO_CRISIS = 0.03;
const HARDLY_CRISIS = 0.1;
const SURE_WIN = 0.8;

type Crisis = Readonly<{ day: HardDay; language: Language | null }>;
type Asked = Readonly<{ answers: boolean; asWin: boolean }>;

/**
 * A crisis in a message: by the rules, by what the model makes of the whole, and by what it makes of each sentence and of two in a
 * row. One sentence of danger is enough, whatever stands around it.
 */
export const crisisIn = (heard: Heard, asked: Asked): Crisis | null => {
  const { text, plain, learned } = heard;
  const ruled = heardAsCrisis(plain);
  const language = learned.language ?? ruled?.language ?? null;
  if (ruled) return { day: ruled.day, language };
  const isHeard =
    !isOther(text, plain, learned) &&
    (isShortCrisis(heard, asked) || (language !== null && isLearnedCrisis(heard, asked))) || (language !== null && heardInPart(heard, language, asked));
  return isHeard ? { day: kindOfCrisis(text, language), language } : null;
};

export const wordsIn = (plain: string): number => plain.match(/[\p{L}\p{N}']+/gu)?.length ?? 0;

/** How probable a crisis is by the whole and by its worst part. */
const likelihood = ({ tones, parts }: LearnedReading): number =>
  (tones.crisis + Math.max(0, ...parts.map(({ chances }) => chances[CRISIS] ?? 0))) / 2;
const CRISIS = natures.indexOf('crisis');

/** Of a message of few words those judge that were learned from such alone. */
const isShortCrisis = ({ text, plain, learned }: Heard, { answers, asWin }: Asked): boolean => {
  const { shortCrisis, tones, language } = learned;
  const likely = likelihood(learned);
  const isBare = wordsIn(plain) < FEWEST_WORDS && !speaksOfDangerAlone(text, language);
  if (isUnlikely(plain) || turnsToGood(plain) || asWin || tones.win >= SURE_WIN) return shortCrisis >= UNLIKELY_SHORT;
  if (isBare || answers || likely < NO_CRISIS) return shortCrisis >= SURE_SHORT;
  return shortCrisis >= (likely < HARDLY_CRISIS ? MAYBE_SHORT : SHORT_CRISIS);
};

/** Words of a game, or a figure of speech. */
const isUnlikely = (plain: string): boolean => isPlayed(plain) || hasFigure(plain);

const isLearnedCrisis = ({ text, plain, learned }: Heard, { answers, asWin }: Asked): boolean => {
  const { language, tones } = learned;
  const likely = likelihood(learned);
  const isDangerous = speaksOfDanger(text, language) && (tones.win <= likely || speaksOfDangerAlone(text, language));
  const isAsked = !isDangerous && (/\?\s*$/.test(plain) || isAboutAccount(plain));
  const least = isUnlikely(plain)
    ? UNLIKELY_CRISIS
    : asWin || answers || isAsked
      ? SURE_CRISIS
      : isDangerous
        ? LIKELY_CRISIS
        : CRISIS_UNSAID;
  return likely >= least && wordsIn(plain) >= FEWEST_WORDS;
};

/** A hand that is taken in thanks. */
const THANKS = /\b(?:gracias|thank\w*|merci|remercie\w*|danke|bedankt\w*)\b/;

const isOther = (text: string, plain: string, learned: LearnedReading): boolean =>
  isSmallTalk(plain) ||
  isOfService(plain) ||
  isSurelyHard(plain) ||
  isAtPeace(plain) ||
  (hasFigure(plain) && THANKS.test(plain)) ||
  (isAboutService(plain) && !speaksOfDanger(text, learned.language)) ||
  mostlyAsks(text, learned);

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
  return likelihood(learned) >= CRISIS_IN_PART && !isOther(part, plain, learned);
};

/** Asks us for something. */
const mostlyAsks = (text: string, { parts }: LearnedReading): boolean =>
  parts
    .filter(({ is }) => is === 'request' || is === 'question' || is === 'correction')
    .reduce((length, { start, end }) => length + end - start, 0) >
  text.length * MOST_ASKED;
const MOST_ASKED = 0.3;
