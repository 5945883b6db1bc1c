import { isNameLike } from '#language/text/closings.ts';
import { isBlank, plain } from '#language/text/line.ts';
import { isQuoted, nextWritten, trimBlank } from './lines.ts';

const LONGEST = 4_000;
const MOST_PARAGRAPHS = 6;
const MARKS_NEEDED = 3;

/** Words by which a mail speaks of itself. */
const ITSELF = new RegExp(
  '(?<!\\p{L})(?:this|these|any|diese[rs]?|diese|ce|cette|este|esta|questo|questa|presente|dit|deze|detta|denna|denne|dette|tama|ta|' +
    'niniejsz\\p{L}+|tato|tento|это|данн\\p{L}+|настоящ\\p{L}+|bu) (?:[\\p{L}-]+ ){0,2}?(?:e-?mails?|messages?|communications?|comunicazion[ei]|comunicacion|comunicacao|kommunikation|transmission|' +
    'nachricht|courriels?|courrier|mensajes?|correo|messaggio|mensage[mn]|bericht|meddelande|meddelelse|besked|e-post\\p{L}*|viesti\\p{L}*|' +
    'sahkoposti\\p{L}*|wiadomosc\\p{L}*|zprava|сообщени\\p{L}+|письм\\p{L}+|ileti\\p{L}*|mesaj\\p{L}*|e-posta\\p{L}*)|(?:本|この|此)(?:メール|邮件|郵件|電子)',
  'u',
);

/** What a firm's lawyers say below a mail; each pattern one thing they say, in the languages they say it in. */
const MARKS: readonly RegExp[] = [
  /confidential|privileged|vertraulich|confidenti|confidencia|riservat|confidenzial|vertrouwelijk|konfident|fortrolig|luottamuksell|poufn|duvern|конфиденц|機密|保密|机密|gizli/,
  /intended|solely|addressee|adressat|bestimmt|destinat|uitsluitend|bestemd|avsedd|tiltenkt|tilsigtet|beregnet|tarkoitettu|przeznaczon|adresat|urcen|предназнач|адресат|受信者|收件人|alici/,
  /in error|by mistake|erroneously|not the (?:intended|named)|irrtumlich|fehler|par erreur|por error|per errore|por engano|por erro|ten onrechte|abusievelijk|av misstag|ved en feil|ved en fejl|erehdys|omylk|omylem|по ошибке|誤って|误|yanlislik/,
  /notify|inform the|contact the sender|delete|destroy|benachrichtig|informieren|losch|vernichte|supprim|detrui|avert|elimin|borr|notifi|cancell|distrugg|apag|verwijder|vernietig|raderas?|meddela|slett|slet|poista|ilmoit|usun|smaz|informuj|удалит|сообщите|削除|删除|silin|bildirin/,
  /disclos|distribut|copying|dissemination|unauthori[sz]ed|prohibited|liabilit|liable|unbefugt|weitergabe|untersagt|divulgation|interdit|diffusion|prohibid|divulga|proibi|diffusione|viete|verboden|verspreid|forbud|kielletty|zabroni|zakaz|запрещ|禁止|yasak/,
  /views (?:or opinions )?(?:expressed|presented)|(?:virus|malware)|opinions? (?:expressed|contained)|registered (?:office|in)|company (?:number|registration)|handelsregister|geschaftsfuhr/,
];

