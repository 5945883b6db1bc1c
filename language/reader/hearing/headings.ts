import { phrases } from '../../text/plain-text.ts';
import { reportsDone } from '../understanding/reports-done.ts';
import { plainly } from '../understanding/sentences.ts';

const HOW_MANY = phrases`
  (?:the|my|some|a few|few|a couple(?: of)?|couple(?: of)?|one|two|three|four|five|several|other|more|last|final|\d{1,2}|(?:ein )?paar|einige|mehrere|zwei|drei|vier|letzte|noch|kleine|gute
  |des|les|mes|quelques|deux|trois|quatre|derniers?|dernieres?|petits?|petites?|unas?|unos|algunas|varias|dos|tres|cuatro|ultimas|un par de)
`;
const THINGS = phrases`
  (?:things?|bits(?: and (?:bobs|pieces))?|wins?|points?|updates?|items?|highlights?|sachen|dinge|erfolge|punkte|kleinigkeiten|trucs?|choses?|reussites?|nouvelles|cosas|cositas|logros|novedades|puntos)
`;
/** "Three things today", "last bits for Friday", "en fait si 2 trucs quand même": says that more is coming, and nothing else. */
const COUNTS = new RegExp(
  `^(?:(?:ok|okay|so|right|well|anyway|hi|hello|also|and|ah|oh|en fait|bon|alors|si|bueno|pues|venga|also|na|so|ja|immerhin)[ ,!.]+)*(?:${HOW_MANY} )+${THINGS}(?:[ ,](?:for|from|today|this|to|of|zu|fur|von|heute|pour|de|d'|aujourd'hui|quand meme|para|hoy|mas|noch|more)\\b[^.!?]{0,60})?$`,
);

/** "Today", "Mo.", "mercredi matin": when it was, and nothing else. */
const DAY_ALONE = new RegExp(phrases`
  ^(?:(?:so|ok|na|bon|bueno|and|und|et|y) )?(?:today|yesterday|tonight|this (?:morning|week)|heute?|gestern|diese woche|aujourd'hui|hier|ce matin|cette (?:semaine|nuit)|hoy|ayer|esta (?:semana|manana)
  |(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|mo|di|mi|do|fr|sa|so|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miercoles|jueves|viernes|sabado|domingo)
  (?: (?:morning|afternoon|evening|night|off|fruh|morgen|vormittag|nachmittag|abend|frei|matin|apres-midi|soir|repos|manana|tarde|noche|libre))?$
`);
/** "Forgot to say": leads in to what it does not tell; "that's all from me" tells that nothing follows. */
const LEADS_OR_ENDS = new RegExp(
  phrases`
  ^(?:(?:ah|oh|ach|ja|oui|ok|and|und|et|y|bon|so|\d{1,2} ?h)[ ,.!]+)*(?:(?:i )?forgot to (?:say|tell (?:you|ye)|mention)|nachtrag|noch (?:was|etwas|eins)(?: furs protokoll)?|(?:ich )?hab\w* (?:ganz |noch )?vergessen zu (?:sagen|erzahlen|schreiben)|(?:j'ai )?oublie de (?:te |vous |le )?dire|se me (?:olvido|olvidaba|ha olvidado|paso) (?:decir\w*|contar\w*)?)(?: (?:zu|von|vom|from|on|de|hier|earlier|yesterday|this morning|tout a l'heure|ce matin|ayer|antes|gestern|heute)(?: \p{L}+){0,2})?$
  |^(?:(?:ah|oh|and|so|also)[ ,]+)+(?:i )?forgot$|^(?:and |so )?that'?s (?:all|it|the lot|what i got done)(?: (?:i have|from me|for (?:today|now|you)))*$|^(?:(?:right |so |bon |bueno |y )?(?:i'm |im )?(?:off to bed|going to bed|bed now)|ab ins bett|ich geh\w* (?:jetzt )?(?:schlafen|ins bett)|je vais (?:dormir|me coucher)|me voy a (?:dormir|la cama))$|^(?:und )?das wars?(?: (?:von mir|fur heute|schon))*$|^(?:c'est tout|voila tout)(?: pour (?:aujourd'hui|moi))?$|^(?:je n'ai |j'ai )?(?:pas|plus) grand[- ]chose (?:d'autre )?a dire(?: de plus)?$|^(?:y )?(?:eso es todo|nada mas)(?: por (?:hoy|mi parte))?$
`,
  'u',
);

/** Whether a line only leads in to others, or closes them; as `plainly` gives it. */
export const countsWhatFollows = (plain: string): boolean => {
  const line = plain.replace(/[ :.!–-]+$/, '');
  return (COUNTS.test(line) && !reportsDone(line)) || LEADS_OR_ENDS.test(line) || DAY_ALONE.test(line);
};

/** Whether words that sound like a win only lead in to what is told below or behind them, or close it. */
export const isHeading = (text: string, words: string): boolean => {
  const at = words.indexOf(text);
  if (at < 0 || text.includes('\n')) return false;
  const after = words.slice(at + text.length);
  const plain = plainly(text).replace(/[ .!–-]+$/, '');
  if (DAY_ALONE.test(plain)) return /\S/.test(after);
  if (LEADS_OR_ENDS.test(plain)) return /^[.!…]*\s*(?:\n|$)/.test(after);
  const isLine = /(?:^|\n)[^\S\n]*$/.test(words.slice(0, at)) && /^[^\S\n]*\n\s*\S/.test(after);
  return isLine && (countsWhatFollows(plain) || (plain.endsWith(':') && !reportsDone(plain.slice(0, -1))));
};
