/** The fields of a form in either of its two kinds. Of a file, its bytes as text; what is no form has none. */
export const fieldsOf = (type: string, body: string): Readonly<Record<string, string>> => {
  if (!/^multipart\/form-data\b/i.test(type)) return Object.fromEntries(new URLSearchParams(body));
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(type) ?? [];
  const parts = `\r\n${body}`.split(`\r\n--${quoted ?? bare}`).slice(1, -1);
  return Object.fromEntries(parts.flatMap(fieldIn));
};

/** A field's name and value; none of a part that is not one. */
const fieldIn = (part: string): readonly (readonly [string, string])[] => {
  const headEnd = part.indexOf('\r\n\r\n');
  const [, name] =
    /^content-disposition:[^\r\n]*;\s*name="([^"\r\n]*)"/im.exec(part.slice(0, Math.max(headEnd, 0))) ?? [];
  return name === undefined ? [] : [[name, part.slice(headEnd + 4)]];
};
