import { plainly } from '../reader/words/sentences.ts';
import { phrases } from '../text/plain-text.ts';

const MAIL_EN = '(?:e-?mails?|mails?|inbox|phone|messages?|texts?|mobile|computer|laptop)';
const MAIL_DE = '(?:e-?mails?|mails?|handy|nachrichten|postfach|telefon|rechner|laptop|computer)';
const MAIL_FR = '(?:e-?mails?|mails?|tel|telephone|portable|messages?|boite|ordi|ordinateur|sms|textos?)';
const MAIL_ES = '(?:correos?|e-?mails?|mails?|movil|celular|telefono|mensajes?|ordenador|computadora|buzon)';

/** Somebody else looks at what is sent to them. */
const READ_BY_ANOTHER = new RegExp(phrases`
  \b(?:reads?|reading|checks?|checking|sees?|looks? (?:at|through)|goes? through|going through|monitors?|gets into|has (?:access to|the password (?:to|for))|can (?:see|read)|might (?:see|read)|will (?:see|read)) (?:all )?my (?:\w+ )?${MAIL_EN}
  |\b(?:liest|zugriff auf|kontrolliert|checkt|sieht|durchsucht|uberwacht|guckt in|schaut in|kommt an) (?:\w+ )?(?:alle )?(?:meine?|mein) (?:\w+ )?${MAIL_DE}|\b(?:liest|sieht|kriegt|bekommt) (?:\w+ )?(?:alles|mit|meine mails)(?: mit)?\b
  |\b(?:lit|regarde|fouille(?: dans)?|controle|surveille|verifie|voit|a acces a) (?:tous? |toute )?(?:mes|mon|ma) (?:\w+ )?${MAIL_FR}|\b(?:lit|voit) tout\b
  |\b(?:lee|mira|revisa|controla|ve|vigila|tiene acceso a) (?:todos? )?(?:mis?|el) (?:\w+ )?${MAIL_ES}|\bme (?:lee|mira|revisa|controla) (?:el|los|la|las|todos? los) ${MAIL_ES}
`);

/** Asks us, and nobody else, that nothing is sent: "I did not answer his call" is no plea. */
const SEND_NOTHING = new RegExp(phrases`
  (?<!\b(?:i|we|he|she|they|you) )\b(?:don't|dont|do not|never)(?: (?:please|ever))? (?:send|reply|answer|write|mail|e-?mail|text|respond|say anything|get back)\b|\b(?:please|pls|so) (?:no|not) (?:reply|replies|answer|mails?|emails?)\b
  |\b(?:bitte|also|deshalb) (?:\w+ ){0,2}(?:nicht|nichts|nix|keine) (?:\w+ ){0,2}(?:antworten|schreiben|schicken|melden|antwort|mails?|nachricht)\b|\b(?:antworte|antwortet|schreib|schreibt|schick|schickt|meldet) (?:\w+ ){0,4}(?:nicht|nichts|nix|keine)\b|\b(?:antworten|schreiben|schicken) sie (?:\w+ ){0,3}(?:nicht|nichts|keine)\b
  |\b(?:repondez|reponds|ecrivez|ecris|envoyez|envoie|renvoyez) (?:\w+ ){0,2}(?:pas|rien)\b|\b(?:surtout|svp|stp|s'il vous plait),? (?:ne |n')?(?:pas|rien) (?:de )?(?:repondre|ecrire|envoyer|reponse|mail|message)\b|\bn'envoyez (?:plus |pas )?rien\b|\bne m'(?:envoyez|ecrivez) (?:plus|pas|rien)\b
  |\bno (?:me )?(?:contest(?:es|eis|en)|respond(?:as|ais|an)|escrib(?:as|ais|an)|mand(?:es|eis|en)|envi(?:es|eis|en))\b
`);

/**
 * Whether somebody tells us that another reads what is sent to them, and asks us to send nothing: an answer may then put them in
 * danger. Either alone is no such plea: whoever wants to die may well write that nobody need answer.
 */
export const asksToBeSilent = (words: string): boolean => {
  const plain = plainly(words);
  return READ_BY_ANOTHER.test(plain) && SEND_NOTHING.test(plain) && !ELSEWHERE.test(plain);
};

/** Only to another address than the one that was written from. */
const ELSEWHERE =
  /\b(?:schreib\w*|antwort\w*|write|reply|answer|mail|ecri\w*|repond\w*|escrib\w*|contest\w*|mand\w*) (?:\w+ ){0,4}(?:to|on|at|auf|an|sur|a) (?:\w+ )?(?:other|andere[nrs]?|autre|otra) /;
