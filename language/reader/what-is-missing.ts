import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';
import type { Missing } from '#domain/wins/question.ts';

const FEWEST_WORDS = 3;
/** Whoever wrote so much has said what there is to say. */
const MOST_WORDS = 80;

/**
 * What people do that has a result worth telling, that goes faster, or that is made for others; and what shows that the words
 * tell it already. All over small letters without accents.
 */
type Cues = Readonly<{
  changed: RegExp;
  faster: RegExp;
  made: RegExp;
  number: RegExp;
  result: RegExp;
  forWhom: RegExp;
  /** Somebody suffers, or it is about a person's own numbers or body: nothing is asked. */
  tender: RegExp;
}>;

const CUES: Readonly<Record<Language, Cues>> = {
  en: {
    changed:
      /(?:^|[.;!,:] ?|\n|\band )(?:(?:today|yesterday|finally|this week|also|then|just|so|ok|i|we|i've|we've|i have|we have),? ){0,4}(?:(?:reorgani[sz]ed|rearranged|introduced|redesigned|simplified|restructured|renegotiated|rewrote|mediated)(?!\p{L})|set up an? (?:\p{L}+ ){0,2}(?:system|process|template|list|calendar|board|form|register)(?!\p{L}))/u,
    faster:
      /\b(?:sped up|speeded up|shortened|automated|streamlined|made .{1,40} faster|runs? faster|takes? less time)\b/u,
    made: /(?:^|[.;!,:] ?|\n|\band )(?:(?:today|yesterday|finally|this week|also|then|just|so|ok|i|we|i've|we've|i have|we have),? ){0,4}(?:(?:wrote|drafted|made|created|put together|recorded|filmed|designed|built) (?:an?|the|my|our|another) (?:\p{L}+ ){0,2}(?:handbook|guide|manual|leaflet|booklet|poster|checklist|website|app|video|film|report|article|presentation|course|workshop|newsletter|tool|dashboard)|(?:gave|held|hosted|ran) (?:an?|my first|another) (?:\p{L}+ ){0,2}(?:talk|presentation|workshop|seminar|tour|concert|lecture|course))(?!\p{L})/u,
    number:
      /\d|[%€£$¥]|\b(?:half|halved|double[ds]?|twice|triple[ds]?|dozens?|hundreds?|thousands?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|percent)\b/u,
    result:
      /\b(?:so that|so|everybody|stopped|which|because|as a result|result(?:ed|ing)?|led to|now|no longer|any ?more|saved|saves|saving|reduc\w+|increas\w+|improv\w+|cut|faster|cheaper|fewer|less|better|won|signed|sold|approved|accepted|agreed|thanked|thanks|praised|feedback|loved|liked|happy|delighted|grateful|relieved|pleased|worked|works|instead of|finally|since|until|passed|said yes|they|everyone|nobody|he|she|has|got|without|tried|chang\w+)\b/u,
    forWhom:
      /\b(?:for|to|with|customers?|clients?|patients?|guests?|residents?|pupils?|students?|class|team|colleagues?|board|boss|manager|children|kids|family|public|audience|conference|people|parents|users?|school|community|neighbou?rs?|my (?:son|daughter|wife|husband|mum|dad|partner)|wedding|staff|crew)\b/u,
    tender:
      /\b(?:died|death|dying|funeral|hospice|cancer|suicid\w+|abus\w+|lost|grief|ill|sick|pain|cried|crying|afraid|weight|sober|therap\w+|assault\w+|hurt|depress\w+|divorc\w+|patient|resident|baby)\b/u,
  },
  de: {
    changed:
      /(?:(?:umorganisiert|umgestellt|eingefuhrt|umgebaut|vereinfacht|umstrukturiert)|zwischen (?:\S+ ){1,5}vermittelt)(?= ?(?:[.,;!]|$))/u,
    faster: /(?:beschleunigt|verkurzt|automatisiert|schneller gemacht)/u,
    made: /(?:handbuch|anleitung|broschure|leitfaden|merkblatt|plakat|webseite|website|video|film|bericht|artikel|kurs|workshop|dashboard) (?:\S+ ){0,4}(?:geschrieben|gebaut|entworfen|erstellt|gedreht|vorbereitet)(?!\p{L})|(?:vortrag|workshop|seminar|fuhrung|kurs|lesung) (?:\S+ ){0,3}(?:gehalten|gegeben)(?!\p{L})/u,
    number:
      /\d|[%€£$]|\b(?:halb\w*|doppelt|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwanzig|dreissig|prozent)\b/u,
    result:
      /\b(?:damit|sodass|so dass|dadurch|deshalb|weil|jetzt|nun|nicht mehr|gespart|spart|weniger|mehr|besser|schneller|angenommen|zugestimmt|genehmigt|bedankt|gelobt|begeistert|zufrieden|freut|freuen|klappt|lauft|statt|seit|endlich|alle|jede\w*|steht|niemand|keiner|bestanden|ohne|bevor|ist|wird|wurde|er|sie)\b/u,
    forWhom:
      /\b(?:fur|vor|mit|kund\w+|patient\w*|gast\w*|bewohner\w*|schuler\w*|klasse|team|kolleg\w+|vorstand|chef\w*|kinder\w*|familie|leute\w*|eltern|verein|schule|nachbar\w*|hochzeit|sohn|tochter|frau|mann|mama|papa|azubi\w*)\b/u,
    tender:
      /\b(?:gestorben|tod|beerdigung|hospiz|krebs|suizid\w*|verloren|trauer|krank\w*|schmerz\w*|geweint|angst|gewicht|trocken|therapie|verletzt|depress\w*|scheidung|patient\w*|bewohner\w*|baby)\b/u,
  },
  fr: {
    changed:
      /\b(?:j'ai|on a|nous avons) (?:\p{L}+ )?(?:reorganise|mis en place|reecrit|simplifie|instaure|introduit|renegocie)\b/u,
    faster: /\b(?:accelere|raccourci|automatise)\b/u,
    made: /\b(?:ecrit|redige|cree|concu|realise|construit|filme) (?:une?|le|la|mon|ma|l') ?(?:\S+ ){0,2}(?:guide|manuel|fiche|livret|affiche|site|appli|video|film|rapport|article|cours|atelier|mode d'emploi)\b|\b(?:donne|anime|tenu) (?:une?|mon|ma) (?:\S+ ){0,2}(?:conference|atelier|cours|expose|visite)\b/u,
    number: /\d|[%€£$]|\b(?:moitie|double\w*|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente)\b/u,
    result:
      /\b(?:pour que|du coup|donc|parce|grace|resultat|maintenant|desormais|plus|gagne|moins|mieux|accepte|valide|remercie|ravi\w*|content\w*|marche|fonctionne|au lieu|depuis|enfin|tout le monde|personne|reussi|sans|avant|adopte|reste|elle|il)\b/u,
    forWhom:
      /\b(?:pour|a|aux|au|devant|avec|clients?|clientes?|patients?|eleves?|classe|equipe|collegues?|direction|chef\w*|patron\w*|enfants?|famille|gens|parents|association|ecole|voisins?|mariage|fils|fille|mari|femme)\b/u,
    tender:
      /\b(?:mort|morte|deces|enterrement|cancer|suicid\w*|perdu\w*|deuil|malade|douleur|pleure|peur|poids|sobre|therapie|blesse\w*|depress\w*|divorce|patient\w*|resident\w*|bebe)\b/u,
  },
  es: {
    changed:
      /\b(?:reorganice|reorganizamos|implante|implantamos|puse en marcha|reescribi|simplifique|renegocie|reestructure)\b/u,
    faster: /\b(?:acelere|acorte|automatice|automatizamos)\b/u,
    made: /\b(?:escribi|cree|disene|grabe|redacte|hice|monte) (?:una?|el|la|mi) (?:\S+ ){0,2}(?:guia|manual|folleto|cartel|web|app|video|pelicula|informe|articulo|curso|taller)\b|\b(?:di|imparti) (?:una?|mi) (?:\S+ ){0,2}(?:charla|taller|curso|conferencia|visita)\b/u,
    number: /\d|[%€£$]|\b(?:mitad|doble|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta)\b/u,
    result:
      /\b(?:para que|asi que|porque|gracias|resultado|ahora|ya|ahorr\w+|menos|mas|mejor|acept\w+|aprob\w+|felicit\w+|encant\w+|content\w+|funciona|en vez|desde|por fin|todos|todas|nadie|dijeron|logr\w+|sin|antes|volvio)\b/u,
    forWhom:
      /\b(?:para|a|al|ante|con|clientes?|clientas?|pacientes?|alumn\w+|clase|equipo|companer\w+|direccion|jef\w+|ninos?|ninas?|familia|gente|padres|asociacion|escuela|vecin\w+|boda|hij\w+|marido|mujer)\b/u,
    tender:
      /\b(?:murio|muerte|entierro|cancer|suicid\w*|perdi\w*|duelo|enferm\w+|dolor|llor\w+|miedo|peso|sobrio|terapia|herid\w+|depre\w*|divorcio|paciente\w*|residente\w*|bebe)\b/u,
  },
};

/** The one thing that is surely missing from these words; null where they hold it, or it is not sure that it would be one. */
export const missingFrom = (text: string, language: Language): Missing | null => {
  const words = text
    .slice(0, 2_000)
    .split(/\s+/u)
    .filter((word) => /\p{L}/u.test(word)).length;
  if (words < FEWEST_WORDS || words > MOST_WORDS) return null;
  const said = foldText(text.slice(0, 2_000));
  const { changed, faster, made, number, result, forWhom, tender } = CUES[language];
  if (tender.test(said) || number.test(said) || /[?"“”„«»]/u.test(said)) return null;
  if (faster.test(said)) return namesSomebody(text, language) ? null : 'before';
  if (result.test(said) || namesSomebody(text, language)) return null;
  if (changed.test(said)) return 'result';
  return made.test(said) && !forWhom.test(said) ? 'whom' : null;
};

/** A capital inside a sentence may be somebody's name; in German, where every noun has one, only a title says so. */
const namesSomebody = (text: string, language: Language): boolean =>
  language === 'de'
    ? /\b(?:Herrn?|Frau|Dr\.?) \p{Lu}/u.test(text)
    : /(?<![.!?]\s)(?<=\s)\p{Lu}\p{Ll}+/u.test(text.trim());
