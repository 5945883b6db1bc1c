import type { Language } from '#domain/facts.ts';
import { phrases } from '../text/plain-text.ts';

/**
 * What those who listen know as signs, each said in the four languages: what is told without a word of how it feels. Sources of
 * regular expressions over words as `plainly` gives them.
 */
type Sign = Readonly<Record<Language, string>>;

/** Time ends for them: no plans beyond a day, no year that has them in it, nothing that keeps them. */
const noTomorrow: Sign = {
  en: phrases`
    \b(?:(?:stopped|no longer|not|don't|dont|quit) (?:\w+ )?(?:mak(?:ing|e)|made) (?:any )?plans (?:past|beyond|after|for after)\b|(?:version|picture|idea|sense) of (?:next year|the future|next month|tomorrow|christmas) (?:that has|with|where) (?:me|i)\b
    |(?:don't|dont|can't|cannot) see (?:\w+ ){0,4}(?:next year|christmas|my next birthday|the future|a future)(?: \w+){0,4} (?:me|myself)\b|i(?:'ve| have) had my (?:turn|time|innings)|not(?:hing)? (?:much )?(?:left )?(?:keeping|holding|tying) me (?:this side|here|on this|above)
    |(?:worry|surprised|upset|sad) when (?:the|my) (?:entries|mails|notes|messages|answers) stop|(?:won't|will not|wont) (?:be needing|need) (?:\w+ ){0,3}(?:after|past|where i'm going)|(?:tired|bored) of being alive|ready to go home to (?:god|him|her)|(?:i|i'd) just want(?:ed)? it over)\b
  `,
  de: phrases`
    \b(?:plan\w* (?:\w+ ){0,2}(?:nix|nichts|nimmer) (?:mehr )?(?:uber|nach|ab) \w+|(?:nix|nichts|keine plane) (?:mehr )?(?:uber|nach) (?:\w+ )?(?:hinaus|raus)|(?:nachstes|kommendes) jahr,? (?:\w+ ){0,3}in dem ich (?:vorkomm|da bin|bin|noch)\w*|(?:seh|sehe) (?:ich )?(?:kein|nimmer|nicht) (?:\w+ ){0,3}(?:nachstes jahr|zukunft) (?:mit mir|fur mich)
    |halt(?:et)? mich (?:hier )?(?:nix|nichts|nimmer viel|nicht mehr viel|kaum mehr was|nichts mehr)|(?:nix|nichts|wenig|nicht mehr viel)(?:,? was)? mich (?:noch )?(?:hier |auf dieser seite )?halt|meine zeit (?:ist um|war's|hab ich gehabt)|wenn (?:die|meine) (?:eintrage|mails|nachrichten) (?:mal )?(?:aufhoren|ausbleiben)
    |(?:fruh|fria|morgens?|nacht) (?:\w+ ){0,3}(?:einfach )?nicht mehr zu mir komm\w*|(?:hoff|wunsch|bitt|bet)\w* (?:\w+ ){0,6}nicht (?:mehr )?(?:aufwach|zu mir komm|aufsteh)\w*)\b
  `,
  fr: phrases`
    \b(?:(?:plus|pas) (?:fait |fais |faire )?(?:de |aucun )?(?:plans?|projets?) (?:apres|au-dela|pour apres)|(?:vois|voit|imagine) (?:pas|plus) (?:d'|l'|une? )?(?:annee prochaine|avenir|noel|futur) (?:avec moi|ou je|pour moi)|(?:plus (?:grand-chose|rien)|pas grand-chose) (?:ne |qui )?(?:me |m')(?:retient|attache|tient|rattache)
    |j'ai fait mon temps|(?:quand|si) (?:mes|les) (?:messages|mails|entrees) (?:s'arretent|cessent|cesseront)|(?:mieux|plus tranquille) (?:morte?|dans la tombe|sous terre)|(?:aimerais|voudrais|prie|espere) (?:\w+ |m'|ne ){0,6}(?:endormir et ne plus|pas me reveiller|plus me reveiller))\b
  `,
  es: phrases`
    \b(?:(?:no|ya no|dejado de) (?:hago|hacer|tengo|estoy haciendo) (?:ya )?planes (?:para )?(?:despues|mas alla|pasado)|no veo (?:un |una |el |la )?(?:ano|ano que viene|navidad|futuro) (?:\w+ ){0,3}(?:conmigo|en (?:el|la) que (?:salga|este|aparezca) yo)|no (?:me )?veo (?:en )?el ano que viene
    |(?:poco|nada|ya nada|no mucho) (?:ya )?me (?:ata|retiene|sujeta|queda por hacer aqui)|ya he tenido mi (?:turno|tiempo)|cuando (?:dejen de llegar|se acaben) (?:mis|los) (?:mensajes|notas)|ojala (?:\w+ ){0,3}no (?:me )?(?:despert|levant)\w*|(?:estaria|estare|estoy) mejor muert[oa])\b
  `,
};

