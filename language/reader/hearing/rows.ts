import { mayBeWrapped } from '../../text/wrapped-lines.ts';

/** Fewer lines are no list. */
const FEWEST = 3;
const LONGEST = 200;
const MOST_ENDED = 1 / 3;
/** Speaks of the line before it. */
const SEQUEL =
  /^(?:and|but|so|because|then|it|its|it's|this|that|they|he|she|which|who|though|still|und|aber|also|weil|dann|das|die|der|es|er|sie|et|mais|donc|car|puis|il|elle|ca|c'est|qui|y|pero|asi|porque|luego|eso|esto|que|ellos?|ellas?)\b/i;

/**
 * Where the lines of a list without marks begin: three and more under one another, each typed to its end though it had room for the
 * next word, and few of them closed like sentences. What speaks of the line before it goes on with that.
 */
export const rowStarts = (words: string): ReadonlySet<number> => {
  const starts = new Set<number>();
  let at = 0;
  for (const block of words.split(/(\n[^\S\n]*\n\s*)/)) {
    for (const start of rowsOf(block)) starts.add(at + start);
    at += block.length;
  }
  return starts;
};

const rowsOf = (block: string): readonly number[] => {
  const typed = block.split('\n');
  const lines = typed.map((line) => line.trimEnd());
  const ended = lines.filter((line) => /[.!?…]$/.test(line)).length;
  if (lines.length < FEWEST || lines.some(({ length }) => length > LONGEST) || ended > lines.length * MOST_ENDED)
    return [];
  const widest = Math.max(...lines.map(({ length }) => length));
  const hasRoom = (line: string, next: string): boolean =>
    line.length === widest || line.length + 1 + (next.split(' ', 1)[0] ?? '').length <= widest;
  const isTyped =
    !mayBeWrapped(lines) || lines.every((line, row) => row === lines.length - 1 || hasRoom(line, lines[row + 1] ?? ''));
  if (!isTyped || lines.slice(0, -1).some((line) => /[,;]$/.test(line))) return [];
  let at = 0;
  return lines.flatMap((line, row) => {
    const start = at;
    at += (typed[row] as string).length + 1;
    return row > 0 && !SEQUEL.test(line.trim()) ? [start] : [];
  });
};
