import { phrases } from '../../text/plain-text.ts';
import { plainly } from '../words/sentences.ts';

const MAX_PLACE_WORDS = 4;
const NAME = /(?<![\w/])([a-z]+\/[a-z_-]+(?:\/[a-z_-]+)?)(?![\w/])/gi;
const OFFSET = /(?<!\w)(?:utc|gmt) ?([+-]) ?(\d{1,2})(?::?(\d{2}))?(?!\w)/i;

const HALF_HOURS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '+3:30': 'Asia/Tehran',
    '+4:30': 'Asia/Kabul',
    '+5:30': 'Asia/Kolkata',
    '+5:45': 'Asia/Kathmandu',
    '+6:30': 'Asia/Yangon',
    '+9:30': 'Australia/Darwin',
    '-3:30': 'America/St_Johns',
  }),
);

const PLACE = String.raw`((?:[\p{L}.'-]+ ){0,3}[\p{L}.'-]+)`;

/** What stands before a place that is plainly one: then also a place we do not know is kept, in the user's words. */
const NAMED = new RegExp(
  phrases`
    \b(?:time ?-?zones?|tz)(?: (?:please|now|has changed|changed))?(?: (?:to|is|should be|of|for|as|at|in|will be|would be))*(?: now)? ?[:=]? (?:(?:the|to|is|in) )*${PLACE}
    |\b(?:moved|relocated|moving|relocating|living|live|based|located|staying|working|settled|flown|flying|travelling to|arrived)(?: (?:over|now|here|back|permanently))* (?:to|in|from) (?:the )?${PLACE}
    |\b(?:it should be|it is|it's|should be|must be) ${PLACE}
    |\b(?:i'm|i am|im|we're|now|currently|be|am)(?: (?:now|currently|back|here|living|based))* in (?:the )?${PLACE}
  `,
  'giu',
);

/** The same in German, French and Spanish; of these only places that are known, for the words stand before much else, too. */
const NAMED_ELSEWHERE = new RegExp(
  phrases`
    (?<![\p{L}])(?:(?:zeitzone|uhrzeit|zeit|uhr)(?: bitte| mal| jetzt| wieder| um| ein)* (?:auf|nach|für|von) (?:die |den |das )?${PLACE}
    |(?:fuseau(?: horaire)?|heures?|décalage)(?: (?:locale|mes|mails|messages|sur|là|horaire)){0,2} (?:(?:sur|de|du|à|en) (?:la |le |les |l['’])?|d['’])${PLACE}
    |(?:zona(?: horaria)?|hora|horario|huso)(?: (?:local|horario|a|la|es|por|favor)){0,3} (?:de|del|a la de|a|en) (?:la |el )?${PLACE})
  `,
  'giu',
);
/** Where somebody is now counts where their words speak of time, too. */
const LIVES_ELSEWHERE = new RegExp(
  phrases`
    (?<![\p{L}])(?:(?:bin|wohne|lebe|sitze|arbeite|überwintere|feldforschung|ziehen?|gezogen)(?: (?:jetzt|gerade|ab jetzt|nun|wieder|die nächsten monate|bis \p{L}+)){0,2} (?:in|auf|nach) (?:die |der )?${PLACE}
    |(?:suis|vis|habite|sommes|installée?s?|déménagé|mutée?|rentrée?s?|pars|serai|basée?)(?: (?:maintenant|désormais|à nouveau)){0,2} (?:à|a|en|au|aux|sur) (?:la |l['’])?${PLACE}
    |(?:vivo|estoy|resido|mud[eé]|mudado|trasladado|destinado|transfirieron|encuentro|faenar)(?: (?:ahora|ya|destinado|de paso|al museo|tres meses)){0,2} (?:en|a|por|de) (?:la |el )?${PLACE})
  `,
  'giu',
);
const SPEAKS_OF_TIME =
  /\b(?:zeit\w*|uhr\w*|ortszeit|heures?|fuseau|decalage|horaires?|hora|horas|horari\w+|huso|zona|time|amanece)\b/;

