import { decodeWords } from './encoded-words.ts';

/** The headers of a mail, unfolded, in their order, names in lower case. */
export type Headers = Readonly<{
  /** Every value of a header, as written. */
  all(name: string): readonly string[];
  /** False when the header block is longer than we read: what it holds further down is unknown. */
  whole: boolean;
}>;

const MAX_BYTES = 256 * 1024;
const LF = 10;
const FIELD = /^([!-9;-~]+)[ \t]*:(.*)$/s;

/** Reads the header block of a raw mail and nothing beyond it. Never throws; lines that are no header are passed over. */
export const readHeaders = (raw: Uint8Array): Headers => {
  const block = headerBlock(raw);
  const fields = new Map<string, string[]>();
  for (const line of unfold(block.lines)) {
    const [, name, value] = FIELD.exec(line) ?? [];
    if (name === undefined || value === undefined) continue;
    const key = name.toLowerCase();
    const values = fields.get(key);
    if (values) values.push(value.trim());
    else fields.set(key, [value.trim()]);
  }
  return { all: (name) => fields.get(name.toLowerCase()) ?? [], whole: block.whole };
};

/** The lines up to the first empty one. A bare CR starts a line too, so that no header can hide behind one. */
const headerBlock = (raw: Uint8Array): { lines: string[]; whole: boolean } => {
  const text = new TextDecoder();
  const lines: string[] = [];
  let start = 0;
  while (start < raw.length) {
    const found = raw.indexOf(LF, start);
    const end = found < 0 ? raw.length : found;
    if (end > MAX_BYTES) return { lines, whole: false };
    const line = text.decode(raw.subarray(start, end)).replace(/\r+$/, '');
    if (line === '') return { lines, whole: true };
    lines.push(...line.split('\r').filter((part) => part !== ''));
    start = end + 1;
  }
  return { lines, whole: true };
};

const unfold = (lines: readonly string[]): string[] => {
  const unfolded: string[][] = [];
  for (const line of lines) {
    const last = unfolded.at(-1);
    if (/^[ \t]/.test(line) && last) last.push(line);
    else unfolded.push([line]);
  }
  return unfolded.map((parts) => parts.join(''));
};

/** The subject as people read it, on one line, at most 500 characters. */
export const subjectOf = (headers: Headers): string =>
  decodeWords((headers.all('subject')[0] ?? '').slice(0, 4_000))
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, 500);

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
