import { smallWord } from '../language-of.ts';
import { plainly, sentencesOf } from '../words/sentences.ts';
import { yesOrNo } from './yes-or-no.ts';

const listed = (words: string): readonly string[] => words.trim().split(/\s+/);

/** Each makes a pleasantry of the words around it; folded, in all four languages. */
const THANKS = new Set(
  listed(`thanks thank thankyou thx tx ty cheers appreciated grateful obliged danke dank dankeschon dankbar merci mercis
    remercie remercions gracias agradezco agradecida agradecido`),
);

const HEADS = new Set(
  listed(`hi hello hey heya hiya howdy yo greetings morning evening afternoon night bye goodbye ciao ok okay okey okidoki oki k kk yes yep
    yeah yup sure no nope welcome regards wishes weekend cool great nice perfect super awesome lovely noted understood alright likewise congrats
    haha hahaha lol happy merry christmas easter holidays birthday xx hug hugs xoxo too worries bet
    hallo moin moinsen servus gruezi tag tach guten morgen abend nacht feierabend tschuss tschau gruss grusse grusse ja jo jawohl jup nein nee klar
    passt prima toll klasse gleichfalls ebenso ebenfalls wochenende weihnachten ostern feiertage neues geburtstag sonntag gern gerne bitteschon mahlzeit bis alles gut schones schonen schone
    bonjour bonsoir salut coucou oui non ouais merveille parfait genial bonne bon soiree journee nuit pareillement egalement bientot noel joyeux joyeuse joyeuses fetes annee anniversaire bisous bises marche
    cordialement bienvenu accord entendu
    hola buenos buenas dias tardes noches adios chao si vale claro perfecto genial estupendo igualmente saludos felices fiestas navidad navidades cumpleanos abrazo abrazos beso besos luego
    pronto finde feliz entendido listo dale bueno buena igual`),
);

/** Beside one of these they say nothing of their own. */
const BESIDE = new Set(
  listed(`of monday tuesday wednesday thursday friday saturday sunday new year really kind you your u so much very a lot lots bunch million again all everyone team there cairn day week ahead one have enjoy take care see soon later
    tomorrow good best kind kindest warm warmest well it that this same to too and for the from me us help asking reading listening time
    montag dienstag mittwoch donnerstag freitag samstag jahr frohe frohes fest allen furs nachfragen fragen
    gentil sympa toute l equipe an nouvel majos maja majo que amables preguntar ano nuevo prospero
    dir dich euch ihnen sie vielen herzlichen tausend lieben besten sehr schon auch dann mal noch einen eine ein den dem das dafur und fur eure deine
    deinen dein hilfe alle zusammen liebe lieber lieben viele hab habt haben morgen spater nachste woche montag super na ach so wieder ich gemacht immer doch nix
    beaucoup bien infiniment mille vous te toi a au aux aussi et la le les de du week end fin semaine demain plus tard pour tout votre aide ton ta tous
    toutes belle excellente excellent reste grand ca va c est d
    muchas muchisimas mil muy te les os la el lo las los que tengas tengan tengais buen fin de semana hasta manana tambien y a para ti usted ustedes
    vosotros todo todos por tu su ayuda noche dia tarde un una gran esta bien`),
);

/** Asked as one greets, and not of what somebody has done. */
const HOW_ARE_YOU =
  /^(?:(?:hi|hello|hey|na|hallo|moin|coucou|salut|bonjour|hola|buenas|so|und|et|y)[,! ]{1,3}){0,2}(?:how(?:'s| is) it going|how are you|how are things|what's up|wie geht(?:'s|s| es)(?: dir| euch| ihnen)?|(?:comment )?ca va|comment (?:vas-tu|allez-vous)|(?:¿ ?)?que tal(?: estas?)?|(?:¿ ?)?como (?:estas?|estais|te va))(?: (?:today|heute|hoy|aujourd'hui))? ?\?*$/;

/** Asked in jest of a machine: whether it ever has a rest, and what it does then. */
const ASKED_IN_JEST =
  /^(?:and |und |et |y |so )?(?:(?:do|don't) you (?:ever |guys |lot |not )*(?:sleep|get (?:a |any )?(?:day off|days off|time off|sleep|break))(?: yourself| at all)*|(?:schlafst du (?:eigentlich |auch |denn )*(?:mal|nie)|(?:hast|machst) du (?:eigentlich |auch |denn |mal |nie )*(?:frei|feierabend|urlaub))|was machst du (?:eigentlich |so |denn )*am wochenende|(?:tu|vous) (?:ne )?(?:dors|dormez|te reposes|vous reposez) (?:donc )?jamais|[¿ ]*(?:tu )?(?:nunca|no) (?:duermes|descansas)(?: nunca)?)(?: lol| haha\w*| jaja\w*| mdr)?[?! .]*$/;

const MOST_WORDS = 12;
const LONGEST = 300;

const wordsOf = (plain: string): readonly string[] => plain.match(/\p{L}+/gu) ?? [];

/**
 * Good wishes, a greeting, thanks or a nod, in any of our languages, and nothing else: of words as `plainly` gives them. Null
 * where they say more.
 */
export const pleasantryIn = (plain: string): 'thanks' | 'chat' | null => {
  const words = wordsOf(plain);
  if (HOW_ARE_YOU.test(plain) || ASKED_IN_JEST.test(plain)) return 'chat';
  if (words.length === 0 || words.length > MOST_WORDS || /[\d?]/.test(plain)) return null;
  const isThanks = words.some((word) => THANKS.has(word));
  if (!isThanks && !words.some((word) => HEADS.has(word))) return null;
  return words.every((word) => isPolite(word)) ? (isThanks ? 'thanks' : 'chat') : null;
};

const isPolite = (word: string): boolean => THANKS.has(word) || HEADS.has(word) || BESIDE.has(word);

/** The same, but for a "yes" or a "no", which may answer what was asked. */
export const isPoliteAlone = (plain: string): boolean => pleasantryIn(plain) !== null && yesOrNo(plain) === null;

/** Nothing but pleasantries, from the first word to the last: neither a win nor a wish, whatever a model makes of them. */
export const isPleasantry = (words: string): boolean => {
  if (words.length > LONGEST) return false;
  const sentences = words.split('\n').flatMap((line) => sentencesOf(line));
  return sentences.length > 0 && sentences.every((sentence) => pleasantryIn(plainly(sentence)) !== null);
};

/** "Noted. We keep this for our files": an office acknowledges, and tells of nothing that its writer did. */
export const acknowledges = (plain: string): boolean => ACKNOWLEDGED.test(plain);
const ACKNOWLEDGED =
  /^(?:(?:noted|received|acknowledged)[.!] (?:we|your|this)|zur kenntnis genommen[.!] (?:wir|ihre?|diese)|bien recu[.!] (?:nous|votre)|recibido[.!] (?:hemos|su|guardamos|conservamos))\b/;

/** Whether words that were left over beside others say nothing by themselves: small words and politeness. */
export const isLeftover = (plain: string): boolean => wordsOf(plain).every((word) => isPolite(word) || smallWord(word));
