import { phrases } from '../../text/plain-text.ts';

const LABEL =
  '(?:#|no\\.? ?|nr\\.? ?|num(?:ber)? |wins? |wins? (?:number |no\\.? ?|#)|items? |points? |entry |entries |numbers |nos\\.? )';

const WORD = '(?:one|two|three|four|five|six|seven|eight|nine|ten)';

const ORDINAL =
  '(?:the )?(?:very )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|bottom|top|1st|2nd|3rd|[4-9]th|10th|final|second last|second to last)';

/** How one win of the numbered list is named. */
export const NUMBER = `(?:(?:the |my )?${LABEL}?\\d{1,2}|(?:the )?(?:number|no\\.?|win|item|point) ${WORD})`;

export const NAMED = `(?:${NUMBER}(?![\\d:.]*\\d)|${ORDINAL}(?: (?:one|win|entry|item|point|achievement))?)`;
const AND = '(?: ?(?:,|and|&|\\+|with|into|plus|n)(?: and| also)? ?)';
export const SEVERAL = `(?:${NAMED}(?:${AND}${NAMED})*)`;

/** Where one correction ends and the next begins. */
const BREAK = new RegExp(
  phrases`
    [;\n]+\s*|(?<![.!?])[.!?]+(?:\s+|$)|(?:\s*,\s*(?:(?:and|then|also|but)\s+)*|\s+(?:and|then|also|but)\s+(?:(?:then|also|please|pls)\s+)*)(?=(?:please )?(?:drop|delete|remove|scrap|forget|ignore|strike|discard|merge|split|separate|combine|join|change|correct|reword|rename|replace|edit|fix|update|erase)\b)
    |(?:\s*,\s*(?:(?:and|then|also|but)\s+)*|\s+(?:and|but)\s+)(?=${NAMED}\s?(?::|was\b|is\b|should\b(?! be (?:merged|combined|joined|one|dropped|deleted|removed))|wasn't\b|isn't\b|has\b|had\b|needs\b))
  `,
  'gi',
);

const MAX_PIECES = 100;

/** A part of a text, and what stands between it and the one before. */
export type Piece = Readonly<{ words: string; gap: string }>;

/** The parts of a text that each speak of one correction, or go on with the one before. */
export const piecesOf = (text: string): readonly Piece[] => {
  const tidy = text.replace(/[ \t]+/g, ' ').replace(/\b(no|nr|nos)\.\s?(?=\d)/gi, '$1 ');
  const pieces: Piece[] = [];
  let [start, gap] = [0, ''];
  for (const { index, 0: found } of [...tidy.matchAll(BREAK)].slice(0, MAX_PIECES)) {
    pieces.push({ words: tidy.slice(start, index).trim(), gap });
    [start, gap] = [index + found.length, found];
  }
  return [...pieces, { words: tidy.slice(start).trim(), gap }].filter(({ words }) => words !== '');
};

const WORDS = 'one two three four five six seven eight nine ten'.split(' ');
const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
const ONE = new RegExp(NAMED, 'gi');
const ANY = new RegExp(`\\d|\\b(?:${[...WORDS, ...ORDINALS].join('|')}|last|final|bottom|top)\\b`, 'i');

/** The numbers that these words name; below zero from the end. */
export const numbersIn = (words = ''): readonly number[] =>
  ANY.test(words) ? [...words.matchAll(ONE)].flatMap(([named]) => numberOf(named.toLowerCase()) ?? []) : [];

const numberOf = (named: string): number | null => {
  const digits = /\d{1,2}/.exec(named)?.[0];
  if (digits !== undefined) return Number(digits);
  if (/second (?:to )?last/.test(named)) return -2;
  if (/\b(?:last|final|bottom)\b/.test(named)) return -1;
  if (/\btop\b/.test(named)) return 1;
  const ordinal = ORDINALS.findIndex((word) => named.includes(word));
  const index = ordinal >= 0 ? ordinal : WORDS.findIndex((word) => named.endsWith(` ${word}`));
  return index < 0 ? null : index + 1;
};

/** A number as German, French and Spanish name one: "die 2", "Nummer 2", "le numéro 2", "el 2". */
const N =
  "(?:(?:die|der|den|das|le|la|el) |l')?(?:(?:nummer|nr\\.?|punkt|eintrag|erfolg|num[eé]ro|point|ligne|entr[eé]e|n[uú]mero|punto|entrada|logro|n[°º]|win) ?)?#?(\\d{1,2})(?!\\d)";

