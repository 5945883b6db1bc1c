import { isBlank, nextWritten, plain } from './lines.ts';

const LONGEST = 400;
const ADDRESS = /^mailto:(?:[^<>@:]{1,80}<)?([^\s<>@]{1,64}@[^\s<>@]{1,255})>?$/i;
const END = /^>\s?(\p{L}[\p{L}\s]{0,30}:)$/u;

/** A header whose address stands on lines of its own, "<", "mailto:anna@example.com", "> wrote:", put on one line. */
export const withMailtoJoined = (lines: readonly string[]): readonly string[] => {
  if (!lines.some((line) => line.startsWith('mailto:'))) return lines;
  const joined: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const torn = tornAt(lines, at);
    if (torn) {
      while (joined.length > 0 && isBlank(joined.at(-1) ?? '')) joined.pop();
      joined.push(`${joined.pop() ?? ''} <${torn.address}> ${torn.end}`);
    } else joined.push(lines[at] ?? '');
    at = torn?.last ?? at;
  }
  return joined;
};

const tornAt = (
  lines: readonly string[],
  at: number,
): Readonly<{ address: string; end: string; last: number }> | undefined => {
  if (plain((lines[at] ?? '').slice(0, LONGEST)) !== '<') return undefined;
  const middle = nextWritten(lines, at + 1);
  const last = nextWritten(lines, middle + 1);
  const address = ADDRESS.exec(plain((lines[middle] ?? '').slice(0, LONGEST)))?.[1];
  const end = END.exec(plain((lines[last] ?? '').slice(0, LONGEST)))?.[1];
  return address === undefined || end === undefined ? undefined : { address, end, last };
};
