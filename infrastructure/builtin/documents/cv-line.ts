import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';
import { givesOrders } from '#language/claims/orders.ts';
import { bulletOf } from './bullet.ts';
import { isFitForOthers } from './fit-for-others.ts';
import { tidySentences } from './telling/tidy.ts';

/** So many words more than its line a win has at least, where both begin alike: else the line is only the win again. */
const MIN_LEFT_OUT = 3;

/** A win as a CV says it, without a stop; '' where it can't stand there, or it would only say the win again. */
export const cvLine = (win: string, language: Language): string => {
  if (givesOrders(win) || !isFitForOthers({ text: win, language })) return '';
  const line = bulletOf(tidySentences(win, language), language, win.trim()) ?? '';
  return isEcho(win, line) ? '' : line;
};

const isEcho = (win: string, line: string): boolean => {
  const [told, said] = [wordsOf(win), wordsOf(line)];
  return told.length - said.length < MIN_LEFT_OUT && said.filter((word) => !told.includes(word)).length <= 2;
};

const wordsOf = (text: string): readonly string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
