import type { Language } from '#domain/facts.ts';
import { phrases } from '../plain-text.ts';

export type CrisisHeard = Readonly<{ day: 'life' | 'violence'; language: Language }>;

/** What nobody says of a patient, a game or a figure of speech: of one's own life, now, and of what is done to one. */
const UNMISTAKABLE: Readonly<Record<Language, Readonly<Record<CrisisHeard['day'], RegExp>>>> = {
  en: {
    life: new RegExp(phrases`
      \b(?:roof|bridge|ledge|edge|platform|balcony)\b.{0,60}\bi (?:just |really )?(?:want|am going|'m going|need) to jump\b|\bi (?:just |really )?want to jump (?:off|from|in front)\b
      |\b(?:kill|killing|hang|hanging|drown) myself\b(?! (?:laughing|with work|over|trying|to get|for|if))|\b(?:end|ending|take|taking) my (?:own )?life\b|\bmy suicide\b|\bsuicide note\b|\b(?:am|i'm|feel|feeling|been) suicidal\b
      |\bi (?:\w+ ){0,2}?(?:want|wish|would rather|'d rather)(?: i)? (?:to be|was|were|be) dead\b|\bi (?:just |really |only )*want(?:ed)? to die\b|\bi (?:don't|do not) want to (?:be alive|live|wake up|exist)\b|\bbetter off (?:without me|if i (?:was|were) (?:dead|gone))\b|\bif i (?:was|were) dead\b
      |\b(?:cut|cutting|slashed|sliced) (?:my (?:arms?|wrists?|legs?|thighs?)|myself (?:again|every|on purpose|in the|last|until|with))\b|\b(?:hurt|burn|hurting|burning|harm|harming) myself (?:on purpose|again|every|to feel|with)\b
      |\b(?:took|swallowed|taken|lined up|counted(?: out)?|saved up|stockpiled) (?:all|the whole|a whole|every|enough|my|\d+) (?:\w+ ){0,3}?(?:pills|tablets|bottle|packet|paracetamol|sleeping)\b|\b(?:pills|tablets)\b.{0,30}\b(?:in front of me|lined up|all gone|counted|tonight)\b
      |\bi won't be (?:here|around|alive) (?:tomorrow|next week|on \w+day|in the morning|any ?more)\b
    `),
    violence: new RegExp(phrases`
      \bmy (?:dad|father|mum|mom|mother|stepdad|stepfather|husband|wife|boyfriend|girlfriend|partner|ex|brother|uncle|boss) (?:still |always |just |has |again )*(?:beats?|hits?|punche[sd]|slap(?:s|ped)|kick(?:s|ed)|chok(?:es|ed)|raped) me\b(?! (?:at|in|by|to|with \d|\d))
      |\b(?:held|holds|put|pulled|pressed|pointed) (?:a |the |his |her )?(?:knife|gun|blade)\b.{0,12}\b(?:to|on|against|at) (?:me|my)\b|\bhands? (?:around|round) my (?:neck|throat)\b|\braped me\b|\bi (?:was|got|'ve been|have been) raped\b|\bforced (?:himself|herself|themselves) on me\b|\bforced me (?:to have sex|into sex)\b
      |\b(?:says?|said|swore|swears|told me)\b.{0,12}\b(?:he|she|they)(?:'ll| will|'s going to| is going to|'d| would) (?:kill|stab|shoot|strangle) me\b|\bthreaten(?:s|ed|ing)? to (?:kill|stab|shoot|strangle|burn|hurt) me\b
      |\b(?:beats?|beating|hits?|hitting|punched|punches|punching|slapped|slaps|slapping|kicked|kicks|kicking|choked|chokes|choking|strangled) me (?:again|every|whenever|last night|this morning|tonight|because|until|so hard|in the (?:face|stomach|ribs|head)|with (?:his|her|a (?:belt|stick|bottle|chair|pan|hammer|bat|cable|shoe))|unconscious)\b(?!.{0,40}\b(?:tennis|chess|poker|squash|ring|sparring|round)\b)
      |\b(?:locked|locks|keeps?|kept) me (?:locked )?in (?:the|a|my|our|his) (?:room|bedroom|flat|apartment|house|cellar|basement|cupboard|shed|bathroom|garage)\b
    `),
  },
  de: {
    life: new RegExp(phrases`
      \b(?:mir|sich) (?:\w+ ){0,4}?(?:die |den |das )?(?:arme?|beine?|handgelenke?|oberschenkel|pulsadern?|unterarme?) (?:wieder )?(?:auf|zer)?(?:geritzt|geschnitten|gekratzt)\b
      |\b(?:brucke|dach|klippe|gleis\w*|balkon|bahnsteig|abgrund)\b.{0,50}\b(?:(?:will|mochte|werde|uberlege|denke) (?:ich )?(?:\w+ ){0,2}?(?:zu |daran,? zu )?(?:springen|runterspringen|runter)|vor den zug|mich fallen)\b
      |\b(?:nur noch|heute nacht|einfach nur|endlich|nur) (?:noch )?(?:sterben|tot sein)\b|\bmich (?:\w+ ){0,2}?umzubringen\b|(?<!\b(?:akt|buhne|stuck)\b.{0,40})\bbring\w* (?:ich )?mich (?:\w+ ){0,2}?um\b|\bmich umbringe\b
      |\bmeine[mn] (?:eigenen )?(?:selbstmord|suizid)\b|\bmich (?:\w+ ){0,4}?vor (?:den|einen|die) (?:zug|bahn|lkw|lastwagen|u-bahn|s-bahn|tram) (?:werf\w*|schmeiss\w*|leg\w*|stell\w*)\b
      |\bfrische\w* (?:schnitt|wund)\w* (?:am|an|auf|in)\b|\b(?:mir|sich) (?:selbst |selber )?das leben nehmen (?:mochte|will|werde|wurde)\b|\b(?:will|mochte|werde) (?:ich )?mir (?:\w+ ){0,2}?das leben nehmen\b
      |\bgibt(?:'s| es) mich (?:\w+ ){0,2}?(?:nicht|nimmer) mehr\b|\bes mich (?:\w+ ){0,2}?nicht mehr gibt\b|\bauf mein(?:em)? grab\b|\btabletten\b.{0,40}\b(?:zurechtgelegt|bereitgelegt|hingelegt|abgezahlt|gehortet|gesammelt)\b
      |\b(?:mir|wunden)\b.{0,40}\bselbst (?:\w+ ){0,2}?zufug\w*|\bschluss mit mir\b|\bmeinem leben (?:\w+ )?ein ende\b|\bmach\w* (?:ich )?dem (?:heute |jetzt |morgen |bald )?(?:allem )?ein ende\b|\bbrief an (?:die|meine) (?:kinder|familie|eltern|frau|tochter)\b.{0,40}\bliegt\b
      |\b(?:mag|wott|will) (?:num+e?|nimm(?:er|a)|ned|nid|nod) (?:meh |mehr )?(?:labe|leben|lebm)\b|\bmir oppis atue\b
    `),
    violence: new RegExp(phrases`
      \b(?:fasst|langt) mich (?:\w+ ){0,3}?an und zwingt mich\b|\bzwingt mich (?:\w+ ){0,3}?(?:zu sachen|zum sex)\b|\bzu(?:m|r)? (?:sex|sexuellem?|oralsex) gezwungen\b|\ban mir vergangen\b|\bsperrt mich\b.{0,40}\bein\b|\bfasst mich (?:\w+ ){0,3}?an\b(?=.*\b(?:nachts|nacht|eltern|allein|angst|vater|bruder|onkel|stiefvater)\b)|\bmesser\b.{0,30}\b(?:(?:an|gegen) (?:den|meinen?|die) (?:hals|kehle)|auf mich|vor mich)\b|\b(?:mann|freund|vater|stiefvater|bruder|mutter|frau|partner|ex|er|sie) (?:schlagt|verprugelt|wurgt|tritt) mich\b(?!.{0,30}\b(?:schach|tennis|spiel)\w*)|\bmich (?:\w+ ){0,4}?(?:gewurgt|verprugelt|vergewaltigt|missbraucht)\b
      |\bm(?:a|aa|ann|aen) (?:het|hat) mi(?:ch)? (?:\w+ ){0,4}?(?:gschlage|gschla|gehaue|ghaue|gwurgt)\b|\b(?:hat|het) mi (?:\w+ ){0,5}?(?:gschlagn|gschlogn|gschlage|ghaut|gwurgt|verprugelt|trettn)\b|\bmi (?:mei|mein|da|der) (?:freund|mann|oida|vater|papa|bruder|chef) (?:\w+ ){0,3}?(?:gschlagn|gschlogn|ghaut|gwurgt)\b
    `),
  },
  fr: {
    life: new RegExp(phrases`
      \bje me (?:coupe|scarifie|brule|taillade|lacere)\b(?! (?:les (?:ongles|cheveux)|la (?:barbe|parole)|en deux|le doigt|la langue))|\bsur le (?:toit|pont|rebord|balcon|parapet|quai)\b.{0,60}\b(?:envie|veux|vais) (?:de )?(?:sauter|me jeter)\b
      |\bmon suicide\b|\b(?:mets|mettre|met) fin a (?:mes jours|ma vie)\b|\bm'oter la vie\b|\bje (?:ne )?(?:veux|voudrais|pense|pensais)(?: (?:plus|juste|vraiment|qu'a|que))* mourir\b(?! de)|\b(?<!\bva )me (?:suicider|pendre|foutre en l'air)\b(?! (?:si|de rire|haut))|\bme jeter (?:sous|du (?:haut|pont|toit|balcon|\w+ etage)|dans le vide)\b(?!.{0,30}rez)
      |\ben finir (?:avec la vie|avec tout|pour de bon|ce soir|cette nuit)\b|\b(?:plus|pas) envie de vivre\b|\bavale (?:toute?s? )?(?:la |les |une |mes )?(?:boite|plaquette|comprimes|cachets|medocs|somniferes|medicaments)\b|(?<!\bpersonnage\b.{0,80})\b(?:ma|une|la) lettre d'adieu\b|\bje (?:ne )?serai (?:plus (?:la|de ce monde)|morte?)\b
    `),
    violence: new RegExp(phrases`
      \b(?:mon|ma|il|elle|le|un) (?:\w+ ){0,2}?(?:me (?:bat|frappe|cogne|tabasse|gifle|etrangle|viole|sequestre))\b(?! (?:a|au|aux|pour|les mains) )|\bme (?:donne|met|mets) des (?:coups|claques|gifles|baffes)\b
      |\bm'a (?:frappee?|battue?|cognee?|tabassee?|giflee?|etranglee?|violee?|sequestree?|enfermee? (?:dans|a)|forcee? a (?:coucher|faire l'amour|avoir))\b(?! (?:a|au|aux) (?:\w+ ){0,2}?(?:tennis|echecs|foot|poker))|\b(?:va|veut|jure|menace|dit)\b.{0,30}\bme (?:tuer|buter|planter|crever)\b|\b(?:couteau|arme|flingue)\b.{0,60}\b(?:sur moi|ma gorge|m'aurait|me (?:tuer|buter))\b
      |\b(?:ferme|verrouille|enferme)\b.{0,30}\ba cle\b.{0,60}\b(?:m'a|moi)\b
    `),
  },
  es: {
    life: new RegExp(phrases`
      \bme voy a (?:matar|suicidar|colgar|ahorcar)\b(?! (?:de |a |zombis|zombies|trabajando|estudiando|corriendo|limpiando|si ))|\b(?:suicidarme|quitarme la vida|ahorcarme)\b|\b(?:para|de|en|quiero|voy a|pienso|ganas de) matarme\b(?! (?:de |a |trabajando|estudiando))|\bvalor (?:para|de) (?:matarme|suicidarme|quitarme la vida)\b
      |\b(?:tirarme|aventarme|lanzarme|arrojarme) (?:del?|desde|al|a las|por la) (?:\w+ )?(?:puente|azotea|balcon|ventana|tren|metro|vias|edificio|piso|tejado)\b|\bme (?:voy|ire) de este mundo\b|\b(?:mi|la|una) carta de despedida\b(?=.*\b(?:yo|hoy|ya|mi|me)\b)(?!.{0,40}\b(?:compan\w+|jefe|empresa|jubil\w*)\b)
      |\b(?:deseando|quiero|quisiera|ojala|preferiria) (?:\w+ ){0,2}?(?:estar muert[oa]|morirme ya|desaparecer para siempre)\b|\bme (?:tome|tomado|trague|tragado) (?:todo el|todas las|todo|medio) (?:frasco|pastillas|blister|bote|caja|\w+ pastillas)\b|\bme (?:corto|corte|hago|hice) (?:los brazos|las (?:munecas|venas|piernas)|dano)\b(?! sin querer| con una galletita)|\bno quiero (?:vivir|seguir viviendo|despertar mas)\b
    `),
    violence: new RegExp(phrases`
      \b(?:mi|mis|el|ella|un|una) (?:\w+ ){0,3}?me (?:pega|golpea|viola|maltrata|patea|estrangula|encierra|cachetea)\b(?! (?:la|el|un|una|al|mucho|bien|que|como) )|\bme (?:violo|violaron|han violado|ha violado|estrangulo|encerro (?:en|con)|apunto con (?:un|una|el|la) (?:arma|pistola|cuchillo|navaja))\b|\b(?:marido|padre|novio|padrastro|pareja|esposo|hermano|jefe|ex|mujer|novia|madre) me (?:pego|golpeo|pateo|amenazo|ahorco)\b(?! (?:la|el|un|una) (?:gripe|catarro|resfriad\w*|susto|virus|tos))
      |\b(?:dice|dijo|jura|amenaza)\b.{0,20}\bme (?:va a|voy a|iba a) matar\b|\bamenaza con matarme\b
    `),
  },
};

/** A crisis that no harmless words beside it make harmless; null for none. Of words as `plainly` gives them. */
export const unmistakableIn = (plain: string): CrisisHeard | null => {
  for (const [language, { life, violence }] of Object.entries(UNMISTAKABLE) as [
    Language,
    (typeof UNMISTAKABLE)['en'],
  ][]) {
    if (life.test(plain)) return { day: 'life', language };
    if (violence.test(plain)) return { day: 'violence', language };
  }
  return null;
};
