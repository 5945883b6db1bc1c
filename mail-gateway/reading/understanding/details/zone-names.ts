/** What people call a zone beside the cities that zones are named after: a zone, then its names. */
const NAMES: Readonly<Record<string, string>> = {
  UTC: 'utc, gmt, zulu, coordinated universal, universal',
  'America/New_York':
    'est, edt, et, eastern, us eastern, new york city, nyc, boston, washington, washington dc, miami, atlanta, philadelphia, orlando, charlotte, pittsburgh, us east coast, east coast, florida, georgia us, new jersey, massachusetts, virginia, ohio, pennsylvania',
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
  'America/Mexico_City': 'mexico city',
  'America/Sao_Paulo': 'rio, rio de janeiro, brasilia, brt, sao paulo',
  'America/Argentina/Buenos_Aires': 'argentina, buenos aires',
  'America/Santiago': 'chile',
  'America/Bogota': 'colombia, medellin',
  'America/Lima': 'peru',
  'America/Caracas': 'venezuela',
  'Europe/London':
    'bst, uk, the uk, u.k, united kingdom, great britain, britain, british, england, scotland, wales, manchester, edinburgh, glasgow, birmingham, leeds, bristol, liverpool, cardiff, sheffield, oxford, cambridge',
  'Europe/Dublin': 'ireland, irish, cork, galway',
  'Europe/Lisbon': 'portugal, portuguese, porto, wet, west',
  'Europe/Madrid': 'spain, spanish, barcelona, valencia, seville, malaga, bilbao, espana',
  'Europe/Paris': 'france, french, lyon, marseille, toulouse, nice, bordeaux, lille, nantes, strasbourg',
  'Europe/Berlin':
    'germany, german, deutschland, munich, munchen, hamburg, cologne, koln, frankfurt, stuttgart, dusseldorf, leipzig, dresden, cet, cest, mez, mesz, central european, middle european',
  'Europe/Zurich': 'switzerland, swiss, geneva, basel, bern, lausanne, schweiz',
  'Europe/Vienna': 'austria, austrian, graz, salzburg, linz, innsbruck, wien',
  'Europe/Rome': 'italy, italian, milan, milano, naples, turin, florence, bologna, venice, roma',
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
  'Europe/Athens': 'greece, greek, thessaloniki',
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
  'Africa/Casablanca': 'morocco, rabat, marrakesh',
  'Africa/Lagos': 'nigeria, nigerian, abuja, wat',
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
  'Asia/Shanghai': 'china, chinese, beijing, shenzhen, guangzhou',
  'Asia/Taipei': 'taiwan',
  'Asia/Seoul': 'korea, south korea, korean, kst, busan',
  'Asia/Tokyo': 'japan, japanese, jst, osaka, kyoto, yokohama',
  'Australia/Sydney': 'aest, aedt, canberra, new south wales, nsw',
  'Australia/Melbourne': 'victoria',
  'Australia/Brisbane': 'queensland, gold coast',
  'Australia/Adelaide': 'south australia',
  'Australia/Perth': 'awst, western australia',
  'Pacific/Auckland': 'new zealand, nz, nzst, nzdt, wellington, christchurch',
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
export const zoneOfPlace = (place: string): string | null => BY_NAME.get(place) ?? null;
/** A zone by its own name, however that is written; null for none. */
export const zoneOfName = (name: string): string | null => BY_ZONE.get(name.toLowerCase()) ?? null;
