import { isBlank, plain } from '#language/text/line.ts';

/** Some clients mark a quote with its author's name or initials: "RJ> and so on", "Richard> and so on". */
const MARK = /^\s{0,8}(\p{Lu}\p{L}{1,11})(>{1,5})(?:\s|$)/u;

/** What a computer writes before a command. */
const PROMPTS = new Set(['ps', 'sql', 'ftp', 'cmd', 'gdb', 'dos']);

/** One line may be anything ("Sales> 100"); lines that begin alike are a client's. */
const FEWEST = 2;

const initialsOf = (line: string): string | undefined => {
  const name = MARK.exec(line.slice(0, 40))?.[1];
  return name === undefined || PROMPTS.has(name.toLowerCase()) ? undefined : name;
};

/** The lines with `>` in the place of such marks. */
export const withCommonMarks = (lines: readonly string[]): readonly string[] => {
  const marks = new Map<string, number>();
  for (const line of lines) {
    const name = initialsOf(line);
    if (name !== undefined) marks.set(name, (marks.get(name) ?? 0) + 1);
  }
  if (marks.size === 0) return lines;
  return lines.map((line, at) => {
    const name = initialsOf(line);
    const isMark = name !== undefined && ((marks.get(name) ?? 0) >= FEWEST || isBelowItsHeader(lines, at, name));
    return isMark ? plain(line).replace(MARK, '$2 ') : line;
  });
};

/** One such line is a client's where the header above it gives the name. */
const isBelowItsHeader = (lines: readonly string[], at: number, name: string): boolean => {
  let above = at - 1;
  while (above > at - LINES_ABOVE && isBlank(lines[above] ?? '')) above -= 1;
  const header = plain((lines[above] ?? '').slice(0, 400));
  return /\d.*[:：]$/.test(header) && header.toLowerCase().includes(name.toLowerCase());
};
const LINES_ABOVE = 4;
