import { decodeText } from '../charset.ts';
import { decodeWords } from '../encoded-words.ts';
import { withSeparators } from '../mending/separators.ts';

/** A leaf of a report: its content type in small letters, and its text with the transfer encoding taken off. */
export type ReportPart = Readonly<{ type: string; text: string }>;

const MAX_BYTES = 512 * 1024;
const DEEPEST = 6;
const MOST_PARTS = 50;

/**
 * The leaves of a report in their order. Reports break the rules of MIME more often than people's mail does, so this
 * goes by lines and forgives: what is no multipart is one leaf. Messages that a report brings along are leaves too.
 */
export const partsOf = (raw: Uint8Array): readonly ReportPart[] => {
  const text = Buffer.from(withSeparators(raw.subarray(0, MAX_BYTES)))
    .toString('latin1')
    .replace(/\r\n?/g, '\n');
  const parts: ReportPart[] = [];
  collect(text, 0, parts);
  return parts;
};

/** The value of a field in a block of `Name: value` lines, unfolded, on one line; '' without one. */
export const fieldIn = (block: string, name: string): string => {
  const found =
    new RegExp(`^[ \\t]*${name}[ \\t]*:[ \\t]*([^\\n]*(?:\\n[ \\t]+[^\\n]+)*)`, 'im').exec(block)?.[1] ?? '';
  return decodeWords(found.slice(0, 4_000).replace(/\s+/g, ' ').trim());
};

const collect = (entity: string, depth: number, parts: ReportPart[]): void => {
  if (parts.length >= MOST_PARTS) return;
  const end = /^\n|\n\n/.exec(entity);
  const head = end ? entity.slice(0, end.index) : entity;
  const body = end ? entity.slice(end.index + end[0].length) : '';
  const contentType = fieldIn(head, 'content-type');
  const type = /^[\w.+-]+\/[\w.+-]+/.exec(contentType)?.[0].toLowerCase() ?? 'text/plain';
  const boundary = /\bboundary\s*=\s*(?:"([^"]+)"|([^\s;]+))/i.exec(contentType);
  const mark = boundary?.[1] ?? boundary?.[2];
  if (type.startsWith('multipart/') && mark !== undefined && depth < DEEPEST && body.includes(`--${mark}`)) {
    for (const section of sectionsOf(body, mark)) collect(section, depth + 1, parts);
    return;
  }
  parts.push({ type, text: decoded(body, head, contentType) });
};

/** Between the lines of a boundary; what stands before the first one is for readers without MIME. */
const sectionsOf = (body: string, boundary: string): readonly string[] => {
  const sections: string[][] = [];
  for (const line of body.split('\n')) {
    const trimmed = line.trimEnd();
    if (trimmed === `--${boundary}--`) break;
    if (trimmed === `--${boundary}`) sections.push([]);
    else sections.at(-1)?.push(line);
  }
  return sections.map((lines) => lines.join('\n'));
};

const decoded = (body: string, head: string, contentType: string): string => {
  const encoding = fieldIn(head, 'content-transfer-encoding').toLowerCase();
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : Buffer.from(encoding === 'quoted-printable' ? unquoted(body) : body, 'latin1');
  const charset = /\bcharset\s*=\s*"?([\w.:-]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  return decodeText(charset, bytes);
};

const unquoted = (body: string): string =>
  body
    .replace(/[ \t]*=\n/g, '')
    .replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** What a report says of one recipient, as RFC 3464 has it; '' where it says nothing. */
export type RecipientStatus = Readonly<{ recipient: string; action: string; status: string; diagnostic: string }>;

const MOST_RECIPIENTS = 20;
const STATUS_TYPE = /^message\/(?:global-)?delivery-status$/;

/** Some programs put the fields into a text part, or write no type at all. */
const FIELDS = /^[ \t]*(?:final|original)-recipient[ \t]*:/im;

/** The recipients that the report's fields name, the first 20 of them; a report that is only prose names none. */
export const recipientsOf = (parts: readonly ReportPart[]): readonly RecipientStatus[] => {
  const typed = parts.filter(({ type }) => STATUS_TYPE.test(type));
  const holding = typed.length > 0 ? typed : parts.filter(({ type, text }) => !isReturned(type) && FIELDS.test(text));
  return holding
    .flatMap(({ text }) => blocksOf(text))
    .slice(0, MOST_RECIPIENTS)
    .map(recipientOf);
};

/** A message that came back with the report, or its headers. */
export const isReturned = (type: string): boolean =>
  /^(?:message\/(?:rfc822|global|partial)(?:-headers)?|text\/rfc822(?:-headers)?|message\/global-headers)$/.test(type);

/** One block for each recipient; whatever stands between is of all of them. */
const blocksOf = (text: string): readonly string[] => {
  const blocks = text.split(/\n[ \t]*\n/);
  const named = blocks.filter((block) => FIELDS.test(block));
  if (named.length > 0) return named;
  return /^[ \t]*(?:action|status)[ \t]*:/im.test(text) ? [text] : [];
};

const recipientOf = (block: string): RecipientStatus => ({
  recipient: addressIn(fieldIn(block, 'final-recipient') || fieldIn(block, 'original-recipient')),
  action: /^[a-z]+/.exec(fieldIn(block, 'action').toLowerCase())?.[0] ?? '',
  status: /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(fieldIn(block, 'status'))?.[0] ?? '',
  diagnostic: fieldIn(block, 'diagnostic-code'),
});

const addressIn = (value: string): string => /[^\s<>;"]+@[^\s<>;"]+/.exec(value)?.[0]?.toLowerCase() ?? '';
