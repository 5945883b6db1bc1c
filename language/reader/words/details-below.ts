import { contactsIn } from '../../text/contact-lines.ts';
import { isBlank } from '../../text/line.ts';
import { isFirm, isHouse, isRole, isTelling, namesIn } from '../../text/name-lines.ts';
import { plainText } from '../../text/plain-text.ts';

const MOST_LINES = 400;
const MOST_DETAILS = 40;
const LONGEST = 200;

/** A field of a form, as somebody copies it: "Name: Orbit", "Order: 4711". */
const FIELD = /^(\p{L}[\p{L} /.-]{1,24}?)\s?: ?(\S.{0,80})$/u;

const isField = (line: string): boolean => {
  const [, label = '', value = ''] = FIELD.exec(line) ?? [];
  return label !== '' && !isTelling(label.replace(/^first /i, '')) && !isTelling(value);
};

const RULE = /^\W{3,}$/;

const isContact = (line: string): boolean => line.length <= LONGEST && contactsIn(line).length > 0;

/** Says who or where somebody is, and nothing that was done. */
const isDetail = (line: string): boolean =>
  isContact(line) ||
  (line.length <= LONGEST &&
    (isField(line) ||
      (!isTelling(line) && (isFirm(line) || isHouse(line) || isRole(line) || namesIn(line).length > 0))));

/**
 * The words with the details of somebody on the line that leads in to them, "New customer: Orbit KG, Tel. 040 12345678":
 * they belong to what is told there, and are no wins of their own. Other lines stay as they are.
 */
export const withDetailsJoined = (words: string): string => {
  const lines = words.split('\n');
  if (lines.length > MOST_LINES || !lines.some(isContact)) return words;
  const joined: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const end = /\p{L}["”*)]*\s?:\s*$/u.test(line) ? detailsEnd(lines, at + 1) : at + 1;
    const details = lines.slice(at + 1, end).filter((one) => !isBlank(one) && !RULE.test(one));
    const isTold = details.length > 1 && details.some(isContact);
    joined.push(isTold ? `${line.trim()} ${details.map((one) => one.trim()).join(', ')}` : line);
    if (isTold) at = end - 1;
  }
  return joined.join('\n');
};

/** Where the details that begin at `from` end; blank lines stand between them. */
const detailsEnd = (lines: readonly string[], from: number): number => {
  let end = from;
  for (let at = from; at < lines.length && at - from < MOST_DETAILS; at += 1) {
    const line = lines[at] ?? '';
    if (isBlank(line) || RULE.test(line.trim())) continue;
    if (!isDetail(line.trim())) break;
    end = at + 1;
  }
  return end;
};

const DATE_HEADER =
  /^\W*(?:date|sent|datum|gesendet|envoye|fecha|enviado|data|inviato|verzonden)\s?: ?(?=.*\d{4}|.*\d:\d\d)[^!?]{6,60}$/u;
const SAID = 'wrote|writes|said|sent|schrieb|a ecrit|ecrit|escribio|ha scritto|scrisse|schreef|skrev|escreveu';
/** "On 23-Nov-2026, at 6:54 PM, Marta Keller wrote:", with its verb at the end or before a name. */
const WROTE = new RegExp(
  `^[-\\s]{0,12}(?:(?:.{0,160}\\s)?(?:wrote|schrieb|a ecrit|escribio|ha scritto|schreef)\\s?:|(?=(?:on|am|le|el|il|op|em|den|\\d|-).*\\d|.*@)(?=.*(?:\\d[:.]\\d\\d|@|\\d{4})).{0,160}\\s(?:${SAID})\\b(?:.{0,80}(?::|@[^\\s]{3,40})|[\\s:]*-{3,}|))\\s*$`,
  'u',
);
/** Somebody says it of themselves. */
const BY_ONESELF = /(?<!\p{L})(?:i|we|ich|wir|j'ai|nous|yo|io|ik|he|hemos)(?!\p{L})/u;
const STAMPED = /^\d{4}-\d\d-\d\d \d\d:\d\d(?::\d\d)? (?:gmt|utc|[+-]\d\d)\S{0,8}(?: [^.!?]{0,60})?:?$/;
/** These may as well be somebody's news: they are none only beside contact details. */
const UNSURE: ReadonlySet<string> = new Set(['town', 'office', 'profile']);

/** Is this a telephone number, an address, a register's number, a title, a link or a quote's header, and no more? */
const isBare = (line: string): boolean => {
  if (line.length > LONGEST) return false;
  const contacts = contactsIn(line);
  if (contacts.some((kind) => !UNSURE.has(kind)) || isRole(line)) return true;
  const low = plainText(line);
  return (
    DATE_HEADER.test(low) || (WROTE.test(low) && !(BY_ONESELF.test(low) && !low.endsWith(':'))) || STAMPED.test(low)
  );
};

const isBareBeside = (line: string): boolean =>
  isBare(line) || (isDetail(line) && !isField(line)) || (isContact(line) && line.length <= LONGEST);

/** The lines that are no news wherever they stand, and those that are none beside contact details in their paragraph. */
export const bareLinesIn = (words: string): ReadonlySet<string> =>
  new Set(
    words
      .split(/\n\s*\n/)
      .map((paragraph) => paragraph.split('\n', MOST_LINES).map((line) => line.trim()))
      .flatMap((lines) => lines.filter(lines.some(isContact) && lines.length > 1 ? isBareBeside : isBare)),
  );

/** Does a passage consist of such lines, whole or in pieces? */
export const isBareIn = (text: string, bare: ReadonlySet<string>): boolean =>
  bare.size > 0 &&
  text
    .split('\n')
    .map((line) => line.trim())
    .every(
      (line) => line === '' || bare.has(line) || [...bare].some((one) => one.startsWith(line) || one.endsWith(line)),
    );
