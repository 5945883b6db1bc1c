import type { Language } from '#domain/facts.ts';
import { foldText } from '#domain/text.ts';
import type { Category } from '#domain/wins/categories.ts';
import { NAMED, numbersIn } from './correction-pieces.ts';

/** What a win is to be filed under: a category (null: as it is), and skills where the words name some. */
export type Filed = Readonly<{ number: number; category: Category | null; skills: readonly string[] }>;

/** How people call the categories, in small letters without accents. */
const NAMES: Readonly<Record<Language, Readonly<Record<Exclude<Category, 'Other'>, string>>>> = {
  en: {
    Delivery: 'delivery',
    'Process improvement': 'process improvement|process',
    'Problem solving': 'problem solving|problem-solving',
    People: 'people',
    Leadership: 'leadership|leading',
    Communication: 'communication',
    Customers: 'customers|customer|customer service',
    Sales: 'sales|selling',
    'Quality and safety': 'quality and safety|quality|safety|compliance',
    Care: 'care|caring',
    Teaching: 'teaching',
    Research: 'research',
    Learning: 'learning',
    Creativity: 'creativity',
    Organisation: 'organisation|organization|organising|organizing',
  },
  de: {
    Delivery: 'umsetzung|lieferung',
    'Process improvement': 'prozessverbesserung|prozesse',
    'Problem solving': 'problemlosung',
    People: 'personal|menschen',
    Leadership: 'fuhrung|leitung',
    Communication: 'kommunikation',
    Customers: 'kunden|kundendienst',
    Sales: 'verkauf|vertrieb',
    'Quality and safety': 'qualitat und sicherheit|qualitat|sicherheit',
    Care: 'pflege|fursorge',
    Teaching: 'unterricht|lehre|unterrichten',
    Research: 'forschung',
    Learning: 'lernen',
    Creativity: 'kreativitat',
    Organisation: 'organisation',
  },
  fr: {
    Delivery: 'livraison|realisation',
    'Process improvement': 'amelioration des processus|processus',
    'Problem solving': 'resolution de problemes',
    People: 'equipe et collegues|equipe|ressources humaines|collegues',
    Leadership: 'leadership|direction|management',
    Communication: 'communication',
    Customers: 'clients|service client',
    Sales: 'vente|ventes',
    'Quality and safety': 'qualite et securite|qualite|securite',
    Care: 'soin|soins',
    Teaching: 'enseignement',
    Research: 'recherche',
    Learning: 'apprentissage',
    Creativity: 'creativite|creation',
    Organisation: 'organisation',
  },
  es: {
    Delivery: 'entrega|entregas|ejecucion',
    'Process improvement': 'mejora de procesos|procesos',
    'Problem solving': 'resolucion de problemas',
    People: 'personas|equipo',
    Leadership: 'liderazgo',
    Communication: 'comunicacion',
    Customers: 'clientes|atencion al cliente',
    Sales: 'ventas|venta',
    'Quality and safety': 'calidad y seguridad|calidad|seguridad',
    Care: 'cuidados|cuidado',
    Teaching: 'ensenanza|docencia',
    Research: 'investigacion',
    Learning: 'aprendizaje',
    Creativity: 'creatividad',
    Organisation: 'organizacion',
  },
};

const CATEGORY_OF: ReadonlyMap<string, Category> = new Map(
  Object.values(NAMES).flatMap((names) =>
    Object.entries(names).flatMap(([category, said]) =>
      said.split('|').map((name) => [name, category as Category] as const),
    ),
  ),
);
/** Each name of a category, folded. */
export const CATEGORY = `(?:${[...CATEGORY_OF.keys()].sort((one, other) => other.length - one.length).join('|')})`;

/** What is none of them, in each language; in the middle of a sentence these are ordinary words. */
const OTHER = 'other|something else|sonstiges|anderes|autre|autre chose|otros|otra cosa|otro';
/** The same and these, for words that name a category and nothing else. */
export const ANY_CATEGORY = `(?:${CATEGORY}|${OTHER})`;

export const categoryNamed = (name: string): Category | null =>
  CATEGORY_OF.get(foldText(name)) ?? (OTHER.split('|').includes(foldText(name)) ? 'Other' : null);

