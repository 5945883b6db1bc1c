import { phrases } from '../../text/plain-text.ts';
import { learnedReading } from '../model/learned-reading.ts';
import { plainly, sentencesOf } from '../words/sentences.ts';
import { isCourtesy } from './courtesy.ts';
import { pleasantryIn } from './pleasantries.ts';

/**
 * What people say when somebody answered a hard day of theirs: that somebody is with them, that it is better, that they slept or
 * are safe, and thanks for having been heard.
 */
const RELIEF = new RegExp(
  phrases`
    (?:\b(?:(?:is|are|'s|came|coming|come|staying|stayed|sitting) (?:\w+ ){0,2}?(?:here )?(?:with|beside|round|over|at) (?:me|mine|my)\b|(?:with|at) (?:my|a) (?:\w+ )?(?:friend|sister|brother|mum|mom|dad|partner|wife|husband|parents|neighbou?r|daughter|son|aunt|cousin)(?:'s)?\b|not alone|no longer alone|somebody(?:'s| is) here|someone(?:'s| is) here
    |(?:i(?:'m| am)|feel(?:ing)?|doing|it's|things are|got|is|getting) (?:a |bit |little |lot |much |already |now |slightly |somewhat |so |feeling |doing )*(?:better|okay|ok|safe|calmer|lighter|alright|all right|steadier|easier|brighter)(?: now| today| again)?\b|(?:slept|made it through|got through|survived) (?:\w+ ){0,3}?(?:last night|the night|a bit|a little|it|well|better|okay)|i(?:'m| am) still here
    |thank(?:s| you)(?: \w+){0,3} (?:for|that you) (?:being there|listening|asking|your (?:kind )?(?:words|mail|message|answer|note|concern)|the (?:numbers?|words|mail|message|answer)|caring|writing|checking|hearing|last night|yesterday)|that (?:really |actually )?helped\b|your (?:words|answer|mail|message) (?:really )?helped)
    |\b(?:(?:ist|is|sind|war|kommt|kommen|sitzt|bleibt|schlaft) (?:[\w']+ ){0,4}?(?:bei|neben|mit) mir\b|bin (?:[\w']+ ){0,4}?(?:bei|mit) (?:meiner|meinem|ner|nem|einer|einem|der|dem)\b|nicht (?:mehr )?allein|(?:geht|gehts|geht's|gings|ging) (?:[\w']+ ){0,5}?(?:besser|gut|wieder|ok|okay|leichter|ruhiger)\b|bin (?:[\w']+ ){0,3}?(?:ruhiger|sicher|in sicherheit|stabiler|erleichtert)|fuhl\w* mich (?:[\w']+ ){0,4}?(?:besser|ruhiger|leichter|sicher|wohler)|(?:hab|habe|konnte) (?:[\w']+ ){0,4}?(?:geschlafen|schlafen|durchgehalten|uberstanden)|(?:die |letzte )?nacht (?:\w+ )?(?:uberstanden|geschafft)
    |danke?(?: [\w']+){0,4} (?:furs|fur(?: das| die| eure| deine| den)?) (?:\w+ )?(?:da ?sein|zuhoren|lesen|nachfragen|antwort\w*|worte|nummern?|mail|nachricht|hilfe|schreiben)|(?:das |eure \w+ |deine \w+ )?(?:hat|haben) (?:mir )?(?:\w+ )?(?:geholfen|gut getan|gutgetan))
    |\b(?:(?:est|sont|vient|viennent|reste|dort) (?:[\w']+ ){0,4}?(?:avec|pres de|chez|a cote de) moi\b|suis (?:[\w']+ ){0,3}?(?:chez|avec) (?:ma|mon|une|un|des|mes|elle|lui)\b|(?:ne |n')?suis (?:plus|pas) (?:toute? )?seule?|(?:ca |je )?(?:va|vais|me sens|suis) (?:[\w']+ ){0,3}?(?:mieux|bien|soulagee?|plus calme|calmee?|en securite)\b|j'ai (?:[\w']+ ){0,3}?(?:dormi|tenu)|merci (?:[\w']+ ){0,4}?(?:d'avoir|de (?:votre|ta|vos|m'avoir|votre)|pour (?:votre|vos|ta|tes|les|la|le|votre)) ?\w*|ca m'a (?:\w+ )?(?:aidee?|fait du bien))
    |\b(?:(?:esta|estan|se queda|se quedo|viene|vino|ha venido|duerme) (?:[\w']+ ){0,4}?(?:conmigo|a mi lado|aqui|en mi casa)\b|estoy (?:[\w']+ ){0,3}?(?:con|en casa de) (?:mi|una|un|mis)\b|ya no estoy sol[oa]|no estoy sol[oa]|(?:estoy|me siento|me encuentro|voy|va) (?:[\w']+ ){0,3}?(?:mejor|bien|mas tranquil[oa]|tranquil[oa]|a salvo|aliviad[oa]|segur[oa])\b|he (?:podido )?(?:dormido|dormir|aguantado)|pase la noche|(?:gracias|agradezco)(?: [\w']+){0,4} (?:por|que) (?:\w+ )?(?:estar|escuchar\w*|preguntar|vuestr\w+|tus?|sus?|la|los|las|el|leerme|contestar|responder)|me (?:ha |han )?(?:ayudo|ayudado|ayudaron|vino bien|venido bien)))
  `,
  'u',
);

