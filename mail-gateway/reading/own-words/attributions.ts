import { isNameLike } from '#language/text/closings.ts';
import { isBlank, plain } from '#language/text/line.ts';
import {
  DASHED,
  isWeekday,
  OPENER,
  QUOTING,
  SAYS_I,
  SAYS_SHE,
  VERB_INSIDE,
  VERB_LAST,
  YOU_WROTE,
} from './attribution-words.ts';
import { isQuoted } from './lines.ts';
import { isOfDay, isSurelyUnusual } from './unusual-attributions.ts';

const LONGEST = 600;
const MOST_LINES = 4;

const EMAIL = /[^\s<>()"'@]{1,64}@[^\s<>()"'@]{1,255}/;
const EMAIL_FIRST =
  /^(?:(?:"[^"]{1,80}"|[^<>@:\d]{1,60})\s*[<([][^\s<>@]{1,64}@[^\s<>@]{1,255}[>)\]]|[^\s<>()"'@]{1,64}@)/;
const EMAIL_LAST = /<[^\s<>@]{1,64}@[^<>@]{1,255}>+["')\]]*\s*[:：]$/;
/** Mail.ru's: the address without brackets behind a "from". */
const FROM_LAST = /\s(?:от|by|from|von|od|van)\s[^<>@:]{0,60}(?<=\s)[^\s<>@:]{1,64}@[^\s<>@:]{1,255}:$/;
const DATE = /(?<!\d)(?:(?:19|20)\d\d(?!\d)|\d{1,4}[./-]\d{1,2}[./-]\d{1,4})|\d[年년]/g;
const TIME = /(?<!\d)\d{1,2}(?:[:.h]\d{2}(?!\d)| ?[ap]\.?m)|\d[時时시点]/;
/** A date, perhaps behind a weekday; Hebrew puts two words before it. */
const DATE_FIRST = /^\P{L}{0,4}(?:\p{L}{1,12}[.,]?\s*|בתאריך [^\d]{1,20})?\(?\d/u;
/** Some put the date behind the verb, in brackets. */
const DATE_LAST = /\s*\([^()]{0,60}\d[^()]{0,20}(?:\([^()]{0,3}\)[^()]{0,20})?\)\s*[:：]$/;
/** Nothing but a name, an address and a verb: no person puts an address in angle brackets there. */
const ADDRESS_WROTE = /^(?:"[^"]{1,80}"|[^<>@:\d"]{1,60}) ?<[^\s<>@]{1,64}@[^\s<>@]{1,255}> [^<>@\d]{1,24}:$/;
/** Gmail's of old: "2013/7/20 Anna Berg <anna@example.com>", "2016-03-03 17:21 GMT+01:00 Anna Berg". */
const BARE =
  /^\d{4}[-/]\d{1,2}[-/]\d{1,2}(?: \d{1,2}:\d{2})?(?: gmt[+-]\d{1,2}:\d{2} [^<>@:]{1,80}| (?:gmt[+-]\d{1,2}:\d{2} )?[^<>@:]{1,80}<[^\s<>@]{1,64}@[^\s<>@]{1,255}>):?$/;
/** Google's groups in Japanese. */
const GROUPS =
  /^\d{4}年\d{1,2}月\d{1,2}日[^\s:]{0,6} \d{1,2}:\d{2}(?::\d{2})? (?:utc|gmt)[+-]\d{1,2}(?::\d{2})? [^<>@:]{1,60}:$/;
/** Some lists': "* Anna Berg <anna@example.com> [2026-11-03 09:12]:". */
const DATED_BEHIND =
  /^[^<>()@:\d]{1,60} ?[<(][^\s<>()@]{1,64}@[^\s<>()@]{1,255}[>)] [[(]\d{4}-?\d\d-?\d\d \d\d:\d\d[^\])]{0,20}[\])]:$/;
