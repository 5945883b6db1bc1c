const BEGIN = /^begin(?:-base64)? [01]?[4-7][0-7]{2} \S/;

/** A text without the files that old programs write into it (`begin 644 name` … `end`), and how many there were. */
export const withoutUuencoded = (text: string): Readonly<{ text: string; files: number }> => {
  if (!/^begin/m.test(text)) return { text, files: 0 };
  const lines = text.split('\n').map((line) => line.trimEnd());
  const kept: string[] = [];
  let files = 0;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const end = BEGIN.test(line) ? fileEnd(lines, at + 1) : at;
    if (end > at + 1) {
      files += 1;
      at = end - 1;
    } else kept.push(line);
  }
  return { text: kept.join('\n'), files };
};

/**
 * Behind the file that begins there, the same place where none does. With its end in sight blanks that were lost from its
 * lines are forgiven; without one only lines that are as long as they say are taken for it.
 */
const fileEnd = (lines: readonly string[], start: number): number => {
  let end = start;
  while (end < lines.length && isDataWithout(lines[end] ?? '')) end += 1;
  if (lines[end] === 'end' || lines[end] === '====') return end + 1;
  let sure = start;
  while (sure < end && isData(lines[sure] ?? '')) sure += 1;
  return sure;
};

const UU_LINE = /^[\x20-\x60]{0,90}$/;
const BASE64_LINE = /^[A-Za-z0-9+/=]{1,90}$/;

/** Its first character says how many bytes a line holds: four signs for three of them. */
const isData = (line: string): boolean =>
  line.length > 20 && UU_LINE.test(line) && Math.abs(line.length - 1 - signsOf(line)) <= 1;

const isDataWithout = (line: string): boolean =>
  (UU_LINE.test(line) && line.length - 1 <= signsOf(line) + 1) || (BASE64_LINE.test(line) && line !== 'end');

const signsOf = (line: string): number => Math.ceil(((line.charCodeAt(0) - 32) & 63) / 3) * 4;
