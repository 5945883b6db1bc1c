import { isBlank, plain } from './line.ts';
import { phrases, plainText } from './plain-text.ts';

/** What a part of a line gives, and nothing else. */
export type Contact = 'phone' | 'email' | 'web' | 'profile' | 'picture' | 'register' | 'office' | 'address' | 'town';

const LONGEST = 200;

/** The targets that a text version writes behind a link. */
const TARGETS = /\s*<(?:tel|mailto|https?|callto|sip):[^<>]{0,300}>/giu;
const STARS = /[*_]{1,3}(?=[\p{L}\p{N}[(+])|(?<=[\p{L}\p{N}.\])])[*_]{1,3}/gu;

const PHONE_LABELS = phrases`
  tel|telefono?n?|telephone|telefax|telefoon|tlf|tfno?|tfn|fon|fono|phone|ph|p|t|m|f|o|d|c|h|b|fax|telecopie
  |fax to e-?mail|mobile?|mobiel|mobiltelefon|mob|movil
  |cell|cellulare|cel|celular|port|portable|gsm|handy|dir|direct|direct (?:line|dial|phone|fax|tel)|direktwahl
  |durchwahl|dw|ddi|did|office|of|off|work
  |home|main|main line|switchboard|reception|standard|zentrale|ligne directe|ligne|secretariat|sekretariat
  |doorkiesnummer|doorkies|centralino|centralita
  |bleep|pager|bip|cercapersone|ext|extension|int|interno|toestel|nst|poste|whatsapp|signal|hotline|toll free
  |freephone|fijo|fisso|ufficio|bureau
  |kantoor|privat|buro|oficina|directo|diretto|desk|land ?line|emergency|notruf|24h|tel/fax|tel\. und fax|phone/fax
  |t/f|tel\./fax
`;
const PHONE = new RegExp(
  `^[^\\p{L}\\d+(]{0,6}(?:(?:${PHONE_LABELS})\\b[\\s.:/-]{0,4})?(?:\\((?:direct|mobile|office|cell|work|[hwmofcd])\\)\\s?)?` +
    '[+(]{0,2}\\d(?:[\\s()./–-]{0,3}\\d){5,15}(?:[\\s,]{0,2}(?:x|ext|extension|dw|int|poste)[.:]?\\s?\\d{1,6})?' +
    '(?:\\s?\\([^()]{1,24}\\)|\\s(?:direct|mobile|office|cell|work|home|fax|[hwmofcd]))?$',
  'u',
);
/** Numbers inside a house may be short: "Ext 4411". */
const INSIDE =
  /^(?:ext|extension|bleep|pager|bip|cercapersone|int|interno|dw|durchwahl|toestel|nst|poste)[\s.:-]{1,4}\d(?:[\s/-]?\d){1,7}$/;
const HAS_LABEL = new RegExp(`^[^\\p{L}\\d+(]{0,6}(?:(?:${PHONE_LABELS})\\b[\\s.:/-]{1,4}|:)`, 'u');
/** Without a label a number has to be grouped or begin as numbers of telephones do: "1234567" may be a count. */
const DIALLED = /^\W{0,4}(?:\+|00?\d|\(0?\d{2,4}\)|\d{3}[ .-]\d{3}[ .-]\d{4}$|\d{2,4}[ /-]\d{3,4}[ -]\d{2,4})/u;
const DATE = /^\W{0,3}(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d{1,2}[:.]\d{2}\b)/;

const EMAIL =
  /^\W*(?:(?:e-?mail|mail|e|pec|courriel|correo|posta|electronico|mel|adresse)[.:]{0,2}\s*|[\p{L}-]{1,12}:\s*)?[^\s@|<>]+@[^\s@|<>]+\.\p{L}{2,}\W*$/u;
const WEB_LABELS =
  'web|website|webseite|w|i|internet|site|url|sito|homepage|online|blog|shop|home|link|page|linkedin|xing';
const WEB = new RegExp(`^\\W*(?:(?:${WEB_LABELS})[.:]{0,2}\\s+)?(?:https?:\\/\\/|www\\.)\\S+$`, 'u');
/** "Book a time with me: https://…". */
const INVITED =
  /^(?:book|schedule|visit|follow|connect|find|join|meet|read more|learn more|termin|folge|besuch\p{L}*|prenez|rendez-vous|reserv\p{L}+|agenda|prenota|segui\p{L}*|volg|plan)(?!\p{L})[^.!?:]{0,40}:? <?(?:https?:\/\/|www\.)\S+$/u;