const VERB_FIRST = /^(?:schrieb|schreef|skrev) /;
const VIA = /^[^<>@:]{1,60} via [^<>@:]{1,60}:$/;
/** What people set their programs to write; believed only right above a marked quote. */
const TURNS: readonly RegExp[] = [
  /^(?:"[^"]{1,80}"|[^<>@:\d]{1,60}) ?<[^\s<>@]{1,64}@[^\s<>@]{1,255}> (?:said|says):$/,
  /^[^<>@:\d]{1,60} (?:said|wrote)(?: the following)? on [^<>@:]{0,30}\d[^<>@]{0,40}:$/,
  /^(?=[^ ]*[\d_@])@?[\w.-]{2,30} (?:wrote|writes|said):$/,
  /^excerpts from [^<>@:]{1,80} message of [^<>@]{4,60}:$/,
  /^quoth [^<>@:]{2,60} on [^<>@]{0,40}\d[^<>@]{0,20}:$/,
  /^also sprach [^<>:]{2,60}:$/,
  /^in \S{1,64}@\S{1,80}, [^:]{1,80} wrote:$/,
];
const HE_WROTE = /^(?:he|she|it|we|they|you|who|er|sie|es|il|elle|on|ella|él|hij|zij|han|hun|hon|он|она)\s/i;
/** A sentence that ends before the line gives any date or address, or before another begins: somebody's words. */
const SENTENCE = /\p{Ll}{4}[.!?…]+\s/u;
const TWO_SENTENCES = /\p{Ll}{4}[.!?…]+\s+["“]?(?!de\s)\p{L}/u;
const MOST_WORDS_BEFORE = 9;

/**
 * How sure a line is to be a client's "On … wrote:". `sure`: a date and a time or an address, as only clients write it.
 * `likely`: enough where a marked quote, or nothing, follows. `bare`: enough only right above a marked quote.
 */
type Certainty = 'sure' | 'likely' | 'bare';

/** Digits of any script, addresses without the tears and doubles that clients leave in them. */
const unified = (joined: string): string =>
  joined
    .replace(/[٠-٩۰-۹०-९]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹०१२३४५६७८९'.indexOf(digit) % 10))
    .replace(/(@[^\s<>()[\]]{1,255})\s?[<([]mailto:[^\s<>()[\]]{1,255}[>)\]]/g, '$1')
    .replace(/[<([]mailto:([^\s<>()[\]]{1,255})[>)\]]/g, '<$1>')
    .replace(/<\s+/g, '<')
    .replace(/\s+>/g, '>')
    .replace(/\[([^\s[\]@]{1,64}@[^\s[\]@]{1,255})\]/g, '<$1>')
    .replace(/(\d[:.]\d{2}(?::\d{2})? ?\p{L}{1,6}(?:\. ?\p{L}{1,2})?)\.(?=[\s,])/gu, '$1'); // "3:35 nachm."

/** "Den tirs. 3. nov.": the dot of a weekday ends no sentence. */
const OPENED_WEEKDAY = /^\p{L}{2,3} (\p{L}{2,8})\.,?\s*$/u;

/** What stands before the first figure or address: an opening, a weekday, a name; never a sentence. */
const startsLikeOne = (text: string): boolean => {
  const sign = text.search(/[\d@<]/);
  const before = sign < 0 ? text : text.slice(0, sign);
  if (isWeekday(OPENED_WEEKDAY.exec(before)?.[1] ?? '')) return true;
  return !SENTENCE.test(before) && before.split(/\s+/).length <= MOST_WORDS_BEFORE;
};

/** Day, month, year and the time in figures, perhaps with weekday and zone, before anything else is said. */
const TO_THE_MINUTE =
  /^(?:\p{L}{1,10} )?(?:(?:giorno )?\p{L}[\p{L}-]{1,13}[.,]{0,2} )?(?:(?:\d{1,2}\.? (?:de )?)?\p{L}{3,12}\.?,?(?: \d{1,2})?,?|\d{1,2}\.?) ?(?:de |г\.,? )?\d{4}(?: (?:г|р)\.)?,?(?: (?:at|um|à|a las|às|alle(?: ore)?|om|kl\.?|klo|o|в|о|w|la))? ?\(?\d{1,2}:\d{2}(?::\d{2})?(?: ?[ap]\.? ?m\.?)?(?: ?uhr)?(?: ?\(?(?:utc|gmt)(?:[+-]\d{1,2}(?::?\d{2})?)?\)?| (?:cet|cest|mez|mesz|[ecmp][ds]t))?\)?,? /u;
const NAME_PARTS = new Set('via von van der den de la du da bin użytkownik пользователь'.split(' '));
const MOST_NAMES = 8;

/** "On Tuesday, November 3, 2026 at 9:12:44 AM UTC-8, Anna Berg wrote:": a full date and a full name, and nothing told. */
const isDatedAndNamed = (joined: string, text: string): boolean => {
  const date = TO_THE_MINUTE.exec(text)?.[0];
  if (date === undefined || joined.length !== text.length) return false;
  const verb = VERB_FIRST.exec(text.slice(date.length))?.[0] ?? '';
  const last = verb === '' ? VERB_LAST.exec(text)?.index : text.length - 1;
  const name = joined
    .slice(date.length + verb.length, last)
    .trim()
    .split(/\s+/);
  const isName = (word: string) => /^["“(]*\p{Lu}[\p{L}.'’-]*[,)"”]*$/u.test(word);
  return name.length >= 2 && name.length <= MOST_NAMES && name.every((word) => NAME_PARTS.has(word) || isName(word));
};

const bareOf = (joined: string, text: string, speaks: boolean): Certainty | undefined => {
  if (
    BARE.test(text) ||
    GROUPS.test(text) ||
    DATED_BEHIND.test(text) ||
    (FROM_LAST.test(text) && text.search(DATE) >= 0 && TIME.test(text))
  )
    return 'bare';
  if (TURNS.some((turn) => turn.test(text)) || isOfDay(text)) return 'bare';
  if (!speaks) return undefined;
  if (VIA.test(text) || (text.search(DATE) >= 0 && DATE_FIRST.test(text))) return 'bare';
  const name = joined.replace(/\s+\S+\s*:$/, '').replace(/^[*_]+/, '');
  return /\s\S+\s*:$/.test(joined) && !HE_WROTE.test(joined) && isNameLike(name) ? 'bare' : undefined;
};

export const certaintyOf = (line: string): Certainty | undefined => {
  const joined = unified(line).replace(/^[–—*\s]+/, '');
  if (SAYS_I.test(joined) || SAYS_SHE.test(joined) || TWO_SENTENCES.test(joined)) return undefined;
  const dashed = DASHED.exec(joined)?.[1];
  if (dashed !== undefined) return /[\d@]/.test(dashed) || isFullName(dashed) ? 'sure' : undefined;
  const text = joined.toLowerCase().replace(/^[-–—*\s]+/, '');
  if (!startsLikeOne(text)) return undefined;
  if (isSurelyUnusual(joined)) return 'sure';
  const said = text.replace(DATE_LAST, ':');
  const speaks = QUOTING.test(text) || VERB_LAST.test(said) || (VERB_INSIDE.test(text) && /[:：]$/.test(text));
  const hasDate = text.search(DATE) >= 0;
  const hasTime = TIME.test(text.replace(DATE, ' '));
  const isDated = hasDate && hasTime && EMAIL_LAST.test(text);
  if (!speaks && isDated) return DATE_FIRST.test(text) ? 'sure' : OPENER.test(text) ? 'likely' : undefined;
  if (!speaks) return bareOf(joined, text, speaks);
  if (ADDRESS_WROTE.test(text)) return 'sure';
  const hasEmail = EMAIL.test(text);
  const isEmailFirst = EMAIL_FIRST.test(text);
  const signs = [hasDate, hasTime, hasEmail, OPENER.test(text), isEmailFirst].filter(Boolean).length;
  if (hasEmail && signs >= 3 && (hasDate || isEmailFirst)) return 'sure';
  if (signs >= 2 && YOU_WROTE.test(text)) return 'sure';
  if (hasDate && hasTime && isDatedAndNamed(joined, text)) return 'sure';
  if (signs >= 2) return hasDate || hasEmail ? 'likely' : 'bare';
  return bareOf(joined, text, speaks);
};

const CLIENTS =
  /^(?:On|Am|Le|El|Il|Op|Den|Em) \d{1,4}[./-]\d{1,2}[./-]\d{1,4},? (?:(?:at|um|à|a las|alle|om|kl\.?|às) )?\d{1,2}[:.]\d{2}(?::\d{2})?(?: ?[AP]M)?,? (?:(?:wrote|a écrit|ha scritto|escribió|escreveu) ?:|(?:schrieb|schreef|skrev) ([^:]{1,60}):|([^:]{1,60}) (?:wrote|a écrit|ha scritto|escribió|escreveu) ?:)$/;

/** Date and time in figures, a name, a verb: no person writes so, though it gives no address. */
export const isClientsOwn = (line: string): boolean => {
  const [, behind, before] = CLIENTS.exec(plain(line.slice(0, 200))) ?? [];
  const name = behind ?? before;
  return name !== undefined && isNameLike(name);
};

const isFullName = (text: string): boolean => isNameLike(text) && /\S\s+\S/.test(text);

const couldEnd = (line: string): boolean => /(?:[:：*>-]|wrote|writes|道|작성|ว่า|メール)$|GMT[+-]\d/u.test(line);
/** A torn header shows in its first line that it is one: a date near its start, or an address. */
const couldStart = (line: string): boolean =>
  /^.{0,40}[\d٠-٩۰-۹०-९]/su.test(line) || line.includes('@') || /^\S.{1,80}(?:wrote|schrieb|:|-)$/u.test(line);

/** A header may be torn anywhere but behind a sentence or before an item of a list. */
export const isTornBefore = (before: string, line: string): boolean =>
  !(/\p{Ll}{4}[.!?…]\s*$/u.test(before) && !/^\s*\d{4}(?!\d)/.test(line)) &&
  !/^\s*(?:[-*•·]|\d{1,2}[.)])\s/u.test(line);

const joinedCertainty = (lines: readonly string[], at: number, count: number): Certainty | undefined => {
  if (!couldStart(plain(lines[at] ?? '').slice(0, LONGEST))) return undefined;
  const joined = lines
    .slice(at, at + count)
    .map(plain)
    .join(' ');
  const isShortOrDated = count === 1 || /[\d@٠-٩۰-۹०-९]/.test(joined);
  return isShortOrDated && joined.length <= LONGEST ? certaintyOf(joined) : undefined;
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
    if (count > 1 && !isTornBefore((lines[at + count - 2] ?? '').slice(-LONGEST), last)) return undefined;
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
