import type { DocumentKind } from '#domain/documents/document-kind.ts';
import type { Language } from '#domain/facts.ts';
import { cleaned } from './cleaned.ts';
import { MAY_BE_TIME } from './entry-time.ts';
import { inNormalForm, type Manuscript, type Part } from './manuscript.ts';
import { fieldsOf, inlineOf } from './markdown-inline.ts';
import { joinWords, linesOf, NOTHING_SAID, oneLine, textOf, trimSpaces, type Words } from './words.ts';

/**
 * A text that somebody edited, in the subset of Markdown that `markdownOf` writes. What is none of it stays as it was typed:
 * nothing is lost, and nothing but what a reader sees is obeyed.
 */
export const manuscriptFrom = (markdown: string, kind: DocumentKind, language: Language): Manuscript => {
  const blocks = blocksOf(cleaned(markdown).split('\n'));
  const [title, underTitle] = titleOf(blocks[0]);
  const rest = title === null ? blocks : [...underTitle, ...blocks.slice(1)];
  const contact = title === null ? null : contactOf(rest[0]);
  return {
    kind,
    language,
    title: title ?? NOTHING_SAID,
    contact: contact ?? [],
    parts: inNormalForm(partsOf(contact ? rest.slice(1) : rest)),
  };
};

/** Lines that belong together: those without an empty one between them, up to a line that begins something else. */
type Lines = readonly string[];

export const HEADING = /^(#{1,6})(?:[ \t]+(.*))?$/;
export const BULLET = /^[-*+•][ \t]+(.*)$/;
export const POST = /^-{3,}$/;
export const END_OF_POSTS = /^(?:\*{3,}|_{3,})$/;
/** A backslash makes other readers of Markdown keep a line's end. Ours keeps every one. */
const KEPT_END = /(?<!\\)\\$/;

const blocksOf = (lines: Lines): readonly Lines[] => {
  const blocks: string[][] = [];
  let open: string[] | null = null;
  for (const typed of lines) {
    const line = trimSpaces(typed).replace(KEPT_END, '');
    const isWhole = HEADING.test(line) || POST.test(line) || END_OF_POSTS.test(line);
    if (line === '') open = null;
    else if (isWhole || BULLET.test(line) || open === null) {
      blocks.push([line]);
      open = isWhole ? null : (blocks.at(-1) ?? null);
    } else open.push(line);
  }
  return blocks;
};

/** The first line of all, where it is a heading of the first rank. */
const titleOf = (block: Lines | undefined): readonly [Words | null, readonly Lines[]] => {
  const [, marks, text = ''] = HEADING.exec(block?.[0] ?? '') ?? [];
  return marks === '#' ? [oneLine(inlineOf(withoutClosing(text))), []] : [null, []];
};

const contactOf = (block: Lines | undefined): readonly Words[] | null => {
  if (block?.length !== 1 || startsPart(block[0] ?? '')) return null;
  const fields = fieldsOf(block[0] ?? '');
  return fields.length < 2 ? null : fields.map((field) => oneLine(inlineOf(field))).filter((words) => words.length > 0);
};

const startsPart = (line: string): boolean =>
  HEADING.test(line) || BULLET.test(line) || POST.test(line) || END_OF_POSTS.test(line);

const partsOf = (blocks: readonly Lines[]): readonly Part[] => {
  const parts: Part[] = [];
  let post: Words[] | null = null;
  const endPost = (): void => {
    if (post) parts.push({ is: 'post', words: joinWords(post, '\n\n') });
    post = null;
  };
  for (const block of blocks) {
    const [line = ''] = block;
    const words = inlineOf(block.join('\n'));
    if (post && !startsPart(line)) post.push(linesOf(words));
    else {
      endPost();
      if (POST.test(line)) post = [];
      else if (!END_OF_POSTS.test(line)) parts.push(partOf(line, block));
    }
  }
  endPost();
  return parts;
};

const partOf = (line: string, block: Lines): Part => {
  const [, marks, heading = ''] = HEADING.exec(line) ?? [];
  if (marks)
    return marks.length > 2
      ? entryOf(withoutClosing(heading))
      : { is: 'heading', words: oneLine(inlineOf(withoutClosing(heading))) };
  const [, bullet] = BULLET.exec(line) ?? [];
  if (bullet !== undefined)
    return {
      is: 'bullets',
      items: [linesOf(inlineOf([bullet, ...block.slice(1)].join('\n')))].filter((item) => item.length > 0),
    };
  return { is: 'paragraph', words: linesOf(inlineOf(block.join('\n'))) };
};

const entryOf = (text: string): Part => entryFrom(fieldsOf(text).map((field) => oneLine(inlineOf(field))));

/** What stands between the bars of an entry's line, as an entry. */
export const entryFrom = ([title = NOTHING_SAID, first = NOTHING_SAID, ...others]: readonly Words[]): Part => {
  const isTime = others.length === 0 && MAY_BE_TIME.test(textOf(first));
  const [place, time] = isTime ? [NOTHING_SAID, first] : [first, joinWords(others, ' ')];
  return { is: 'entry', title, place, time };
};

/** `## Heading ##` is a heading too. */
const withoutClosing = (text: string): string => text.replace(/(?:^|[ \t])#+$/, '');
