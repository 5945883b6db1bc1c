import { isOpenable } from '#domain/links.ts';
import { cleaned } from './cleaned.ts';

/** A piece of text in one manner. `href` is a link that `isOpenable` allows. */
export type Run = Readonly<{ text: string; bold: boolean; href: string | null }>;

/**
 * Text as it is set: clean, one space between words, no space at its ends or beside a line's end, neighbours that look the
 * same joined, and no manner on a space at the edge of one or a line's end. `\n` ends a line; `\n\n` leaves one empty.
 */
export type Words = readonly Run[];

export const NOTHING_SAID: Words = [];

export const wordsOf = (text: string): Words => inOrder([{ text, bold: false, href: null }]);

/** Runs of any text as `Words`. */
export const inOrder = (runs: readonly Run[]): Words => {
  const joined = joinedAlike(
    runs.flatMap(({ text, bold, href }) => withoutEdges(cleaned(text), bold, safeAddress(href))),
  );
  const spaced: Run[] = [];
  let before = '\n';
  for (const run of joined) {
    const text = spacedAfter(before, cleaned(run.text)); // again: where two were joined a letter may have got its mark
    if (text === '') continue;
    before = text.at(-1) ?? before;
    spaced.push({ ...run, text });
  }
  return joinedAlike(withoutTail(spaced));
};

/** A link that may be clickable, without marks that Markdown would take for its own; null for any other. */
export const safeAddress = (href: string | null): string | null => {
  if (href === null || !isOpenable(href) || cleaned(href) !== href) return null;
  return href.replaceAll('(', '%28').replaceAll(')', '%29').replaceAll('*', '%2A');
};

export const textOf = (words: Words): string => words.map(({ text }) => text).join('');

/** Without lines of its own. */
export const oneLine = (words: Words): Words =>
  inOrder(words.map((run) => ({ ...run, text: run.text.replace(/\n+/g, ' ') })));

/** With lines of its own, none of them empty. */
export const linesOf = (words: Words): Words =>
  inOrder(words.map((run) => ({ ...run, text: run.text.replace(/\n+/g, '\n') })));

/** Several texts as one, with what stands between them. */
export const joinWords = (texts: readonly Words[], between: string): Words =>
  inOrder(
    texts.flatMap((words, index) => (index === 0 ? words : [{ text: between, bold: false, href: null }, ...words])),
  );

const PLAIN = { bold: false, href: null } as const;

/** Neither space at the edge of a run nor a line's end has a manner. */
const withoutEdges = (text: string, bold: boolean, href: string | null): Run[] => {
  if (!bold && href === null) return text === '' ? [] : [{ text, bold, href }];
  return text
    .split('\n')
    .flatMap((line, index) => {
      const inner = trimSpaces(line);
      const start = line.indexOf(inner);
      return [
        { ...PLAIN, text: `${index === 0 ? '' : '\n'}${line.slice(0, start)}` },
        { text: inner, bold, href },
        { ...PLAIN, text: line.slice(start + inner.length) },
      ];
    })
    .filter((run) => run.text !== '');
};

/** Without the spaces and line's ends around it; one that breaks no line is no such space. In one pass, however many. */
export const trimSpaces = (text: string): string => {
  let [start, end] = [0, text.length];
  while (start < end && isSpace(text[start])) start += 1;
  while (end > start && isSpace(text[end - 1])) end -= 1;
  return text.slice(start, end);
};

const isSpace = (char: string | undefined): boolean => char === ' ' || char === '\n' || char === '\t';

const joinedAlike = (runs: readonly Run[]): Run[] => {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (last && last.bold === run.bold && last.href === run.href)
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
};

/** One space or line's end at a time, none doubled with what stood before. */
const spacedAfter = (before: string, text: string): string => {
  const spaced = text
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n');
  if (before === '\n') return spaced.replace(/^[ \n]+/, '');
  return before === ' ' && spaced.startsWith(' ') ? spaced.slice(1) : spaced;
};

const withoutTail = (runs: readonly Run[]): Run[] => {
  const kept = [...runs];
  for (let last = kept.at(-1); last; last = kept.at(-1)) {
    const text = last.text.replace(/[ \n]+$/, '');
    kept.pop();
    if (text !== '') return [...kept, { ...last, text }];
  }
  return kept;
};
