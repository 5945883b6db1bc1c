import { isFullBefore, mayBeWrapped } from '../../text/wrapped-lines.ts';

/**
 * A part of a text that its author set apart: a paragraph with its lines, or a list with its items. `title` is the line
 * that leads in to a list.
 */
export type Block =
  | Readonly<{ kind: 'prose'; lines: readonly string[] }>
  | Readonly<{ kind: 'list'; title: string; items: readonly string[] }>;

const MARK = String.raw`[-–—*•·▪▫■●○◦‣⁃➢➤►→✓✔✅☑+]\uFE0F?\s+|[-*•·▪●✓✔✅](?=[\p{L}\d])|\p{Extended_Pictographic}\uFE0F?\s+`;
const COUNT = String.raw`(?:\d{1,2}[.)/]|\(\d{1,2}\)|\d{1,2}\s[-–]|[a-h]\))\s+|\d{1,2}[.)](?=\p{L})`;
const BULLET = new RegExp(`^(\\s*)(?:${MARK}|${COUNT})(?=\\S)`, 'u');

/**
 * Cuts a text into its paragraphs and lists, at empty lines and at lines of mere decoration. Lines that a program
 * wrapped belong to the line before.
 */
export const blocksOf = (text: string): readonly Block[] => {
  const blocks: OpenBlock[] = [];
  let open: OpenBlock | null = null;
  for (const line of text.split(/\r?\n/)) {
    if (!/[\p{L}\p{N}]/u.test(line)) open = null;
    else open = take(line, open, blocks);
  }
  return blocks.map(close);
};

type OpenBlock = { kind: 'prose' | 'list'; indent: number; title: string; parts: string[] };

/** Puts a line where it belongs and answers the block that is open after it. */
const take = (line: string, open: OpenBlock | null, blocks: OpenBlock[]): OpenBlock => {
  const bullet = BULLET.exec(line);
  const words = line.slice(bullet?.[0].length ?? 0).trim();
  if (!bullet) {
    const last = open?.parts.at(-1);
    if (open && (open.kind === 'prose' || goesOn(last ?? '', line))) {
      if (open.kind === 'prose') open.parts.push(words);
      else open.parts[open.parts.length - 1] = `${last} ${words}`;
      return open;
    }
    return add(blocks, { kind: 'prose', indent: 0, title: '', parts: [words] });
  }
  const indent = bullet[1]?.length ?? 0;
  const list = open ?? blocks.at(-1); // blank lines between items do not end a list
  if (list?.kind !== 'list') return add(blocks, { kind: 'list', indent, title: titleFrom(blocks), parts: [words] });
  if (indent >= list.indent + 2) list.parts[list.parts.length - 1] += `\n${words}`;
  else list.parts.push(words);
  return list;
};

const add = (blocks: OpenBlock[], block: OpenBlock): OpenBlock => {
  blocks.push(block);
  return block;
};

/** The line before a list leads in to it when it ends in a colon; it is then no paragraph of its own. */
const titleFrom = (blocks: OpenBlock[]): string => {
  const before = blocks.at(-1);
  const line = before?.parts.at(-1);
  if (before?.kind !== 'prose' || line === undefined) return '';
  if (!line.endsWith(':')) return before.parts.length === 1 && line.length <= 40 ? line : '';
  before.parts.pop();
  return line;
};

/** An item goes on in the next line when that is indented, begins small, or when its own line was full. */
const goesOn = (item: string, line: string): boolean =>
  /^\s{2,}\S/.test(line) || /^\s*\p{Ll}/u.test(line) || (item.length > 60 && !/[.!?:;]$/.test(item));

const close = ({ kind, title, parts }: OpenBlock): Block =>
  kind === 'list' ? { kind, title, items: parts } : { kind, lines: unwrap(parts) };

/** Joins lines that were only wrapped: where the next word would not have fitted, or a sentence plainly goes on. */
const unwrap = (lines: readonly string[]): string[] => {
  const whole: string[] = [];
  const mayWrap = mayBeWrapped(lines);
  let before = '';
  for (const line of lines) {
    const wrapped = (mayWrap && isFullBefore(before, line)) || goesOnBelow(before);
    if (whole.length > 0 && wrapped) whole[whole.length - 1] += ` ${line}`;
    else whole.push(line);
    before = line;
  }
  return whole;
};

const goesOnBelow = (line: string): boolean =>
  /\b(?:a|an|the|to|of|and|with|for|in|on|at|my|our|by|or|that)$/i.test(line) ||
  (line.length > 24 && line.endsWith(','));
