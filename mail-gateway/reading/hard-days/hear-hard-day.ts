import type { Language } from '#domain/facts.ts';
import type { HardDay, HardTone } from '#domain/inbox/mail/hard-day.ts';
import { acknowledges } from '../answers/pleasantries.ts';
import { type LearnedReading, learnedReading } from '../learned/learned-reading.ts';
import { reportsDone } from '../understanding/reports-done.ts';
import { requestsIn } from '../understanding/requests.ts';
import { plainly, sentencesOf } from '../understanding/sentences.ts';
import { isSmallTalk } from '../understanding/small-talk.ts';
import { understand } from '../understanding/understand.ts';
import { heardAsCrisis } from './crisis.ts';
import { dayIn } from './day.ts';
import type { Understood } from './day-features.ts';
import { despairIn } from './despair.ts';
import { judgedDay, type Tones } from './judged-day.ts';
import { kindOfCrisis } from './kind-of-crisis.ts';
import { isPlayed } from './look-alikes.ts';
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
 * sure. The same words, the same answer. `learned` is for whoever has asked it of these words already.
 */
export const hearHardDay = (
  words: string,
  { answers = false, asWin = false, learned = learnedOf(words) } = {},
): HardDayHeard | null => {
  const text = words.slice(0, MOST_HEARD);
  if (!/\p{L}/u.test(text)) return null;
  const understood = understand(text);
  const heard = { text, plain: plainly(text), learned, understood, judged: judgedDay(text, learned, understood) };
  const crisis = crisisIn(heard, { answers, asWin });
  if (crisis) return { tone: 'crisis', ...crisis, rest: '', remark: words };
  if (
    isSmallTalk(heard.plain) ||
    isOfService(heard.plain) ||
    (answers && dayIn(heard.plain, learned.language) === null)
  )
    return null;
  return hardDayIn(words, heard);
};

/** What was learned of as much of these words as a hard day is looked for in. */
export const learnedOf = (words: string): LearnedReading => learnedReading(words.slice(0, MOST_HEARD));

/** Asks for a person of ours, or acknowledges like an office: nothing in it says how its author is. */
const isOfService = (plain: string): boolean =>
  plain.length < LONGEST_OF_SERVICE && (TO_A_PERSON.test(plain) || acknowledges(plain)) && dayIn(plain, null) === null;
