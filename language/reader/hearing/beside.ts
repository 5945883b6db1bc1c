import { speaksOfDays } from '../details/schedule-doubts.ts';
import { kindMeant } from './kinds.ts';
import type { IsCovered } from './overlap.ts';
import type { Passage } from './passages.ts';

/** A wish with all that stands beside it. */
export type Beside = (wish: string) => string;

/** So many words of its own sentence on either side of a wish that was cut out of it. */
const NEAR = 4;
const SENTENCE_END = /[.!?\n]/;

/**
 * Of a message: a wish with what stands beside it and tells of no win, with the whole passage that it was found in, and with the
 * words of its sentence that it was cut from. There may stand what limits it, takes back a part of it, or is the better half of it.
 */
export const besideIn =
  (words: string, passages: readonly Passage[], isCovered: IsCovered): Beside =>
  (wish) => {
    const others = passages.filter((passage) => {
      if (passage.text === wish) return false;
      const isOfIt = isCovered(wish, passage.text) || isCovered(passage.text, wish);
      if (passage.is === 'win') return isOfIt;
      return isOfIt || !isApart(passage) || speaksOfDays(passage.text);
    });
    const cut = cutFrom(words, wish).filter(speaksOfDays);
    return [wish, ...others.map(({ text }) => text), ...cut].join('. ');
  };

/** Asks for something else, or corrects what was told. */
const isApart = ({ is, kind, kindCertainty }: Passage): boolean =>
  is === 'correction' || (is === 'request' && kindCertainty >= SURELY && kindMeant({ is, kind }) !== 'change-schedule');
const SURELY = 0.9;

const cutFrom = (words: string, wish: string): readonly string[] => {
  const at = words.indexOf(wish);
  if (at < 0) return [];
  const [before, behind] = [words.slice(0, at), words.slice(at + wish.length)];
  const led = before.split(SENTENCE_END).at(-1) ?? '';
  const left = SENTENCE_END.test(wish.trim().at(-1) ?? '') ? '' : (behind.split(SENTENCE_END)[0] ?? '');
  return [led.trim().split(/\s+/).slice(-NEAR).join(' '), left.trim().split(/\s+/).slice(0, NEAR).join(' ')];
};