const DONE = '(?=$|[,;.!]| (?:bitte|svp|s.il|por favor|raus|weg|da|car|porque|denn|weil)(?![\\p{L}]))';

const APART =
  '(?=$|[,;:.!?(]| (?:bitte|auf|in|svp|stp|s.il|en|por|porfa|da|car|weil|denn|porque|et|y|und)(?![\\p{L}]))';
const TWO_GERMAN =
  '(?:zwei|drei|mehrere|2|3)(?: verschiedene| getrennte)? (?:sachen|dinge|erfolge|themen|geschichten)(?![\\p{L}])';
const TWO_FRENCH = '(?:deux|trois|plusieurs|2|3) (?:choses|trucs|r[eé]ussites|victoires|sujets)(?![\\p{L}])';
const TWO_SPANISH = '(?:dos|tres|varias|varios|2|3) (?:cosas|logros|temas|trabajos)(?![\\p{L}])';

/** "Nummer fünf", "el siete". */
const COUNTS: ReadonlyMap<string, number> = new Map(
  [
    'zwei drei vier fünf sechs sieben acht neun zehn',
    'zwei drei vier funf sechs sieben acht neun zehn',
    'deux trois quatre cinq six sept huit neuf dix',
    'dos tres cuatro cinco seis siete ocho nueve diez',
  ].flatMap((row) => row.split(' ').map((word, at) => [word, at + 2] as const)),
);
const COUNTED = new RegExp(
  `((?:nummer|nr\\.?|eintrag|num[eé]ro|n[uú]mero|point|entrada|el|la|le|die) )(${[...COUNTS.keys()].join('|')})(?![\\p{L}])`,
  'giu',
);

/** How each correction begins in other languages, and the English words that it is read as. */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = (
  [
    [`(?:streich|l[oö]sch|entfern)(?:e|en)?(?: sie)?(?: bitte)? ${N}${DONE}`, 'drop $1'],
    [
      `${N} (?:(?:kannst du|k[oö]nnen sie|kann|bitte|soll) )*(?:l[oö]schen|streichen|entfernen|weg|gel[oö]scht werden)${DONE}`,
      'drop $1',
    ],
    [`${N} (?:ist|war) kein(?: richtiger)? (?:erfolg|win)${DONE}`, 'drop $1'],
    [`(?:supprim|enl[eè]v|retir|effac)(?:e|ez|er) ${N}${DONE}`, 'drop $1'],
    [`${N} n'(?:est|[eé]tait) pas (?:vraiment )?une (?:r[eé]ussite|victoire)${DONE}`, 'drop $1'],
    [`(?:borr|elimin|quit)(?:a|ar|e|en|ad) ${N}${DONE}`, 'drop $1'],
    [`${N} (?:sobra|no es un logro)${DONE}`, 'drop $1'],
    [
      `${N} und ${N} (?:geh[oö]ren zusammen|sind dasselbe|bitte zusammenfassen|zusammenfassen|zusammenlegen)${DONE}`,
      'merge $1 and $2',
    ],
    [`(?:fass|leg)(?:e|en)?(?: sie)?(?: bitte)? ${N} und ${N}(?: bitte)? zusammen${DONE}`, 'merge $1 and $2'],
    [`(?:fusionn|regroup|combin)(?:e|ez|er) ${N} et ${N}${DONE}`, 'merge $1 and $2'],
    [`(?:un|junt|combin|fusion)(?:e|a|ar|ir|en) ${N} (?:y|con) ${N}${DONE}`, 'merge $1 and $2'],
    [`(?:trenn|teil|spalt)(?:e|en|t)?(?: sie)?(?: bitte)? ${N}${APART}`, 'split $1'],
    [
      `${N}(?: (?:kannst du|k[oö]nnen sie|kann|bitte|soll|m[uü]sst ihr|m[uü]sste man))* (?:auf|in zwei )?(?:trennen|teilen|auseinandernehmen|getrennt werden|geteilt werden)${APART}`,
      'split $1',
    ],
    [`${N} und ${N} (?:sind|waren) (?:eigentlich |doch )*${TWO_GERMAN}`, '$1 and $2 are two things'],
    [`${N} (?:sind|waren|ist|war|enth[aä]lt) (?:eigentlich |doch )*${TWO_GERMAN}`, '$1 is two things'],
    [`(?:s[eé]par|scind|divis|d[eé]coup|coup|d[eé]doubl)(?:e|es|ez|er) ${N}${APART}`, 'split $1'],
    [`${N} et ${N} (?:sont|c'est|ce sont|[eé]taient) (?:en fait )?${TWO_FRENCH}`, '$1 and $2 are two things'],
    [`${N},? (?:sont|est|c'est|ce sont|[eé]taient|contient) (?:en fait )?${TWO_FRENCH}`, '$1 is two things'],
    [`(?:separ|divid|part|desdobl)(?:a|e|ar|ir|an|en|ad|id)(?:me)? ${N}${APART}`, 'split $1'],
    [`${N} y ${N} (?:son|eran) (?:en realidad )?${TWO_SPANISH}`, '$1 and $2 are two things'],
    [`${N},? (?:en realidad )?(?:son|es|eran|tiene|contiene) (?:en realidad )?${TWO_SPANISH}`, '$1 is two things'],
    [
      `${N} (?:soll(?:te)? (?:hei(?:ß|ss)en|lauten)|devrait [eê]tre|doit [eê]tre|deber[ií]a (?:decir|ser)|debe decir) ?:? ?(?=\\S)`,
      '$1 should say: ',
    ],
    [
      `${N},? (?:war|(?:c')?[eé]tait|fue|era) (?=(?:(?:zusammen|junto|ensemble) )?(?:mit|f[uü]r|avec|pour|con|para)(?![\\p{L}]))`,
      '$1 was ',
    ],
  ] as const
).map(([source, english]) => [new RegExp(`^${source}`, 'iu'), english]);