const WAITED_EN =
  '(?:sat|sitting|stood|standing|an hour|hours|all night|long time|held|holding|looked at|looking at|stared|staring|came back|put (?:it|them) (?:back|away)|told no|didn.?t tell|no one knows|still there)';
const WAITED_DE =
  '(?:gesessen|gestanden|gehalten|stunde|stunden|angeschaut|angestarrt|zuruck\\w*|weggelegt|wieder rein|nix|niemand\\w*|keinem|ganze nacht|reicht|wurde reichen)';
const WAITED_FR =
  '(?:assise?|restee?|debout|une heure|des heures|regarde\\w*|tenue?|repose\\w*|rentree?|rien dit|personne|suffit|suffirait|toute la nuit)';
const WAITED_ES =
  '(?:sentad[oa]|parad[oa]|de pie|una hora|horas|mirand\\w+|mire|volvi|no he dicho|sin decir|nadie|toda la noche|alcanza|sobra|bastaria)';

/** What kills is at hand, and somebody stayed with it, counted it, or saved it up. */
const atHand: Sign = {
  en: phrases`
    \b(?:twelve[- ]bore|shotgun|rifle|my gun|the gun|pistol|noose|rope)\b(?=.{0,80}\b${WAITED_EN}\b)|\b(?:count(?:ed|ing)?|sav(?:ed|ing)|stor(?:ed|ing)|collect(?:ed|ing)|hoard\w*|stockpil\w*|put(?:ting)? by|thrifty|generous)\b(?=.{0,60}\b(?:sleeping (?:pills|tablets)|tablets|pills|morphine|paracetamol|insulin|(?:my|her|his) meds)\b)(?=.*\b(?:enough|put (?:it|them) back|more than|just in case|ready|thrifty|my (?:tablets|pills|meds)|for (?:later|when))\b)
    |\b(?:tablets|pills|morphine)\b(?=.{0,50}\b(?:thrifty|enough to|more than enough|all of them|in case i)\b)|\b(?:been |have been )?sav(?:ed|ing) up (?:my|the|her|his) (?:tablets|pills|meds|medication|morphine|insulin)\b
  `,
  de: phrases`
    \b(?:flinte|gewehr|jagdgewehr|pistole|waffe|buchse|strick|seil)\b(?=.{0,80}\b${WAITED_DE}\b)(?=.*\b(?:ich|i|bin|hab)\b)|\b(?:morphin\w*|schlaftabletten|insulin|tabletten|tropfen|pillen)\b(?=.{0,80}\b(?:gezahlt|gesammelt|gespart|aufgehoben|gehortet)\b)(?=.*\b(?:reicht|reichen|genug|zuruckgestellt|fur den fall|dass)\b)
  `,
  fr: phrases`
    \b(?:fusil|carabine|pistolet|arme|corde)\b(?=.{0,80}\b${WAITED_FR}\b)|\b(?:morphine|somniferes|cachets|comprimes|insuline|medocs)\b(?=.{0,80}\b(?:compte\w*|garde\w*|economise\w*|mis de cote|stocke\w*)\b)|\b(?:compte|garde|economise|mis de cote|stocke)\w*\b(?=.{0,40}\b(?:mes|les|ses|la|de la) (?:cachets|comprimes|somniferes|morphine|medocs|medicaments)\b)(?=.*\b(?:suffi\w*|assez|repose\w*|au cas ou|pour le jour|largement|mes)\b)
  `,
  es: phrases`
    \b(?:escopeta|pistola|rifle|soga|cuerda|el arma)\b(?=.{0,80}\b${WAITED_ES}\b)|\b(?:pastillas|morfina|somniferos|insulina|gotas)\b(?=.{0,60}\b(?:contad\w+|conte|guardad\w+|guardo|ahorr\w+|junt\w+)\b)(?=.*\b(?:por si|sobra|alcanza|bastante|suficiente|de sobra|acaso|las volvi)\b)|\b(?:guard|cont|junt|ahorr)\w+ (?:las |mis )?pastillas\b(?=.*\b(?:por si|sobra|alcanza|suficiente|acaso)\b)
  `,
};

