import { isBlank, plain } from '#language/text/line.ts';
import { withoutQuoteMarks } from './lines.ts';

type Role = 'from' | 'date' | 'to' | 'copy' | 'subject';

/** What clients call the fields of a quoted mail, in the languages we have seen. */
const NAMES: Readonly<Record<Role, string>> = {
  from:
    'from|von|de|da|van|från|fra|od|от|від|від кого|lähettäjä|feladó|kimden|gönderen|expeditor|expeditorul|de la|šalje|' +
    'pošiljatelj|pošiljalec|saatja|mittente|nadawca|отправитель|от кого|подател|από|remitente|remetente|nuo|no|frá|' +
    '发件人|發件人|寄件者|寄件人|差出人|送信元|送信者|보낸 사람|보낸사람|מאת|من|từ|dari|daripada|จาก',
  date:
    'date|sent|datum|gesendet|gesendet am|envoyé|envoyé le|message du|data|inviato|data invio|enviado|enviado el|enviada|' +
    'enviada em|enviado em|enviat|fecha|verzonden|skickat|skickades|sendt|dato|päivämäärä|päiväys|lähetetty|dátum|elküldve|' +
    'küldve|tarih|gönderildi|gönderilme tarihi|trimis|dată|odesláno|odoslané|wysłano|wysłane|data wysłania|отправлено|' +
    'дата|надіслано|изпратено|ημερομηνία|εστάλη|poslano|saadetud|kuupäev|išsiųsta|nosūtīts|发送时间|发送日期|傳送時間|' +
    '日期|寄件日期|时间|日付|送信日時|日時|보낸 날짜|날짜|נשלח|תאריך|التاريخ|تاريخ الإرسال|đã gửi|ngày|tanggal|dikirim|วันที่|ส่ง',
  to:
    'to|an|à|a|aan|till|til|komu|do|кому|до|vastaanottaja|címzett|kime|alıcı|destinatarul|destinatario|către|catre|pre|' +
    'prima|primatelj|za|para|pour|adresat|pentru|προς|saaja|kam|kellele|收件人|收件者|宛先|送信先|받는 사람|받는사람|אל|إلى|' +
    'đến|tới|kepada|ke|ถึง',
  copy:
    'cc|bcc|kopie|kopie (cc)|kopi|kopia|kópia|kopio|másolat|másolatot kap|копия|копія|copie à|copie|cópia|copia|dw|udw|' +
    'do wiadomości|bilgi|κοιν|κοινοποίηση|reply-to|attachments|importance|抄送|副本|참조|עותק|نسخة',
  subject:
    'subject|betreff|objet|sujet|oggetto|asunto|assunto|assumpte|onderwerp|ämne|emne|aihe|tárgy|temat|předmět|predmet|' +
    'тема|относно|konu|subiect|subiectul|naslov|zadeva|teema|θέμα|efni|tēma|tema|主题|主旨|主題|件名|제목|נושא|الموضوع|' +
    'chủ đề|subjek|perihal|เรื่อง',
};

const ROLES: ReadonlyMap<string, Role> = new Map(
  (Object.keys(NAMES) as Role[]).flatMap((role) => NAMES[role].split('|').map((name) => [name, role] as const)),
);

const LONGEST_NAME = 24;
const LONGEST_BLOCK = 16;

