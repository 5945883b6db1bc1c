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
      /\b(?:reorgani[sz]ed|rearranged|introduced|rewrote|redesigned|set up|simplified|proposed|suggested|mediated|convinced|persuaded|negotiated|renegotiated|started|replaced|restructured|changed|spoke up|pushed back|stood up)\b/u,
    faster:
      /\b(?:sped up|speeded up|shortened|automated|streamlined|made .{1,40} faster|runs? faster|takes? less time)\b/u,
    made: /\b(?:wrote|built|designed|gave|presented|prepared|organi[sz]ed|created|recorded|translated|produced|filmed|drafted|hosted|ran) (?:an?|the|my|our|another) /u,
    number:
      /\d|[%€£$¥]|\b(?:half|halved|double[ds]?|twice|triple[ds]?|dozens?|hundreds?|thousands?|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|percent)\b/u,
    result:
      /\b(?:so that|so (?:now|they|we|it|he|she|everyone|nobody|no one|i)|which|because|as a result|result(?:ed|ing)?|led to|now|no longer|any ?more|saved|saves|saving|reduc\w+|increas\w+|improv\w+|cut|faster|cheaper|fewer|less|better|won|signed|sold|approved|accepted|agreed|thanked|thanks|praised|feedback|loved|liked|happy|delighted|grateful|relieved|pleased|worked|works|instead of|finally|since|until|until now|passed|said yes|they|everyone|nobody)\b/u,
    forWhom:
      /\b(?:for|to|with|customers?|clients?|patients?|guests?|residents?|pupils?|students?|class|team|colleagues?|board|boss|manager|children|kids|family|public|audience|conference|people|parents|users?|school|community|neighbou?rs?|my (?:son|daughter|wife|husband|mum|dad|partner)|wedding|staff|crew)\b/u,
    tender:
      /\b(?:died|death|dying|funeral|hospice|cancer|suicid\w+|abus\w+|lost|grief|ill|sick|pain|cried|crying|afraid|weight|sober|therap\w+|assault\w+|hurt|depress\w+|divorc\w+|patient|resident|baby)\b/u,
  },
  de: {
    changed:
      /(?:umorganisiert|umgestellt|eingefuhrt|neu geschrieben|umgebaut|vereinfacht|vorgeschlagen|vermittelt|uberzeugt|verhandelt|angestossen|ersetzt|umstrukturiert|geandert)/u,
    faster: /(?:beschleunigt|verkurzt|automatisiert|schneller gemacht)/u,
    made: /(?:geschrieben|gebaut|entworfen|gehalten|vorbereitet|organisiert|erstellt|aufgenommen|ubersetzt|gedreht)(?!\p{L})/u,
    number:
      /\d|[%€£$]|\b(?:halb\w*|doppelt|zwei|drei|vier|funf|sechs|sieben|acht|neun|zehn|elf|zwolf|zwanzig|dreissig|prozent)\b/u,
    result:
      /\b(?:damit|sodass|so dass|dadurch|deshalb|weil|jetzt|nun|nicht mehr|gespart|spart|weniger|mehr|besser|schneller|angenommen|zugestimmt|genehmigt|bedankt|gelobt|begeistert|zufrieden|freut|freuen|klappt|lauft|statt|seit|endlich|alle|niemand|keiner|bestanden)\b/u,
    forWhom:
      /\b(?:fur|vor|mit|kund\w+|patient\w*|gast\w*|bewohner\w*|schuler\w*|klasse|team|kolleg\w+|vorstand|chef\w*|kinder\w*|familie|leute\w*|eltern|verein|schule|nachbar\w*|hochzeit|sohn|tochter|frau|mann|mama|papa|azubi\w*)\b/u,
    tender:
      /\b(?:gestorben|tod|beerdigung|hospiz|krebs|suizid\w*|verloren|trauer|krank\w*|schmerz\w*|geweint|angst|gewicht|trocken|therapie|verletzt|depress\w*|scheidung|patient\w*|bewohner\w*|baby)\b/u,
  },
  fr: {
    changed:
      /\b(?:reorganise|mis en place|reecrit|simplifie|propose|convaincu|negocie|renegocie|lance|remplace|change|introduit|instaure)\b/u,
    faster: /\b(?:accelere|raccourci|automatise)\b/u,
    made: /\b(?:ecrit|construit|concu|presente|prepare|organise|cree|enregistre|traduit|realise|redige|anime) (?:une?|le|la|les|mon|ma|l')/u,
    number: /\d|[%€£$]|\b(?:moitie|double\w*|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|vingt|trente)\b/u,
    result:
      /\b(?:pour que|du coup|donc|parce|grace|resultat|maintenant|desormais|plus|gagne|moins|mieux|accepte|valide|remercie|ravi\w*|content\w*|marche|fonctionne|au lieu|depuis|enfin|tout le monde|personne|reussi)\b/u,
    forWhom:
      /\b(?:pour|a|aux|au|devant|avec|clients?|clientes?|patients?|eleves?|classe|equipe|collegues?|direction|chef\w*|patron\w*|enfants?|famille|gens|parents|association|ecole|voisins?|mariage|fils|fille|mari|femme)\b/u,
    tender:
      /\b(?:mort|morte|deces|enterrement|cancer|suicid\w*|perdu\w*|deuil|malade|douleur|pleure|peur|poids|sobre|therapie|blesse\w*|depress\w*|divorce|patient\w*|resident\w*|bebe)\b/u,
  },
  es: {
    changed:
      /\b(?:reorganice|reorganizamos|implante|implantamos|puse en marcha|reescribi|simplifique|propuse|propusimos|convenci|negocie|renegocie|cambie|cambiamos|sustitui|introduje|medie)\b/u,
    faster: /\b(?:acelere|acorte|automatice|automatizamos)\b/u,
    made: /\b(?:escribi|construi|disene|presente|prepare|organice|cree|grabe|traduje|monte|redacte) (?:una?|el|la|los|las|mi) /u,
    number: /\d|[%€£$]|\b(?:mitad|doble|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|veinte|treinta)\b/u,
    result:
      /\b(?:para que|asi que|porque|gracias|resultado|ahora|ya|ahorr\w+|menos|mas|mejor|acept\w+|aprob\w+|felicit\w+|encant\w+|content\w+|funciona|en vez|desde|por fin|todos|todas|nadie|dijeron|logr\w+)\b/u,
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
  if (result.test(said)) return null;
  if (changed.test(said)) return 'result';
  return made.test(said) && !forWhom.test(said) && !namesSomebody(text, language) ? 'whom' : null;
};

/** A capital inside a sentence may be somebody's name; in German, where every noun has one, only a title says so. */
const namesSomebody = (text: string, language: Language): boolean =>
  language === 'de'
    ? /\b(?:Herrn?|Frau|Dr\.?) \p{Lu}/u.test(text)
    : /(?<![.!?]\s)(?<=\s)\p{Lu}\p{Ll}+/u.test(text.trim());