/** High up, at the tracks or at the wheel, alone, and thinking how short it would be. */
const atTheEdge: Sign = {
  en: phrases`
    \b(?:bridges?|overpass|pillars?|headland|cliff|quarry|ledge|parapet|tracks|platform|window|\d+(?:st|nd|rd|th) floor|barrier)\b(?=.{0,90}\b(?:different(?:ly)?|how (?:short|quick|fast|easy|far)|engine (?:running|off)|one (?:turn|flick) of the wheel|climbed over|leg over|every (?:night|evening)|leg over the)\b)(?!.*\b(?:design|engineer|survey|inspect|repair|built|painted|client|concrete pour)\w*\b)|\bif (?:the|a) (?:lorry|truck|bus|train|car) (?:hit|took|ran) me\b.{0,50}\b(?:mind|relief|fine|ok|care|not be sorry)\b|\b(?:on|from) which bridge\b
  `,
  de: phrases`
    \b(?:brucken?\w*|pfeiler|steinbruch|klippe|kante|fenster|stock|gleis\w*|bahnsteig|leitplanke|gelander)\b(?=.{0,90}\b(?:anders an\w*|wie kurz|wie schnell|wie leicht|motor (?:lief|laufen|aus)|nur noch kante|jeden abend|druber|drubergestiegen|ein schlenker|eine bewegung|waer? (?:kurz|schnell) vorbei)\b)(?=.*\b(?:ich|mich|mir|bin|hab|gefahren)\b)|\b(?:von )?welche[rn]? brucke\b(?=.*|$)(?<=\b(?:uberleg\w*|gedacht|ausgesucht|ausgeguckt|weiss|schon)\b.*)
  `,
  fr: phrases`
    \b(?:ponts?|piles? de pont|falaise|rails|voies|quai|fenetre|\d+e|rambarde|glissiere|parapet|rocade)\b(?=.{0,110}\b(?:autrement|que ce serait court|ce serait (?:rapide|vite|facile)|moteur (?:allume|eteint|en marche)|coup de volant|tous les soirs|enjambe\w*)\b)(?!.*\b(?:chantier|client|corrosion|inspect|peint|controle|repar)\w*)
  `,
  es: phrases`
    \b(?:puentes?|pilares|acantilado|cantera|vias|anden|ventana|piso|barandilla|borde)\b(?=.{0,90}\b(?:de otra manera|que corto|lo corto|lo rapido|lo facil|motor (?:encendido|en marcha|apagado)|volantazo|todas las noches|cada noche|salt(?:e|ado) la|pierna por encima)\b)
  `,
};

