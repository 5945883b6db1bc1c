/** Control characters, and marks that turn the direction of text or hide in it, are nothing that mail should carry. */
const UNWANTED = /[\p{Cc}\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;

/** Words for one line, cut to a length. */
export const oneLine = (text: string, longest: number): string => {
  const line = text.replace(/\s+/gu, ' ').replace(UNWANTED, '').trim();
  return line.length <= longest
    ? line
    : `${[...line]
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
};

/** Words whose lines stay lines, with at most one empty one between them, cut to a length. */
export const manyLines = (text: string, longest: number): string => {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/u).map((line) => oneLine(line, longest));
  const whole = lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return whole.length <= longest ? whole : `${whole.slice(0, longest - 1).trimEnd()}…`;
};