/** Told of the same days, and of much else: relief where its words are no likely win. */
const TOLD_OF_IT = new RegExp(phrases`
  \b(?:(?:rang|called|phoned|texted) my (?:sister|brother|mum|mom|dad|friend|best friend|gp|doctor)|(?:at|staying at) (?:hers|theirs)|last night was (?:\w+ ){0,2}(?:bad|hard|awful|rough)|(?:talk|speak)(?:ing)? to (?:someone|somebody|a counsellor|the crisis team)
  |termin beim? (?:[\w']+ ){0,2}(?:arzt\w*|hausarzt\w*|therapeut\w*|psycholog\w*)|(?:schwester|bruder|freundin|freund|mutter|mama|papa) (?:[\w']+ ){0,2}(?:abgeholt|gekommen)
  |(?:rdv|rendez-vous) (?:[\w']+ ){0,3}?(?:medecin|docteur|psy\w*|generaliste)|(?:soeur|frere|mere|mari|amie?) (?:est venue?|m'a (?:recuperee?|cherchee?))
  |(?:tengo|pedi|hemos pedido|he pedido) (?:\w+ )?cita|(?:hermana|hermano|madre|amig[oa]) (?:ha venido|vino|me (?:ha recogido|recogio)))\b
`);
const NO_LIKELY_WIN = 0.5;
/** Somebody took them away from where it was. */
const FETCHED = /\bcame (?:\w+ )?and (?:got|fetched|picked) (?:me|us)\b/;
const tellsOfIt = (plain: string): boolean =>
  FETCHED.test(plain) || (TOLD_OF_IT.test(plain) && learnedReading(plain).tones.win < NO_LIKELY_WIN);

const TO_US = /\?|\b(?:please|pls|bitte|s'il (?:te|vous) plait|svp|por favor)\b/;

/** One sentence of relief or thanks, as `plainly` gives it; what asks for something is none. */
const isRelief = (plain: string): boolean =>
  !TO_US.test(plain) && (RELIEF.test(plain) || tellsOfIt(plain) || isCourtesy(plain) || pleasantryIn(plain) !== null);

const LONGEST = 1_000;

/**
 * Words that come after a hard day which was answered: those of relief or thanks (`said`), and the `rest`, which may tell of a win or
 * ask for something. Null where nothing of them is such.
 */
export const reliefIn = (words: string): Readonly<{ said: string; rest: string }> | null => {
  if (words.length > LONGEST) return null;
  const lines = words.split('\n').map((line) => sentencesOf(line));
  const rest = lines.map((sentences) => sentences.filter((sentence) => !isRelief(plainly(sentence))));
  if (rest.every((sentences, at) => sentences.length === lines[at]?.length)) return null;
  return {
    said: lines.flatMap((sentences) => sentences.filter((sentence) => isRelief(plainly(sentence)))).join(' '),
    rest: rest.map((sentences) => sentences.join(' ')).join('\n'),
  };
};
