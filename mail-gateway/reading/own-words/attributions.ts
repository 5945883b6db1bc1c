import { isBlank, isQuoted, plain } from './lines.ts';

const LONGEST = 600;
const MOST_LINES = 4;

/** Openings of the line above a quote: "On …", "Am …", "Le …". */
const OPENER =
  /^(?:on|in (?:article|message)|quoting|am|le|el|il|em|op|den|d\.|dne|dňa|dnia|w dniu|in data|il giorno|a|la|în|dana|u|в|на|στις|在|於|vào|pada)(?=[\s\d])/u;

/** Verbs that close the line, in the languages that put them last. */
const VERB_LAST = new RegExp(
  '(?:^|[^\\p{L}])(?:wrote|writes|a écrit|ha scritto|scrive|escribió|escribio|va escriure|escreveu|geschreven|geschrieben|pisze|' +
    'napisała?|napisał\\(a\\)|napisao|napisala|je napisao(?:/la)?|napsala?|napsal\\(a\\)|napísala?|napísal\\(a\\)|píše|' +
    'kirjutas|kirjoitti|írta|yazdı|şunları yazdı|a scris|написал\\(а\\)|написала?|написав|написала|пишет|пише|написа|έγραψε|' +
    'skrev följande|følgende|följande|đã viết|menulis|כתב/ה|כתב|כתבה|كتب|rašė|rakstīja|skrifaði)' +
    '\\s*[-:：\\s*]*$|(?:写道|寫道|のメール|さんは書きました|님이 작성|เขียนว่า)\\s*[:：]?$',
  'u',
);

/** Verbs with the name behind them: "schrieb Anna:". */
const VERB_INSIDE =
  /(?:^|[^\p{L}])(?:schrieb|schreef|skrev|skrifaði|kirjoitti|пишет|написал|napisana przez|tarihinde|wrote on(?= \d))(?!\s+(?:ich|ik|jag|jeg|я)(?:\s|$))(?!\p{L})/u;

/** Horde and its kin: "Quoting Anna <anna@example.com>:". */
const QUOTING = /^(?:quoting|zitat von|citando a?|en citant) [^:]{1,120}:$/;

const EMAIL = /[^\s<>()"'@]{1,64}@[^\s<>()"'@]{1,255}/;
const EMAIL_FIRST = /^(?:(?:"[^"]{1,80}"|[^<>@:\d]{1,60})\s*<[^\s<>@]{1,64}@[^\s<>@]{1,255}>|[^\s<>()"'@]{1,64}@)/;
const EMAIL_LAST = /<[^\s<>@]{1,64}@[^<>@]{1,255}>+["')\]]*\s*[:：]$/;
const DATE = /(?<!\d)(?:(?:19|20)\d\d(?!\d)|\d{1,4}[./-]\d{1,2}[./-]\d{1,4})|\d[年년]/g;
const TIME = /(?<!\d)\d{1,2}(?:[:.h]\d{2}(?!\d)| ?[ap]\.?m)|\d[時时시点]/;
/** A date, perhaps behind a weekday; Hebrew puts two words before it. */
const DATE_FIRST = /^\P{L}{0,4}(?:\p{L}{1,12}[.,]?\s*|בתאריך [^\d]{1,20})?\(?\d/u;
/** Some put the date behind the verb, in brackets. */
const DATE_LAST = /\s*\([^()]{0,60}\d[^()]{0,20}(?:\([^()]{0,3}\)[^()]{0,20})?\)\s*[:：]$/;
const YOU_WROTE = /\b(?:you wrote|vous avez écrit|schrieben sie|schriebst du)\s*:?$/;

/**
 * How sure a line is to be a client's "On … wrote:". `sure`: a date or a time and an address, as only clients write
 * it. `likely`: enough where a marked quote, or nothing, follows.
 */
export type Certainty = 'sure' | 'likely';

const certaintyOf = (joined: string): Certainty | undefined => {
  const text = joined.toLowerCase().replace(/^[-–—*\s]+/, '');
  const said = text.replace(DATE_LAST, ':');
  const speaks = QUOTING.test(text) || VERB_LAST.test(said) || (VERB_INSIDE.test(text) && /[:：]$/.test(text));
  const hasDate = text.search(DATE) >= 0;
  const hasTime = TIME.test(text.replace(DATE, ' '));
  if (!speaks) return hasDate && hasTime && DATE_FIRST.test(text) && EMAIL_LAST.test(text) ? 'sure' : undefined;
  const hasEmail = EMAIL.test(text);
  const signs = [hasDate, hasTime, hasEmail, OPENER.test(text), EMAIL_FIRST.test(text)].filter(Boolean).length;
  if ((hasEmail && signs >= 3) || (signs >= 2 && YOU_WROTE.test(text))) return 'sure';
  return signs >= 2 ? 'likely' : undefined;
};

const couldEnd = (line: string): boolean => /(?:[:：*-]|wrote|道|작성|ว่า|メール)$/u.test(line);
/** A torn header shows in its first line that it is one: a date near its start, or an address. */
const couldStart = (line: string): boolean => /^.{0,30}\d/su.test(line) || line.includes('@');

const joinedCertainty = (lines: readonly string[], at: number, count: number): Certainty | undefined => {
  if (!couldStart(plain(lines[at] ?? '').slice(0, LONGEST))) return undefined;
  const joined = lines
    .slice(at, at + count)
    .map(plain)
    .join(' ');
  return joined.length <= LONGEST ? certaintyOf(joined) : undefined;
};

/** Does a line of its own, opened as such, begin at `at` and end before `end`? */
const startsAnew = (lines: readonly string[], at: number, end: number): boolean => {
  const start = plain(lines[at] ?? '')
    .toLowerCase()
    .replace(/^[-–—*\s]+/, '');
  const isOpened = OPENER.test(start) || start.slice(0, 30).search(DATE) >= 0;
  return isOpened && joinedCertainty(lines, at, end - at) !== undefined;
};

/**
 * The line a client puts above the quote, which may be torn over up to four lines. Where a later line begins one of its
 * own, the lines above it are somebody's words.
 */
export const attributionAt = (
  lines: readonly string[],
  at: number,
): { length: number; certainty: Certainty } | undefined => {
  for (let count = 1; count <= MOST_LINES && at + count <= lines.length; count += 1) {
    const last = lines[at + count - 1] ?? '';
    if (isBlank(last) || isQuoted(last)) return undefined;
    const end = plain(last.slice(-LONGEST));
    if (last.length > LONGEST) return undefined;
    if (!couldEnd(end)) continue;
    const certainty = joinedCertainty(lines, at, count);
    if (!certainty) continue;
    if (lines.slice(at + 1, at + count).some((_, later) => startsAnew(lines, at + 1 + later, at + count)))
      return undefined;
    return { length: count, certainty };
  }
  return undefined;
};
