import type { Node } from 'prosemirror-model';
import { inNormalForm, type Manuscript, type Part } from '#application/documents/manuscript/manuscript.ts';
import { entryFrom, manuscriptFrom } from '#application/documents/manuscript/markdown-reading.ts';
import { entryFields, markdownOf } from '#application/documents/manuscript/markdown-writing.ts';
import { inOrder, joinWords, linesOf, oneLine, type Run, type Words } from '#application/documents/manuscript/words.ts';
import { type Rank, schema } from './schema.ts';

const { nodes, marks } = schema;
/** Kind and language are in no Markdown, and change nothing of how it is read. */
const ANY = ['custom-content', 'en'] as const;

/** A document's Markdown as the editor has it. */
export const documentFrom = (markdown: string): Node => {
  const { title, contact, parts } = manuscriptFrom(markdown, ...ANY);
  const blocks = [
    ...(title.length > 0 || contact.length > 0 ? [headingOf(1, inline(title))] : []),
    ...(contact.length > 0 ? [nodes.contact.create(null, inBars(contact))] : []),
    ...parts.map(blockOf),
  ];
  return nodes.doc.create(null, blocks.length > 0 ? blocks : [nodes.paragraph.create()]);
};

const headingOf = (rank: Rank, content: readonly Node[]): Node => nodes.heading.create({ rank }, content);

const blockOf = (part: Part): Node => {
  switch (part.is) {
    case 'heading':
      return headingOf(2, inline(part.words));
    case 'entry':
      return headingOf(3, inBars(entryFields(part)));
    case 'paragraph':
      return paragraphOf(part.words);
    case 'bullets':
      return nodes.bullets.create(
        null,
        part.items.map((item) => nodes.item.create(null, paragraphOf(item))),
      );
    case 'post':
      return nodes.post.create(null, paragraphsOf(part.words).map(paragraphOf));
  }
};

const paragraphOf = (words: Words): Node => nodes.paragraph.create(null, inline(words));

const inline = (words: Words): readonly Node[] =>
  words.flatMap(({ text, bold, href }) => {
    const manner = [...(href === null ? [] : [marks.link.create({ href })]), ...(bold ? [marks.bold.create()] : [])];
    return text
      .split('\n')
      .flatMap((line, at) => [
        ...(at === 0 ? [] : [nodes.break.create()]),
        ...(line === '' ? [] : [schema.text(line, manner)]),
      ]);
  });

/** An empty line ends a paragraph of a post. */
const paragraphsOf = (words: Words): readonly Words[] => {
  const paragraphs: Run[][] = [[]];
  for (const run of words)
    for (const [at, text] of run.text.split('\n\n').entries()) {
      if (at > 0) paragraphs.push([]);
      paragraphs.at(-1)?.push({ ...run, text });
    }
  return paragraphs.map(inOrder);
};

const BAR: Run = { text: ' | ', bold: false, href: null };

/** Fields in one line. A bar within one is told by a backslash, as in Markdown. */
const inBars = (fields: readonly Words[]): readonly Node[] =>
  inline(
    fields
      .flatMap((field, at) => [...(at === 0 ? [] : [BAR]), ...field.map(withPlainBars)])
      .filter(({ text }) => text !== ''),
  );

const withPlainBars = (run: Run): Run => ({ ...run, text: run.text.replace(/[\\|]/g, '\\$&') });

/** What stands in the editor, as Markdown: that which it was made from, where nothing was changed. */
export const markdownFrom = (document: Node): string => markdownOf(manuscriptIn(document));

const manuscriptIn = (document: Node): Manuscript => {
  const [kind, language] = ANY;
  const blocks = document.children;
  const titled = blocks.findIndex((block, at) => block.attrs.rank === 1 && blocks.slice(0, at).every(isEmpty));
  const title = titled < 0 ? [] : oneLine(wordsOf(blocks[titled]));
  const contact = blocks
    .filter(({ type }) => type === nodes.contact)
    .flatMap(fieldsOf)
    .filter(({ length }) => length > 0);
  const others = blocks.filter(({ type }, at) => at !== titled && type !== nodes.contact);
  return { kind, language, title, contact, parts: inNormalForm(others.map(partOf)) };
};

const isEmpty = ({ textContent }: Node): boolean => textContent.trim() === '';

const partOf = (block: Node): Part => {
  switch (block.type) {
    case nodes.heading:
      return block.attrs.rank === 3 ? entryFrom(fieldsOf(block)) : { is: 'heading', words: oneLine(wordsOf(block)) };
    case nodes.bullets:
      return {
        is: 'bullets',
        items: block.children.map((item) => linesOf(wordsOf(item.firstChild))).filter(({ length }) => length > 0),
      };
    case nodes.post:
      return {
        is: 'post',
        words: joinWords(
          block.children.map((one) => linesOf(wordsOf(one))),
          '\n\n',
        ),
      };
    default:
      return { is: 'paragraph', words: linesOf(wordsOf(block)) };
  }
};

const runsOf = (block: Node | null | undefined): readonly Run[] =>
  (block?.children ?? []).map(({ text = '\n', marks: has }) => ({
    text,
    bold: marks.bold.isInSet(has) !== undefined,
    href: (marks.link.isInSet(has)?.attrs.href as string | undefined) ?? null,
  }));

const wordsOf = (block: Node | null | undefined): Words => inOrder(runsOf(block));

/** What stands between the bars of a line. */
const fieldsOf = (block: Node): readonly Words[] => {
  const fields: Run[][] = [[]];
  for (const run of runsOf(block))
    for (const [at, text] of betweenBars(run.text).entries()) {
      if (at > 0) fields.push([]);
      fields.at(-1)?.push({ ...run, text });
    }
  return fields.map((field) => oneLine(inOrder(field)));
};

const betweenBars = (text: string): readonly string[] => {
  const pieces = [''];
  for (const [sign] of text.matchAll(/\\[\\|]|[^\\|]+|[\\|]/g))
    if (sign === '|') pieces.push('');
    else pieces[pieces.length - 1] += /^\\./s.test(sign) ? sign.slice(1) : sign;
  return pieces;
};
