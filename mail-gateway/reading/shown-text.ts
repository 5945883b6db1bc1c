/**
 * The texts of a mail as its MIME has them: leaves, parts that are shown one below the other, and alternatives of which
 * one is shown.
 */
export type ShownText =
  | Readonly<{ kind: 'plain'; text: string }>
  | Readonly<{ kind: 'html'; text: string }>
  | Readonly<{ kind: 'all'; parts: readonly ShownText[] }>
  | Readonly<{ kind: 'one-of'; parts: readonly ShownText[] }>;

/** A part of a mail as mailparser keeps it. */
export type ParsedPart = Readonly<{
  contentType?: string | false;
  textContent?: string | false;
  children?: readonly ParsedPart[];
}>;

/** The texts of a part and of those within it, in their order; files and other mails are none. */
export const shownText = ({ contentType, textContent, children = [] }: ParsedPart): ShownText => {
  const type = contentType || '';
  const text = textContent || '';
  if (text !== '' && type === 'text/html') return { kind: 'html', text };
  if (text !== '' && type === 'text/plain') return { kind: 'plain', text };
  return { kind: type === 'multipart/alternative' ? 'one-of' : 'all', parts: children.map(shownText) };
};

/** The same texts, each plain one as `change` gives it back. */
export const withPlain = (shown: ShownText, change: (text: string) => string): ShownText => {
  if (shown.kind === 'html') return shown;
  if (shown.kind === 'plain') return { kind: 'plain', text: change(shown.text) };
  return { kind: shown.kind, parts: shown.parts.map((part) => withPlain(part, change)) };
};

/** Without those that repeat the one before them: some programs send one text in two forms and do not call them that. */
export const withoutRepeats = (texts: readonly string[]): readonly string[] => {
  const kept: { text: string; words: readonly string[] }[] = [];
  for (const text of texts) {
    const words =
      withoutLinks(text)
        .toLowerCase()
        .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
    const last = kept.at(-1);
    if (words.length === 0 || (last && repeats(words, last.words))) continue;
    if (last && repeats(last.words, words)) kept.pop();
    kept.push({ text, words });
  }
  return kept.map(({ text }) => text);
};

/** Only one of two forms may show them. */
const withoutLinks = (text: string): string => text.replace(/\bhttps?:\/\/\S{1,2000}/gi, ' ');

/** As they stand there, or nearly all that the other has. */
const repeats = (words: readonly string[], other: readonly string[]): boolean => {
  if (words.length > other.length) return false;
  if (` ${other.join(' ')} `.includes(` ${words.join(' ')} `)) return true;
  const left = new Map<string, number>();
  for (const word of other) left.set(word, (left.get(word) ?? 0) + 1);
  const isWithin = words.every((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return isWithin && words.length >= other.length * MOST_OF_IT;
};

const MOST_OF_IT = 0.7;