/** Said by machines and firms alone, so that one of them is enough. */
const SURE =
  /^(?:(?:p )?(?:please )?(?:think|consider the environment|bitte (?:denken|prufen) sie|pensez a l|avant d'imprimer|antes de imprimir|prima di stampare|piense antes)\b.{0,60}\b(?:before|print\w*|umwelt|ausdruck\w*|environnement|imprim\w*|medio ambiente|stampare|ambiente)\b.{0,100}|(?:this (?:e-?mail|message) (?:has been|was) (?:scanned|checked)|diese (?:e-?mail|nachricht) wurde (?:von|auf)|scanned by|(?:sensitivity|classification|klassifizierung|vertraulichkeit) ?: ?\w{3,20}(?: \w{2,20})?$|virus-?free\b|virenfrei\b|libre de virus|sans virus|garanti sans virus|privo di virus)\b.{0,160}|no virus found in this (?:incoming |outgoing )?(?:e-?mail|message)\b.{0,300}|(?:save a tree\b.{0,20})?(?:please )?(?:do not|don['’]t) print this (?:e-?mail|message)\b.{0,80})$/;

/** What lists, groups and forums write below every mail they pass on, and filters below every mail they let pass. */
const LIST =
  /^(?:you (?:are receiving|received|receive) (?:this|all) (?:(?:e-?mails?|messages?|mails?) )?(?:because|sent to this)\b.{0,700}|to (?:unsubscribe from|stop receiving) (?:this|these|e-?mails from)\b.{0,400}|to unsubscribe from the [^\s]{1,60} (?:mailing )?list\b.{0,300}|to unsubscribe,? (?:send )?(?:an )?e-?mail ?:? ?(?:to )?\S{1,100}@.{0,300}|reply to this e-?mail directly\b.{0,300}|visit topic or reply to this e-?mail to respond\b.{0,300}|to respond,? reply to this e-?mail or visit\b.{0,300}|(?<list>[\w.-]{1,60}) mailing list(?: --)? \k<list>@[\w.-]{1,255}(?: to unsubscribe .{0,200})?|groups\.io links:.{0,600}|(?:click here\s+)?to report this (?:e-?mail|message) as spam.{0,60}|sie (?:erhalten|haben) diese (?:e-?mail|nachricht),? (?:weil|da|erhalten)\b.{0,500}|vous (?:recevez|avez recu) ce (?:message|courriel|mail) (?:car|parce)\b.{0,500})$/;

/** Programs that look for viruses and say so below the mail. */
const SCANNERS =
  /(?<!\p{L})(?:avast|avg|avira|kaspersky|eset|nod32|norton|mcafee|sophos|mailscanner|messagelabs|symantec|mimecast|barracuda|bitdefender|trend ?micro|f-secure|proofpoint|spamexperts|mailguard|mailmarshal|clamav)(?!\p{L})/u;

const VIRUS = /virus|malware|wirus|вирус|viren|virukset|viruset|ウイルス|病毒/u;
const LONGEST_SCAN = 1_500;

/** What a firm has to say of itself by law; each pattern one piece of it. */
const FIRM: readonly RegExp[] = [
  /sitz der gesellschaft|registered office|siege social|sede legale|domicilio social|statutaire zetel/,
  /registered (?:in (?:england|scotland|ireland|the)|company)/,
  /registergericht|amtsgericht|handelsregister|companies house|rcs |kvk|registro mercantil|registro imprese|organisationsnummer/,
  /(?<!\p{L})hr[ab] ?\d|company (?:number|no\b|registration)|reg(?:istered|istration)?\.? (?:number|no\b)|siret|siren|cvr/u,
  /geschaftsfuhr|vorstand|aufsichtsrat|directors?:|gerant|capital (?:social )?de/,
  /ust-?id|vat (?:number|no\b|reg|id)|steuernummer|tva |p\. ?iva|partita iva|btw|nif |cif |umsatzsteuer/,
];

const FIRM_NEEDED = 3;
const FIRM_NAME = / (?:gmbh|ag|kg|se|ltd|limited|inc|llc|plc|bv|sarl|spa|ab|as|oy)\.?\s*$/;

