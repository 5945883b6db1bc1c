import type { Language } from '#domain/facts.ts';
import type { HardDay } from '#domain/inbox/mail/hard-day.ts';
import type { LearnedReading } from '../reader/model/learned-reading.ts';
import { reportsDone } from '../reader/understanding/reports-done.ts';
import { requestsIn } from '../reader/understanding/requests.ts';
import { plainly, sentencesOf } from '../reader/understanding/sentences.ts';
import { dayIn } from './day.ts';
import { despairIn } from './despair.ts';
import { isDoubtfulDay } from './doubtful-day.ts';
import { showsGood } from './good-in.ts';
import { halvesOf } from './halves.ts';
import { type HardDayHeard, type Heard, wordsIn } from './heard.ts';
import type { Tones } from './judged-day.ts';
import { speaksOfMore } from './kind-of-crisis.ts';
import { isPlayed } from './look-alikes.ts';
import { type Mishap, mishapIn } from './mishaps/mishap-in.ts';
import { asksNotToKeep, tellsNoWin } from './nothing-told.ts';
import { isSurelyHard } from './surely-hard.ts';

/** Fewer words say too little for what was learned. */
const FEWEST_WORDS = 5;

/**
 * How probable a hard day must be: where something is told that may be a win and where nothing is; beside words that say what
 * day it was, and without. A win that is heard as a hard day hurts, words that are neither hardly.
 */
const LEAST_HARD = { said: { beside: 0.55, alone: 0.3 }, unsaid: { beside: 0.7, alone: 0.3 } } as const;
/** Despair is heard where the day is by so much likelier hard than a win: "I feel lonely but I called my sister" is hardly. */
const OUTWEIGHS = 1.25;
/** From here on it may be more than a hard day. */
const HEAVY = 0.08;

/** A hard day that is no crisis; null for none. */
export const hardDayIn = (words: string, heard: Heard): HardDayHeard | null => {
  const { text, plain, learned, judged } = heard;
  const found = dayIn(plain, learned.language);
  const mishap = decisiveMishap(heard);
  const crisis = isPlayed(plain) ? 0 : judged.crisis;
  const probability = judged.setback + judged.distress + crisis;
  const despair = judged.win * OUTWEIGHS <= probability || saysNothingElse(plain) ? despairIn(plain) : null;
  const isNone = isToldAsNone(heard, probability, found !== null);
  const isGrave = mayBeCrisis(heard);
  const isSure = isSurelyHard(plain) || despair !== null || mishap !== null || isNone || isGrave;
  const isUnheard = learned.language === null || (found === null && wordsIn(plain) < FEWEST_WORDS);
  if (!isSure && (isUnheard || probability < leastFor(heard, found !== null))) return null;
  const { rest, remark } = isNone || isGrave ? askedApart(text) : apart(text, learned, judged, mishap !== null);
  if (remark === '') return null;
  const isHeavy =
    despair !== null || isGrave || ((!isSure || isNone) && crisis >= HEAVY && speaksOfMore(text, learned.language));
  const tone = isHeavy ? 'distress' : (found?.tone ?? mishap?.tone ?? likelier(judged));
  return {
    tone,
    day: isHeavy ? 'heavy' : unwanted(plain, probability, dayOf(found, mishap)),
    language: learned.language ?? despair,
    rest: `${rest}${words.slice(text.length)}`,
    remark,
  };
};

/** A day in which its writer finds no win, or wants none made of it: a little that was hard is enough then. */
const isToldAsNone = ({ plain, judged }: Heard, probability: number, isSaid: boolean): boolean =>
  tellsNoWin(plain) &&
  wordsIn(plain) >= FEWEST_TOLD_AS_NONE &&
  judged.chat < MOSTLY_CHAT &&
  (isSaid || asksNotToKeep(plain) || probability >= HARD_AT_ALL);
const FEWEST_TOLD_AS_NONE = 12;
const MOSTLY_CHAT = 0.5;
const HARD_AT_ALL = 0.05;