const DOMAIN = new RegExp(
  `^\\W*(?:(?:${WEB_LABELS})[.:]{0,2}\\s+)?(?:[\\p{L}\\d-]{2,40}\\.){1,3}\\p{L}{2,10}(?:\\/\\S{0,80})?$`,
  'u',
);
/** "notes.md": a file, not a site. */
const FILE =
  /\.(?:js|ts|md|py|rb|go|rs|cs|sh|pl|txt|docx?|xlsx?|pptx?|pdf|csv|json|html?|css|zip|png|jpe?g|gif|mp[34])$/;
const PROFILE = phrases`
  ^(?:(?:visit|follow|connect|find|like|book|join|folgen|suivez)(?: \p{L}{2,8}){0,3} )?(?:on |me on |us on |auf 
  |sur )?(?:linkedin|skype|facebook|twitter|instagram|xing|youtube|tiktok|mastodon
  |bluesky|github|pinterest|vimeo|teams|zoom|calendly|threema|telegram|fb|ig)(?:\s*[:/]\s*\S{1,60}|\s+@\S{1,40})?$
  |^@[\w.]{2,30}$
`;
const PROFILES = new RegExp(PROFILE, 'u');
const PICTURE =
  /^(?:\[?(?:image|cid|logo|bild|picture|img|inline image|immagine|imagen|photo)\s?:[^\]]{0,120}\]?|\[(?:logo|image|img|bild|picture)[^\]]{0,60}\]|<[^<>]{1,80}\.(?:png|jpe?g|gif)>)$/u;

/** Numbers under which the law knows a firm, a charity or a profession. */
const REGISTER_NAMES = phrases`
  (?:registered )?(?:company|charity|co|firm|business|organisation) (?:no|number|nr|reg|registration)|registered
  |company registered|company limited by guarantee|vat|ust-?id-?(?:nr|nummer)?|umsatzsteuer(?:-?id\p{L}*)?
  |steuer-?(?:nr|nummer)|st-?nr|uid|mwst|hr[ab]
  |rcs|siret|siren|tva|ape|naf|code (?:ape|naf)|cif|c\.i\.f|nif|n\.i\.f|rfc|p\.? ?iva|partita iva|c\.? ?f|cf
  |codice fiscale|c\.?f\.? e p\.? ?iva|r\.?e\.?a|cap\.? soc|capitale sociale|kvk|k\.v\.k|btw|rsin|iban|bic|swift
  |rpr|abn|acn|ein|nip|regon|krs|cvr|orgnr|org\.? ?nr|organisationsnummer
  |konto|blz|glaubiger-?id|lei|duns|npi|nmc|gmc|pin|sra|frn|fca|eori|ondernemingsnummer
`;
const BEFORE_NUMBER =
  '(?:[\\s.:#°-]|\\b(?:no|n|nr|num|number|nummer|reg|registration|id|idnr|be|de|fr|it|es|eu|in|the|england|wales|and|scotland|ireland|northern|pin|pd|mi|rm|to)\\b|\\p{L}{2} ?-|€|eur)';
const REGISTER = new RegExp(
  `^(?:no?[°.]? ?)?(?:${REGISTER_NAMES})\\b${BEFORE_NUMBER}{0,14}\\p{L}{0,4}\\s?\\d[\\p{Lu}\\d\\s./€-]{2,26}(?:[a-z]\\d{2}|i\\.v\\.|mwst)?\\)?$`,
  'u',
);
const REGISTERS =
  /^(?:iban:? ?[a-z]{2}\d{2}[ a-z\d]{10,34}|(?:ag|amtsgericht|registergericht|handelsregister|registro mercantil|registro imprese|rcs|rpr|hr[ab])\b[\p{L}\s:,.-]{0,40}(?:\d[\d\s./b-]{1,20}|, hr[ab] ?\d{1,8}|: [\p{L}-]{3,25})|(?:rpr|rcs) [\p{L}-]{3,25}|che-[\d.]{9,13}(?: mwst)?|(?:(?:sarl|sas|sasu|sa|eurl|sci|societe) )?au capital (?:social )?de [\d .,]{3,15}(?:€|eur\p{L}*)?|inscrit[ao] .{2,60}\d{2,}|iscritt[ao] .{2,60}\d{2,}|registered (?:in|as a charity in) (?:england|wales|scotland|ireland|northern ireland|the united kingdom|uk)\b.{0,60}|authori[sz]ed and regulated by .{2,80}|(?:\p{L}{2,5} )?(?:mit )?sitz in [\p{L}-]{3,25}|sitz der gesellschaft:? (?:\p{L}+[ -]?){1,3})$/u;
