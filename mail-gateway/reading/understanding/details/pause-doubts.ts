import { MONTH, WEEKDAY } from '../languages/languages.ts';
import { plainly } from '../sentences.ts';

const DAY = `(?:${WEEKDAY}|${MONTH}|tomorrow|morgen|demain|manana|next|nachste\\w*|\\d{1,2}(?:st|nd|rd|th|\\.)?)`;

/** It begins on a later day, "from the 3rd to the 17th": ours begin at once. */
const BEGINS = new RegExp(
  `\\b(?:from|starting|beginning|as of|ab|vom|von|du|des|a partir d\\w*|del|desde)(?: (?:the|am|dem|el|le|on|dia))* ${DAY}(?![\\w:])`,
);
/** Only some of the days, or something else beside the pause. */
const PARTLY =
  /\b(?:only|just|nur|seulement|solo|except|ausser|sauf|excepto|but (?:please|still|keep)|aber (?:bitte|trotzdem)|weekly|wochentlich)\b/;

/** Whether words that ask for a pause say of it what ours does not: when it begins, or what shall go on. */
export const pauseLeavesDoubt = (text: string): boolean => {
  const plain = plainly(text);
  return BEGINS.test(plain) || PARTLY.test(plain);
};