const BEFORE_TIME = new RegExp(
  `${PLACE}(?:'s)? (?:standard |daylight |local |summer |winter )?time(?! ?-?(?:zones? (?:to|is|of|please)|of|that|when))(?: ?-?zone)?\\b`,
  'giu',
);

const ABBREVIATION =
  /(?<![\p{L}\d])(PST|PDT|EDT|CST|CDT|MST|MDT|CET|EET|EEST|BST|JST|KST|SGT|HKT|AEST|AEDT|AWST|NZST|NZDT|SAST|MSK|UTC|GMT|MEZ)(?![\p{L}\d])/iu;
/** These are words too ("Ist das möglich?", "c'est"): they name a zone in capitals alone. */
const IN_CAPITALS = /(?<![\p{L}\d])(EST|CEST|IST|WET)(?![\p{L}\d])/u;

const FILLER = new RegExp(phrases`
  ^(?:the|to|my|a|an|use|in|at|on|our|new|is|now|please|local|for|this|that|some|any|all|work|full|half|part|spare|set|change|i'm|it|me|
  |same|right|correct|wrong|earlier|later|different|preferred|your|by|go|go by|switch|from|right|office|last|next|good|better|best|more|which|every|each|delivery|send|and|so|first|no|another|much|day|am|pm|noon|of|with|like|instead|mornings?|afternoons?|evenings?|nights?|weekdays?|weekends?|week|daily|weekly|middle|beginning|end|touch|time|bed|charge|meetings?|mons?days?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?)$
`);

/**
 * The zone that words name: an IANA name where the zone, place, abbreviation or offset is one we know, else the words as
 * they were written. Null where they name none. An abbreviation that several zones share is taken for the one with most
 * people who use it so (IST for India, CST for Chicago, BST for London).
 */
export const zoneIn = (text: string): string | null => {
  for (const [, name = ''] of text.matchAll(NAME)) {
    const zone = zoneOfName(name);
    if (zone) return zone;
  }
  const offset = OFFSET.exec(text);
  if (offset) return zoneOfOffset(offset);
  const abbreviation = ABBREVIATION.exec(text)?.[1] ?? (isShouted(text) ? undefined : IN_CAPITALS.exec(text)?.[1]);
  if (abbreviation) return zoneOfPlace(abbreviation.toLowerCase());
  for (const [, words = ''] of text.matchAll(BEFORE_TIME)) {
    const zone = lastPlaceIn(words);
    if (zone) return zone;
  }
  const elsewhere = [
    ...text.matchAll(NAMED_ELSEWHERE),
    ...(SPEAKS_OF_TIME.test(plainly(text)) ? text.matchAll(LIVES_ELSEWHERE) : []),
  ];
  for (const found of elsewhere) {
    const zone = firstPlaceIn(found.slice(1).find(Boolean) ?? '');
    if (zone) return zone;
  }
  const named = [...text.matchAll(NAMED)].map((found) => found.slice(1).find(Boolean) ?? '');
  for (const words of named) {
    const zone = firstPlaceIn(words);
    if (zone) return zone;
  }
  return named.length === 0 ? null : (anyPlaceIn(text) ?? named.map(unknownPlace).find(Boolean) ?? null);
};

/** All of it is in capitals. */
const isShouted = (text: string): boolean => !/\p{Ll}/u.test(text);

const zoneOfOffset = ([words, sign = '+', hours = '0', minutes = '00']: RegExpExecArray): string => {
  const hour = Number(hours);
  if (minutes !== '00') return HALF_HOURS.get(`${sign}${hour}:${minutes}`) ?? words;
  if (hour > 14 || (sign === '-' && hour > 12)) return words;
  return hour === 0 ? 'UTC' : `Etc/GMT${sign === '+' ? '-' : '+'}${hour}`; // in these names west is plus
};

