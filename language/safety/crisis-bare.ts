import type { Language } from '#domain/facts.ts';
import { phrases } from '../text/plain-text.ts';
import type { CrisisHeard } from './hard-words.ts';

/**
 * A crisis in as few words as it can be said, and nothing else in the sentence: "Ich wurde vergewaltigt", "I took too many pills". Such
 * words are too few for what was learned, and in longer sentences they may mean something else: "I was attacked in the debate".
 */
type Bare = Readonly<{ lead: string; life: string; violence: string; tail: string }>;

const PERSON_EN = phrases`
  (?:(?:my|a|an|the|our|his|her) (?:\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|ex|dad|father|mum|mom|mother|stepdad|stepfather|brother|sister|son|daughter|uncle|aunt|grandfather|cousin|boss|manager|foreman|supervisor|chef|colleague|coworker|landlord|teacher|coach|doctor|priest|customer|guest
  |client|passenger|patient|resident|inmate|student|pupil|man|woman|guy|bloke|stranger|neighbou?r|teammate)|he|she|they|somebody|someone|dad|mum|mom)
`;
const PERSON_DE = phrases`
  (?:(?:mein|meine|der|die|ein|eine|unser|unsere) (?:\w+ )?(?:mann|frau|freund|freundin|ex|partner|partnerin|vater|mutter|stiefvater|bruder|schwester|sohn|tochter|onkel|tante|opa|chef|chefin|vorgesetzter|meister|kollege|kollegin|lehrer|trainer|arzt|vermieter|nachbar|kunde|kundin|gast
  |fahrgast|patient|patientin|bewohner|bewohnerin|schuler|schulerin|klient|fremder|typ|unbekannter)|er|sie|jemand|papa|mama|einer)
`;
const PERSON_FR = phrases`
  (?:(?:mon|ma|le|la|un|une|notre) (?:\w+ )?(?:mari|femme|conjoint|compagnon|compagne|copain|copine|ex|pere|mere|beau-pere|frere|soeur|fils|fille|oncle|tante|cousin|chef|cheffe|patron|patronne|responsable|collegue|prof|professeur|entraineur|medecin|proprietaire|voisin|voisine|client|cliente
  |passager|patient|patiente|resident|residente|eleve|homme|type|inconnu)|il|elle|on|quelqu'un|papa|maman)
`;
const PERSON_ES = phrases`
  (?:(?:mi|el|la|un|una|nuestro|nuestra) (?:\w+ )?(?:marido|esposo|esposa|mujer|pareja|novio|novia|ex|padre|madre|padrastro|hermano|hermana|hijo|hija|tio|tia|primo|abuelo|jefe|jefa|encargado|patron|companero|companera|profesor|maestro|entrenador|medico|casero|vecino|vecina|cliente|clienta|huesped
  |pasajero|paciente|residente|alumno|alumna|hombre|tipo|desconocido)|el|ella|alguien|papa|mama)
`;
const PILLS = phrases`
  (?:pills|tablets|painkillers|sleeping pills|medication|meds|paracetamol|tabletten|pillen|schlaftabletten|schmerztabletten|medikamente|cachets|comprimes|medicaments|medocs|somniferes|pastillas|pildoras|somniferos|medicamentos|calmantes)
`;

