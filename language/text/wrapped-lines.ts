/** A line that with the next word would be longer than this was full. */
const FULL = 66;
/** Mail programs wrap no later: lines of which one is longer were typed as they stand. */
const WIDEST = 80;

/** Whether lines that stand together may have been wrapped by a program. A line without a space, as of a link, says nothing. */
export const mayBeWrapped = (lines: readonly string[]): boolean =>
  lines.every((line) => line.length <= WIDEST || !line.trim().includes(' '));

/** Whether the next line goes on with a line that was full. */
export const isFullBefore = (line: string, next: string): boolean =>
  line.length + 1 + (next.split(' ', 1)[0] ?? '').length > FULL;