/** What is no sure win, and by its words alone may be a crisis: its writer is told who listens. */
const mayBeCrisis = (heard: Heard): boolean =>
  heard.learned.tones.crisis >= NEAR_A_CRISIS &&
  wordsIn(heard.plain) >= FEWEST_TOLD_AS_NONE &&
  isDoubtfulDay(heard) &&
  !isPlayed(heard.plain);
const NEAR_A_CRISIS = 0.25;

/** Whoever asks that nothing be made of a hard day is not told of wins, whatever day it was. */
const unwanted = (plain: string, probability: number, day: HardDay): HardDay =>
  day === 'hard' && probability >= HARD_AT_ALL && asksNotToKeep(plain) ? 'hurt' : day;

/** What is hinted at says what day it was sooner than a word of it does; nothing stands before a death. */
const dayOf = (found: Pick<Mishap, 'day'> | null, mishap: Mishap | null): HardDay =>
  mishap?.isHint && found?.day !== 'loss' ? mishap.day : (found?.day ?? mishap?.day ?? 'hard');

const likelier = ({ distress, setback }: Tones): 'distress' | 'setback' =>
  distress >= setback ? 'distress' : 'setback';

const leastFor = ({ learned, understood }: Heard, isSaid: boolean): number => {
  const isBesideWin = tellsAWin(learned) || understood.wins.length > 0;
  return LEAST_HARD[isSaid ? 'said' : 'unsaid'][isBesideWin ? 'beside' : 'alone'];
};

/** "What did I get done today. Nothing.": whoever answers it themselves asks nobody. */
const LOOKS_BACK: ReadonlySet<string> = new Set(['list-wins', 'how-am-i-doing']);

/** Of a day that is told as none nothing is a win, and only what its sentences ask for stands apart. */
const askedApart = (text: string): Readonly<{ rest: string; remark: string }> => {
  const sentences = text.split('\n').flatMap(sentencesOf);
  const asks = (sentence: string): boolean => {
    const plain = plainly(sentence);
    return requestsIn(plain).some((kind) => !LOOKS_BACK.has(kind)) && !tellsNoWin(plain);
  };
  return {
    rest: sentences.filter(asks).join(' '),
    remark: sentences.filter((sentence) => !asks(sentence)).join(' '),
  };
};

/** A hard day is told in fewer. */
const MOST_SENTENCES = 30;

/** A win this sure is one, though something broke on the way to it. */
const SURE_GOOD = 0.4;
const SURE_DESPITE_HINT = 0.9;

/** What went badly and was not mended in the same breath: it decides alone, or where nothing else shows that anything went well. */
const decisiveMishap = ({ text, learned, understood, judged }: Heard): Mishap | null => {
  const { language } = learned;
  if (language === null) return null;
  const sentences = text
    .split('\n')
    .flatMap(sentencesOf)
    .slice(0, MOST_SENTENCES)
    .flatMap((sentence) => halvesOf(sentence, language).map((half) => half.sentence));
  const mishaps = sentences.flatMap((sentence) => unmended(sentence, text.indexOf(sentence), learned) ?? []);
  const grave = mishaps.find(({ isGrave }) => isGrave);
  const isHinted = mishaps.some(({ isHint }) => isHint);
  const isMended =
    judged.win >= (isHinted ? SURE_DESPITE_HINT : SURE_GOOD) ||
    understood.requests.length > 0 ||
    (!isHinted &&
      wordsIn(plainly(text)) >= FEWEST_WORDS &&
      learned.parts.every(({ is }) => is === 'request' || is === 'question')) ||
    sentences.some((sentence) => isGood(sentence, language) || TURNS.test(plainly(sentence)));
  return grave ?? (isMended ? null : (mishaps[0] ?? null));
};

/** "Permis suspendu.": in so few words what was good is lost with the mishap. */
const isGood = (sentence: string, language: Language): boolean =>
  wordsIn(plainly(sentence)) >= FEWEST_WORDS && showsGood(sentence, language);

const unmended = (sentence: string, at: number, { language, parts }: LearnedReading): Mishap | null => {
  const plain = plainly(sentence);
  if (language === null || TURNS.test(plain) || isGood(sentence, language)) return null;
  const part = partAt(at, at + sentence.length, parts);
  return part?.is === 'win' && part.certainty >= CERTAIN_WIN ? null : mishapIn(plain, language);
};

