import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import { phrases } from '../../text/plain-text.ts';
import { plainly } from '../words/sentences.ts';

const IT =
  '(?:it|that|this|them|both|all(?: of (?:them|it))?|(?:the )?(?:last|first|second|third)(?: (?:one|win))?|that (?:one|win)|(?:number |nr |no )?\\d{1,2}|my win|the win)';
const ES = '(?:das|es|ihn|sie|alle[s]?|beide|(?:den|die|das) (?:letzten?|ersten?|zweiten?)|(?:nummer )?\\d{1,2})';
const LE =
  '(?:ca|cela|le|la|les|tout|(?:le|la) (?:derniere?|premiere?|deuxieme|second|seconde|numero \\d{1,2}|\\d{1,2}))';
const LO = '(?:eso|esto|(?:el|la) (?:ultim[oa]|primer[oa]|segund[oa]|numero \\d{1,2}|\\d{1,2})|todo)';

/** "Undo", "Hol ihn zurück": nothing else is said. */
const BRINGS_BACK = new RegExp(
  phrases`
    ^(?:(?:oh|oops|ups|no|nein|non|wait|sorry|ach|please|pls|bitte|svp|stp|s'il (?:te|vous) plait|por favor)[,.! ]+){0,3}
    (?:(?:undo|restore|undelete|reinstate|bring back|put back|get back)(?: ${IT})?|(?:bring|put|get|give)(?: me)? ${IT} back|i want ${IT} back
    |(?:mach\w* )?(?:${ES} )?(?:bitte )?(?:wieder )?ruckgangig(?: machen)?|wiederherstellen|(?:hol|bring|stell|nimm)\w* (?:mir )?(?:bitte )?${ES} (?:bitte )?(?:wieder(?: (?:her|zuruck|rein|hinein))?|zuruck|her)
    |annulez? (?:${LE}|la suppression)|(?:remets|remettez|retablis|retablissez|restaurez?|recuperez?|ramenez?)[- ]${LE}|retablir|restaurer
    |deshacer|deshaz(?:lo|la|los| ${LO})?|deshaga(?:lo|la|n)?|(?:recupera|restaura|devuelve)(?:lo|la|los|las|r|me|melo|mela)?(?: ${LO})?|pon(?:lo|la) de (?:nuevo|vuelta)|vuelve a poner(?:lo|la))
    (?:[, ]+(?:again|back|please|pls|bitte|wieder|svp|stp|s'il (?:te|vous) plait|por favor|thanks|danke|merci|gracias))*[.! ]*$
  `,
  'u',
);

/** Of words as `plainly` gives them. */
export const bringsBack = (plain: string): boolean => BRINGS_BACK.test(plain);

const LAST = /\b(?:last|letzte[nrs]?|derniere?|ultim[oa])\b/;
const NUMBER = /(?<![\p{L}\p{N}:.,])#?(\d{1,2})(?![\p{L}\p{N}:.,%])/u;

/** Which of several is to come back: its number, or the last (-1); none where all are, or nothing says which. */
export const restoreDetails = (said: string): RequestDetails => {
  const plain = plainly(said);
  const number = NUMBER.exec(plain)?.[1];
  if (number !== undefined) return { pickedNumber: Number(number) };
  return LAST.test(plain) ? { pickedNumber: -1 } : {};
};
