import { isFullBefore, mayBeWrapped } from './wrapped-lines.ts';

const ITEM = /^\s*(?:[-–*•·]|\d{1,2}[.)/])\s/;

/** A text with the lines whole that a mail program broke because they were full. */
export const unwrapped = (text: string): string =>
  text
    .split(/(\n[^\S\n]*\n\s*)/)
    .map((block, at) => (at % 2 === 1 ? block : unwrappedBlock(block)))
    .join('');

const unwrappedBlock = (block: string): string => {
  const lines = block.split('\n');
  if (!mayBeWrapped(lines)) return block;
  let whole = lines[0] ?? '';
  for (const [at, line] of lines.entries()) {
    if (at === 0) continue;
    const before = lines[at - 1] as string;
    const isBroken = before !== '' && line.trim() !== '' && !ITEM.test(line) && isFullBefore(before, line);
    whole += `${isBroken ? ' ' : '\n'}${line}`;
  }
  return whole;
};
