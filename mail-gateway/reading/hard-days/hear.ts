import type { Language } from '#domain/facts.ts';
import type { HardDay, HardTone } from '#domain/inbox/mail/hard-day.ts';
import { isSaidToUs } from '../answers/said-to-us.ts';
import { type LearnedReading, learnedReading } from '../learned/learned-reading.ts';
import { reportsDone } from '../understanding/reports-done.ts';
import { requestsIn } from '../understanding/requests.ts';
import { plainly, sentencesOf } from '../understanding/sentences.ts';
import { isSmallTalk } from '../understanding/small-talk.ts';
import { understand } from '../understanding/understand.ts';
import { heardAsCrisis } from './crisis.ts';
import { dayIn } from './day.ts';
import { despairIn } from './despair.ts';
import { isSurelyHard } from './surely-hard.ts';

/**
 * A hard day: how heavy it is, what it was about, the words that may still tell of a win or ask for something (`rest`), and
 * the others, which are its remark. Of a crisis all words are.
 */
export type HardDayHeard = Readonly<{
  tone: HardTone;
  day: HardDay;
  language: Language | null;
  rest: string;
  remark: string;
}>;

/** Nobody writes longer of a hard day; what is beyond is read like any other words. */
const MOST_HEARD = 16 * 1024;

/**
 * Hears a hard day before anything is looked for in its words; null for any other. A crisis is heard by the rules, which have
 * the widest net, or by what was learned; of a setback and distress both have their say. Where our question waits for an answer,
 * the words themselves must say that the day was hard; and where they were given as a win (`asWin`), what was learned must be
 * sure. The same words, the same answer.
 */
export const hearHardDay = (words: string, { answers = false, asWin = false } = {}): HardDayHeard | null => {
  const text = words.slice(0, MOST_HEARD);
  if (!/\p{L}/u.test(text)) return null;
  const learned = learnedReading(text);
  const crisis = crisisIn(text, learned, { answers, asWin });
  if (crisis) return { tone: 'crisis', ...crisis, rest: '', remark: words };
  const heard = isSmallTalk(plainly(text)) ? null : hardDayIn(words, text, learned);
  return answers && dayIn(plainly(text), learned.language) === null ? null : heard;
};

/** The same without what was learned: at once, for whoever must know before a provider is shown anything. */
export const isCrisisByRules = (words: string): boolean => heardAsCrisis(plainly(words.slice(0, MOST_HEARD))) !== null;

/** Fewer words say too little for what was learned, and some more say enough only where it is sure. */
const FEWEST_WORDS = 5;
const FEW_WORDS = 8;
/** From these certainties on what was learned is heard: alone, and where nothing in the words speaks against it. */
const SURE_CRISIS = 0.5;
const LIKELY_CRISIS = 0.15;
/** Where the words are few, or say what day it was, and nothing of this. */
const LIKELY_BESIDE = 0.35;

const crisisIn = (
  text: string,
  learned: LearnedReading,
  { answers, asWin }: Readonly<{ answers: boolean; asWin: boolean }>,
): Readonly<{ day: HardDay; language: Language | null }> | null => {
  const plain = plainly(text);
  const heard = heardAsCrisis(plain);
  const language = learned.language ?? heard?.language ?? null;
  if (heard) return { day: heard.day, language };
  const { crisis } = learned.tones;
  const words = wordsIn(plain);
  if (answers || learned.language === null || words < FEWEST_WORDS || isSmallTalk(plain)) return null;
  const isBeside = words < FEW_WORDS || dayIn(plain, learned.language) !== null;
  if (isSurelyHard(plain) || (words < FEW_WORDS && isSaidToUs(plain))) return null;
  const isLikely =
    crisis >= (isBeside ? LIKELY_BESIDE : LIKELY_CRISIS) &&
    !tellsAWin(learned) &&
    !readsAsWin(learned) &&
    !asks(text, learned);
  return crisis >= SURE_CRISIS || (isLikely && !asWin) ? { day: 'life', language } : null;
};