/** Harm to one's own body in the words of those who do it. */
const ownBody: Sign = {
  en: phrases`
    \b(?:lighter|cigarette|iron|blade|razor)\b(?=.{0,50}\b(?:forearm|my (?:arm|thigh|wrist|skin|leg)|phone case|used it|under the mattress)\b)(?=.*\b(?:i|my|me|quiet\w*|calm\w*|used)\b)(?!.*\b(?:shav|kitchen|craft|workshop|patient|client)\w*\b)|\b(?:day|days) (?:\w+ ){0,2}(?:without|no) (?:food|eating)\b(?=.*\b(?:nothing (?:of me|left)|disappear|smaller|clean|light)\b)|\b(?:cutting|cut) again\b(?=.*\b(?:years?|months?|weeks?|clean)\b)
  `,
  de: phrases`
    \b(?:feuerzeug|zigarette|klinge|rasierklinge|bugeleisen)\b(?=.{0,60}\b(?:unterarm|arm|oberschenkel|handyhulle|benutzt|haut|matratze)\b)(?=.*\b(?:ich|mir|mein\w*|ruh\w*|still)\b)|\b(?:tag|tage) (?:\w+ ){0,2}ohne (?:essen|was zu essen)\b(?=.*\b(?:nix mehr|nichts mehr|von mir|verschwind\w*|leichter|weniger)\b)|\b(?:ich |und )ritz(?:e)? mich\b
  `,
  fr: phrases`
    \b(?:briquet|cigarette|lame|cutter|rasoir|fer a repasser)\b(?=.{0,60}\b(?:avant-bras|bras|cuisse|peau|poignet|coque|m'en suis servie?|(?:fait du )?mal)\b)(?!.*\b(?:carton|atelier|patient|client|cuisine)\w*)|\bjours? (?:\w+ ){0,2}sans (?:rien )?(?:manger|avaler|bouffer)\b(?=.*\b(?:plus rien de moi|reste|disparai\w*|legere?)\b)|\bme suis fait(?:e)? (?:du )?mal (?:avec|expres|volontairement)
  `,
  es: phrases`
    \b(?:mechero|encendedor|cigarro|cuchilla|cuter|navaja|plancha)\b(?=.{0,60}\b(?:antebrazo|brazo|muslo|piel|muneca|funda|la use|usad[oa])\b)(?!.*\b(?:cocina|taller|paciente|cliente)\w*)|\b(?:dia|dias) sin (?:probar bocado|comer)\b(?=.*\b(?:nada de mi|desaparec\w*|ligera)\b)
  `,
};

/** Everything is put in its place for those who stay. */
const leaving: Sign = {
  en: phrases`
    \b(?:goodbye|farewell) (?:messages?|letters?|notes?|mails?|texts?)\b(?=.{0,60}\b(?:draft\w*|scheduled|ready|written|unsent|not sent|sent)\b)|\b(?:written|wrote) (?:the |all the |their )?(?:cards|letters)\b(?=.{0,60}\b(?:up to (?:their|her|his)|for (?:each|every) birthday|twenty-?first|eighteenth|dated|for after|for when i)\b)|\binsurance\b(?=.{0,50}\b(?:pays? (?:out )?(?:anyway|all the same|even|regardless)|after (?:two|three|2|3) years)\b)
    |\b(?:letters|notes?) (?:to|for) (?:everyone|everybody|them all|the (?:kids|children))\b(?=.{0,30}\b(?:after|when i|for then)\b)
  `,
  de: phrases`
    \babschieds?(?:nachricht\w*|mail\w*|worte|brief\w*)\b(?=.{0,60}\b(?:entwurf\w*|entwurfen|fertig|geschrieben|gespeichert|noch nicht|abgeschickt)\b)|\b(?:ordner|unterlagen|passworter|alles) (?:\w+ )?(?:beschriftet|sortiert|aufgeschrieben|hinterlegt)\b(?=.{0,80}\b(?:spater|nicht suchen|damit (?:sie|er|karin|die|keiner)|leben sie wohl|lebt wohl|versicherung)\b)|\bversicherung zahlt (?:\w+ ){0,5}(?:trotzdem|auch dann|auch bei)\b|\bkarten fur die enkel\b(?=.*\b(?:bis|geburtstag\w*|spater)\b)|\bleben sie wohl\b|\blebt wohl\b
  `,
  fr: phrases`
    \b(?:messages?|lettres?|mails?) d'adieux?\b|\b(?:lettres?|mots?|cartes?) (?:a|pour) (?:tout le monde|tous|chacun|les enfants|mes enfants)\b(?=.{0,30}\b(?:apres|pour quand|le jour ou)\b)|\bassurance\b(?=.{0,50}\b(?:paie|paye|verse) (?:quand meme|de toute facon|meme)\b)
  `,
  es: phrases`
    \b(?:mensajes?|cartas?|correos?|notas?) de (?:despedida|adios)\b|\bcartas? (?:a|para) (?:todos|cada uno|mis hij[oa]s|los ninos)\b(?=.{0,40}\b(?:despues|cuando no este|para luego)\b)|\bel seguro (?:de vida )?(?:paga|pagara) (?:\w+ ){0,3}(?:igual|tambien|de todas)\b
  `,
};

