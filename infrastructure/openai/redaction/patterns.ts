/** The kind of thing that a placeholder hides. */
export type Kind = 'NAME' | 'PERSON' | 'FIRM' | 'MAIL' | 'LINK' | 'PHONE' | 'ID' | 'PLACE';

const STREETS =
  'street|st|road|rd|avenue|ave|lane|ln|drive|dr|court|ct|close|square|sq|boulevard|blvd|terrace|crescent|highway|hwy|parkway|pkwy|alley|mews';
const RUES = 'rue|avenue|av|boulevard|bd|place|chemin|allée|allee|impasse|quai|route|cours|passage';
const CALLES = 'calle|avenida|avda?|plaza|paseo|carrer|camino|carretera|ronda|travesía|c/';

/**
 * Whatever names a person, a place or a thing of theirs by its form, in the order in which it is looked for. Every
 * repetition has an end: they meet strangers' bytes.
 */
export const PATTERNS: readonly (readonly [Kind, RegExp])[] = [
  ['MAIL', /[\p{L}\p{N}._%+'-]{1,64}\s?(?:@|\(at\)|\[at\])\s?[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}/giu],
  ['LINK', /\b[a-z][a-z\d+.-]{1,20}:\/\/[^\s<>"']{1,2000}/giu],
  [
    'LINK',
    /(?<![\p{L}\p{N}.])(?:[\p{L}\p{N}-]{1,63}\.){1,6}[a-z]{2,24}(?::\d{1,5})?(?:[/?#][^\s<>"']{0,2000})?(?![\p{L}\p{N}])/giu,
  ],
  ['ID', /(?<![\p{L}\p{N}])[@#][\p{L}\p{N}_.-]{2,64}/gu],
  ['ID', /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/giu],
  ['ID', /\b[A-Z]{2}\d{2}(?:[ ]?[\dA-Z]{4}){3,7}(?:[ ]?[\dA-Z]{1,3})?\b/gu],
  [
    'ID',
    /(?<![\p{L}\p{N}])(?=[\p{L}\d_-]{0,24}\d[\p{L}\d_-]{0,24}\d[\p{L}\d_-]{0,24}\d)(?=[\d_-]{0,24}\p{L})[\p{L}\d]{1,24}(?:[_-][\p{L}\d]{1,24}){0,6}(?![\p{L}\p{N}])/gu,
  ],
  ['PHONE', /(?<![\p{L}\p{N}.,])(?:\+|00)\d(?:[ ()./-]{0,2}\d){6,16}(?!\d)/gu],
  ['PHONE', /(?<![\p{L}\p{N}.,€$£])\(?\d{2,5}\)?(?:[ ./-]\(?\d{2,8}\)?){1,6}(?![\p{L}\p{N}]|[.,]\d)/gu],
  ['ID', /(?<![\p{L}\p{N}.,€$£])\d{7,40}(?![\p{L}\p{N}]|[.,]\d)/gu],
  [
    'PLACE',
    new RegExp(
      String.raw`\b(?!(?:19|20)\d\d,)\d{1,5}[a-z]?,?\s(?:[\p{Lu}][\p{L}'’.-]{0,30}\s){1,4}(?i:${STREETS})\b\.?`,
      'gu',
    ),
  ],
  [
    'PLACE',
    /\b\p{Lu}[\p{L}-]{1,40}(?:straße|strasse|str\.|gasse|weg|platz|allee|ufer|damm|ring)\s?\d{1,4}\s?[a-z]?\b/gu,
  ],
  [
    'PLACE',
    /\b(?:Am|An der|Auf dem|Zum|Zur)\s(?!(?:Vor|Nach)?mittag|Abend|Morgen|Anfang|Ende|Quartals|Monats|Jahres|Schluss|Wochen|Montag|Dienstag|Mittwoch|Donnerstag|Freitag|Samstag|Sonntag)\p{Lu}[\p{L}-]{2,40}\s\d{1,4}[a-z]?\b/gu,
  ],
  [
    'PLACE',
    new RegExp(
      String.raw`\b(?:\d{1,4}(?:\s?(?:bis|ter))?,?\s)(?:${RUES})\.?\s(?:[\p{L}'’.-]{1,30}\s){0,4}\p{Lu}[\p{L}'’-]{1,40}`,
      'giu',
    ),
  ],
  [
    'PLACE',
    new RegExp(
      String.raw`(?<!\p{L})(?:${CALLES})\.?\s(?:[\p{L}'’.-]{1,30}\s){0,4}[\p{L}'’-]{1,40},?\s(?:n[º°o]\.?\s?)?\d{1,4}`,
      'giu',
    ),
  ],
  ['PLACE', /\b[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\b/gu],
  ['PLACE', /\b[A-Z]\d[A-Z]\s?\d[A-Z]\d\b/gu],
  ['PLACE', /\b(?:[A-Z]{2}[ -])?\d{5}(?:-\d{4})?\s\p{Lu}[\p{L}-]{2,40}/gu],
  ['PLACE', /\b[A-Z]{2}\s\d{5}\b/gu],
  [
    'FIRM',
    /\p{Lu}[\p{L}\p{N}&'’-]{0,40}(?:\s(?:&|and|und|et|y)?\s?\p{Lu}[\p{L}\p{N}&'’-]{0,40}){0,4},?\s(?:GmbH|AG|KG|OHG|UG|e\.\s?V\.|Inc|Ltd|LLC|LLP|PLC|Corp|Co|SA|SAS|SARL|SL|S\.L\.|S\.A\.|BV|NV|SE|Group|Holdings?)\b\.?/gu,
  ],
  ['FIRM', /\p{Lu}[\p{L}'’-]{1,40}\s&\s\p{Lu}[\p{L}'’-]{1,40}/gu],
];

/** "10.000", "240k", "100kg", "1930s", "200-hour": how many there are of what. */
const AMOUNT =
  /^(?:\d{1,3}(?:(?:[.,']\d{3})+| \d{3})(?:[.,]\d+)?|\d[\d.,]*-?\p{L}+(?:-\p{L}+)*\d{0,2}|\d{1,3}x\d{1,3}s?|\(?(?:1[89]|20)\d{2}\s?[-–/]\s?(?:1[89]|20)?\d{2}\)?|\d{1,4}\/\d{1,4})$/u;

/** Amounts, dates and hours have the form of a phone's number or an id, and tell of nobody. */
export const isFigure = (text: string): boolean =>
  /^[\s()./-]*(?:\d[\s()./-]*){1,5}$/u.test(text) || // no phone has so few digits: "19 (33"
  AMOUNT.test(text.trim()) ||
  /^(?:(?:19|20)\d{2}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[-/.]\d{1,2}[-/.](?:(?:19|20)?\d{2})|(?:19|20)\d{2}\s?[-/]\s?(?:19|20)?\d{2}|\d{1,2}\.\d{2}|\d{1,3}[-/]\d{1,3})$/.test(
    text.trim().replace(/^\((?!.*\))/u, ''),
  );