/** Persons and places that a firm has to name, behind a colon. */
const OFFICES = new RegExp(
  phrases`
    ^(?:geschaftsfuhr\p{L}{0,4}|gf|vorstand(?:svorsitzende[rn]?)?|aufsichtsrat\p{L}{0,20}|vors(?:\.
    |itzende[rn]?) des aufsichtsrat\p{L}{1,3}|prokurist\p{L}{0,3}|komplementar\p{L}{0,4}|inhaber\p{L}{0,2}|sitz
    |sitz der gesellschaft|firmensitz|gesellschaftssitz|registergericht|amtsgericht|ag
    |handelsregister(?:nummer)?|verwaltungsrat|prasident\p{L}{0,2}|directors?|managing directors?|chair(?:man|woman
    |person)?|trustees?|registered office|registered address|head office|office hours|opening hours|office|address
    |adresse|anschrift|hausanschrift|postanschrift|besucheradresse
    |lieferadresse|siege|siege social|gerante?s?|presidente?|directeur general|capital|sede|sede legale
    |sede operativa|sede amministrativa|stabilimento|amministratore(?: unico)?|domicilio(?: social| fiscal)?
    |direccion|indirizzo|adres|bezoekadres|postadres|vestigingsadres|bestuur
    |statutaire zetel|zetel|maatschappelijke zetel|bankverbindung|bank)\s?: ?\S[^!?]{0,120}$
  `,
  'u',
);

const STREET = new RegExp(
  phrases`
    ^(?:(?:unit|suite|ste|flat|apt|floor|level|room|building|bldg|block|piso|planta|nave|local|etage|batiment|bat
    |gebaude|zimmer|raum|scala|interno)\.? ?(?:\d[\p{L}\d-]{0,5}|\p{L})|\d{1,2}(?:st|nd|rd|th) floor
    |p\.?o\.? ?box ?\d{1,6}|postfach ?[\d ]{1,9}|postbus \d{1,6}|b\.?p\.? ?\d{2,6}|c\.?s\.? ?\d{4,6}
    |apartado(?: de correos)? \d{1,6}|casella postale \d{1,6}|c/o .{2,40}
    |\d{1,4} ?[a-d]?(?: bis| ter)?,? (?:rue|r|avenue|av|boulevard|bd|blvd|place|pl|impasse|allees?|chemin|route|rte
    |quai|cours|square|passage|voie|faubourg|via|viale|calle|rua|esplanade)\.? .{2,50}
    |(?:zone industrielle|zone artisanale|za|z\.a\.|zac|zae|zi|z\.i\.|parc d['’]activites|technopole) (?:de |du 
    |des |d['’])?.{2,40}
    |(?:[\p{L}.-]+ ){0,3}?[\p{L}.-]*(?:strasse|straße|str\.?|weg|platz|allee|gasse|ring|damm|ufer|hof|markt|kamp
    |steig|chaussee|graben|berg|tor|stieg|straat|laan|plein|gracht|kade|singel|dijk|steenweg|baan|dreef
    |lei) ?(?:op \p{L}{3,20} )?\d{1,4} ?[a-z]?(?: ?[-–/+] ?\d{1,4} ?[a-z]?)?
    |(?:am|an der|an den|auf dem|auf der|im|in der|in den|zum|zur|unter den|alte[rn]?|neue[rn]?|steenweg op|korte
    |lange) [\p{L}-]{3,25}(?: [\p{L}-]{3,20})? \d{1,4} ?[a-z]?(?: ?[-–/] ?\d{1,4} ?[a-z]?)?
    |(?:via|viale|piazza|piazzale|corso|largo|vicolo|strada|lungomare|localita|loc\.|fraz\.|contrada|calle|c/|c\.
    |avda\.?|avenida|av\.|plaza|pza\.?|paseo|p[oº]\.?|poligono|pol\.|carretera|ctra\.?|camino|ronda|rambla|travesia
    |glorieta|carrer|rua) .{2,50}?,? ?(?:\d{1,5}|s/n|n[oº.]? ?\d{1,5})(?: ?[-–/º°ª] ?[\p{L}\dº°ª]{0,5}){0,3}
    |(?:poligono|pol\.) .{2,40})$
  `,
  'u',
);
/** A word that is neither a name's nor one that joins names: something is said. */
const SAID = /(?<![\p{L}'’.-])\p{Ll}{4,}(?![\p{L}'’.])/u;

