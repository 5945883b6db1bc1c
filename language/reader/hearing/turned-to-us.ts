import { phrases } from '../../text/plain-text.ts';
import { plainly } from '../understanding/sentences.ts';

/** A second person, or an order to one, in words that are hardly said to anybody else; each language by itself. */
const TO_SOMEBODY = new RegExp(phrases`
  \b(?:(?:would|could|can|will|might|(?:if|whether)(?= (?:you|u) (?:can|could|might|would)\b)) (?:you|u|ye|ya)\b(?! (?:believe|imagine))|you (?:can|could|might|take|have sent|send|sent|charge)\b|(?:i am|i'm) requesting|i should be grateful|i (?:beg|request|wonder whether|wonder if)\b|do the needful|respected (?:team|sir|madam)|do(?:n't|nt| not) (?:bother|e-?mail|mail|text|write|send)\b|(?:quit|stop|no more) (?:sending|mailing|these|check-ins|mails?|e-?mails?)\b
  |(?:euch|eure?[rnms]?|bei ihnen)\b|(?:ihr|sie) (?:mir|mich|uns|bitte)\b|(?:konnt|macht|habt|holt|tut|schickt|stellt|notiert|schreibt)s?(?: ihr| mir| uns| euch|\b(?= (?:bitte|nur|doch|mal)))|(?:konnen|konnten|wurden|machen|tragen) sie\b|(?:sag|zeig|zoag|schick|schreib|mach|gib|stell)e? (?:amal|amol|mal|mir|ma|bitte)\b|bitte ich\b|ich bitte\b|wollte (?:nur |mal )?fragen
  |(?:vous|votre|vos)\b|(?:n')?(?:annul|not|coup|remett|envoy|gard|chang|mett|pass|arret|supprim|enlev|retir|repren|donn|montr|prepar|ajout|modifi|corrig|laiss|rappel|export|sort|ecriv|redig|ferm|effac|regroup|separ|auri|pourri)ez\b|(?:peux|pourrais|mets|fais|envoie|envoye|enleve|change)[- ](?:tu|moi|pu)\b|il convient (?:donc )?d|merci d|veuillez
  |(?:usted|ustedes|vosotr[oa]s)\b|(?:ten|pod|pon|hab|sab|quer|envi|escrib|mand|cambi)\w{0,3}(?:ais|eis|adl[oa]|edl[oa])\b|(?:ruego|solicito|agradeceria|les informo)\b|(?<!que (?:me |se |le |lo )?)(?:pongan|corrijan|anoten|dejen|apunten|quiten|borren|cambien|manden|envien|hagan)(?:me|l[oa]s?|mel[oa]s?)?\b
  |(?:mand|envi|haz|hag|pon|arm|paus|borr|quit|camb|muestr|ensen|prepar|escrib|pas|descarg|export|dej|recuper|avis|apunt|anot|sac|arregl)(?:a|e|i|an|en)?(?:me|mel[oa]s?|nosl[oa]s?|l[oa]s?)(?= |$|[.,!?])(?! (?:mucho|bien)))
`);
/** What would be nice, is needed, or is looked for: said to whoever can give it. */
const WISHED = new RegExp(phrases`
  \b(?:is there (?:any|a|some) (?:chance|way|possibility)|is there (?:any|some)where|any chance\b|would be (?:a (?:big|great|huge) )?(?:help|helpful|appreciated)|(?:is|are) needed\b|could do without|let it rest
  |(?:ich )?(?:brauche|brauchte|hatte(?: ich)? gerne?|mochte|wunsche)\b|fand ich|hatte ich gern|(?:kann|konne|konnte|muss|musste) (?:man|ma|ich)\b|abzusehen|(?:ware|war) (?:schon|super|toll|nett|lieb)\b
  |je (?:voudrais|veux|souhaite\w*|prefere\w*|aimerais|desire)|j'?veux|j'aimerais|j'aimerai|il (?:me )?(?:faut|faudrait)|(?:il )?faut (?:re)?(?:changer|mettre|corriger|remettre|enlever|noter)|(?:ce )?serait (?:chouette|bien|super|sympa|possible)|ferait l'affaire|a (?:noter|supprimer|corriger|regrouper|reprendre) |y a moyen
  |(?:quiero|quisiera|desearia|necesit(?:o|aria)|me (?:vendria|resultaria|gustaria|interesaria))\b|hay (?:chance|forma|manera|modo)|(?:se )?puede[ns]?\b|como (?:le )?(?:hago|ago|puedo|doy))
`);
/** What nobody but us keeps for somebody. */
const OURS = new RegExp(phrases`
  \b(?:log ?in|login page|sign ?in|password|passcode|my (?:whole )?account|two accounts|annual plan|my subscription|check-?ins?|next e-?mail|these e-?mails|my profile|my data|the link\b
  |einloggen|passwort|kennwort|mein konto|konto auflosen|mein profil|im profil|in profil|lebenslauf|meine daten|zusendungen
  |mon compte|mon acces|mon espace|mon profil|mes infos|mon dossier|mes donnees|mot de passe|mon abonnement|les rappels|les mails
  |(?<!por )mi cuenta|mi ficha|mi perfil|mis datos|contrasena|una clave|mi suscripcion|comunicaciones)\b
`);

/** Puts something beside what was told: "btw", "übrigens", "au fait", "por cierto". */
const ASIDE = new RegExp(phrases`
  ^(?:and |und |et |y |so |,|oh |ah |uy )*(?:btw|by the way|ps|p\.s\.?|pd|oh and|also|ubrigens|achso|ach so|ach ja|au fait|a propos|sinon|autre chose|en outre|aussi|par contre|por cierto|aparte|vea|oye|oiga|che|se me olvidaba|j'oublie|hey|sag amal|quick (?:one|question)|for these)\b
`);
export const isAside = (plain: string): boolean => ASIDE.test(plain);

/** Said to whoever reads it and not told of one's day, so far as grammar shows; of words as `plainly` gives them. What others said to others, in quotes, is not. */
export const isTurnedToUs = (plain: string): boolean => {
  if (plain.length > LONGEST) return false;
  const own = plain.replace(QUOTED, ' ');
  return TO_SOMEBODY.test(own) || WISHED.test(own) || OURS.test(own);
};
const QUOTED = /["“„«][^"“”„«»]*["”“»]/g;
const LONGEST = 600;
/** Only what is as surely a win is one although its words turn to us; less where what was learned takes it for one by itself. */
const WIN_THOUGH_TURNED = 0.9;
const WIN_TO_LEARNED = 0.7;
export const isRatherWish = ({ text, is, win }: Readonly<{ text: string; is: string; win: number }>): boolean => {
  const plain = plainly(text);
  if (!isTurnedToUs(plain)) return false;
  return isAside(plain) || win < (is === 'win' ? WIN_TO_LEARNED : WIN_THOUGH_TURNED);
};