/** What was learned is so sure of few wins: what went badly in one of these was part of it. */
const CERTAIN_WIN = 0.95;

const SURE_WIN = 0.5;

const tellsAWin = ({ parts }: LearnedReading): boolean =>
  parts.some(({ is, certainty }) => is === 'win' && certainty >= SURE_WIN);

/** What may still be a win or asks for something, sentence by sentence, and all the rest. Lines stay lines. */
const apart = (
  text: string,
  learned: LearnedReading,
  judged: Tones,
  isByMishap: boolean,
): Readonly<{ rest: string; remark: string }> => {
  let from = 0;
  const lines = text.split('\n').map((line) => {
    const sentences = sentencesOf(line)
      .flatMap((sentence) => halvesOf(sentence, learned.language))
      .map(({ sentence, isTurn }) => {
        const at = Math.max(from, text.indexOf(sentence, from));
        from = Math.max(from, at + sentence.length);
        return { sentence, isRest: isTurn || isRest(sentence, at, learned, judged, isByMishap) };
      });
    const some = (isOfRest: boolean) =>
      sentences
        .filter((one) => one.isRest === isOfRest)
        .map(({ sentence }) => sentence)
        .join(' ');
    return { rest: some(true), remark: some(false) };
  });
  return {
    rest: lines.map(({ rest }) => rest).join('\n'),
    remark: lines
      .map(({ remark }) => remark)
      .filter((line) => line !== '')
      .join('\n'),
  };
};

const isRest = (
  sentence: string,
  at: number,
  learned: LearnedReading,
  { win }: Tones,
  isByMishap: boolean,
): boolean => {
  const { parts, language } = learned;
  const plain = plainly(sentence);
  if (asksNotToKeep(plain)) return false;
  if (requestsIn(plain).length > 0) return true;
  if (isSurelyHard(plain) || (despairIn(plain) !== null && saysNothingElse(plain))) return false;
  if (TURNS.test(plain) && dayIn(plain, language) === null && reportsDone(plain)) return true;
  if (unmended(sentence, at, learned)) return false;
  const part = partAt(at, at + sentence.length, parts);
  if (part?.is === 'win' && isByMishap && language !== null && !showsGood(sentence, language))
    return part.certainty >= SURE_BESIDE_MISHAP;
  const isDoubtful = win < SELDOM_WIN || dayIn(plain, language) !== null;
  if (part?.is === 'win') return !isDoubtful || part.certainty >= SURE_DESPITE_WORDS;
  // The rules heard no request in it: words of a hard day are not taken for one.
  const isAsked = part?.is === 'request' || part?.is === 'question' || part?.is === 'correction';
  return isAsked && dayIn(plain, language) === null;
};

/** "Drove home and sat in the truck": what is told beside a mishap is no win by being told. */
const SURE_BESIDE_MISHAP = 0.95;

/** Its author speaks of themselves from the beginning, and turns to nothing else. */
const saysNothingElse = (plain: string): boolean => SPEAKS_OF_ITSELF.test(plain) && !TURNS.test(plain);
const SPEAKS_OF_ITSELF = /^(?:i|i'm|feeling|ich|je|j'ai|me|soy|no)\b/;

/** Turns from what was hard to what was done all the same. */
const TURNS =
  /\b(?:but|still|though|anyway|at least|managed|did (?:finish|get|manage|make)|on the bright side|aber|trotzdem|immerhin|dafur|doch noch|mais|quand meme|au moins|malgre tout|pero|aun asi|al menos|igual)\b/;

/** A win that is told in the words of a hard day, or in a message that has hardly room for one. */
const SURE_DESPITE_WORDS = 0.7;
const SELDOM_WIN = 0.25;

/** The part that most of these words belong to. */
const partAt = (start: number, end: number, parts: LearnedReading['parts']) => {
  const shared = (part: LearnedReading['parts'][number]) => Math.min(end, part.end) - Math.max(start, part.start);
  return parts.filter((part) => shared(part) > 0).toSorted((one, other) => shared(other) - shared(one))[0];
};
