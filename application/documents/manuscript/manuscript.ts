import type { Block, Sentence, WrittenDocument } from '#domain/documents/document.ts';
import type { DocumentKind } from '#domain/documents/document-kind.ts';
import type { Language } from '#domain/facts.ts';
import { inOrder, linesOf, NOTHING_SAID, oneLine, type Words, wordsOf } from './words.ts';

/**
 * A document as text that can be set: the same words in the same order in every file of it. There are no bullets after
 * bullets, and nothing empty. A paragraph, a post and a bullet may have lines of their own.
 */
export type Manuscript = Readonly<{
  kind: DocumentKind;
  language: Language;
  title: Words;
  contact: readonly Words[];
  parts: readonly Part[];
}>;

/** An entry's lines are the bullets after it. */
export type Part =
  | Readonly<{ is: 'heading'; words: Words }>
  | Readonly<{ is: 'paragraph'; words: Words }>
  | Readonly<{ is: 'bullets'; items: readonly Words[] }>
  | Readonly<{ is: 'entry'; title: Words; place: Words; time: Words }>
  | Readonly<{ is: 'post'; words: Words }>;

/** The text of what was written; what is for its user alone (`notes`) is not in it. */
export const manuscriptOf = ({ kind, language, title, contact, blocks }: WrittenDocument): Manuscript => ({
  kind,
  language,
  title: oneLine(wordsOf(title)),
  contact: contact.map(({ text }) => oneLine(wordsOf(text))).filter(isSaid),
  parts: inNormalForm(blocks.flatMap(partsOf)),
});

/** Without what is empty, and with bullets that follow each other as one list. */
export const inNormalForm = (parts: readonly Part[]): readonly Part[] => {
  const normal: Part[] = [];
  let list: Words[] | null = null;
  for (const part of parts) {
    if (isEmpty(part)) continue;
    if (part.is !== 'bullets') {
      list = null;
      normal.push(part);
    } else if (list) list.push(...part.items);
    else {
      list = [...part.items];
      normal.push({ is: 'bullets', items: list });
    }
  }
  return normal;
};

const isSaid = (words: Words): boolean => words.length > 0;

const isEmpty = (part: Part): boolean => {
  switch (part.is) {
    case 'bullets':
      return part.items.length === 0;
    case 'entry':
      return ![part.title, part.place, part.time].some(isSaid);
    default:
      return !isSaid(part.words);
  }
};

const partsOf = (block: Block): readonly Part[] => {
  switch (block.type) {
    case 'heading':
      return [headingOf(block.text, block.ofGroup === true)];
    case 'paragraph':
      return paragraphsOf(joined(block.sentences));
    case 'post':
      return [{ is: 'post', words: wordsOf(joined(block.sentences)) }];
    case 'bullets':
      return [bulletsOf(block.items)];
    case 'entry':
      return [
        {
          is: 'entry',
          title: oneLine(wordsOf(block.title.text)),
          place: block.place ? oneLine(wordsOf(block.place.text)) : NOTHING_SAID,
          time: block.time ? oneLine(wordsOf(block.time.text)) : NOTHING_SAID,
        },
        bulletsOf(block.items),
      ];
  }
};

/** That of a group is a line in bold, which is in its own rank in every file. */
const headingOf = (text: string, ofGroup: boolean): Part =>
  ofGroup
    ? { is: 'paragraph', words: oneLine(inOrder([{ text, bold: true, href: null }])) }
    : { is: 'heading', words: oneLine(wordsOf(text)) };

/** A line in bold alone: it heads the lines below it, and says nothing itself. */
export const headsAGroup = (part: Part): boolean =>
  part.is === 'paragraph' && part.words.length === 1 && part.words.every(({ bold, text }) => bold && !/\n/u.test(text));

const bulletsOf = (items: readonly Sentence[]): Part => ({
  is: 'bullets',
  items: items.map(({ text }) => linesOf(wordsOf(text))).filter(isSaid),
});

const joined = (sentences: readonly Sentence[]): string =>
  sentences.reduce(
    (text, { text: next }) => (text === '' || text.endsWith('\n') ? text + next : `${text} ${next}`),
    '',
  );

/** An empty line ends a paragraph. */
const paragraphsOf = (text: string): readonly Part[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((paragraph) => ({ is: 'paragraph', words: linesOf(wordsOf(paragraph)) }));
