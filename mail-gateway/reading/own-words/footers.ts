import { plain } from '#language/text/line.ts';

/** Programs and devices that sign mails by themselves. */
const DEVICES =
  'iphone|ipad|ipod|android|outlook|yahoo|gmail|e-?mail|mail|galaxy|samsung|huawei|xiaomi|redmi|oneplus|oppo|vivo|realme|' +
  'honor|motorola|xperia|nokia|pixel|blackberry|windows|phone|handy|smartphone|mobile|mobil|mobilgerät|telefon|telefonu|tablet|' +
  'proton|spark|sparrow|superhuman|shortwave|typeapp|bluemail|nine|aol|gmx|web\\.de|telekom|libero|uol|seznam|mailbird|mailbox|' +
  'mailspring|mimestream|canary|spike|polymail|fairemail|tutanota|tuta|missive|airmail|newton|edison|hey|fastmail|zoho|' +
  'thunderbird|k-9|workspace|kindle|macbook|mail\\.ru|яндекс\\.почт[аы]|почт[аы]|puhelime(?:sta|ni|stani)|laittee(?:sta|ni|stani)';

const SENT_FROM = [
  'sent (?:from|with|via|using|by)',
  'envoyé (?:de|depuis|avec|via|par|à partir)',
  '(?:gesendet|verschickt|geschrieben|versendet) (?:von|mit|über|vom|via)',
  'inviato (?:da|dal|con|tramite)',
  'enviado (?:desde|de|do|da|con|com|por|pelo|pela|via|a partir|através d[eoa])',
  'enviada (?:do|de|com|pelo|através d[eoa])',
  'enviat (?:des|amb)',
  '(?:verzonden|verstuurd) (?:vanaf|van|met|via|vanuit)',
  '(?:skickat|skickades) (?:från|med|via)',
  'sendt (?:fra|med|via)',
  'lähetetty',
  '(?:wysłane|wysłano) (?:z|ze|za)',
  'odesláno (?:z|ze|pomocí)',
  'odoslané (?:z|zo|pomocou)',
  'trimis (?:de|din|cu|de pe)',
  '(?:отправлено|отправлен) (?:с|из|через)',
  'надіслано (?:з|із|з мого)',
  'изпратено от',
  'poslano (?:s|sa|z|iz)',
  'išsiųsta iš',
  'nosūtīts no',
  'saadetud',
  'στάλθηκε από',
  'dikirim (?:dari|dengan)',
  '(?:đã |được )?gửi từ',
].join('|');

/** Names that languages inflect: "iPhonesta", "z iPhonu", "iPhone'umdan". */
const INFLECTED =
  "(?:iphone?|ipad|ipod|android|galaxy|outlook|gmail|samsung)(?:['’]?\\p{Ll}{1,8}|-(?:ul|ului|ról|omról|on|ból|puhelimesta|laitteesta|mobil))";
/** What may stand behind the name of a program; anything else is somebody's sentence. */
const BEHIND =
  '(?:[ -](?:for|für|pour|para|per|voor|för|til|dla|pro|для|on|auf|sur|with|mit|by|app|application|mobile|mobil|mail|mailbox|' +
  'email|e-mail|secure|device|smartphone|phone|telefon|handy|tablet|plus|ultra|max|mini|pro|edge|note|lite|se|5g|4g|lte|ios|' +
  'iphone|ipad|android|windows|mac|outlook|gmail|k-9|gerät|enviado|appareil|at&t|t-mobile|verizon|vodafone|orange|meu|meo|mea|' +
  'μου|saya|của tôi|ของฉัน|mío|\\p{L}?\\d{1,4}\\p{L}?))';

/** What an operator adds behind the device. */
const CARRIER =
  '(?:,? powered by [\\w& -]{2,20}|,? an? (?:at&t|t-mobile|verizon)[\\w& -]{0,20} capable (?:smartphone|device|tablet)|' +
  ' on the [\\w& -]{2,30} network)';

const BRANDS =
  'iphone|ipad|android|galaxy|samsung|blackberry|verizon|t-mobile|at&t|sprint|nokia|huawei|htc|lg|motorola|sony|phone';

/** In a line of its own a device may bear any name, but nothing is told of it. */
const ANY_NAME =
  '(?:(?!(?:to|an|à|a|aan|till|til|for|für)\\s)[^\\s\\d]\\S{0,30})(?: (?!(?:to|an|à|a|the|den|die|das)\\s)\\S{1,30}){0,2}';

