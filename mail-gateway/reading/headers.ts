import { decodeText } from './charset.ts';
import { decodeWords } from './encoded-words.ts';
import { withSeparators } from './mending/separators.ts';

/** The headers of a mail, unfolded, in their order, names in lower case. */
export type Headers = Readonly<{
  /** Every value of a header, as written. */
  all(name: string): readonly string[];
  /** False when the header block is longer, or has more fields, than we read: what it holds further down is unknown. */
  whole: boolean;
}>;

const MAX_BYTES = 256 * 1024;
const MAX_FIELDS = 1_000;

/** Reads the header block of a raw mail and nothing beyond it. Never throws; lines that are no header are passed over. */
export const readHeaders = (raw: Uint8Array): Headers => {
  const { lines, whole } = headerBlock(raw);
  const unfolded = unfold(lines, MAX_FIELDS + 1);
  const fields = new Map<string, string[]>();
  for (const line of unfolded.slice(0, MAX_FIELDS)) {
    const [name, value] = fieldOf(line) ?? [];
    if (name === undefined || value === undefined) continue;
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
  }
  return { all: (name) => fields.get(name.toLowerCase()) ?? [], whole: whole && unfolded.length <= MAX_FIELDS };
};

const NAME = /^([!-9;-~]+)[ \t]*$/;

/** Its name in small letters, and its value; null for a line that is no field. */
const fieldOf = (line: string): readonly [string, string] | null => {
  const colon = line.indexOf(':');
  const name = colon < 0 ? undefined : NAME.exec(line.slice(0, colon))?.[1];
  if (name === undefined) return null;
  const value = line.slice(colon + 1);
  return [name.toLowerCase(), (name.toLowerCase() === 'subject' ? freely(value) : strictly(value)).trim()];
};

const bytesOf = (value: string): Uint8Array => Buffer.from(value, 'latin1');
const isPlain = (value: string): boolean => /^[\t -~]*$/.test(value);

/** UTF-8 and nothing else (RFC 6532), for what decides who wrote: no charset may show another sender. */
const strictly = (value: string): string =>
  isPlain(value) ? value : new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytesOf(value));

/** What people alone read is in the charset that its bytes show. */
const freely = (value: string): string => (isPlain(value) ? value : decodeText('', bytesOf(value)));

/** The lines up to the first empty one, a character for each byte. A bare CR starts a line too, so that no header can hide behind one. */
const headerBlock = (raw: Uint8Array): { lines: string[]; whole: boolean } => {
  const isCut = raw.length > MAX_BYTES;
  const text = Buffer.from(withSeparators(raw.subarray(0, MAX_BYTES))).toString('latin1');
  const written = text.split('\n');
  if (isCut) written.pop(); // nobody knows how this line ends
  const lines: string[] = [];
  for (const line of written) {
    const parts = line.split('\r').filter((part) => part !== '');
    if (parts.length === 0) return { lines, whole: true };
    for (const part of parts) lines.push(part.startsWith(BYTE_ORDER_MARK) ? part.slice(BYTE_ORDER_MARK.length) : part);
  }
  return { lines, whole: !isCut };
};

const BYTE_ORDER_MARK = '\xef\xbb\xbf';

/** At most so many fields, each on one line. */
const unfold = (lines: readonly string[], most: number): string[] => {
  const unfolded: string[][] = [];
  for (const line of lines) {
    const last = unfolded.at(-1);
    if ((line.startsWith(' ') || line.startsWith('\t')) && last) last.push(line);
    else if (unfolded.length === most) break;
    else unfolded.push([line]);
  }
  return unfolded.map((parts) => parts.join(''));
};

/** The subject as people read it, on one line, at most 500 characters. */
export const subjectOf = (headers: Headers): string =>
  onOneLine((headers.all('subject')[0] ?? '').slice(0, 4_000)).slice(0, LONGEST_SUBJECT);

/** All of a subject that is longer than any title, for people who write everything into it; '' for a shorter one. */
export const wordsInSubject = (headers: Headers): string => {
  const whole = onOneLine(headers.all('subject')[0] ?? '');
  return whole.length > LONGEST_SUBJECT ? whole : '';
};

const LONGEST_SUBJECT = 500;

/** They turn the words beside them around, and with them what a stranger's subject says. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

const onOneLine = (value: string): string =>
  decodeWords(value)
    .replace(DIRECTION_MARKS, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();

const MESSAGE_ID = /<[^<>\s@]{1,400}@[^<>\s@]{1,400}>/g;
const MAX_REFERENCES = 100;

/** The mail's own Message-ID with its angle brackets, or null where it has none in proper form. */
export const messageId = (headers: Headers): string | null =>
  (headers.all('message-id')[0] ?? '').slice(0, 1_000).match(MESSAGE_ID)?.[0] ?? null;

/** The Message-IDs that a mail answers, without doubles, the newest of them last; at most 100. */
export const references = (headers: Headers): readonly string[] => {
  const written = [...headers.all('references'), ...headers.all('in-reply-to')].join(' ');
  return [...new Set(written.match(MESSAGE_ID) ?? [])].slice(-MAX_REFERENCES);
};
