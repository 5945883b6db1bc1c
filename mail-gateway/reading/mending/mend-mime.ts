import { charsetOf, decodeText } from '../charset.ts';
import { decoderOf } from '../decoders.ts';
import { fileTypeOf } from '../kept-files.ts';
import { boundaryUsed, type Delimiter, delimitersIn, headAt, type MimeHead, type Span } from './mime-head.ts';

type Edit = Span & Readonly<{ text: string }>;
type Part = Readonly<{ start: number; end: number; depth: number; isWhole: boolean }>;

const DEEPEST = 10;
/** Of a part of text, as it came: more is looked at by nobody, and the parser needs a hundred times the memory of a line. */
const MAX_TEXT_PART = 1024 * 1024;
const MAX_LINES = 50_000;
const MOST_EDITS = 5_000;

/**
 * The same mail with its MIME put right where programs break it and the parser would lose the text: types that are none,
 * blanks behind boundaries, boundaries that never come, come without the first one or without an end, charsets that the
 * bytes contradict. A text of more than 1 MiB or 50,000 lines is cut there, and one in a charset that the parser does not know
 * is written in UTF-8. Else only heads and lines of boundaries are touched; a mail in which nothing is wrong is the same bytes.
 */
export const mendMime = (raw: Uint8Array): Uint8Array => {
  const mail = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength).toString('latin1');
  const edits: Edit[] = [];
  mend(mail, { start: 0, end: mail.length, depth: 0, isWhole: true }, edits);
  return edits.length === 0 ? raw : Buffer.from(applied(mail, edits), 'latin1');
};

const applied = (mail: string, edits: readonly Edit[]): string => {
  const inOrder = edits.toSorted((one, other) => one.start - other.start);
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end, text } of inOrder) {
    if (start < at) continue;
    pieces.push(mail.slice(at, start), text);
    at = end;
  }
  return [...pieces, mail.slice(at)].join('');
};

const mend = (mail: string, part: Part, edits: Edit[]): void => {
  if (edits.length >= MOST_EDITS) return;
  const head = headAt(mail, part.start, part.end);
  const { type, boundary } = head;
  if (type?.startsWith('multipart/')) {
    mendMultipart(mail, part, head, edits);
    return;
  }
  const isUntyped = type === null || type === '' || type === 'text/plain';
  const used = part.isWhole && isUntyped && boundary === '' ? boundaryUsed(mail, head.bodyStart, part.end) : '';
  if (used !== '' && startsWithBoundary(mail, head.bodyStart, used)) {
    edits.push(typeEdit(mail, head, `multipart/mixed; boundary="${used}"`));
    mendSections(mail, part, head, used, edits);
  } else mendLeaf(mail, part, head, edits);
};

/** With nothing before it, or with the words for readers without MIME. */
const startsWithBoundary = (mail: string, bodyStart: number, boundary: string): boolean => {
  const before = mail.slice(bodyStart, mail.indexOf(`--${boundary}`, bodyStart));
  return before.trim() === '' || (before.length < 500 && /multi-?part|mime/i.test(before));
};

const mendMultipart = (mail: string, part: Part, head: MimeHead, edits: Edit[]): void => {
  if (part.depth >= DEEPEST) return;
  const isThere = head.boundary !== '' && delimitersIn(mail, head.boundary, head.bodyStart, part.end).length > 0;
  const used = isThere ? head.boundary : boundaryUsed(mail, head.bodyStart, part.end);
  if (!isThere && used !== '') edits.push(typeEdit(mail, head, `${head.type}; boundary="${used}"`));
  if (used === '') asOnePart(mail, part, head, edits);
  else mendSections(mail, part, head, used, edits);
};

/** It is no multipart at all: its text stands there as it is, below a head of its own or without one. */
const asOnePart = (mail: string, part: Part, head: MimeHead, edits: Edit[]): void => {
  if (hasHead(mail, head.bodyStart)) {
    const own = headAt(mail, head.bodyStart, part.end);
    const written = own.typeField ? mail.slice(own.typeField.start, own.typeField.end) : 'Content-Type: text/plain\n';
    if (head.typeField) edits.push({ ...head.typeField, text: written });
    edits.push({ start: head.bodyStart, end: own.bodyStart, text: '' });
    return;
  }
  const type = typeShown(mail, head.bodyStart);
  edits.push(typeEdit(mail, head, `${type}; charset=${charsetOf('', bytesOf(mail, head, part.end))}`));
};