const wordsOf = (text: string): readonly string[] =>
  plainly(text)
    .split(' ')
    .map((word) => word.replace(/[.'-]+$|'s$/g, '').replace(/^[.'-]+/, ''));

const firstPlaceIn = (text: string): string | null => {
  const words = wordsOf(text);
  for (let count = Math.min(MAX_PLACE_WORDS, words.length); count > 0; count -= 1) {
    const zone = zoneOfPlace(words.slice(0, count).join(' '));
    if (zone) return zone;
  }
  return null;
};

const lastPlaceIn = (text: string): string | null => {
  const words = wordsOf(text);
  for (let from = 0; from < words.length; from += 1) {
    const zone = zoneOfPlace(words.slice(from).join(' '));
    if (zone && !FILLER.test(words.slice(from).join(' '))) return zone;
  }
  return null;
};

/** A place that is written like a name, wherever it stands. */
const anyPlaceIn = (text: string): string | null => {
  const words = text.split(/[\s,.;:!?()]+/).slice(0, 60);
  for (const [at, word] of words.entries()) {
    const zone =
      /^\p{Lu}/u.test(word) && word.length > 2 ? firstPlaceIn(words.slice(at, at + MAX_PLACE_WORDS).join(' ')) : null;
    if (zone) return zone;
  }
  return null;
};

/** Two places of different zones: one of them may be where somebody was, or what is wrong now. */
export const namesSeveralZones = (text: string): boolean => {
  const words = text.split(/[\s,.;:!?()]+/).slice(0, 60);
  const zones = words.flatMap((word, at) =>
    /^\p{Lu}/u.test(word) && word.length > 2
      ? (firstPlaceIn(words.slice(at, at + MAX_PLACE_WORDS).join(' ')) ?? [])
      : [],
  );
  return new Set(zones).size > 1;
};

/** Up to the first word that is none of a name. */
const unknownPlace = (text: string): string => {
  const words = text.split(' ');
  const end = words.findIndex(
    (word) => FILLER.test(plainly(word)) || /^(?:but|so|can|could|would|until|since|and)$/i.test(word),
  );
  return words
    .slice(0, end < 0 ? undefined : end)
    .join(' ')
    .replace(/(?<![.'-])[.'-]+$/, '');
};

/** `plain` words without the zone beside an hour in them: "8am Berlin time", "9 pm EST". */
export const withoutZone = (plain: string): string =>
  plain
    .replace(/(?<=\d ?(?:am|pm|h|uhr|:\d\d)? )(?:in )?((?:[a-z.]+ ){1,3})time$/, (whole, place: string) =>
      lastPlaceIn(place.trim()) ? '' : whole,
    )
    .replace(/(?<=\d ?(?:am|pm|h)? )(?:pst|pdt|est|edt|cst|cdt|mst|mdt|cet|cest|eet|bst|ist|jst|sgt|aest|utc|gmt)$/, '')
    .trim();

/** What people call a zone beside the cities that zones are named after: a zone, then its names. */
const NAMES: Readonly<Record<string, string>> = {
  UTC: 'utc, gmt, zulu, coordinated universal, universal',
  'America/New_York':
    'est, edt, et, eastern, us eastern, new york city, nueva york, nyc, boston, washington, washington dc, miami, atlanta, philadelphia, orlando, charlotte, pittsburgh, us east coast, east coast, florida, georgia us, new jersey, massachusetts, virginia, ohio, pennsylvania',
  'America/Chicago':
    'cst, cdt, ct, central, us central, dallas, houston, austin, texas, minneapolis, minnesota, st louis, new orleans, milwaukee, nashville, kansas city, illinois, wisconsin, louisiana',
  'America/Denver': 'mst, mdt, mountain, us mountain, colorado, salt lake city, utah, new mexico, albuquerque',
  'America/Los_Angeles':
    'pst, pdt, pt, pacific, us pacific, la, sf, san francisco, san diego, seattle, portland, las vegas, sacramento, san jose, silicon valley, california, oregon, nevada, us west coast, west coast',
  'America/Phoenix': 'arizona, tucson',
  'America/Anchorage': 'alaska, akst',
  'Pacific/Honolulu': 'hawaii, hst',
  'America/Toronto': 'ontario, ottawa, montreal, quebec',
  'America/Edmonton': 'calgary, alberta',
  'America/Vancouver': 'british columbia',
  'America/Mexico_City': 'mexico city, cdmx, ciudad de mexico, mexico, mexiko-stadt',
  'America/Sao_Paulo': 'rio, rio de janeiro, brasilia, brt, sao paulo',
  'America/Argentina/Buenos_Aires': 'argentina, buenos aires',
  'America/Santiago': 'chile, chilean',
  'America/Bogota': 'colombia, medellin',
  'America/Lima': 'peru',
  'America/Caracas': 'venezuela',
  'Europe/London':
    'bst, uk, the uk, u.k, united kingdom, great britain, britain, british, england, scotland, wales, manchester, edinburgh, glasgow, birmingham, leeds, bristol, liverpool, cardiff, sheffield, oxford, cambridge, londres',
  'Atlantic/Canary':
    'canarias, las canarias, islas canarias, canary islands, kanaren, teneriffa, tenerife, gran canaria, las palmas, la palma, la gomera, fuerteventura, lanzarote',
  'Atlantic/Azores': 'acores, azoren',
  'America/Martinique': 'martinica, fort-de-france',
  'America/Guadeloupe': 'guadalupe',
  'America/Cayenne': 'guyane, la guyane, guayana francesa',
  'Indian/Reunion': 'la reunion',
  'Indian/Antananarivo': 'madagascar, madagaskar, tananarive',
  'Africa/Dakar': 'senegal',
  'Africa/Algiers': 'algerie, argelia, algerien, alger',
  'Africa/Tunis': 'tunisie, tunisia, tunesien',
  'America/Guayaquil': 'ecuador, quito',
  'America/La_Paz': 'bolivia',
  'America/Montevideo': 'uruguay',
  'America/Argentina/Cordoba': 'cordoba argentina',
  'Europe/Dublin': 'ireland, irish, cork, galway',
  'Europe/Lisbon': 'portugal, portuguese, porto, wet, lisboa, lissabon, lisbonne',
  'Europe/Madrid':
    'spain, spanish, barcelona, valencia, seville, sevilla, zaragoza, malaga, bilbao, espana, spanien, espagne, peninsular',
  'Europe/Paris':
    'france, french, frankreich, francia, lyon, marseille, toulouse, nice, bordeaux, lille, nantes, strasbourg',
  'Europe/Berlin':
    'germany, german, deutschland, allemagne, alemania, munich, munchen, hamburg, cologne, koln, frankfurt, stuttgart, dusseldorf, leipzig, dresden, cet, cest, mez, mesz, central european, middle european',
  'Europe/Zurich': 'switzerland, swiss, geneva, basel, bern, lausanne, schweiz, genf, geneve, suisse, suiza',
  'Europe/Vienna': 'austria, austrian, graz, salzburg, linz, innsbruck, wien, osterreich, vienne, autriche',
  'Europe/Rome':
    'italy, italian, milan, milano, naples, turin, florence, bologna, venice, roma, rom, italien, italie, italia, mailand',
  'Europe/Amsterdam': 'netherlands, the netherlands, holland, dutch, rotterdam, the hague, utrecht, eindhoven',
  'Europe/Brussels': 'belgium, belgian, antwerp, ghent',
  'Europe/Luxembourg': 'luxemburg',
  'Europe/Copenhagen': 'denmark, danish, aarhus',
  'Europe/Stockholm': 'sweden, swedish, gothenburg, malmo',
  'Europe/Oslo': 'norway, norwegian, bergen, trondheim',
  'Europe/Helsinki': 'finland, finnish, tampere, eet, eest, eastern european',
  'Atlantic/Reykjavik': 'iceland',
  'Europe/Warsaw': 'poland, polish, krakow, wroclaw, gdansk, poznan',
  'Europe/Prague': 'czechia, czech republic, the czech republic, czech, brno',
  'Europe/Budapest': 'hungary, hungarian',
  'Europe/Bucharest': 'romania, romanian, cluj',
  'Europe/Sofia': 'bulgaria, bulgarian',
  'Europe/Athens':
    'greece, greek, thessaloniki, griechenland, griechische, kreta, athen, grece, athenes, grecia, atenas',
  'Europe/Zagreb': 'croatia, split',
  'Europe/Belgrade': 'serbia',
  'Europe/Ljubljana': 'slovenia',
  'Europe/Bratislava': 'slovakia',
  'Europe/Tallinn': 'estonia',
  'Europe/Riga': 'latvia',
  'Europe/Vilnius': 'lithuania',
  'Europe/Kyiv': 'ukraine, ukrainian, kyiv, lviv',
  'Europe/Istanbul': 'turkey, turkish, ankara, turkiye, trt',
  'Europe/Moscow': 'msk, st petersburg, saint petersburg',
  'Asia/Jerusalem': 'israel, israeli, tel aviv',
  'Asia/Dubai': 'uae, the uae, united arab emirates, the emirates, abu dhabi, gst, gulf',
  'Asia/Riyadh': 'saudi arabia, jeddah',
  'Asia/Qatar': 'doha',
  'Africa/Cairo': 'egypt, egyptian',
  'Africa/Casablanca': 'morocco, rabat, marrakesh, maroc, marruecos, marokko',
  'Africa/Lagos': 'nigeria, nigerian, abuja, wat, west africa, west african',
  'Africa/Accra': 'ghana',
  'Africa/Nairobi': 'kenya, kenyan, eat, mombasa',
  'Africa/Addis_Ababa': 'ethiopia',
  'Africa/Johannesburg': 'south africa, south african, cape town, durban, pretoria, sast',
  'Asia/Kolkata':
    'ist, india, indian, india standard, kolkata, mumbai, bombay, delhi, new delhi, bangalore, bengaluru, chennai, hyderabad, pune',
  'Asia/Karachi': 'pakistan, pakistani, lahore, islamabad, pkt',
  'Asia/Dhaka': 'bangladesh',
  'Asia/Colombo': 'sri lanka',
  'Asia/Kathmandu': 'nepal, kathmandu',
  'Asia/Bangkok': 'thailand, thai, phuket',
  'Asia/Ho_Chi_Minh': 'vietnam, hanoi, saigon, ho chi minh city, ho chi minh',
  'Asia/Jakarta': 'java, wib',
  'Asia/Makassar': 'bali',
  'Asia/Kuala_Lumpur': 'malaysia, kl',
  'Asia/Singapore': 'sgt',
  'Asia/Manila': 'philippines, the philippines, cebu, pht',
  'Asia/Hong_Kong': 'hkt, hong kong',
  'Asia/Shanghai': 'china, chinese, chine, peking, beijing, shenzhen, guangzhou',
  'Asia/Taipei': 'taiwan',
  'Asia/Seoul': 'korea, south korea, korean, kst, busan',
  'Asia/Tokyo': 'japan, japanese, japon, tokio, jst, osaka, kyoto, yokohama',
  'Australia/Sydney': 'aest, aedt, canberra, new south wales, nsw',
  'Australia/Melbourne': 'victoria',
  'Australia/Brisbane': 'queensland, gold coast',
  'Australia/Adelaide': 'south australia',
  'Australia/Perth': 'awst, western australia',
  'Pacific/Auckland':
    'new zealand, neuseeland, nouvelle-zelande, nueva zelanda, nz, nzst, nzdt, wellington, christchurch',
};

const CITIES = Intl.supportedValuesOf('timeZone').map(
  (zone) => [(zone.split('/').at(-1) ?? zone).replaceAll('_', ' ').toLowerCase(), zone] as const,
);

const BY_NAME: ReadonlyMap<string, string> = new Map([
  ...CITIES,
  ...Object.entries(NAMES).flatMap(([zone, names]) => names.split(', ').map((name) => [name, zone] as const)),
]);

const BY_ZONE: ReadonlyMap<string, string> = new Map(
  [...Intl.supportedValuesOf('timeZone'), ...Object.keys(NAMES)].map((zone) => [zone.toLowerCase(), zone]),
);

/** The IANA zone of a city, country, region or abbreviation, in small letters without accents; null for none. */
const zoneOfPlace = (place: string): string | null => BY_NAME.get(place) ?? null;

/** A zone by its own name, however that is written; null for none. */
const zoneOfName = (name: string): string | null => BY_ZONE.get(name.toLowerCase()) ?? null;