const wordsIn = (plain: string): number => plain.match(/[\p{L}\p{N}']+/gu)?.length ?? 0;

const SURE_WIN = 0.5;

const tellsAWin = ({ parts }: LearnedReading): boolean =>
  parts.some(({ is, certainty }) => is === 'win' && certainty >= SURE_WIN);

/** Every part of it is a win, and all that it might be else together is less likely: words such as "gekündigt" say nothing then. */
const readsAsWin = ({ tones: { win, setback, distress, crisis }, parts }: LearnedReading): boolean =>
  win > setback + distress + crisis && parts.length > 0 && parts.every(({ is }) => is === 'win');

/** Asks us for something, as the rules or what was learned have it. */
const asks = (text: string, { parts }: LearnedReading): boolean => {
  const asked = parts.filter(({ is }) => is === 'request' || is === 'question' || is === 'correction');
  const length = asked.reduce((sum, { start, end }) => sum + end - start, 0);
  return length > text.length * MOST_ASKED || requestsIn(plainly(text)).length > 0;
};

const MOST_ASKED = 0.3;

/** Probabilities of a hard day: enough alone, enough beside words of one, and enough where nothing else is told. */
const HARD_ALONE = 0.35;
const HARD_WITH_WORDS = 0.15;
const HARD_WITHOUT_WIN = 0.1;
/** From these on it may be more than a hard day, where the words do not say what it was, and where they do. */
const HEAVY = 0.08;
const HEAVY_BESIDE = 0.25;

const hardDayIn = (words: string, text: string, learned: LearnedReading): HardDayHeard | null => {
  const { setback, distress, crisis } = learned.tones;
  const probability = setback + distress + crisis;
  const plain = plainly(text);
  const found = dayIn(plain, learned.language);
  const despair = !readsAsWin(learned) || saysNothingElse(plain) ? despairIn(plain) : null;
  const isSure = isSurelyHard(plain) || despair !== null;
  const { wins, requests } = understand(text);
  const isNothingElse = found !== null && wins.length + requests.length === 0 && !tellsAWin(learned);
  const least = isNothingElse
    ? 0
    : found === null
      ? HARD_ALONE
      : tellsAWin(learned)
        ? HARD_WITH_WORDS
        : HARD_WITHOUT_WIN;
  // What was learned of four languages says nothing of others, and little of a few words.
  const isUnheard = learned.language === null || (found === null && wordsIn(plain) < FEW_WORDS);
  if (!isSure && readsAsWin(learned)) return null;
  if (!isSure && (isUnheard || (probability < least && !hasHardPart(learned)))) return null;
  const { rest, remark } = apart(text, learned);
  if (!isSure && !isNothingElse && !hasHardPart(learned) && !isHard(remark, learned)) return null;
  const isHeavy = despair !== null || (!isSure && crisis >= (found === null ? HEAVY : HEAVY_BESIDE));
  const tone = isHeavy ? 'distress' : (found?.tone ?? (distress >= setback ? 'distress' : 'setback'));
  const beyond = words.slice(text.length);
  return {
    tone,
    day: isHeavy ? 'heavy' : (found?.day ?? 'hard'),
    language: learned.language ?? despair,
    rest: `${rest}${beyond}`,
    remark,
  };
};

/** Beyond small talk what is left says that the day was hard, and reports nothing done where the whole reads like a win. */
const isHard = (remark: string, { tones, parts, language }: LearnedReading): boolean => {
  const { win, setback, distress, crisis } = tones;
  const plain = plainly(remark);
  if (isSmallTalk(plain)) return false;
  const probability = setback + distress + crisis;
  const isSaid = dayIn(plain, language) !== null;
  if (isSaid) return win < MOSTLY_WIN || parts.some(({ is }) => HARD_PARTS.has(is));
  if (win > probability) return false;
  return probability >= (understand(remark).wins.length > 0 ? HARD_DESPITE_WINS : HARD_ALONE);
};

/** Beside a win: what was learned is sure of these words themselves. */
const hasHardPart = ({ parts }: LearnedReading): boolean =>
  parts.some(({ is, certainty }) => HARD_PARTS.has(is) && certainty >= SURE_PART);

const SURE_PART = 0.6;
const HARD_PARTS: ReadonlySet<string> = new Set(['setback', 'distress', 'crisis']);
const HARD_DESPITE_WINS = 0.75;
const MOSTLY_WIN = 0.75;

/** What may still be a win or asks for something, sentence by sentence, and all the rest. Lines stay lines. */
const apart = (text: string, learned: LearnedReading): Readonly<{ rest: string; remark: string }> => {
  let from = 0;
  const lines = text.split('\n').map((line) => {
    const sentences = sentencesOf(line).map((sentence) => {
      const at = Math.max(from, text.indexOf(sentence, from));
      from = Math.max(from, at + sentence.length);
      return { sentence, isRest: isRest(sentence, at, learned) };
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

const isRest = (sentence: string, at: number, { parts, language }: LearnedReading): boolean => {
  const plain = plainly(sentence);
  if (requestsIn(plain).length > 0) return true;
  if (isSurelyHard(plain) || (despairIn(plain) !== null && saysNothingElse(plain))) return false;
  const part = partAt(at, at + sentence.length, parts);
  if (part?.is === 'win') return dayIn(plain, language) === null || part.certainty >= SURE_DESPITE_WORDS;
  if (TURNS.test(plain) && dayIn(plain, language) === null && reportsDone(plain)) return true;
  // The rules heard no request in it: words of a hard day are not taken for one.
  const isAsked = part?.is === 'request' || part?.is === 'question' || part?.is === 'correction';
  return isAsked && dayIn(plain, language) === null;
};

/** Its author speaks of themselves from the beginning, and turns to nothing else. */
const saysNothingElse = (plain: string): boolean => SPEAKS_OF_ITSELF.test(plain) && !TURNS.test(plain);
const SPEAKS_OF_ITSELF = /^(?:i|i'm|feeling|ich|je|j'ai|me|soy|no)\b/;

/** Turns from what was hard to what was done all the same. */
const TURNS =
  /\b(?:but|still|though|anyway|at least|managed|did (?:finish|get|manage|make)|on the bright side|aber|trotzdem|immerhin|dafur|doch noch|mais|quand meme|au moins|malgre tout|pero|aun asi|al menos|igual)\b/;

/** A win that is told in the words of a hard day. */
const SURE_DESPITE_WORDS = 0.8;

/** The part that most of these words belong to. */
const partAt = (start: number, end: number, parts: LearnedReading['parts']) => {
  const shared = (part: LearnedReading['parts'][number]) => Math.min(end, part.end) - Math.max(start, part.start);
  return parts.filter((part) => shared(part) > 0).toSorted((one, other) => shared(other) - shared(one))[0];
};
