/** Where a text was cut. Whoever reads it has all of it in files. */
export const CUT = '… (Cut here: all of it is in the files.)';

const NEWLINE_BYTES = 17;
const MARK_BYTES = 6;

/** How many bytes a character may take in HTML, at most: a mark that is written out, half of an empty line, or itself. */
const bytesOf = (character: string): number => {
  if (character === '\n') return NEWLINE_BYTES;
  if ('&<>"\''.includes(character)) return MARK_BYTES;
  const point = character.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  return point < 0x800 ? 2 : point < 0x10000 ? 3 : 4;
};

/** At most so many bytes as HTML. */
export const htmlBytes = (text: string): number => {
  let bytes = 0;
  for (const character of text) bytes += bytesOf(character);
  return bytes;
};

/** The text, or its beginning up to a whole word, and then that it was cut: of so many UTF-16 units and bytes of HTML. */
export const excerpt = (text: string, longest: number, bytes: number): string => {
  if (text.length <= longest && htmlBytes(text) <= bytes) return text;
  const room = { units: longest - CUT.length - 1, bytes: bytes - htmlBytes(CUT) - 1 };
  let end = 0;
  for (const character of text) {
    room.units -= character.length;
    room.bytes -= bytesOf(character);
    if (room.units < 0 || room.bytes < 0) break;
    end += character.length;
  }
  const kept = text.slice(0, end);
  const words = /\s/u.test(text.charAt(end)) ? kept : kept.replace(/\S{1,60}$/u, '');
  return `${words.trimEnd()} ${CUT}`.trimStart();
};