const mendSections = (mail: string, part: Part, head: MimeHead, boundary: string, edits: Edit[]): void => {
  const found = delimitersIn(mail, boundary, head.bodyStart, part.end);
  const [first] = found;
  if (!first) return;
  for (const delimiter of found) if (delimiter.isBlankBehind) edits.push(trimmed(delimiter, boundary));
  const isFirstMissing = first.isLast || hasHead(mail, head.bodyStart);
  if (isFirstMissing && first.start > head.bodyStart) {
    const headed = hasHead(mail, head.bodyStart) ? '' : '\n';
    edits.push({ start: head.bodyStart, end: head.bodyStart, text: `--${boundary}\n${headed}` });
    if (headed === '')
      mend(mail, { start: head.bodyStart, end: first.start, depth: part.depth + 1, isWhole: false }, edits);
  }
  for (const [at, delimiter] of found.entries()) {
    if (delimiter.isLast) break;
    const end = found[at + 1]?.start ?? part.end;
    if (head.type === 'multipart/digest') edits.push(...asMessage(mail, delimiter.next, end));
    else mend(mail, { start: delimiter.next, end, depth: part.depth + 1, isWhole: false }, edits);
  }
  if (!found.at(-1)?.isLast && !part.isWhole)
    edits.push({ start: part.end, end: part.end, text: `\n--${boundary}--\n` });
};

/** The parts of a digest are messages of others, which their heads need not say. */
const asMessage = (mail: string, start: number, end: number): readonly Edit[] => {
  const { type, bodyStart } = headAt(mail, start, end);
  const isBare = bodyStart > start + 2;
  return type === null ? [{ start, end: start, text: `Content-Type: message/rfc822\n${isBare ? '\n' : ''}` }] : [];
};

const trimmed = ({ start, next, isLast }: Delimiter, boundary: string): Edit => ({
  start,
  end: next,
  text: `--${boundary}${isLast ? '--' : ''}\n`,
});

const hasHead = (mail: string, at: number): boolean =>
  /^(?:\r?\n)?content-(?:type|transfer-encoding|disposition)[ \t]*:/i.test(mail.slice(at, at + 60));

/** What a text is that does not say it. */
const typeShown = (mail: string, start: number): 'text/html' | 'text/plain' =>
  /<(?:!doctype html|html|body|div|table|p|br)\b[^<>]{0,300}>/i.test(mail.slice(start, start + 2_000))
    ? 'text/html'
    : 'text/plain';

const TEXT = /^text\/(?:plain|html)$/;

const mendLeaf = (mail: string, { end, isWhole }: Part, head: MimeHead, edits: Edit[]): void => {
  const { type, name, encodingField } = head;
  if (type === '' && name !== '') {
    edits.push(typeEdit(mail, head, `application/octet-stream; name="${quotable(name)}"`));
    return;
  }
  if (type !== null && type !== '' && !TEXT.test(type)) return;
  if (encodingField && head.encoding === 'base64' && !isBase64(mail, head.bodyStart, end))
    edits.push({ ...encodingField, text: 'Content-Transfer-Encoding: 8bit\n' });
  const bytes = bytesOf(mail, head, end);
  if (fileTypeOf(bytes) !== null) {
    edits.push(typeEdit(mail, head, `application/octet-stream; name="${quotable(name)}"`));
    return;
  }
  const readEnd = endOfText(mail, head.bodyStart, end);
  if (readEnd < end) edits.push({ start: readEnd, end, text: '\n' });
  const charset = charsetOf(metaCharset(type, head, bytes), bytes);
  if (decoderOf(charset)?.byParser === false) {
    edits.push(...asUtf8(mail, head, readEnd, charset));
    return;
  }
  if (isSame(charset, head.charset) && type !== '') return;
  if (type === null && charset === 'utf-8') return; // as the parser reads it
  if (type === null && !isWhole && head.bodyStart === head.start) return;
  edits.push(charsetEdit(mail, head, charset));
};

