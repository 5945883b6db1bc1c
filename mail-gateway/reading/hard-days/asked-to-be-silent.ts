import { phrases } from '../plain-text.ts';
import { plainly } from '../understanding/sentences.ts';

const MAIL_EN = '(?:e-?mails?|mails?|inbox|phone|messages?|texts?|mobile|computer|laptop)';
const MAIL_DE = '(?:e-?mails?|mails?|handy|nachrichten|postfach|telefon|rechner|laptop|computer)';
const MAIL_FR = '(?:e-?mails?|mails?|tel|telephone|portable|messages?|boite|ordi|ordinateur|sms|textos?)';
const MAIL_ES = '(?:correos?|e-?mails?|mails?|movil|celular|telefono|mensajes?|ordenador|computadora|buzon)';

/** Somebody else looks at what is sent to them. */
const READ_BY_ANOTHER = new RegExp(phrases`
  \b(?:reads?|checks?|sees?|looks? (?:at|through)|goes? through|going through|monitors?|gets into|has (?:access to|the password (?:to|for))|can (?:see|read)|might (?:see|read)|will (?:see|read)) (?:all )?my (?:\w+ )?${MAIL_EN}
  |\b(?:liest|kontrolliert|checkt|sieht|durchsucht|uberwacht|guckt in|schaut in|kommt an) (?:\w+ )?(?:alle )?(?:meine?|mein) (?:\w+ )?${MAIL_DE}|\b(?:liest|sieht|kriegt|bekommt) (?:\w+ )?(?:alles|mit|meine mails)(?: mit)?\b
  |\b(?:lit|regarde|fouille|controle|surveille|verifie|voit|a acces a) (?:tous? |toute )?(?:mes|mon|ma) (?:\w+ )?${MAIL_FR}|\b(?:lit|voit) tout\b
  |\b(?:lee|mira|revisa|controla|ve|vigila|tiene acceso a) (?:todos? )?(?:mis?|el) (?:\w+ )?${MAIL_ES}|\bme (?:lee|mira|revisa|controla) (?:el|los|la|las|todos? los) ${MAIL_ES}
`);

/** Asks that nothing is sent. */
const SEND_NOTHING = new RegExp(phrases`
  \b(?:don't|dont|do not|please no|pls no|never|not)(?: (?:to|please|ever))? (?:send|reply|answer|write|mail|e-?mail|text|respond|say anything|get back)|\bno (?:reply|replies|answer|mails?|emails?)\b
  |\b(?:nicht|keine?|nix|nichts) (?:\w+ ){0,3}(?:antwort\w*|schreib\w*|schick\w*|zuruckschreib\w*|mails?\b|melden)|\b(?:antwort\w*|schreib\w*|schick\w*|meld\w*) (?:\w+ ){0,4}(?:nicht|nichts|nix|keine?)\b
  |\b(?:repond(?:ez|s)|ecri(?:vez|s)|envoy(?:ez|er)|envoie|renvoy(?:ez|er)) (?:\w+ ){0,2}(?:pas|rien)\b|\b(?:pas|aucune?) (?:de )?(?:reponse|mail|message|repondre|ecrire)\b|\brien (?:m')?(?:envoyer|repondre|renvoyer)\b
  |\bno (?:me )?(?:contest\w+|respond\w+|escrib\w+|mand\w+|envi\w+)|\bsin (?:respuesta|contestar)\b
`);

/**
 * Whether somebody tells us that another reads what is sent to them, and asks us to send nothing: an answer may then put them in
 * danger. Either alone is no such plea: whoever wants to die may well write that nobody need answer.
 */
export const asksToBeSilent = (words: string): boolean => {
  const plain = plainly(words);
  return READ_BY_ANOTHER.test(plain) && SEND_NOTHING.test(plain) && !ELSEWHERE.test(plain);
};

/** To another address than the one that was written from. */
const ELSEWHERE =
  /\b(?:other|old|andere[rn]?|alte[rn]?|autre|ancienne|otra|vieja) (?:e-?mail |mail)?(?:address|account|adresse|mailadresse|direccion|cuenta)\b/;