const LINKS = /<?(?:https?:|www\.|#[0-9a-f]{8}-)[^\s>]*>?/g;

const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l');

/** Words that may stand before those by which a mail speaks of itself: "The information contained in this e-mail". */
const BEFORE_ITSELF = new RegExp(
  `^(?:(?:${[
    'please note that|bitte beachten sie[,:]?|note|notice|disclaimer|confidentiality(?: note| notice)?|confidential|important|hinweis|avis|aviso|legal',
    "the|any|all|der|die|das|alle|les?|la|las|los|el|il|i|gli|tutte|toutes|tous|todas|de|het|alle|l['’]?",
    'information(?:en|s)?|inhalte?s?|contents?|data|contenus?|informacion(?:es)?|contenidos?|informazion[ei]|contenut[oi]|informatie|inhoud|gegevens',
    'contained|transmitted|included|provided|contenues?|transmises?|contenidas?|contenut[aei]|incluidas?|trasmess[aei]|vervat|opgenomen',
    'in|within|of|by|with|dans|par|en|nella?|di|van',
  ].join('|')})[\\s:.!–-]*)*$`,
);
/** "… is confidential", "… may contain privileged information", of a mail. */
const FOR_FEW = new RegExp(
  `(?:${ITSELF.source})\\P{N}{0,80}?(?<!\\p{L})(?:is|are|may|might|contains?|ist|sind|enthal\\p{L}+|kann|konnen|est|sont|peu(?:ven)?t|contien\\p{L}+|es|son|pued\\p{L}+|e|sono|puo|possono|zijn|kan|kunnen|bevat\\p{L}*)(?!\\p{L})\\P{N}{0,100}?(?:confidential|privileged|vertraulich|confidenti|confidencia|riservat|confidenzial|vertrouwelijk)`,
  'u',
);
const IF =
  /^(?:please )?(?:if|should|falls|sollten|wenn|si|en caso|en cas|se|qualora|nel caso|indien|als|wanneer|mocht)\b/;
const NOT_FOR_YOU =
  /nicht (?:der|die) (?:[a-z]+ )?(?:adressat|empfanger)|(?:pas|n'etes) le (?:bon )?destinataire|no es (?:usted )?el destinatario|non (?:e|sia|siete) (?:il|i) destinatari|niet de (?:[a-z]+ )?(?:geadresseerde|ontvanger)/;
const BY_US =
  /(?<!\p{L})(?:we|our|wir|unsere?n?|nous|notre|nosotros|nuestr[oa]|noi|abbiamo|nostr[oa]|wij|ons|onze)(?!\p{L})/u;
const LONGEST_SENTENCE = 400;

/** One sentence of a disclaimer: this mail is for few, or whom it did not concern should delete it. */
const isSentenceOfOne = (text: string): boolean => {
  if (text.length > LONGEST_SENTENCE || BY_US.test(text)) return false;
  const [, , missent, deleted] = MARKS;
  const isMissent = missent?.test(text) === true || NOT_FOR_YOU.test(text);
  if (IF.test(text)) return isMissent && deleted?.test(text) === true && ITSELF.test(text);
  return FOR_FEW.test(text) && BEFORE_ITSELF.test(text.slice(0, text.search(ITSELF)));
};

/** Of a firm, not of a person: a mail that says of itself what lawyers say, in the third person. */
const isDisclaimer = (paragraph: string, isFirst: boolean): boolean => {
  const text = folded(paragraph.slice(0, LONGEST))
    .replace(/\s+/g, ' ')
    .replace(LINKS, ' ')
    .replace(/^[^\p{L}]+|\s+$/gu, '');
  if (isPersonal(paragraph, text)) return false;
  if (SURE.test(text) || LIST.test(text) || isWarning(text) || isSentenceOfOne(text)) return true;
  if (text.length <= LONGEST_SCAN && SCANNERS.test(text) && VIRUS.test(text) && ITSELF.test(text)) return true;
  // Whoever writes nothing else may well write of founding a firm.
  if (!isFirst && FIRM.filter((mark) => mark.test(text)).length >= FIRM_NEEDED) return true;
  const marks = MARKS.filter((mark) => mark.test(text)).length;
  const saysWe = /\bwe\b/.test(text);
  return text.length >= 40 && ITSELF.test(text) && marks >= (saysWe ? MARKS_NEEDED + 1 : MARKS_NEEDED);
};

/** A firm may say "we", never "I"; small letters and no marks hide the "I" of several languages. */
const isPersonal = (paragraph: string, text: string): boolean =>
  (/(?<!\p{L})I(?!\p{L})/u.test(paragraph) && /\p{Ll}/u.test(paragraph)) ||
  /(?<!\p{L})(?:ich|yo|ho|jag|jeg|i(?:'m|'ve| am| was| have| had| did| wrote| told| sent| made| got| can| think))(?!\p{L})/u.test(
    text,
  ) ||
  /(?<!\p{L})je (?:n'|l'|ne |suis|vous|l|ai )/u.test(text);

/** The warning that a firm's server writes into mail from outside. */
const isWarning = (text: string): boolean =>
  /^(?:caution|warning|external|achtung|vorsicht|attention|atencion|attenzione|let op)(?!\p{L})/u.test(text) &&
  isBanner(text);

/** How the first line of such a paragraph begins, where it does not name the mail itself. */
const HEADING =
  /^[^\p{L}]*(?:confidential|important|disclaimer|no virus|caution|you (?:are receiving|received|receive) |to unsubscribe|click here|groups\.io|legal|privileged|the (?:information|content)|notice|virus-?free|virenfrei|scanned by|vertraulich|hinweis|avis |aviso|advertencia|avvertenz|let op)/u;

const MOST_LINES = 40;

/** The first line of the disclaimer that a paragraph ends in, below whatever else stands in it; `end` if it does not. */
const disclaimerStart = (lines: readonly string[], start: number, end: number): number => {
  for (let at = start; at < end; at += 1) {
    const line = folded((lines[at] ?? '').slice(0, LONGEST)).replace(LINKS, ' ');
    const begins = at === end - 1 || ITSELF.test(line) || HEADING.test(line);
    const isFirms = FIRM_NAME.test(line) && isNameLike((lines[at] ?? '').slice(0, 100));
    if ((begins || isFirms) && isDisclaimer(lines.slice(at, end).map(plain).join(' '), at === 0)) return at;
    if (begins) break;
  }
  return end > start && isDisclaimer(lines[end - 1] ?? '', end === 1) ? end - 1 : end;
};

/** What stands as a title above such a paragraph. */
const TITLE =
  /^\W*(?:legal |e-?mail )?(?:disclaimer|(?:confidentiality|privacy|legal|important) notice|haftungsausschluss|vertraulichkeitshinweis|aviso legal|avviso di riservatezza|avis de confidentialité)\W*$/u;

/** Without the paragraph at the top in which a firm's server warns of mail from outside. */
export const withoutWarning = (lines: readonly string[]): readonly string[] => {
  const start = nextWritten(lines, 0);
  let end = start;
  while (end < lines.length && end - start < MOST_WARNING && !isBlank(lines[end] ?? '') && !isQuoted(lines[end] ?? ''))
    end += 1;
  if (!isBlank(lines[end] ?? '')) return lines;
  const text = lines.slice(start, end).map(plain).join(' ');
  return isServersWarning(text) && nextWritten(lines, end) < lines.length ? lines.slice(end) : lines;
};

const MOST_WARNING = 8;

const DOTS = /^[*_\s]{0,4}(?:[.·•]\s?){5,60}[*_\s]{0,4}$/u;
const FIRM_WITHIN = /\s(?:GmbH|AG|KG|Ltd|Limited|Inc|LLC|PLC|B\.?V|SARL|SAS|S\.p\.A|S\.r\.l|S\.L)(?![\p{L}])/u;

/** Without a row of dots below which every line begins with the name of the same firm: it speaks of itself. */
export const withoutFirmBelowDots = (lines: readonly string[]): readonly string[] => {
  const at = lines.findLastIndex((line) => line.length <= 130 && DOTS.test(line));
  const below = lines.slice(at + 1).filter((line) => !isBlank(line));
  if (at < 1 || below.length === 0 || below.length > MOST_PARAGRAPHS) return lines;
  const [firm = ''] = /^\p{Lu}[\p{L}&-]{2,30}(?=\s)/u.exec(plain(below[0] ?? '')) ?? [];
  const isFirms = firm !== '' && below.every((line) => plain(line).startsWith(`${firm} `));
  return isFirms && below.some((line) => FIRM_WITHIN.test(line.slice(0, LONGEST_BANNER))) ? lines.slice(0, at) : lines;
};

/** Without the paragraphs at the end in which a firm or a virus scanner speaks. */
export const withoutDisclaimer = (lines: readonly string[]): readonly string[] => {
  let end = lines.length;
  for (let round = 0; round < MOST_PARAGRAPHS; round += 1) {
    while (end > 0 && isBlank(lines[end - 1] ?? '')) end -= 1;
    let start = end;
    while (start > 0 && end - start < MOST_LINES && !isBlank(lines[start - 1] ?? '')) start -= 1;
    const from = disclaimerStart(lines, start, end);
    if (from === end) break;
    end = from;
  }
  const left = trimBlank(lines.slice(0, end));
  return end < lines.length && TITLE.test(plain((left.at(-1) ?? '').slice(0, 100)).toLowerCase())
    ? left.slice(0, -1)
    : lines.slice(0, end);
};

const LONGEST_BANNER = 600;

/** What mail servers of firms write above a mail from outside; it comes back in the quote. */
const BANNER = new RegExp(
  [
    'external (?:e-?mail|sender|message|mail)\\b.{0,80}$',
    '\\boriginat\\w+ (?:from )?outside\\b',
    '\\boutside (?:of )?(?:the|your|our) (?:organi[sz]ation|company|network|institution)\\b',
    '\\b(?:do not|don.t) click (?:on )?(?:any )?(?:links?|attachments?)\\b',
    '\\bdon.t often get e-?mail from\\b|\\blearn why this is important\\b',
    '\\bextern(?:e|er|es|en)? (?:e-?mail|absender|nachricht)\\b|\\bvon außerhalb (?:der|des|ihrer)\\b',
    '\\b(?:expéditeur|courriel|message) externe\\b|\\bne cliquez pas\\b',
    '\\b(?:correo|remitente|mensaje) externo\\b|\\bno haga clic\\b',
    '\\b(?:mittente|messaggio) esterno\\b|\\bremetente externo\\b|\\bexterne (?:afzender|e-mail)\\b',
    '^\\W*(?:external|extern|externe|externo|esterno)\\W*$',
  ].join('|'),
);

/** Is this the warning of a firm's mail server? Only asked of lines inside a quote of ours, and at the end. */
export const isBanner = (line: string): boolean => BANNER.test(plain(line.slice(0, LONGEST_BANNER)).toLowerCase());

/** The same above somebody's own words: there it has to say both where the mail is from and what not to do. */
const isServersWarning = (text: string): boolean => {
  const lower = plain(text.slice(0, LONGEST_BANNER)).toLowerCase();
  return text.length <= LONGEST_BANNER && (ORIGIN.test(lower) || TAGGED.test(lower)) && ORDER.test(lower);
};

const ORIGIN =
  /^\W*(?:caution|warning|external|attention|this (?:e-?mail|message)|\[?external)\b.{0,80}\b(?:originat\w+|sent|received|came|comes|is) (?:from )?(?:outside|an external)\b/;

/** The tag that a server puts in brackets. */
const TAGGED = /^\[\W{0,3}external(?: (?:e-?mail|sender|message|mail))?\W{0,3}\]/;

const ORDER = /\b(?:do not|don['’]t) (?:click|open|reply|follow)\b|\buse caution\b|\bexercise caution\b/;