/** "Den letzten", "la deuxième", "el primero": the place of a win in the list that its writer sees, as English says it. */
const PLACES: readonly (readonly [string, RegExp])[] = (
  [
    ['first', 'ersten?|obersten?|premi[eè]re?|primer[oa]?'],
    ['second', 'zweiten?|deuxi[eè]me|seconde?|segund[oa]'],
    ['third', 'dritten?|troisi[eè]me|tercer[oa]?'],
    ['fourth', 'vierten?|quatri[eè]me|cuart[oa]'],
    ['fifth', 'f[uü]nften?|cinqui[eè]me|quint[oa]'],
    ['last', 'letzten?|untersten?|derni[eè]re?|[uú]ltim[oa]'],
  ] as const
).map(([english, names]) => [english, new RegExp(`^(?:${names})$`, 'iu')]);
const WIN_NOUN = '(?: (?:eintrag|erfolg|punkt|r[eé]ussite|victoire|entr[eé]e|logro|entrada|punto|eine[rs]?))?';
const DROP_PLACE = [
  `^(?:streich|l[oö]sch|entfern)(?:e|en|t)?(?: sie)?(?: bitte)? (?:den|die|das) (\\p{L}+)${WIN_NOUN}(?: bitte| wieder| raus)*[.!]*$`,
  `^(?:den|die|das) (\\p{L}+)${WIN_NOUN} (?:bitte |wieder )*(?:l[oö]schen|streichen|entfernen|raus|weg)(?: bitte)?[.!]*$`,
  `^(?:supprim|enl[eè]v|retir|effac)(?:e|es|ez|er) (?:la |le |l'|ma |mon )(\\p{L}+)${WIN_NOUN}(?: svp| stp| s'il (?:te|vous) pla[iî]t)?[.!]*$`,
  `^(?:borr|elimin|quit)(?:a|ar|e|en|ad) (?:el |la |mi )(\\p{L}+)${WIN_NOUN}(?:,? por favor)?[.!]*$`,
].map((source) => new RegExp(source, 'iu'));

const placeNamed = (words: string): string | null => {
  const named = DROP_PLACE.map((pattern) => pattern.exec(words)?.[1]).find((one) => one !== undefined) ?? '';
  return PLACES.find(([, names]) => names.test(named))?.[0] ?? null;
};

/** A correction that begins in another language, as it would in English; null for all else. */
export const correctionElsewhere = (words: string): string | null => {
  const place = placeNamed(words);
  if (place !== null) return `drop the ${place} one`;
  const said = words.replace(
    COUNTED,
    (_, label: string, counted: string) => `${label}${COUNTS.get(counted.toLowerCase())}`,
  );
  const found = BEGINNINGS.find(([pattern]) => pattern.test(said));
  return found ? said.replace(found[0], found[1]) : null;
};