/** In English the words of a street are capitalised: "40 visitors in the park" is none. */
const ENGLISH_STREET =
  /^\d{1,5}(?:[-–/]\d{1,5})? ?[A-Za-z]?,? (?:(?:\p{Lu}[\p{L}.'’-]*|\d{1,9}(?:st|nd|rd|th)|of|the) ){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Way|Row|Square|Sq|Court|Ct|Place|Pl|Close|Terrace|Crescent|Boulevard|Blvd|Parkway|Pkwy|Quay|Wharf|Hill|Gardens|Mews|Highway|Hwy|Park|Yard|Walk|Plaza|Broadway|Gate|Green|Parade)\.?(?: [NSEW]{1,2})?$/u;
/** A code of letters and figures is sure to be one of the post; five figures may count something. */
const CODED_TOWN = new RegExp(
  phrases`
    ^(?:\d{4} ?[A-Z]{2} \p{Lu}[\p{L}'’ -]{1,30}|(?:.{1,60}[ ,])?[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}
    |(?:\p{Lu}[\p{L}.'’-]+ ?){1,3},? [A-Z]{2},? \d{5}(?:-\d{4})?|[A-Z]{2} \d{5}(?:-\d{4})?
    |C\.?P\.? \d{4,5}(?: .{2,30})?|[A-Z]{1,2}-\d{4,5} \p{Lu}[\p{L}.'’/ -]{1,40})$
  `,
  'u',
);
const TOWN =
  /^(?:\d{4,5} \p{Lu}[\p{L}.'’/-]*(?:[ -](?:[a-z.]{1,5}[ -]){0,2}\p{Lu}?[\p{L}.'’/-]+){0,3}(?: ?\([\p{L} .]{2,20}\))?(?: \d{1,2})?(?: CEDEX(?: \d{1,2})?)?|Co\. \p{Lu}\p{L}+)$/u;

const folded = (part: string): string => plainText(part).replaceAll('ß', 'ss');

const contactOf = (part: string): Contact | undefined => {
  const low = folded(part);
  if (PICTURE.test(low)) return 'picture';
  if (EMAIL.test(low)) return 'email';
  if (WEB.test(low) || INVITED.test(low) || (DOMAIN.test(low) && !FILE.test(low))) return 'web';
  if (isPhone(low)) return 'phone';
  if (PROFILES.test(low)) return 'profile';
  if (REGISTER.test(low) || REGISTERS.test(low)) return 'register';
  if (OFFICES.test(low) && !SAID.test(part.slice(part.indexOf(':')))) return 'office';
  if (STREET.test(low) || ENGLISH_STREET.test(part) || CODED_TOWN.test(part)) return 'address';
  return TOWN.test(part) ? 'town' : undefined;
};

const isPhone = (low: string): boolean =>
  (PHONE.test(low) && !DATE.test(low) && (HAS_LABEL.test(low) || DIALLED.test(low))) || INSIDE.test(low);

/** The line as it was before it became text: without stars of bold print and without the targets of links. */
export const unmarkedLine = (line: string): string =>
  plain(
    plain(line.slice(0, 2 * LONGEST))
      .replace(TARGETS, '')
      .replace(STARS, ''),
  ).slice(0, LONGEST);

/** Between the parts of a line: bars, dots, dashes and commas, each weaker than the one before. */
const BETWEEN: readonly RegExp[] = [/\s*[|•·‖¦]\s*|\s{3,}|\t/u, /\s+[-–—/]+\s+/u, /\s*[,;]\s+/u];

/** The parts of a line that `isPart` knows, cut as seldom as it can be; nothing if some of it stays unknown. */
export const partsOf = <T>(
  line: string,
  kindOf: (part: string) => T | undefined,
  depth = 0,
): readonly T[] | undefined => {
  const whole = kindOf(line);
  if (whole !== undefined) return [whole];
  const between = BETWEEN[depth];
  if (!between) return undefined;
  const parts = line.split(between).filter((part) => part !== '');
  if (parts.length > MOST_PARTS) return undefined;
  if (parts.length < 2) return partsOf(line, kindOf, depth + 1);
  const kinds = parts.map((part) => partsOf(part, kindOf, depth + 1));
  return kinds.every((some) => some !== undefined) ? kinds.flat() : undefined;
};
const MOST_PARTS = 8;

/** A town, a district or a house that an address names without a number. */
const PLACE = /^\p{Lu}[\p{L}.'’-]{1,25}(?: \p{Lu}[\p{L}.'’-]{1,25}){0,3}$/u;

const placed = (parts: readonly string[]): readonly Contact[] => {
  const kinds = parts.map((part) => contactOf(part));
  const isAddress = kinds.some((kind) => kind === 'address' || kind === 'town');
  const isPlaced = parts.every((part, at) => kinds[at] !== undefined || (at > 0 && PLACE.test(part)));
  return isAddress && isPlaced && parts.length <= MOST_PARTS ? kinds.filter((kind) => kind !== undefined) : [];
};

/** The contact details that a line consists of; none where it says anything else. */
export const contactsIn = (line: string): readonly Contact[] => {
  const text = unmarkedLine(line);
  if (text === '') return isBlank(line) ? [] : ['web'];
  return partsOf(text, contactOf) ?? placed(text.split(/\s*[,|·]\s+|\s+[-–]\s+/u));
};
