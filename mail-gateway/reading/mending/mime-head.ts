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
