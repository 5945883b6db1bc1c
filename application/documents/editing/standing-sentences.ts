import type { Sentence } from '#domain/documents/document.ts';
import { headsAGroup, type Manuscript, type Part } from '../manuscript/manuscript.ts';
import { textOf, type Words, wordsOf } from '../manuscript/words.ts';

/**
 * A sentence of a document as it stands: one that was written keeps what it rests on, one that was typed is its
 * author's own.
 */
export type StandingSentence = Sentence & Readonly<{ by: 'cairn' | 'author' }>;

/**
 * The sentences of an edited document. What still stands word for word keeps what it rests on; all else was typed by hand, and
 * nothing vouches for it but its author.
 */
export const standingSentences = (
  { contact, parts }: Pick<Manuscript, 'contact' | 'parts'>,
  written: readonly Sentence[],
): readonly StandingSentence[] => {
  const known = knownOf(written);
  return [...contact, ...parts.flatMap(textsIn)].flatMap((words) => {
    const text = textOf(words);
    const whole = known.grounds.get(text);
    return whole ? [{ text, ...whole, by: 'cairn' } as const] : text.split('\n').flatMap((line) => inLine(line, known));
  });
};

const textsIn = (part: Part): readonly Words[] => {
  if (headsAGroup(part)) return [];
  switch (part.is) {
    case 'heading':
      return [];
    case 'bullets':
      return part.items;
    case 'entry':
      return [part.title, part.place, part.time].filter((words) => words.length > 0);
    default:
      return [part.words];
  }
};

type Grounds = Omit<Sentence, 'text'>;
type Known = Readonly<{
  grounds: ReadonlyMap<string, Grounds>;
  byFirstWord: ReadonlyMap<string, readonly string[]>;
}>;

const POST_NUMBER = /^\d{1,2}\/\d{1,2}(?=\s)/;
const ENDS = /[.!?…][)"'”’»]*$/u;

/** From its beginning on, sentence by sentence: a known one stands only where one may begin and end. */
const inLine = (line: string, known: Known): readonly StandingSentence[] => {
  const found: StandingSentence[] = [];
  let rest = line.trim();
  let own: string[] = [];
  const endOwn = (): void => {
    if (own.length > 0) found.push({ text: own.join('').trim(), citations: [], by: 'author' });
    own = [];
  };
  while (rest !== '') {
    if (ENDS.test(own.at(-1)?.trim() ?? '')) endOwn();
    const number = found.length === 0 && own.length === 0 ? POST_NUMBER.exec(rest)?.[0] : undefined;
    const standing = number ?? (own.length === 0 ? standingAt(rest, known) : undefined);
    const [word = rest] = /^\S+\s*/u.exec(rest) ?? [];
    if (standing === undefined) own.push(word);
    else found.push({ text: standing, ...(known.grounds.get(standing) ?? { citations: [] }), by: 'cairn' });
    rest = standing === undefined ? rest.slice(word.length) : rest.slice(standing.length).trimStart();
  }
  endOwn();
  return found;
};

const standingAt = (rest: string, { byFirstWord }: Known): string | undefined =>
  byFirstWord
    .get(firstWordOf(rest))
    ?.find(
      (text) =>
        rest.startsWith(text) &&
        (rest.length === text.length || (/^\s/u.test(rest.slice(text.length, text.length + 1)) && ENDS.test(text))),
    );

const firstWordOf = (text: string): string => /^\S+/u.exec(text)?.[0] ?? '';

/** Of those that begin alike, the longest first. */
const knownOf = (written: readonly Sentence[]): Known => {
  const grounds = new Map(written.map(({ text, ...on }) => [textOf(wordsOf(text)), on]));
  const byFirstWord = new Map<string, string[]>();
  for (const text of [...grounds.keys()].sort((one, other) => other.length - one.length))
    byFirstWord.set(firstWordOf(text), [...(byFirstWord.get(firstWordOf(text)) ?? []), text]);
  return { grounds, byFirstWord };
};