const LONGEST_OF_SERVICE = 120;
const TO_A_PERSON =
  /^(?:i (?:want|need|would like|'d like) to|i'd like to|can i|could i|may i|ich (?:will|mochte|wurde gern\w*)|kann ich|je (?:veux|voudrais)|puis-je|quiero|quisiera|puedo) (?:please )?(?:(?:speak|talk|chat) (?:to|with) (?:an? )?(?:human|real person|person|agent|support)|mit (?:einem |einer )?(?:echten )?(?:menschen|person|mitarbeiter\w*)|parler (?:a|avec) (?:un humain|une (?:vraie )?personne|quelqu'un de chez vous)|hablar con una? (?:persona|humano|agente))\b/;

/** The same without what was learned: at once, for whoever must know before a provider is shown anything. */
export const isCrisisByRules = (words: string): boolean => heardAsCrisis(plainly(words.slice(0, MOST_HEARD))) !== null;

/** A text, and what is known of it. */
type Heard = Readonly<{ text: string; plain: string; learned: LearnedReading; understood: Understood; judged: Tones }>;

/** Fewer words say too little for what was learned. */
const FEWEST_WORDS = 5;
/** From these certainties on what was learned is heard: in words of a game, in those given as a win, and in all others. */
const PLAYED_CRISIS = 0.75;
const SURE_CRISIS = 0.5;
const LIKELY_CRISIS = 0.22;

const crisisIn = (
  { text, plain, learned, judged }: Heard,
  { answers, asWin }: Readonly<{ answers: boolean; asWin: boolean }>,
): Readonly<{ day: HardDay; language: Language | null }> | null => {
  const heard = heardAsCrisis(plain);
  const language = learned.language ?? heard?.language ?? null;
  if (heard) return { day: heard.day, language };
  const least = isPlayed(plain) ? PLAYED_CRISIS : asWin ? SURE_CRISIS : LIKELY_CRISIS;
  if (answers || learned.language === null || judged.crisis < least) return null;
  const isOther =
    wordsIn(plain) < FEWEST_WORDS ||
    isSmallTalk(plain) ||
    isOfService(plain) ||
    isSurelyHard(plain) ||
    asks(text, plain, learned);
  return isOther ? null : { day: kindOfCrisis(text, learned.language), language };
};

const wordsIn = (plain: string): number => plain.match(/[\p{L}\p{N}']+/gu)?.length ?? 0;

/** Asks us for something, as the rules or what was learned have it. */
const asks = (text: string, plain: string, { parts }: LearnedReading): boolean => {
  const asked = parts.filter(({ is }) => is === 'request' || is === 'question' || is === 'correction');
  const length = asked.reduce((sum, { start, end }) => sum + end - start, 0);
  return length > text.length * MOST_ASKED || requestsIn(plain).length > 0;
};

const MOST_ASKED = 0.3;

/**
 * How probable a hard day must be, where something is told that may be a win and where nothing is; beside words that say what
 * day it was, and without. A win that is heard as a hard day hurts, words that are neither hardly.
 */
const LEAST_HARD = { said: { beside: 0.55, alone: 0.3 }, unsaid: { beside: 0.7, alone: 0.3 } } as const;
/** From here on it may be more than a hard day. */
const HEAVY = 0.08;

const hardDayIn = (words: string, { text, plain, learned, understood, judged }: Heard): HardDayHeard | null => {
  const { setback, distress } = judged;
  const crisis = isPlayed(plain) ? 0 : judged.crisis;
  const probability = setback + distress + crisis;
  const found = dayIn(plain, learned.language);
  const despair = judged.win <= probability || saysNothingElse(plain) ? despairIn(plain) : null;
  const isSure = isSurelyHard(plain) || despair !== null;
  const isBesideWin = tellsAWin(learned) || understood.wins.length > 0;
  const least = LEAST_HARD[found === null ? 'unsaid' : 'said'][isBesideWin ? 'beside' : 'alone'];
  const isUnheard = learned.language === null || (found === null && wordsIn(plain) < FEWEST_WORDS);
  if (!isSure && (isUnheard || probability < least)) return null;
  const { rest, remark } = apart(text, learned, judged);
  if (remark === '') return null;
  const isHeavy = despair !== null || (!isSure && crisis >= HEAVY);
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

const SURE_WIN = 0.5;

const tellsAWin = ({ parts }: LearnedReading): boolean =>
  parts.some(({ is, certainty }) => is === 'win' && certainty >= SURE_WIN);

/** What may still be a win or asks for something, sentence by sentence, and all the rest. Lines stay lines. */
const apart = (text: string, learned: LearnedReading, judged: Tones): Readonly<{ rest: string; remark: string }> => {
  let from = 0;
  const lines = text.split('\n').map((line) => {
    const sentences = sentencesOf(line).map((sentence) => {
      const at = Math.max(from, text.indexOf(sentence, from));
      from = Math.max(from, at + sentence.length);
      return { sentence, isRest: isRest(sentence, at, learned, judged) };
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

const isRest = (sentence: string, at: number, { parts, language }: LearnedReading, { win }: Tones): boolean => {
  const plain = plainly(sentence);
  if (requestsIn(plain).length > 0) return true;
  if (isSurelyHard(plain) || (despairIn(plain) !== null && saysNothingElse(plain))) return false;
  if (TURNS.test(plain) && dayIn(plain, language) === null && reportsDone(plain)) return true;
  const part = partAt(at, at + sentence.length, parts);
  const isDoubtful = win < SELDOM_WIN || dayIn(plain, language) !== null;
  if (part?.is === 'win') return !isDoubtful || part.certainty >= SURE_DESPITE_WORDS;
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

/** A win that is told in the words of a hard day, or in a message that has hardly room for one. */
const SURE_DESPITE_WORDS = 0.7;
const SELDOM_WIN = 0.25;

/** The part that most of these words belong to. */
const partAt = (start: number, end: number, parts: LearnedReading['parts']) => {
  const shared = (part: LearnedReading['parts'][number]) => Math.min(end, part.end) - Math.max(start, part.start);
  return parts.filter((part) => shared(part) > 0).toSorted((one, other) => shared(other) - shared(one))[0];
};