const PATTERNS: readonly RegExp[] = [
  new RegExp(`^(?:${SENT_FROM})(?![\\p{L}])[^\\d,:]{0,40}(?<!\\p{L})(?:${DEVICES}|${INFLECTED})${BEHIND}{0,6}$`, 'u'),
  new RegExp(
    `^sent (?:from|via|by|with|on) (?:my |the |an? )?(?:[\\w&-]+,? ){0,3}(?:${BRANDS})(?: [\\w&-]{1,12}){0,3}(?: smartphone| phone| device)?${CARRIER}?$`,
  ),
  new RegExp(`^sent (?:from|via) (?:my|the) (?:${BRANDS}), (?:[\\w&-]+ ){0,2}(?:smartphone|phone|device|tablet)$`),
  new RegExp(
    `^(?:sent from|envoyé depuis|envoyé de|gesendet von|enviado desde|enviado do|inviato dal?|verzonden vanaf|verstuurd vanaf) (?:my|mon|ma|meinem|meiner|mi|meu|mio|mijn) ${ANY_NAME}$`,
    'u',
  ),
  /^(?:von meinem|von meiner|från min|fra min|de mon|depuis mon|da mio) .{1,40}(?:gesendet|skickat|sendt)$/u,
  /^(?:von|från|fra) (?:outlook|gmx|web\.de|yahoo|gmail|windows)(?: \p{L}{2,10}){0,3} (?:gesendet|skickat|sendt)$/u,
  new RegExp(`^(?:from my|från min|fra min|de mon|depuis mon|vanaf mijn) (?:${DEVICES})${BEHIND}{0,3}$`, 'u'),
  /^(?:diese nachricht wurde|this (?:message|email) was sent|ce message a été envoyé) (?:von|from|via|depuis) (?:meinem|my|mon) .{1,60}$/u,
  // "Get Outlook for iOS" in any language: the two names, few words and no figure.
  /^(?=.{5,60}$)(?=[^\d]+$)(?=.*outlook)(?=.*(?:ios|android)(?!\p{L}))(?:\S+ ){0,7}\S+$/u,
  /^(?:get|download|try) (?:[\w.-]+ ){1,3}for (?:ios|android|iphone|ipad|mac|windows|mobile|desktop)$/u,
  /^yahoo mail: search, organize, conquer$/,
  /^(?:via|per|von) (?:mobile|handy|phone|iphone|android|telefon)$/,
  new RegExp(`^(?:发自|發自|傳送自).{0,12}(?:${DEVICES}|手机|手機|邮箱|信箱|网易).{0,12}$`, 'u'),
  /^(?:从|從|由)我的.{0,20}(?:发送|發送|寄出|传送|傳送)$/u,
  new RegExp(`^.{0,20}(?:${DEVICES}|${INFLECTED}).{0,8}(?:から送信|에서 보냄|gönderildi|küldve|lähetetty)$`, 'u'),
  new RegExp(
    `^(?:נשלח מ|تم الإرسال من|أرسلت من|أُرسلت من|ส่งจาก).{0,12}(?:${DEVICES}|הנייד|جهازي|هاتفي|الـ).{0,12}$`,
    'u',
  ),
];

/** "Please excuse my brevity": what people add to such a line, before or behind it. */
const EXCUSE =
  /[.;,–—-]*\s+(?:so )?(?:please |pls |bitte |merci d['’]|merci de |por favor )?(?:excuse|pardon|forgive|apologies for|sorry for|excuse[rz]|entschuldigen|verzeihen|disculp\p{L}{1,3}|perdon\p{L}{1,3}|scus\p{L}{1,3}|desculp\p{L}{1,3})(?!\p{L}).{1,60}$/u;
const EXCUSE_FIRST =
  /^(?:so )?(?:please |pls )?(?:excuse|pardon|forgive|apologies for|sorry for) [^.;,]{1,50}[.;,–—-]+\s+/;

/** "Sent from …" with whatever humour, "Nik from mobile": only believed where it stands in a paragraph of its own. */
const FREE = [
  /^sent from (?:my|a|an|the|somewhere|on) (?:(?!to\s)[^\s\d]+ ){0,6}[^\s\d]+$/,
  /^\p{L}{2,15} from (?:my )?(?:mobile|phone|iphone|android|ipad)$/u,
];

const LONGEST = 160;

/**
 * Is this the line a phone or a mail program puts under what somebody wrote? A sentence that only begins like one
 * ("Sent from my desk, which is …") is not. `alone`: the line is a paragraph of its own.
 */
export const isFooter = (line: string, alone: boolean): boolean => {
  if (line.length > LONGEST) return false;
  const text = plain(line)
    .toLowerCase()
    .replace(/\s*[<([]\s*(?:https?|mailto):[^\s>)\]]*\s*[>)\]]/g, '')
    .replace(/^[-–—*_\s(<«[]+|[*_.\s)>»\]]+$/g, '')
    .replace(/(?<= network(?: from \p{L}{2,12})?)!$/u, '') // an operator's cheer
    .replace(EXCUSE_FIRST, '')
    .replace(EXCUSE, '');
  const isTold = /[,;!?]/.test(text) && !text.startsWith('yahoo mail:') && !CARRIED.test(text);
  if (isTold) return false;
  return PATTERNS.some((pattern) => pattern.test(text)) || (alone && FREE.some((pattern) => pattern.test(text)));
};

/** The only commas that belong to such a line. */
const CARRIED = new RegExp(`${CARRIER}$|^sent (?:from|via) (?:my|the) (?:${BRANDS}), (?:[\\w&-]+ ){0,2}\\w+$`);
