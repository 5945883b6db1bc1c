import type { Language } from '#domain/facts.ts';
import type { HardDay } from '#domain/inbox/mail/hard-day.ts';
import { type LearnedReading, learnedReading } from '../reader/model/learned-reading.ts';
import { natures } from '../reader/model/parts.ts';
import { isAboutAccount } from '../reader/replies/said-to-us.ts';
import { plainly, sentencesOf } from '../reader/words/sentences.ts';
import { isSmallTalk } from '../reader/words/small-talk.ts';
import { heardAsCrisis } from './crisis.ts';
import { isOfEveryDay } from './every-day.ts';
import { hasFigure } from './figures-of-speech.ts';
import { type Heard, MOST_WORDS, wordsIn } from './heard.ts';
import { kindOfCrisis, lastThings, speaksOfDanger, speaksOfDangerAlone, speaksOfMore } from './kind-of-crisis.ts';
import { isAtPeace, isPlayed, isSpokenOfOthers, turnsToGood } from './look-alikes.ts';
import { isAboutService, isOfService } from './service.ts';
import { isSurelyHard } from './surely-hard.ts';

/** Fewer words say too little for the model of all messages. */
const FEWEST_WORDS = 5;
/**
 * From these probabilities on it is heard: in any words; in those given as a win, that answer a question of ours or ask one; in words
 * of a game or a figure of speech; and in a sentence by itself. Chosen by the totals of all labelled sets.
 */
const CRISIS = 0.36;
const CRISIS_ASKED = 0.5;
const CRISIS_UNLIKELY = 0.8;
const CRISIS_IN_PART = 0.85;
/** The same of a message of few words: in any; in one that is more surely a win; and where all else speaks against it. */
const SHORT_CRISIS = 0.13;
const SHORT_BESIDE_WIN = 0.5;
const SHORT_UNLIKELY = 0.9;
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
    (!isOther(text, plain, learned) &&
      (isShortCrisis(heard, asked) || (language !== null && isLearnedCrisis(heard, asked)))) ||
    (language !== null && heardInPart(heard, language, asked));
  return isHeard ? { day: kindOfCrisis(text, language), language } : null;
};

/** The weights of a crisis: odds by the whole and by its worst part, and which meanings its words have. */
const OF_ANY = {
  none: -1.2,
  tone: 0.83,
  part: 0.07,
  danger: 0.71,
  alone: 0.56,
  more: 0.21,
  last: 1.23,
  everyDay: -0.35,
} as const;
/** The same of a message of few words, by the table that was learned of those alone. */
const OF_SHORT = { none: -2, short: 0.97, tone: 0.17, danger: 0.47, alone: 0.33, more: 0.53 } as const;

type Dangers = Readonly<Record<'danger' | 'alone' | 'more', number>>;
const dangersIn = (text: string, { language }: LearnedReading, by: Dangers): number =>
  (speaksOfDanger(text, language) ? by.danger : 0) +
  (speaksOfDangerAlone(text, language) ? by.alone : 0) +
  (speaksOfMore(text, language) ? by.more : 0);

const probability = (text: string, learned: LearnedReading): number => {
  const { tones, parts, language } = learned;
  const worst = Math.max(0, ...parts.map(({ chances }) => chances[OF_CRISIS] ?? 0));
  const { last, everyDay } = lastThings(text, language);
  return chanceOf(
    OF_ANY.none +
      OF_ANY.tone * oddsOf(tones.crisis) +
      OF_ANY.part * oddsOf(worst) +
      OF_ANY.last * last +
      OF_ANY.everyDay * everyDay +
      dangersIn(text, learned, OF_ANY),
  );
};

const shortProbability = (text: string, learned: LearnedReading): number =>
  chanceOf(
    OF_SHORT.none +
      OF_SHORT.short * oddsOf(learned.shortCrisis) +
      OF_SHORT.tone * oddsOf(learned.tones.crisis) +
      dangersIn(text, learned, OF_SHORT),
  );

const OF_CRISIS = natures.indexOf('crisis');
const LEAST = 0.005;
const oddsOf = (chance: number): number => Math.log((chance + LEAST) / (1 - chance + LEAST));
const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Words of a game, or a figure of speech. */
const isUnlikely = (plain: string): boolean => isPlayed(plain) || hasFigure(plain);

const isShortCrisis = ({ text, plain, learned }: Heard, { answers, asWin }: Asked): boolean => {
  if (learned.shortCrisis === 0) return false;
  if (asWin || answers || isUnlikely(plain) || THANKS.test(plain) || turnsToGood(plain))
    return learned.shortCrisis >= SHORT_UNLIKELY;
  return shortProbability(text, learned) >= (learned.tones.win >= SURE_WIN ? SHORT_BESIDE_WIN : SHORT_CRISIS);
};

const isLearnedCrisis = ({ text, plain, learned }: Heard, { answers, asWin }: Asked): boolean => {
  const words = wordsIn(plain);
  if (words < FEWEST_WORDS || words > MOST_WORDS) return false;
  const isAsked = asWin || answers || (!speaksOfDanger(text, learned.language) && /\?\s*$/.test(plain));
  const least = isUnlikely(plain) ? CRISIS_UNLIKELY : isAsked || isAboutAccount(plain) ? CRISIS_ASKED : CRISIS;
  return probability(text, learned) >= least;
};

/** A hand that is taken in thanks. */
const THANKS = /\b(?:gracias|thank\w*|merci|remercie\w*|danke|bedankt\w*)\b/;

const isOther = (text: string, plain: string, learned: LearnedReading): boolean =>
  isSmallTalk(plain) ||
  isOfEveryDay(text, learned.language) ||
  isOfService(plain) ||
  isSurelyHard(plain) ||
  isAtPeace(plain) ||
  (hasFigure(plain) && THANKS.test(plain)) ||
  (isAboutService(plain) && !speaksOfDanger(text, learned.language));

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
  return learned.tones.crisis >= CRISIS_IN_PART && !isOther(part, plain, learned);
};
