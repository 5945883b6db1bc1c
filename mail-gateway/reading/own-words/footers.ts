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

const PATTERNS: readonly RegExp[] = [
  new RegExp(`^(?:${SENT_FROM})(?![\\p{L}]).{0,60}(?:${DEVICES})(?![\\p{L}]).{0,40}$`, 'u'),
  /^(?:sent from|envoyé depuis|gesendet von|enviado desde|enviado do|inviato dal?|verzonden vanaf) (?:my|mon|ma|meinem|meiner|mi|meu|mio|mijn) .{1,40}$/u,
  /^(?:von meinem|von meiner|från min|fra min|de mon|depuis mon|da mio) .{1,40}(?:gesendet|skickat|sendt)?$/u,
  /^(?:diese nachricht wurde|this (?:message|email) was sent|ce message a été envoyé) (?:von|from|via|depuis) (?:meinem|my|mon) .{1,60}$/u,
  /^(?:get|download|télécharger|obtenez|obtener|obtenga|obter|scarica|ottieni|hol dir|laden sie|hämta|hent|hanki|pobierz|stáhnout|скачать) outlook (?:for|pour|para|per|für|voor|för|til|dla|pro|для)\b.{0,40}$/u,
  /^(?:outlook (?:für|voor) .{1,20} (?:beziehen|herunterladen|downloaden|holen)|téléchargez outlook .{1,30})$/u,
  /^yahoo mail: search, organize, conquer$/,
  /^(?:via|per|von) (?:mobile|handy|phone|iphone|android|telefon)$/,
  /^(?:发自|發自|從我的|从我的|由我的).{0,30}$/u,
  /^.{0,30}(?:から送信|에서 보냄|gönderildi|küldve|lähetetty)$/u,
  /^(?:נשלח מ|تم الإرسال من|أرسلت من|ส่งจาก).{0,30}$/u,
];

/** "Sent from …" with whatever humour: only believed where it stands in a paragraph of its own. */
const FREE = /^sent from (?:\S+ ){0,7}\S+$/;

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
    .replace(/^[-–—*_\s]+|[*_.\s]+$/g, '');
  if (/[,;!?]/.test(text) && !text.startsWith('yahoo mail:')) return false;
  return PATTERNS.some((pattern) => pattern.test(text)) || (alone && FREE.test(text));
};
