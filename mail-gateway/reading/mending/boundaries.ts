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
