const LONGEST_HEAD = 256 * 1024;
const MOST_BLANKS = 1_000;
const MOST_LINES = 60;

/**
 * The same mail with an empty line below each head where the line there holds blanks, which readers of mail take for one
 * more line of the head's last field. A mail in which nothing is wrong is the same bytes.
 */
export const withSeparators = (raw: Uint8Array): Uint8Array => {
  const mail = Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength);
  const head = blankBelowHead(mail.toString('latin1', 0, LONGEST_HEAD));
  const blanks = head === null ? [] : [head];
  if (mail.includes('\n--')) blanks.push(...blanksBelowPartHeads(mail.toString('latin1'), head?.end ?? 0));
  if (blanks.length === 0) return raw;
  const pieces: Uint8Array[] = [];
  let at = 0;
  for (const { start, end } of blanks) {
    pieces.push(mail.subarray(at, start));
    at = end;
  }
  return Buffer.concat([...pieces, mail.subarray(at)]);
};

/** The blanks of one line, without its end. */
type Blank = Readonly<{ start: number; end: number }>;

const BLANK_LINE = /(?<=\n)(?:[ \t]|\xc2\xa0)+(?=\r?\n)/g;

/** Within the lines above the first empty one. */
const blankBelowHead = (mail: string): Blank | null => {
  const empty = /^\r?\n|\n\r?\n/.exec(mail);
  const head = mail.slice(0, empty ? empty.index + 1 : mail.length);
  if (head.trim() === '') return null;
  for (const found of blankLines(head)) if (!goesOn(mail, found.end)) return found;
  return null;
};

const blanksBelowPartHeads = (mail: string, from: number): readonly Blank[] =>
  blankLines(mail).filter(({ start, end }) => start >= from && isBelowPartHead(mail, start) && !goesOn(mail, end));

const blankLines = (text: string): readonly Blank[] => {
  const found: Blank[] = [];
  for (const { index, 0: blank } of text.matchAll(BLANK_LINE)) {
    if (found.length >= MOST_BLANKS) break;
    found.push({ start: index, end: index + blank.length });
  }
  return found;
};

const FIELD = /^[!-9;-~]{1,80}[ \t]*:/;

/** Nothing but fields between it and a boundary, one of which is MIME's. */
const isBelowPartHead = (mail: string, start: number): boolean => {
  const above = mail
    .slice(Math.max(0, start - 8_000), start)
    .split('\n')
    .slice(-MOST_LINES - 1, -1);
  const boundary = above.findLastIndex((line) => line.startsWith('--'));
  const head = above.slice(boundary + 1);
  return boundary >= 0 && head.every(isOfHead) && head.some((line) => /^content-/i.test(line));
};

const isOfHead = (line: string): boolean => FIELD.test(line) || /^[ \t]+\S/.test(line);

/** Names that programs write, and hardly a person before a colon. */
const NAME_OF_PROGRAMS = /^(?:[\w]+-[\w-]+|received|subject|date|from|to|cc|bcc|sender|comments|keywords)[ \t]*:/i;

/** Is the head not over behind a line of blanks? Fields follow, or the rest of one, down to the empty line. */
const goesOn = (mail: string, at: number): boolean => {
  const lines = mail
    .slice(at, at + 8_000)
    .replace(/^\r?\n/, '')
    .split(/\r?\n/);
  const isCut = mail.length > at + 8_000;
  const empty = lines.indexOf('');
  const below = lines.slice(0, empty < 0 && isCut ? -1 : empty < 0 ? MOST_LINES : Math.min(empty, MOST_LINES));
  return below.every(isOfHead) && below.some((line) => /^[ \t]/.test(line) || NAME_OF_PROGRAMS.test(line));
};