/** Somebody hurts, holds or rules them, told by what is done and by how they live with it. */
const ruledOver: Sign = {
  en: phrases`
    \b(?:he|she|my \w+|dad|mum|mom)(?: \w+){0,4} (?:hands?|fingers|belt|arm) (?:a?round|on|at|over) (?:my|me) (?:neck|throat|mouth)\b|\bhands? round my (?:neck|throat)\b|\bwhich (?:floorboards?|stairs?|steps?) creak\b|\b(?:moved|hid|hidden|hiding) (?:the|my|our) passports?\b(?=.*\b(?:behind|boiler|he|him|sleeves)\b)|\bcomes? (?:down |up |in )?to my room\b(?=.*\b(?:gentleman|sir|boss|madam|travels|away|night|drunk|owner|stepdad|uncle)\b)
    |\b(?:set|sets|burn) (?:the (?:house|place|flat) )?(?:on )?fire\b(?=.*\b(?:if i|with us|take the (?:girls|kids|boys))\b)|\b(?:pushed|threw|shoved|kicked) me (?:down|out|off|through|into) (?:the )?(?:stairs|door|window|wall|car)\b
  `,
  de: phrases`
    \b(?:hande?|finger|arm|gurtel) (?:um|an|am|auf) (?:meinen?|den|mein) (?:hals|kehle|mund)\b|\b(?:schreib\w*|tipp\w*) (?:\w+ ){0,3}(?:aus dem|vom|im) (?:bad|klo|keller)\b|\bschlaft (?:schon )?in (?:den )?schuhen\b|\b(?:minuten|kassenzettel|bon)\b(?=.{0,60}\b(?:er hat|neben die uhr|kontrolliert|gestoppt|nachgerechnet)\b)(?=.*\b(?:bad|schuhen|angst|einkaufen)\b)|\b(?:rastet|flippt|tickt) (?:er |der |sie )?(?:\w+ )?aus\b(?=.*\b(?:angst|heim|hause|mich|immer|kinder)\b)|\bangst (?:heim|nach hause|heim zu)\s?(?:zu )?(?:geh|fahr|komm)\w*|\bangst heimzu\w+
    |\b(?:zundet|steckt|fackelt) (?:er |uns |das haus |alles )*(?:an|in brand|ab)\b(?=.*\b(?:wenn ich|kinder|madchen|uns)\b)
  `,
  fr: phrases`
    \b(?:mains?|doigts?|ceinture) (?:autour de|sur|a) (?:mon|ma|la) (?:cou|gorge|bouche)\b|\b(?:m'a|ma) (?:lance|jete|balance) (?:la|le|une?|un) \w+(?=.{0,60}\b(?:mise? dehors|en chaussettes|a la porte|pas la premiere fois)\b)|\bmise? dehors en (?:chaussettes|pyjama|chemise)\b|\b(?:met|mettra|foutra|fout) le feu\b(?=.*\b(?:si je|avec nous|dedans|les filles|les enfants)\b)|\b(?:ferme|boucle) la porte a cle\b(?=.*\b(?:j'ai dit|il a ri|partir|bureau|prime)\b)
  `,
  es: phrases`
    \b(?:manos?|dedos|cinturon) (?:en|al|alrededor de|a) (?:el|mi|del?) (?:cuello|garganta|boca)\b|\b(?:me|nos) (?:tiro|empujo|lanzo|ha tirado|ha empujado) (?:por|contra|escaleras|de)\b(?=.{0,30}\b(?:escaler\w+|pared|puerta|ventana|coche|suelo)\b)|\b(?:prende|prendera|mete|metera) fuego\b(?=.*\b(?:si me|con nosotr|las ninas|los ninos|dentro)\b)|\b(?:escribo|mando esto) (?:desde|escondid\w+) (?:en )?(?:el |del )?bano\b
  `,
};

/** By what each is a crisis of. */
export const crisisSigns: Readonly<Record<'life' | 'violence', readonly Sign[]>> = {
  life: [noTomorrow, atHand, atTheEdge, ownBody, leaving],
  violence: [ruledOver],
};
