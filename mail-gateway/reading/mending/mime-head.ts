/** The lines above a part's body: where its fields stand, and what they say of it. Places are those in the whole mail. */
export type MimeHead = Readonly<{
  /** Small letters; '' where none is named, null where there is no such field at all. */
  type: string | null;
  boundary: string;
  charset: string;
  encoding: string;
  name: string;
  /** Where the Content-Type and the Content-Transfer-Encoding stand, with their line ends. */
  typeField: Span | null;
  encodingField: Span | null;
  start: number;
  bodyStart: number;
}>;

export type Span = Readonly<{ start: number; end: number }>;

/** No head that programs write is longer; a longer one is a body without one. */
const LONGEST_HEAD = 256 * 1024;

export const headAt = (mail: string, start: number, end: number): MimeHead => {
  const bodyStart = bodyAfter(mail, start, end);
  const fields = fieldsIn(mail, start, bodyStart);
  const typeField = fields.find(({ name }) => name === 'content-type') ?? null;
  const encodingField = fields.find(({ name }) => name === 'content-transfer-encoding') ?? null;
  const disposition = fields.find(({ name }) => name === 'content-disposition')?.value ?? '';
  const value = typeField?.value ?? '';
  return {
    type: typeField && (/^\s*([\w.+-]{1,80}\/[\w.+-]{1,80})/.exec(value)?.[1]?.toLowerCase() ?? ''),
    boundary: parameter(value, 'boundary'),
    charset: parameter(value, 'charset'),
    encoding: (encodingField?.value ?? '').trim().toLowerCase(),
    name: parameter(value, 'name') || parameter(disposition, 'filename'),
    typeField,
    encodingField,
    start,
    bodyStart,
  };
};

/** Behind the first empty line; a part may begin with it, and one without has no body. */
const bodyAfter = (mail: string, start: number, end: number): number => {
  let line = start;
  while (line < end && line - start <= LONGEST_HEAD) {
    const next = mail.indexOf('\n', line);
    if (next < 0 || next >= end) return end;
    if (next === line || (next === line + 1 && mail[line] === '\r')) return next + 1;
    line = next + 1;
  }
  return line >= end ? end : start;
};

type Field = Span & Readonly<{ name: string; value: string }>;

const fieldsIn = (mail: string, start: number, end: number): readonly Field[] => {
  const fields: { name: string; value: string; start: number; end: number }[] = [];
  for (let line = start; line < end; ) {
    const found = mail.indexOf('\n', line);
    const next = found < 0 || found >= end ? end : found + 1;
    const text = mail.slice(line, next);
    const last = fields.at(-1);
    const colon = text.indexOf(':');
    if (/^[ \t]/.test(text) && last) {
      last.value += text;
      last.end = next;
    } else
      fields.push({
        name: text.slice(0, Math.max(colon, 0)).trim().toLowerCase(),
        value: text.slice(colon + 1),
        start: line,
        end: next,
      });
    line = next;
  }
  return fields;
};

const LONGEST_VALUE = 4_000;

/** The value of a parameter of a field, without its quotes; '' without one. */
const parameter = (value: string, name: string): string => {
  const [, quoted, bare] =
    new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]{0,300})"|([^;"\\r\\n]{0,300}))`, 'i').exec(
      value.slice(0, LONGEST_VALUE),
    ) ?? [];
  return (quoted ?? bare ?? '').trim();
};

/** A line that parts the sections of a multipart: `next` is where the line after it begins. */
export type Delimiter = Readonly<{ start: number; next: number; isLast: boolean; isBlankBehind: boolean }>;

const MOST_SECTIONS = 1_000;

/** Blanks behind a boundary are no part of it; what else stands there makes it another line. */
const LONGEST_BLANK = 200;

/** The lines of a boundary between two places, in their order; blanks behind it are forgiven. */
export const delimitersIn = (mail: string, boundary: string, start: number, end: number): readonly Delimiter[] => {
  const mark = `--${boundary}`;
  const found: Delimiter[] = [];
  for (
    let at = mail.indexOf(mark, start);
    at >= 0 && at < end && found.length < MOST_SECTIONS;
    at = mail.indexOf(mark, at + 1)
  ) {
    if (at > start && mail[at - 1] !== '\n') continue;
    const lineEnd = endOfLine(mail, at, end);
    const rest = mail.slice(at + mark.length, Math.min(lineEnd, at + mark.length + LONGEST_BLANK));
    const ending = /^(--)?([ \t]*)\r?\n?$/.exec(rest);
    if (!ending) continue;
    const [, last, blank] = ending;
    found.push({ start: at, next: lineEnd, isLast: last !== undefined, isBlankBehind: blank !== '' });
    if (last !== undefined) break;
  }
  return found;
};

/** The boundary that a body uses, whatever was declared: its first line that begins with dashes and has a head below it. */
export const boundaryUsed = (mail: string, start: number, end: number): string => {
  let line = start;
  for (let count = 0; line < end && count < MOST_LINES_LOOKED_AT; count += 1) {
    const next = endOfLine(mail, line, end);
    const [, mark] = /^--([!-~]{1,100}?)[ \t]*\r?\n$/.exec(mail.slice(line, Math.min(next, line + 200))) ?? [];
    if (mark !== undefined && /^content-[a-z-]{2,40}[ \t]*:/i.test(mail.slice(next, Math.min(next + 60, end))))
      return mark;
    line = next;
  }
  return '';
};

/** What stands before the first boundary is short. */
const MOST_LINES_LOOKED_AT = 50;

const endOfLine = (mail: string, at: number, end: number): number => {
  const found = mail.indexOf('\n', at);
  return found < 0 || found >= end ? end : found + 1;
};
