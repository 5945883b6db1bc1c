import { MONTH } from '../words/languages/languages.ts';

const DAY = '\\d{1,2}(?:st|nd|rd|th|\\.)?';
const DATE = [
  `(?:the |dem |le |el )?${DAY} (?:of |de )?(?:${MONTH})`,
  `(?:early |mid |anfang |mitte |debut )?(?:${MONTH})(?: ${DAY})?`,
  'next (?:month|year)|nachste[nrs]? (?:monat|jahr)|(?:le )?mois prochain|(?:el )?(?:mes|ano) que viene',
].join('|');
/** "From December on", "ab Januar", "à partir du 3 mai". */
const START = new RegExp(
  `(?<![\\w-])(?:(?:starting|beginning|effective)(?: (?:on|in|from|as of))?|as of|from|ab|a partir d(?:e|u|el)) (?:${DATE})(?: (?:on|onwards?|an|en adelante))?(?![\\w-]),?`,
);

/** Does a wish begin on a date that is yet to come? We change things at once, so such a one is asked about. */
export const startsLater = (plain: string): boolean => START.test(plain);

export const withoutStart = (plain: string): string => plain.replace(START, ' ').replace(/\s+/g, ' ').trim();