const BARE: Readonly<Record<Language, Bare>> = {
  en: {
    lead: '(?:hi|hello|sorry|so|and|but|please help|help|help me|today|yesterday|last night|tonight|this morning|i think|ok|well)',
    life: phrases`
      i(?:'ve| have)? (?:\w+ )?(?:taken|took|had|did) an? overdose|i(?:'ve| have)?(?: just)? overdosed|i(?:'ve| have)? (?:just )?(?:taken|took|swallowed) (?:too many|all (?:of )?(?:my|the|his|her)|all|a (?:lot|handful|packet|bottle|box) of|loads of)(?: of)?(?: (?:my|the))? ${PILLS}
      |i(?:'m| am)(?: feeling)? suicidal|i(?:'ve| have)?(?: got| been having| keep having| am having)? suicidal (?:thoughts|ideas)|i (?:tried|wanted|want|'ve tried|have tried) to (?:hang|kill|drown) myself|i (?:wish|wished) i (?:was|were) dead
    `,
    violence: phrases`
      i(?:'ve been| have been| was| got|'m being| am being| am|'m)(?: \w+ly)? (?:raped|gang[- ]raped|molested|abused|assaulted|attacked|mugged|beaten(?: up)?|battered|choked|strangled|groped|stabbed)(?: by ${PERSON_EN})?
      |${PERSON_EN}(?:'s| has| have| just)? (?:raped|molested|groped|punched|slapped|choked|strangled|headbutted|stabbed|assaulted|attacked|touched|bit|kicked|hit|spat at) me
    `,
    tail: "(?:again|today|yesterday|tonight|last night|this (?:morning|afternoon|evening|week)|at (?:work|home|school|night)|on (?:the ward|shift|my (?:shift|way home|way to work))|just now|and i don't know what to do|and nobody knows|please help|help|help me)",
  },
  de: {
    lead: '(?:hallo|hi|sorry|und|aber|bitte helft mir|hilfe|heute|gestern|gestern abend|heute nacht|letzte nacht|heute morgen|ich glaube|ja|also|naja)',
    life: phrases`
      ich (?:hab|habe)(?: \w+)? (?:eine )?uberdosis(?: \p{L}+)? (?:genommen|geschluckt)|ich (?:hab|habe)(?: gerade| grad| eben)? (?:zu viele?|alle(?: meine)?|meine ganzen|eine (?:packung|schachtel|handvoll)|viele) ${PILLS} (?:genommen|geschluckt)
      |ich (?:bin|fuhle mich) (?:suizidal|suizidgefahrdet|selbstmordgefahrdet)|ich (?:hab|habe) (?:suizid|selbstmord)gedanken|ich (?:wollte|will|mochte) mich (?:erhangen|aufhangen|umbringen|toten|ertranken|erschiessen)|ich verletze mich (?:selbst|selber)|ich (?:ware|war) (?:am liebsten|lieber|gern|gerne) tot
    `,
    violence: phrases`
      ich (?:wurde|werde|bin|wurd|werd)(?: (?:von|vom) ${PERSON_DE}| von (?:meinem|meiner|einem|einer) (?:\w+ )?\w+)?(?: \w+)? (?:vergewaltigt|sexuell (?:missbraucht|genotigt)|missbraucht|misshandelt|uberfallen|zusammengeschlagen|verprugelt|geschlagen|gewurgt|angegriffen|niedergestochen)(?: worden)?
      |${PERSON_DE} (?:hat|haben) mich(?: \w+)? (?:vergewaltigt|missbraucht|misshandelt|angefasst|begrapscht|betatscht|gewurgt|geschlagen|verprugelt|angegriffen|getreten|angespuckt|gebissen|niedergestochen)|${PERSON_DE} (?:misshandelt|missbraucht|wurgt|verprugelt) mich
    `,
    tail: '(?:wieder|schon wieder|heute|gestern|heute nacht|letzte nacht|bei der arbeit|auf arbeit|zuhause|zu hause|daheim|auf dem heimweg|auf station|im dienst|und niemand weiss es|bitte helft mir|hilfe)',
  },
  fr: {
    lead: "(?:bonjour|salut|desolee?|et|mais|aidez-moi|au secours|aujourd'hui|hier|hier soir|cette nuit|ce matin|je crois que|bon|alors)",
    life: phrases`
      j'ai (?:\w+ )?(?:fait|pris) une (?:overdose|surdose|ts|tentative de suicide)|j'ai (?:\w+ )?(?:pris|avale) (?:trop de|tous (?:mes|les)|toute (?:la|une) (?:boite|plaquette) de|plein de|une boite de) ${PILLS}|je suis suicidaire|j'ai (?:des|les|beaucoup d')(?:\s)?(?:idees|pensees) (?:suicidaires|noires)
      |j'ai (?:essaye|tente|voulu|envie) (?:de )?(?:me (?:pendre|tuer|suicider|noyer))|(?:je|j')\s?(?:voudrais|aimerais|prefererais) etre morte?|je me fais (?:du )?mal(?: expres| volontairement)?|je (?:veux|voudrais|vais) me (?:tuer|suicider|pendre|noyer)
    `,
    violence: phrases`
      j'ai ete (?:\w+ment )?(?:violee?|agressee?|abusee?|frappee?|battue?|tabassee?|etranglee?|poignardee?|sequestree?|maltraitee?|attaquee?)(?: sexuellement)?(?: par ${PERSON_FR})?|je suis (?:battue?|maltraitee?|violentee?|frappee?)(?: par ${PERSON_FR})?
      |${PERSON_FR} (?:m'a|m'ont)(?: \w+)? (?:violee?|agressee?|touchee?|tripotee?|frappee?|giflee?|etranglee?|tabassee?|battue?|poignardee?|mordue?|crache dessus)(?: sexuellement)?|on a abuse de moi|${PERSON_FR} (?:me (?:bat|frappe|viole|maltraite|etrangle)|abuse de moi)
    `,
    tail: "(?:encore|aujourd'hui|hier|hier soir|cette nuit|ce matin|au travail|au boulot|a la maison|chez moi|en rentrant|dans le service|pendant ma garde|et personne ne le sait|aidez-moi|au secours|s'il vous plait)",
  },
  es: {
    lead: '(?:hola|perdon|perdonen|y|pero|ayuda|ayudenme|ayudame|hoy|ayer|anoche|esta (?:manana|noche)|creo que|bueno|pues)',
    life: phrases`
      (?:me )?(?:tome|he tomado|tomado|hice) una sobredosis|me (?:tome|trague|he tomado|he tragado|acabo de tomar) (?:demasiadas|demasiados|todas (?:las|mis)|todos (?:los|mis)|muchas|un (?:monton|frasco|bote) de|una caja de) ${PILLS}|(?:soy|estoy|me siento) suicida|tengo (?:pensamientos|ideas) (?:suicidas|de suicidio|de muerte)
      |me (?:quiero|voy a|quisiera|queria) (?:suicidar|matar|ahorcar|morir)|(?:quiero|voy a|quisiera|pienso|intente|he intentado|trate de) (?:suicidarme|matarme|ahorcarme|quitarme la vida|morirme)|ojala (?:me muriera|estuviera muert[oa]|no despertara|me muera)|me hago dano|me estoy haciendo dano|me lastimo
    `,
    violence: phrases`
      (?:fui|he sido|estoy siendo|soy) (?:\w+mente )?(?:violad[oa]|abusad[oa]|agredid[oa]|golpead[oa]|asaltad[oa]|atacad[oa]|maltratad[oa]|apunalad[oa])(?: sexualmente)?(?: por ${PERSON_ES})?|me (?:violaron|han violado|agredieron|han agredido|golpearon|han golpeado|asaltaron|atacaron|apunalaron|maltratan|maltrataron)(?: sexualmente)?
      |(?:abusaron|han abusado|abusan|abuso) (?:sexualmente )?de mi|${PERSON_ES} (?:me (?:violo|ha violado|golpeo|ha golpeado|pego|ha pegado|toco|ha tocado|manoseo|agredio|ataco|ahorco|pateo|escupio|mordio|pega|golpea|maltrata|viola)|abusa de mi|abuso de mi)
    `,
    tail: '(?:otra vez|de nuevo|hoy|ayer|anoche|esta (?:manana|noche)|en el trabajo|en casa|en el turno|en la calle|camino a casa|y nadie lo sabe|ayuda|ayudenme|por favor)',
  },
};