const ADDRESS = /[^\s<>"'(),;:[\]]{1,64}@[^\s<>"'(),;:[\]]{1,255}/g;

/** Orange writes the date without a label. */
const DATED = /^message du \d{1,2}\/\d{1,2}\/\d{2,4}/i;

/** Which field of a mail header a line looks like (`From: …`, `*Von:* …`, `件名：…`), quoted or not. */
export const fieldOf = (line: string): Role | undefined => {
  const start = withoutQuoteMarks(plain(line.slice(0, 200))).replace(/[*_]/g, '');
  if (DATED.test(start)) return 'date';
  const colon = start.search(/[:：]/);
  if (colon < 1 || colon > LONGEST_NAME) return undefined;
  return ROLES.get(start.slice(0, colon).trim().toLowerCase());
};

/** "From: now on we ship every week.": a sentence stands there, not a name or a date. Subjects may be sentences. */
const isTold = (line: string): boolean =>
  /\s\S+\s\S+\s\S*\p{Ll}{2}[.!?…]\s*$/u.test(line.slice(-100)) && !/[@\d]/.test(line) && fieldOf(line) !== 'subject';

const ONE_ADDRESS = /[^\s<>"'(),;:[\]]@[^\s<>"'(),;:[\]]+\.\p{L}/u;
const NAME_AND_ADDRESS =
  /[:：]\s*(?:"[^"]{1,80}"|[^<>@]{0,60})\s?[<([]?(?:mailto:)?[^\s<>@]{1,64}@[^\s<>@]{1,255}[>)\]]*\s*$/;
const DAY = /(?:19|20)\d\d|\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\d[年년]/;
const TIME = /\d{1,2}[:.h時시点]\d{2}/;

/** What a block shows so far. */
type Shown = { roles: Set<Role>; hasAddress: boolean; hasDay: boolean; hasTime: boolean; hasSender: boolean };

const shownNothing = (): Shown => ({
  roles: new Set(),
  hasAddress: false,
  hasDay: false,
  hasTime: false,
  hasSender: false,
});

const look = (shown: Shown, written: string, role: Role | undefined): void => {
  const line = plain(written.slice(0, 400)).replace(/[*_]/g, '');
  if (role) shown.roles.add(role);
  if (role !== 'subject' && ONE_ADDRESS.test(line)) shown.hasAddress = true;
  if (role === 'from' && NAME_AND_ADDRESS.test(line)) shown.hasSender = true;
  if (role !== 'date') return;
  if (DAY.test(line)) shown.hasDay = true;
  if (TIME.test(line)) shown.hasTime = true;
};

/** Enough fields of a mail, with a name or whatever in them. */
const hasFields = ({ roles }: Shown): boolean =>
  roles.has('from') && (roles.has('date') || roles.has('subject')) && roles.size >= 3;

/** Fewer fields are enough where an address and a day stand in them, or a sender with an address above a subject. */
const isMails = ({ roles, hasAddress, hasDay, hasTime, hasSender }: Shown): boolean =>
  roles.has('from') && roles.has('subject')
    ? hasSender
    : roles.has('date') && hasAddress && hasDay && hasTime && roles.size >= 2;

/** "From: nine days, To: two days": what no mail has in its fields is somebody's own way of telling. */
const isReal = ({ hasAddress, hasDay, hasTime }: Shown): boolean => hasAddress || (hasDay && hasTime);

/** Some leave the colons out: "An anna@example.com", and below another field "Betreff Angebot". */
const fieldWithoutColon = (line: string, isBelowField: boolean): Role | undefined => {
  const [, name = '', value = ''] = /^(\p{L}{2,12}) (\S.*)$/u.exec(plain(line.slice(0, 200))) ?? [];
  const role = ROLES.get(name.toLowerCase());
  if (role === 'subject') return isBelowField && /^\p{Lu}/u.test(name) ? role : undefined;
  if (role === 'date') return DAY.test(value) && TIME.test(value) && isBelowField ? role : undefined;
  return role && /^(?:[^@]{1,60} )?[<(]?[^\s<>@]+@[^\s<>@]+[>)]?$/.test(value) ? role : undefined;
};

/**
 * How many lines the header of a quoted mail takes that begins at `at` (From, Sent, To, Subject in any order and many
 * languages); 0 if none begins there. Addresses may run over lines. `isMarked`: a mark of a quoted mail stands above it,
 * so that it need not show an address or a date.
 */
export const headerBlockAt = (lines: readonly string[], at: number, isMarked = () => false): number => {
  const shown = shownNothing();
  let length = 0;
  let isSpaced = false;
  for (let i = at, others = 0; i < lines.length && i < at + LONGEST_BLOCK && others < 3; i += 1) {
    const line = lines[i] ?? '';
    const bare = fieldWithoutColon(line, i > at && others === 0);
    const isSubject = bare === 'subject' && shown.roles.size >= 2; // which may be a sentence
    const role = isTold(line) && !isSubject ? undefined : (fieldOf(line) ?? bare);
    // A block that comes to its first field again began with somebody's words ("Date: agreed, …").
    if (role && i > at && role === fieldOf(lines[at] ?? '')) return 0;
    if (role) {
      look(shown, line, role);
      length = i - at + 1;
      others = 0;
    } else if (i === at) return 0;
    else if (isBlank(line) && hasFields(shown) && !isSpaced) break;
    else if (isBlank(line)) {
      isSpaced = true;
      others += 1;
    } else {
      look(shown, line, undefined);
      others += 1;
    }
  }
  const isOne =
    (hasFields(shown) && (isReal(shown) || isMarked())) || (isMails(shown) && length <= shown.roles.size + 1);
  return isOne ? length : fieldsInLines(lines, at);
};

const MOST_LINES = 3;
const LONGEST_LINES = 500;

/** All fields on one line, or torn from it: "Temat: Oferta: 2026-11-23 13:46Nadawca: Anna anna@example.com Adresat:". */
const fieldsInLines = (lines: readonly string[], at: number): number => {
  let joined = '';
  for (let count = 1; count <= MOST_LINES; count += 1) {
    const line = lines[at + count - 1] ?? '';
    if (isBlank(line) || joined.length + line.length > LONGEST_LINES) return 0;
    joined += `${plain(line).replace(/[*_]/g, '')} `;
    if (count === 1 && fieldOf(line) === undefined) return 0;
    const roles = new Set<Role>();
    for (const [, label = ''] of joined.matchAll(/(\p{L}{1,20}(?: \p{L}{1,12})?) ?[:：]/gu)) {
      const role = ROLES.get(label.toLowerCase()) ?? ROLES.get((label.split(' ').at(-1) ?? '').toLowerCase());
      if (role) roles.add(role);
    }
    if (roles.size >= 3 && roles.has('from') && ONE_ADDRESS.test(joined)) return count;
  }
  return 0;
};

/** A mail of ours goes to one person alone; the header of a quote that names more is another's. */
export const isToSeveral = (fields: readonly string[]): boolean =>
  fields.some((line) => {
    const role = fieldOf(line);
    return role === 'copy' || (role === 'to' && new Set(line.match(ADDRESS)).size > 1);
  });
