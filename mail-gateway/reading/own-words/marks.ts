import { fieldOf } from './header-fields.ts';
import { nextWritten, plain, withoutQuoteMarks } from './lines.ts';

/** What stands between the dashes above the mail that is answered. */
const ORIGINAL = new Set(
  (
    'original message|original email|original mail|original appointment|reply message|' +
    'ursprüngliche nachricht|originalnachricht|original-nachricht|' +
    "message d'origine|message d’origine|message original|courriel original|" +
    'messaggio originale|mensaje original|mensagem original|missatge original|mensaxe orixinal|' +
    'oorspronkelijk bericht|origineel bericht|ursprungligt meddelande|originalmeddelande|' +
    'oprindelig besked|oprindelig meddelelse|opprinnelig melding|alkuperäinen viesti|' +
    'oryginalna wiadomość|wiadomość oryginalna|původní zpráva|původní e-mail|' +
    'pôvodná správa|eredeti üzenet|исходное сообщение|оригинальное сообщение|оригинално писмо|' +
    'оригінальне повідомлення|mesaj original|mesajul original|orijinal ileti|orijinal mesaj|' +
    'izvorna poruka|originalna poruka|izvirno sporočilo|algne kiri|pradinis laiškas|sākotnējais ziņojums|αρχικό μήνυμα|' +
    'thư gốc|pesan asli|הודעה מקורית|الرسالة الأصلية|原始邮件|原始郵件|邮件原件|元のメッセージ|원본 메시지'
  ).split('|'),
);

/** What stands between the dashes above a forwarded mail. */
const FORWARDED = new Set(
  (
    'forwarded message|forwarded mail|weitergeleitete nachricht|message transféré|message transmis|' +
    'messaggio inoltrato|mensaje reenviado|mensagem encaminhada|mensagem reencaminhada|' +
    'doorgestuurd bericht|vidarebefordrat meddelande|videresendt meddelelse|videresendt melding|' +
    'edelleenlähetetty viesti|välitetty viesti|przekazana wiadomość|treść przekazanej wiadomości|' +
    'přeposlaná zpráva|preposlaná správa|továbbított üzenet|пересылаемое сообщение|перенаправленное сообщение|' +
    'переслане повідомлення|mesaj redirecționat|iletilen ileti|proslijeđena poruka|προωθημένο μήνυμα|' +
    '转发邮件|轉寄的郵件|メッセージを転送|転送メッセージ|전달된 메시지'
  ).split('|'),
);

/** Lines without dashes that stand above a forwarded mail. */
const ABOVE_FORWARD = new Set(
  (
    'begin forwarded message|forwarded message|start forwarded message|anfang der weitergeleiteten nachricht|' +
    'weitergeleitete nachricht|début du message réexpédié|début du message transféré|inizio messaggio inoltrato|' +
    'inicio del mensaje reenviado|início da mensagem encaminhada|início da mensagem reencaminhada|' +
    'begin doorgestuurd bericht|vidarebefordrat mejl|start på videresendt besked|videresendt melding|' +
    'välitetty viesti alkaa|początek przekazywanej wiadomości|začátek přeposílané zprávy|začiatok preposlanej správy|' +
    'továbbított levél kezdete|начало переадресованного сообщения|початок листа, що пересилається|' +
    'începe mesajul redirecționat|ileti başlangıcı|započni proslijeđenu poruku|転送されたメッセージ|' +
    'メッセージを転送します|转发的邮件|以下是转发的邮件|전달된 메시지 시작'
  ).split('|'),
);

const ABOVE_LINE = [
  'reply above this line',
  'type your reply above',
  'reply above the line',
  'antworten sie oberhalb dieser zeile',
  'répondre au-dessus de cette ligne',
  'répondez au-dessus de cette ligne',
  'responda por encima de esta línea',
];

/**
 * `original`: below stands the mail that is answered, perhaps marked with `>`. `forwarded`: another mail stands there,
 * perhaps marked as well. `forward`: all below belongs to it.
 */
export type Mark = 'original' | 'forwarded' | 'forward';

/** `-----Original Message-----` and its like; what follows may be on the same line. */
const dashedMark = (line: string, next: string): Mark | undefined => {
  const [, between = '', rest = ''] =
    /^[-–—_*=]{2,}\s*([^-–—_*=\s][^–—_*=]{1,60}?)\s*[-–—_*=]{2,}(.*)$/.exec(line) ?? [];
  if (between === '') return undefined;
  const words = (between.toLowerCase().split('/', 1)[0] ?? '').trim();
  if (ORIGINAL.has(words)) return 'original';
  return FORWARDED.has(words) || fieldOf(rest || next) !== undefined ? 'forwarded' : undefined;
};

/** Does a line say that another mail follows? */
export const markAt = (lines: readonly string[], at: number): Mark | undefined => {
  const line = plain((lines[at] ?? '').slice(0, 400));
  if (line.length < 4) return undefined;
  const lower = line.toLowerCase();
  if (lower.length <= 120 && ABOVE_LINE.some((words) => lower.includes(words))) return 'forward';
  const isForward = ABOVE_FORWARD.has(lower.replace(/\s*[:：]$/, ''));
  if (!isForward && !/^[-–—_*=]{2}/.test(line)) return undefined;
  const next = lines[nextWritten(lines, at + 1)] ?? '';
  if (isForward) return fieldOf(withoutQuoteMarks(next)) ? 'forward' : undefined;
  return dashedMark(line, next);
};