const LONGEST = 160;
/** "My boss beat me today. At chess!" */
const GAME =
  /\b(?:chess|darts|snooker|pool|tennis|ping-?pong|cards|tournament|quiz|sparring|schach|turnier|tischtennis|kicker|karten|dart|skat|echecs|tournoi|belote|petanque|ajedrez|torneo|dardos|domino|billar|partida)\b/;

/** People greet and excuse themselves in any language. */
const LEAD = Object.values(BARE)
  .map(({ lead }) => lead)
  .join('|');

const RULES = Object.entries(BARE).flatMap(([language, { tail, ...of }]) =>
  (['life', 'violence'] as const).map((day) => ({
    heard: { day, language: language as Language } satisfies CrisisHeard,
    pattern: new RegExp(
      `^[^\\p{L}]*(?:(?:${LEAD})(?:, | )){0,3}(?:que )?(?:${of[day]})(?:,? ${tail}){0,3}[^\\p{L}]*$`,
      'u',
    ),
  })),
);

/** Of words as `plainly` gives them; null where no sentence of them says just that. */
export const bareCrisisIn = (plain: string): CrisisHeard | null => {
  for (const sentence of plain.split(/[.!?…;\n]+/)) {
    if (sentence.length > LONGEST) continue;
    const said = RULES.find(({ pattern }) => pattern.test(sentence.trim()));
    if (said && (said.heard.day === 'life' || !GAME.test(plain))) return said.heard;
  }
  return null;
};
