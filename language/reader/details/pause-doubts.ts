import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { isAddressed } from '../wishes/named.ts';
import { MONTH, WEEKDAY } from '../words/languages/languages.ts';
import { plainly } from '../words/sentences.ts';

const DAY = `(?:${WEEKDAY}|${MONTH}|tomorrow|morgen|demain|manana|next|nachste\\w*|\\d{1,2}(?:st|nd|rd|th|\\.)?)`;

/** It begins on a day that nobody may have understood. */
const BEGINS = new RegExp(
  `\\b(?:from|starting|beginning|as of|ab|vom|von|du|des|a partir d\\w*|del|desde)(?: (?:the|am|dem|el|le|on|dia))* ${DAY}(?![\\w:])`,
);
/** Only some of the days, or something else beside the pause. */
const PARTLY =
  /\b(?:only|just|nur|seulement|solo|except|ausser|sauf|excepto|but (?:please|still|keep)|aber (?:bitte|trotzdem)|weekly|wochentlich)\b/;

/** "No mails until the auditors came" may tell of a day: unasked, its end must be one that is understood. */
const isUnasked = (plain: string): boolean => NO_MAILS.test(plain) && !isAddressed(plain);
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

/** Who wants no mails for now, or says why just now, may want a rest and no end. */
export const stopLeavesDoubt = (text: string): boolean => {
  const plain = plainly(text);
  return FOR_NOW.test(plain) || (OF_ONESELF.test(plain) && !OF_MAILS.test(plain));
};

/** "Remove me from everything": who says no word of mails may mean the account. */
const OF_ONESELF =
  /\b(?:remov|delet|wip|eras|clear|scrub|forget|tak|get)(?:e|es|ing)? (?:rid of )?me\b|\b(?:losch\w*|entfern\w*|streich\w*|nehmt?|nimm) mich\b|\b(?:supprim|effac|retir|enlev)(?:e|es|ez)[- ]moi\b|\b(?:borr|elimin|quit|sac|suprim)(?:a|ad|e|en)?(?:me|rme)\b/;
const OF_MAILS =
  /\b(?:mail\w*|e-?mails?|lists?|liste|verteiler|check-?ins?|messages?|reminders?|nachrichten|newsletter|fragen|courriels?|rappels?|correos?|mensajes?|lista|recordatorios?|unsubscribe)\b/;
const FOR_NOW =
  /\b(?:until|till|bis|jusqu\w*|hasta|for (?:now|a (?:while|bit|few|couple)|the moment)|right now|this (?:week|month)|while|vorerst|erst ?mal|fur'?s erste|zunachst|im moment|momentan|zur zeit|zurzeit|gerade|solange|wahrend|diese (?:woche|tage)|pour (?:l'instant|le moment)|en ce moment|cette semaine|pendant|por (?:ahora|el momento)|de momento|mientras|esta semana|durante|on leave|holidays?|vacation|sick|sabbatical|urlaub\w*|kur|reha|krank\w*|elternzeit|mutterschutz|ferien|conges?|vacances|arret maladie|vacaciones|licencia|baja medica)\b/;
