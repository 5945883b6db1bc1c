import { fieldOf } from './header-fields.ts';
import { nextWritten, plain, withoutQuoteMarks } from './lines.ts';

/** What stands between the dashes above a quoted or forwarded mail. */
const BETWEEN_DASHES = new Set(
  (
    'original message|original email|original mail|original appointment|reply message|forwarded message|forwarded mail|' +
    'ursprüngliche nachricht|originalnachricht|original-nachricht|weitergeleitete nachricht|' +
    "message d'origine|message d’origine|message original|courriel original|message transféré|message transmis|" +
    'messaggio originale|messaggio inoltrato|mensaje original|mensaje reenviado|mensagem original|mensagem encaminhada|' +
    'mensagem reencaminhada|oorspronkelijk bericht|origineel bericht|doorgestuurd bericht|ursprungligt meddelande|' +
    'originalmeddelande|vidarebefordrat meddelande|oprindelig besked|oprindelig meddelelse|videresendt meddelelse|' +
    'opprinnelig melding|videresendt melding|alkuperäinen viesti|edelleenlähetetty viesti|välitetty viesti|' +
    'oryginalna wiadomość|wiadomość oryginalna|przekazana wiadomość|treść przekazanej wiadomości|původní zpráva|původní e-mail|' +
    'přeposlaná zpráva|pôvodná správa|preposlaná správa|eredeti üzenet|továbbított üzenet|исходное сообщение|' +
    'оригинальное сообщение|пересылаемое сообщение|перенаправленное сообщение|переслане повідомлення|' +
    'оригінальне повідомлення|mesaj original|mesaj redirecționat|orijinal ileti|orijinal mesaj|iletilen ileti|' +
    'izvorna poruka|proslijeđena poruka|αρχικό μήνυμα|προωθημένο μήνυμα|原始邮件|原始郵件|邮件原件|转发邮件|轉寄的郵件|' +
    '元のメッセージ|メッセージを転送|転送メッセージ|원본 메시지|전달된 메시지'
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

/** `-----Original Message-----` and its like; what follows may be on the same line. */
const isDashed = (line: string, next: string): boolean => {
  const [, between = '', rest = ''] =
    /^[-–—_*=]{2,}\s*([^-–—_*=\s][^–—_*=]{1,60}?)\s*[-–—_*=]{2,}(.*)$/.exec(line) ?? [];
  if (between === '') return false;
  const words = between.toLowerCase().split('/', 1)[0] ?? '';
  return BETWEEN_DASHES.has(words.trim()) || fieldOf(rest || next) !== undefined;
};

/**
 * Does a line say that another mail follows? `forward`: all below belongs to it. `original`: below stands the mail that
 * is answered, perhaps marked with `>`.
 */
export const markAt = (lines: readonly string[], at: number): 'original' | 'forward' | undefined => {
  const line = plain((lines[at] ?? '').slice(0, 400));
  if (line.length < 4) return undefined;
  const lower = line.toLowerCase();
  if (lower.length <= 120 && ABOVE_LINE.some((words) => lower.includes(words))) return 'forward';
  const isForward = ABOVE_FORWARD.has(lower.replace(/\s*[:：]$/, ''));
  if (!isForward && !/^[-–—_*=]{2}/.test(line)) return undefined;
  const next = lines[nextWritten(lines, at + 1)] ?? '';
  if (isForward) return fieldOf(withoutQuoteMarks(next)) ? 'forward' : undefined;
  return isDashed(line, next) ? 'original' : undefined;
};
