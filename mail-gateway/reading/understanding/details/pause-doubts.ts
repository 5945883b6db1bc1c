import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { MONTH, WEEKDAY } from '../languages/languages.ts';
import { frameOf } from '../request-frame.ts';
import { plainly } from '../sentences.ts';

const DAY = `(?:${WEEKDAY}|${MONTH}|tomorrow|morgen|demain|manana|next|nachste\\w*|\\d{1,2}(?:st|nd|rd|th|\\.)?)`;

/** It begins on a day that nobody may have understood. */
const BEGINS = new RegExp(
  `\\b(?:from|starting|beginning|as of|ab|vom|von|du|des|a partir d\\w*|del|desde)(?: (?:the|am|dem|el|le|on|dia))* ${DAY}(?![\\w:])`,
);
/** Only some of the days, or something else beside the pause. */
const PARTLY =
  /\b(?:only|just|nur|seulement|solo|except|ausser|sauf|excepto|but (?:please|still|keep)|aber (?:bitte|trotzdem)|weekly|wochentlich)\b/;

/** "No mails until the auditors came" may tell of a day: unasked, its end must be one that is understood. */
const isUnasked = (plain: string): boolean => NO_MAILS.test(plain) && !frameOf(plain).isAsked;
export const NO_MAILS = /^(?:no(?! (?:me|nos)\b)|keine|(?:pas|plus|nada) de|no mas)\b/;

/** Whether words that ask for a pause say more of it than these details: when it begins, or what shall go on. */
export const pauseLeavesDoubt = (text: string, { from, until }: RequestDetails): boolean => {
  const plain = plainly(text);
  return (
    (BEGINS.test(plain) && (from === undefined || until === undefined)) ||
    PARTLY.test(plain) ||
    (until === undefined && isUnasked(plain))
  );
};
