import { plain } from './lines.ts';

/** Programs and devices that sign mails by themselves. */
const DEVICES =
  'iphone|ipad|ipod|android|outlook|yahoo|gmail|mail|e-mail|galaxy|samsung|huawei|xiaomi|nokia|pixel|blackberry|windows|' +
  'phone|handy|smartphone|mobile|mobil|telefon|tablet|proton|spark|sparrow|superhuman|typeapp|bluemail|nine|aol|gmx|' +
  'web\\.de|mailbird|airmail|newton|edison|hey|fastmail|zoho|thunderbird|k-9|workspace';

const SENT_FROM = [
  'sent (?:from|with|via|using|by)',
  'envoyé (?:de|depuis|avec|via|par|à partir)',
  '(?:gesendet|verschickt|geschrieben) (?:von|mit|über|vom|via)',
  'inviato (?:da|dal|con|tramite)',
  'enviado (?:desde|de|do|da|con|com|por|via|a partir)',
  'enviada (?:do|de|com)',
  'enviat (?:des|amb)',
  '(?:verzonden|verstuurd) (?:vanaf|van|met|via|vanuit)',
  '(?:skickat|skickades) (?:från|med|via)',
  'sendt (?:fra|med|via)',
  'lähetetty',
  '(?:wysłane|wysłano) (?:z|ze|za)',
  'odesláno (?:z|ze|pomocí)',
  'odoslané (?:z|zo|pomocou)',
  'trimis (?:de|din|cu)',
  '(?:отправлено|отправлен) (?:с|из)',
  'надіслано (?:з|із|з мого)',
  'изпратено от',
  'poslano (?:s|sa|z|iz)',
  'στάλθηκε από',
  'dikirim dari',
  'được gửi từ',
].join('|');

/** Names that languages inflect: "iPhonesta", "z iPhonu", "iPhone'umdan". */
const INFLECTED = "(?:iphone?|ipad|ipod|android|galaxy|outlook|gmail)['’]?\\p{Ll}{1,8}";
/** What may stand behind the name of a program; anything else is somebody's sentence. */
const BEHIND =
  '(?:[ -](?:for|für|pour|para|per|voor|för|til|dla|pro|для|on|auf|sur|with|mit|by|app|application|mobile|mail|mailbox|email|' +
  'e-mail|secure|device|smartphone|phone|telefon|handy|tablet|plus|ultra|max|mini|pro|edge|note|lite|se|5g|4g|lte|ios|' +
  'iphone|ipad|android|windows|mac|outlook|gmail|k-9|gerät|enviado|appareil|\\p{L}?\\d{1,4}\\p{L}?))';

const PATTERNS: readonly RegExp[] = [
  new RegExp(`^(?:${SENT_FROM})(?![\\p{L}])[^\\d]{0,40}(?<!\\p{L})(?:${DEVICES}|${INFLECTED})${BEHIND}{0,6}$`, 'u'),
  /^(?:sent from|envoyé depuis|gesendet von|enviado desde|enviado do|inviato dal?|verzonden vanaf) (?:my|mon|ma|meinem|meiner|mi|meu|mio|mijn) .{1,40}$/u,
  /^(?:von meinem|von meiner|från min|fra min|de mon|depuis mon|da mio) .{1,40}(?:gesendet|skickat|sendt)$/u,
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

/** "Please excuse my brevity": what people add to such a line. */
const EXCUSE = /[.;,–—-]*\s+(?:so )?(?:please |pls )?(?:excuse|pardon|forgive|apologies for|sorry for)\b.{1,60}$/;

/** "Sent from …" with whatever humour: only believed where it stands in a paragraph of its own. */
const FREE = /^sent from (?:my|a|an|the|somewhere|on) (?:[^\s\d]+ ){0,6}[^\s\d]+$/;

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
    .replace(/^[-–—*_\s]+|[*_.\s]+$/g, '')
    .replace(EXCUSE, '');
  if (/[,;!?]/.test(text) && !text.startsWith('yahoo mail:')) return false;
  return PATTERNS.some((pattern) => pattern.test(text)) || (alone && FREE.test(text));
};
