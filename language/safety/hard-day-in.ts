import type { HardDay, HardTone } from '#domain/inbox/mail/hard-day.ts';
import type { LearnedReading } from '../reader/model/learned-reading.ts';
import { natures, type Part } from '../reader/model/parts.ts';
import { isSmallDay } from '../reader/replies/small-day.ts';
import { plainly } from '../reader/words/sentences.ts';
import { isSmallTalk } from '../reader/words/small-talk.ts';
import { dayIn } from './day.ts';
import { despairIn } from './despair.ts';
import { isOfEveryDay } from './every-day.ts';
import { type HardDayHeard, type Heard, MOST_WORDS, wordsIn } from './heard.ts';
import { speaksOfMore } from './kind-of-crisis.ts';
import { isAtPeace, turnsToGood } from './look-alikes.ts';
import { isAboutService, isOfService } from './service.ts';
import { isSurelyHard } from './surely-hard.ts';

/** How probable a hard day must be: where something else is told that may be a win, and where nothing is. */
const HARD_BESIDE_WIN = 0.6;
const HARD_ALONE = 0.3;
/** A win in a message of a hard day: in words of such a day it must be surer. */
const WIN_BESIDE = 0.35;
const WIN_IN_HARD_WORDS = 0.55;
/** Fewer words say too little for the model. */
const FEWEST_WORDS = 5;
/** From here on it may be more than a hard day. */
const HEAVY = 0.08;

export const hardness = ({ tones }: Pick<LearnedReading, 'tones'>): number =>
  tones.setback + tones.distress + tones.crisis;

/** A hard day that is no crisis; null for none. */
export const hardDayIn = ({ text, plain, learned }: Heard, answers: boolean): HardDayHeard | null => {
  const found = dayIn(plain, learned.language);
  const isSure = isSurelyHard(plain) || despairIn(plain) !== null;
  if (!isSure && (isNone(text, plain) || isOfEveryDay(text, learned.language) || wordsIn(plain) > MOST_WORDS))
    return null;
  if (!isSure && found === null && (answers || learned.language === null || wordsIn(plain) < FEWEST_WORDS)) return null;
  const { rest, remark, tellsWin } = apart(text, learned);
  if (remark.trim() === '' || (!isSure && hardness(learned) < (tellsWin ? HARD_BESIDE_WIN : HARD_ALONE))) return null;
  const isHeavy = despairIn(plain) !== null || (learned.tones.crisis >= HEAVY && speaksOfMore(text, learned.language));
  const tone: HardTone = isHeavy ? 'distress' : (found?.tone ?? likelier(learned));
  const day: HardDay = isHeavy ? 'heavy' : (found?.day ?? 'hard');
  return { tone, day, language: learned.language ?? despairIn(plain), rest, remark };
};

const isNone = (text: string, plain: string): boolean =>
  isSmallTalk(plain) ||
  isSmallDay(text) ||
  isAtPeace(plain) ||
  isOfService(plain) ||
  isAboutService(plain) ||
  turnsToGood(plain);

const likelier = ({ tones: { distress, setback } }: LearnedReading): 'distress' | 'setback' =>
  distress >= setback ? 'distress' : 'setback';

/** What may still be a win or asks for something, part by part, and all the rest; lines stay lines. */
const apart = (text: string, learned: LearnedReading) => {
  let [rest, remark, tellsWin] = ['', '', false];
  for (const [at, part] of learned.parts.entries()) {
    const start = at === 0 ? 0 : part.start;
    const said = text.slice(start, learned.parts[at + 1]?.start ?? text.length);
    const isRest = mayBeKept(part, plainly(said), learned);
    if (isRest) rest += said;
    else remark += said;
    tellsWin ||= isRest && part.is === 'win';
  }
  return { rest: rest.trim(), remark: remark.trim(), tellsWin };
};

const mayBeKept = ({ is, chances }: Part, plain: string, { language }: LearnedReading): boolean => {
  if (isSurelyHard(plain)) return false;
  const isOfHardDay = dayIn(plain, language) !== null;
  if (is === 'win') return (chances[natures.indexOf('win')] ?? 0) >= (isOfHardDay ? WIN_IN_HARD_WORDS : WIN_BESIDE);
  return !isOfHardDay && (is === 'request' || is === 'question' || is === 'correction');
};

/** From here on a message with a win in it may as well tell of a hard day, and its writer is asked. */
const DOUBTFUL = 0.55;
/** The same of a message of few words that may be a crisis, and is no sure win. */
const MAYBE_CRISIS = 0.25;
const SURE_WIN = 0.8;

/** Whether what tells of a win may as well tell of a hard day: nobody wants to find such a one among their wins. */
export const mayBeHard = (plain: string, learned: LearnedReading): boolean =>
  hardness(learned) >= DOUBTFUL ||
  (learned.shortCrisis >= MAYBE_CRISIS && learned.tones.win < SURE_WIN && !turnsToGood(plain));
