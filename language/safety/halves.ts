import type { Language } from '#domain/facts.ts';
import { plainly } from '../reader/understanding/sentences.ts';
import { dayIn } from './day.ts';
import { showsGood } from './good-in.ts';
import { wordsIn } from './heard.ts';
import { mishapIn } from './mishaps/mishap-in.ts';
import { isSurelyHard } from './surely-hard.ts';

/** `isTurn`: it turns from what was grave to what was done all the same. */
type Half = Readonly<{ sentence: string; isTurn: boolean }>;

const TURN = /\s*(?:[,;–—-]\s*|\s)(?:(?:and|und|et|y)\s+)?(?:but|aber|mais|pero)\s+/iu;
const FEWEST_TOLD = 4;

/**
 * "Mum is in hospital, but I got the reports out": a half that is grave, and one that tells of something else. Any other sentence is
 * whole: what went wrong on the way may be a part of the win.
 */
export const halvesOf = (sentence: string, language: Language | null): readonly Half[] => {
  const whole = [{ sentence, isTurn: false }];
  const turn = TURN.exec(sentence);
  if (!turn || language === null) return whole;
  const [hard, told] = [sentence.slice(0, turn.index), sentence.slice(turn.index + turn[0].length)];
  const plain = plainly(hard);
  const isGrave =
    isSurelyHard(plain) || mishapIn(plain, language)?.isGrave === true || dayIn(plain, language)?.day === 'loss';
  const isTold = wordsIn(plainly(told)) >= FEWEST_TOLD && mishapIn(plainly(told), language) === null;
  return isGrave && isTold && !showsGood(hard, language)
    ? [
        { sentence: hard, isTurn: false },
        { sentence: told, isTurn: true },
      ]
    : whole;
};
