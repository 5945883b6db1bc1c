import { type LearnedReading, learnedReading } from '../reader/model/learned-reading.ts';
import { saysTheyGotIt } from '../reader/replies/felt-good.ts';
import { beginsSmall, isSmallDay } from '../reader/replies/small-day.ts';
import { contrastIn } from '../reader/understanding/by-words/contrasts.ts';
import { plainly } from '../reader/understanding/sentences.ts';
import { isSmallTalk } from '../reader/understanding/small-talk.ts';
import { understand } from '../reader/understanding/understand.ts';
import { heardAsCrisis } from './crisis.ts';
import { crisisIn } from './crisis-in.ts';
import { dayIn } from './day.ts';
import { despairIn } from './despair.ts';
import { hardDayIn } from './hard-day-in.ts';
import type { CrisisHeard } from './hard-words.ts';
import type { HardDayHeard, Heard } from './heard.ts';
import { judgedDay } from './judged-day.ts';
import { isAtPeace } from './look-alikes.ts';
import { languageOfMishap, mishapIn } from './mishaps/mishap-in.ts';
import { isAboutService, isOfService } from './service.ts';
import { isSurelyHard } from './surely-hard.ts';

/** Nobody writes longer of a hard day; what is beyond is read like any other words. */
const MOST_HEARD = 16 * 1024;

/**
 * Hears a hard day before anything is looked for in its words; null for any other. A crisis is heard by the rules, which have
 * the widest net, or by what was learned; of a setback and distress both have their say. Where our question waits for an answer,
 * the words themselves must say that the day was hard; and where they were given as a win (`asWin`), what was learned must be
 * sure. The same words, the same answer. `learned` is for whoever has asked it of these words already.
 */
export const hearHardDay = (
  words: string,
  { answers = false, asWin = false, learned = learnedOf(words) } = {},
): HardDayHeard | null => {
  const heard = heardIn(words, learned);
  return heard && hardDayOf(words, heard, { answers, asWin });
};

/** All that is known of as much of these words as a hard day is looked for in; null of what holds no letter. */
export const heardIn = (words: string, learned: LearnedReading): Heard | null => {
  const text = words.slice(0, MOST_HEARD);
  if (!/\p{L}/u.test(text)) return null;
  const understood = understand(text);
  const plain = plainly(text);
  const judged = judgedDay(text, learned, understood);
  const known = { ...learned, language: learned.language ?? languageOfMishap(plain) };
  return { text, plain, learned: known, understood, judged };
};

/** The same of a text of which everything is known already. */
export const hardDayOf = (
  words: string,
  heard: Heard,
  asked: Readonly<{ answers: boolean; asWin: boolean }>,
): HardDayHeard | null => {
  const crisis = crisisIn(heard, asked);
  if (crisis) return { tone: 'crisis', ...crisis, rest: '', remark: words };
  return isNoHardDay(heard, asked.answers) ? null : hardDayIn(words, heard);
};

/** What was learned of as much of these words as a hard day is looked for in. */
export const learnedOf = (words: string): LearnedReading => learnedReading(words.slice(0, MOST_HEARD));

/** The same without what was learned: at once, for whoever must know before a provider is shown anything. */
export const crisisByRules = (words: string): CrisisHeard | null => heardAsCrisis(plainly(words.slice(0, MOST_HEARD)));
export const isCrisisByRules = (words: string): boolean => crisisByRules(words) !== null;

const LONGEST_SMALL = 80;
/** "Correction, it was 16 steps and not 14, I counted wrong": what went wrong is only what was written. */
const SURELY_CHAT = 0.9;

const isNoHardDay = ({ text, plain, learned: { language }, judged }: Heard, answers: boolean): boolean => {
  const isMishap = language !== null && mishapIn(plain, language) !== null;
  if (judged.chat >= SURELY_CHAT && contrastIn(text) !== null) return true;
  if (saysTheyGotIt(plain) && !isSurelyHard(plain)) return true;
  if (isSmallTalk(plain) || isSmallDay(text) || isAtPeace(plain) || (isOfService(plain) && !isMishap)) return true;
  if (dayIn(plain, language) !== null) return false;
  if (isAboutService(plain) && !isSurelyHard(plain) && despairIn(plain) === null) return true;
  if (isMishap) return false;
  return answers || (beginsSmall(plain) && plain.length < LONGEST_SMALL);
};
