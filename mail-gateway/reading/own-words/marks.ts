import { plain } from '#language/text/line.ts';
import { fieldOf } from './header-fields.ts';
import { nextWritten, withoutQuoteMarks } from './lines.ts';

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

/** The same as a line of its own, where it may be said in more ways. */
const ABOVE_ALONE =
  /^[^\p{L}]*(?:please |bitte |veuillez |por favor,? )?(?:(?:reply|write|respond|answer|comment|enter your (?:reply|response)|type your (?:reply|response)) (?:only )?above this line(?: to (?:post|add|leave) an? (?:reply|comment|response|note)(?: to this \p{L}{3,12})?)?|(?:do not|don['’]t) (?:write|type|reply)(?: anything)? below this line|in replies,? all text above this line is added to the \p{L}{3,12}|geben sie ihre antwort ober ?halb dieser zeile ein|antwort(?:en)? (?:bitte )?(?:ober ?halb|über) dieser zeile|saisi(?:r|ssez) votre réponse au-dessus de cette ligne|écrivez au-dessus de cette ligne|escrib[ae] su respuesta por encima de esta línea|responder por encima de esta línea|responda acima desta linha|digite sua resposta acima desta linha|rispondi sopra questa (?:riga|linea)|(?:typ|schrijf) uw antwoord boven deze regel|svara ovanför (?:den här|denna) raden)[^\p{L}]*$/u;

/**
 * `original`: below stands the mail that is answered, perhaps marked with `>`. `forwarded`: another mail stands there,
 * perhaps marked as well. `forward`: all below belongs to it.
 */
type Mark = 'original' | 'forwarded' | 'forward';

/** `-----Original Message-----` and its like; what follows may be on the same line. */
const dashedMark = (line: string, next: string): Mark | undefined => {
  const [, between = '', rest = ''] =
    /^(?:[-–—_*=]{2,}|-(?=[^-]{4,40}-{4}))\s*([^-–—_*=\s][^–—_*=]{1,60}?)\s*[-–—_*=]{2,}(.*)$/.exec(line) ?? [];
  if (between === '') return undefined;
  const words = (between.toLowerCase().split('/', 1)[0] ?? '').trim();
  if (ORIGINAL.has(words)) return 'original';
  return FORWARDED.has(words) || fieldOf(rest || next) !== undefined ? 'forwarded' : undefined;
};

/** Somebody may speak of such a mark in mid-sentence; a desk begins with it, or puts signs around it. */
const isAboveLine = (lower: string): boolean => {
  if (ABOVE_ALONE.test(lower)) return true;
  const words = ABOVE_LINE.find((some) => lower.includes(some));
  if (words === undefined) return false;
  const before = lower.slice(0, lower.indexOf(words));
  return (
    /^[^\p{L}]{2}/u.test(lower) ||
    /^\W*(?:(?:please|bitte|merci de|to \p{L}{2,8},?|when \p{L}{2,8}ing,?) ?)*$/u.test(before)
  );
};

/** Does a line say that another mail follows? */
export const markAt = (lines: readonly string[], at: number): Mark | undefined => {
  const line = plain((lines[at] ?? '').slice(0, 400));
  if (line.length < 4) return undefined;
  const lower = line.toLowerCase();
  if (lower.length <= 120 && isAboveLine(lower)) return 'forward';
  const isForward = ABOVE_FORWARD.has(lower.replace(/\s*[:：]$/, ''));
  if (!isForward && !/^(?:[-–—_*=]{2}|-\p{L}.{3,40}-{4})/u.test(line)) return undefined;
  const next = lines[nextWritten(lines, at + 1)] ?? '';
  if (isForward) return fieldOf(withoutQuoteMarks(next)) ? 'forward' : undefined;
  return dashedMark(line, next);
};