/** The text itself in UTF-8, for a charset that the parser does not know. */
const asUtf8 = (mail: string, head: MimeHead, end: number, charset: string): readonly Edit[] => {
  const text = decodeText(charset, bytesOf(mail, head, end, end - head.bodyStart));
  return [
    charsetEdit(mail, head, 'utf-8'),
    { start: head.bodyStart, end, text: `${Buffer.from(text).toString('latin1')}\n` },
    ...(head.encodingField ? [{ ...head.encodingField, text: 'Content-Transfer-Encoding: 8bit\n' }] : []),
  ];
};

/** Where a text is cut: behind the last line that is read of it. */
const endOfText = (mail: string, start: number, end: number): number => {
  const most = Math.min(end, start + MAX_TEXT_PART);
  let at = start;
  for (let lines = 0; lines < MAX_LINES; lines += 1) {
    const found = mail.indexOf('\n', at);
    if (found < 0 || found >= most) return most;
    at = found + 1;
  }
  return at;
};

const quotable = (name: string): string => name.replace(/["\\\r\n]/g, '');

const isSame = (charset: string, declared: string): boolean =>
  charset === declared.toLowerCase() || (charset === 'utf-8' && /^(?:us-?ascii|utf-?8|)$/i.test(declared));

/** HTML may name its charset itself. */
const metaCharset = (type: string | null, { charset }: MimeHead, bytes: Uint8Array): string => {
  if (charset !== '' || type !== 'text/html') return charset;
  const start = Buffer.from(bytes.subarray(0, 4_000)).toString('latin1');
  return /<meta[^>]{0,200}\bcharset\s*=\s*["']?([\w.:-]{1,40})/i.exec(start)?.[1] ?? '';
};

/** Base64 has neither blanks within its lines nor any other sign. */
const isBase64 = (mail: string, start: number, end: number): boolean =>
  !/[^A-Za-z0-9+/=\s]|[A-Za-z]{2} [A-Za-z]{2}/.test(mail.slice(start, Math.min(end, start + 2_000)));

const LONGEST_LOOK = 256 * 1024;

/** The beginning of a part's text, its transfer encoding taken off. */
const bytesOf = (mail: string, { bodyStart, encoding }: MimeHead, end: number, most = LONGEST_LOOK): Uint8Array => {
  const body = mail.slice(bodyStart, Math.min(end, bodyStart + most));
  if (encoding === 'base64' && isBase64(mail, bodyStart, end)) return Buffer.from(body, 'base64');
  return Buffer.from(encoding === 'quoted-printable' ? unquoted(body) : body, 'latin1');
};

const unquoted = (body: string): string =>
  body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

const typeEdit = (mail: string, { typeField, bodyStart, start }: MimeHead, value: string): Edit => {
  const text = `Content-Type: ${value}\n`;
  if (typeField) return { ...typeField, text };
  return atHeadEnd(mail, start, bodyStart, text);
};

/** Other parameters of the field, such as `format`, stay. */
const charsetEdit = (mail: string, head: MimeHead, charset: string): Edit => {
  const written = head.typeField ? mail.slice(head.typeField.start, head.typeField.end) : '';
  const value = written.slice(written.indexOf(':') + 1).trim();
  const rest = value.replace(/;\s*charset\s*=\s*(?:"[^"]{0,300}"|[^;\s]{0,300})/i, '').replace(/^[^;]*/, '');
  return typeEdit(mail, head, `${head.type || typeShown(mail, head.bodyStart)}; charset=${charset}${rest}`);
};

/** Before the empty line that ends the head; a part that begins with it has none. */
const atHeadEnd = (mail: string, start: number, bodyStart: number, text: string): Edit => {
  const blank = mail.slice(Math.max(start, bodyStart - 2), bodyStart) === '\r\n' ? 2 : 1;
  const at = Math.max(start, bodyStart - blank);
  return { start: at, end: at, text };
};