/** A number, as the four languages name one at the beginning. */
const N = `(?:(?:the |my )?(?:${NAMED})|(?:(?:die|der|den|das|le|la|el|los) )?(?:(?:nummer|nr\\.?|numero|n[°º]|punkt) ?)?#?\\d{1,2})`;
const ARTICLE = "(?:(?:the|die|der|das|le|la|les|el|los|las|l'|du|de la|de)\\s?)?";
const NOT = `(?:,? ?(?:not|and not|nicht|kein|pas|et pas|no|y no) (?:under |unter |in |de |en )?${ARTICLE}[\\p{L} -]{2,30})?`;
const END = `${NOT}(?: ?(?:please|bitte|s'il vous plait|svp|por favor))?[ .!]*$`;
const UNDER = '(?:filed |listed )?(?:under|in|into|to|as|about|zu|unter|in die|bei|sous|dans|en|a|bajo|como)';

const rule = (source: string): RegExp => new RegExp(`^${source}`, 'u');

/** Which of a list, in each language: from the first on, and below zero from its end. */
const PLACES: readonly (readonly [number, string])[] = [
  [1, 'first|1st|erste[nrs]?|premiere?|primer[oa]?'],
  [2, 'second|2nd|zweite[nrs]?|deuxieme|seconde?|segund[oa]'],
  [3, 'third|3rd|dritte[nrs]?|troisieme|tercer[oa]?'],
  [4, 'fourth|4th|vierte[nrs]?|quatrieme|cuart[oa]'],
  [5, 'fifth|5th|funfte[nrs]?|cinquieme|quint[oa]'],
  [-1, 'last|letzte[nrs]?|derni(?:er|ere)|ultim[oa]'],
];
const PLACE = PLACES.map(([, words]) => words).join('|');
const POINTING =
  "(?:that|this|the|my|die|der|das|den|diese[rs]?|jene[rs]?|mein[e]?|la|le|el|lo|l'|ese|esa|este|esta|mi|cette|cet|ce|ma|mon)";
/** Pointed at without a number: then only a category in place of another says what is meant. */
const ONE_OF_ANY = `(?:${POINTING} ?)?(?:${PLACE})`;

/** "2 is not sales": which it is instead is left to be asked. */
const NOT_THAT = rule(
  `(?<number>${N}),? (?:is not|isn't|was not|wasn't|ist nicht|ist kein\\w*|war kein\\w*|gehort nicht|n'est pas|n'etait pas|c'est pas|no es|no era|no va) ?(?:really |wirklich |vraiment |realmente )?(?:under |unter |zu |zum |zur |in |sous |en |de la |du |des |de |a |an |une? |ein\\w* )?${ARTICLE}(?:${CATEGORY})(?: (?:win|thing|one))?[ .!]*$`,
);

/** "2 is not sales, it's teaching", "file 2 under teaching", "2 ist nicht Verkauf, sondern Unterricht". */
const RULES: readonly RegExp[] = [
  rule(
    `(?!${ONE_OF_ANY} )(?<number>${N}),? (?:is|was|isn't|wasn't|ist|war|gehort|est|etait|n'est|n'etait|es|era|no es|no era|va) ?(?:not |nicht |pas |no )?(?:zu |zum |zur |unter |under |de la |du |de )?${ARTICLE}[\\p{L} -]{2,30}?(?:, ?(?:but |it's |it is |it was |sondern (?:zu |zum |zur )?|es ist |das ist |c'est |mais |sino |es |era ))(?:rather |about |de la |du |de )?${ARTICLE}(?<name>${CATEGORY})${END}`,
  ),
  rule(
    `(?<number>${N}),? (?:is|was|should be|should go|belongs|goes|ist|war|gehort|soll|est|etait|devrait etre|va|es|era|deberia ser|debe ser)(?: ${UNDER})? (?:de la |du |de )?${ARTICLE}(?<name>${CATEGORY})${END}`,
  ),
  rule(
    `(?:file|put|move|list|recategori[sz]e|change|set|ordne|verschieb|verschiebe|leg|classe|classez|mets|mettez|range|pon|mueve|cambia|clasifica)(?: the category of| die kategorie von)? (?<number>${N}) ${UNDER} ${ARTICLE}(?<name>${ANY_CATEGORY})(?: ein)?${END}`,
  ),
  rule(
    `(?:the |die |la )?(?:category|kategorie|categorie|categoria) (?:of|for|von|de|du|del) (?<number>${N}) (?:is|should be|ist|soll|est|devrait etre|es|debe ser) ${ARTICLE}(?<name>${CATEGORY})${END}`,
  ),
];

const ONE_OF = `(?:${POINTING} ?)?(?<place>${PLACE})(?: (?:one|win|entry|item|point|achievement|erfolg|eintrag|punkt|reussite|logro|entrada))?`;
const IT = "(?:that one|this one|that|this|it|das|dies|es|c'|ce |cela|ca|eso|esto|ese|esa)";
const IS_NOT =
  "(?: ?(?:is not|isn't|was not|wasn't|'s not|ist nicht|war nicht|ist kein|n'est pas|n'etait pas|est pas|etait pas|no es|no era|no va))";
const BUT_IS =
  "(?:,|;| [-–])? ?(?:but|it's|it is|it was|that's|sondern|es ist|das ist|ist|c'est|mais|sino|es|era|va)(?: (?:de|en|a|zu|zum|zur|plutot|eher|rather))?";
const NAMED_OTHERWISE = `${IS_NOT} (?:under |unter |de la |du |des |de |en )?${ARTICLE}(?:${CATEGORY})${BUT_IS} (?:de la |du |des |de )?${ARTICLE}(?<name>${CATEGORY})${END}`;

/** "That second one isn't sales, it's customers"; both must be categories, as much else is said so. */
const PLACED = rule(`${ONE_OF}${NAMED_OTHERWISE}`);
const UNPLACED = rule(`${IT}${NAMED_OTHERWISE}`);

/** "That isn't sales, it's customers": which of them is left to be asked. */
export const isFiledWithoutNumber = (words: string): boolean =>
  words.length <= LONGEST && UNPLACED.test(foldText(words.replace(/[\u2018\u2019]/g, "'").trim()));

const placedIn = (folded: string): Filed | null => {
  const groups = PLACED.exec(folded)?.groups;
  const category = CATEGORY_OF.get(groups?.name ?? '');
  const place = PLACES.find(([, words]) => new RegExp(`^(?:${words})$`).test(groups?.place ?? ''));
  return place && category ? { number: place[0], category, skills: [] } : null;
};

const SKILL = '(?:skills?|fahigkeit(?:en)?|kompetenz(?:en)?|competences?|habilidad(?:es)?|competencias?)';

/** Only words that name it a skill say which: much else is said of a win. */
const SKILLS: readonly RegExp[] = [
  rule(
    `(?:the |die |la |las |les )?${SKILL} (?:of|for|in|von|de|du|del) (?<number>${N}) (?:is|are|should be|ist|sind|est|sont|es|son|sollte sein) (?:not [\\p{L} -]{2,40}, ?(?:but|it's) )?(?<named>[^.!?;]{2,120})[ .!]*$`,
  ),
  rule(
    `(?<number>${N}) (?:shows|zeigt|montre|muestra) (?:the |die |la |les |las )?${SKILL} (?<named>[^.!?;]{2,120})[ .!]*$`,
  ),
];

const MOST_SKILLS = 8;
const LONGEST_SKILL = 60;
const LONGEST = 300;

/** Null for words that file nothing anew. */
export const filedIn = (words: string): Filed | null => {
  if (words.length > LONGEST) return null;
  const said = words.replace(/[\u2018\u2019]/g, "'").trim();
  const folded = foldText(said);
  for (const pattern of RULES) {
    const groups = pattern.exec(folded)?.groups;
    const [number] = numberIn(groups?.number);
    const category = categoryNamed(groups?.name ?? '');
    if (number !== undefined && category) return { number, category, skills: [] };
  }
  const placed = placedIn(folded);
  if (placed) return placed;
  const [refused] = numberIn(NOT_THAT.exec(folded)?.groups?.number);
  if (refused !== undefined) return { number: refused, category: null, skills: [] };
  if (folded.length !== said.length) return null; // what is named is taken from the words as they stand
  for (const pattern of SKILLS) {
    const found = pattern.exec(folded);
    const [number] = numberIn(found?.groups?.number);
    const skills = skillsIn(said, found?.groups?.named ?? '');
    if (number !== undefined && skills.length > 0) return { number, category: null, skills };
  }
  return null;
};

const numberIn = (named = ''): readonly number[] => {
  const numbers = numbersIn(named);
  const digits = /\d{1,2}/.exec(named)?.[0];
  return numbers.length > 0 || digits === undefined ? numbers : [Number(digits)];
};

const skillsIn = (said: string, named: string): readonly string[] => {
  const from = foldText(said).lastIndexOf(named);
  return said
    .slice(from, from + named.length)
    .split(/,|;| (?:and|und|et|y) /u)
    .map((skill) => skill.trim())
    .filter((skill) => skill !== '' && skill.length <= LONGEST_SKILL)
    .slice(0, MOST_SKILLS);
};
