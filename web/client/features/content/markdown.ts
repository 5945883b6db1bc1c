import { isOpenable } from '#domain/links.ts';

/** A piece of text in one manner. */
export type Run = Readonly<{ text: string; bold: boolean; href: string | null }>;
export type Inline = readonly Run[];

/** What a document's text is made of. `\n` within one ends a line. */
export type Part =
  | Readonly<{ is: 'title' | 'heading' | 'paragraph' | 'post'; text: Inline }>
  | Readonly<{ is: 'contact'; fields: readonly Inline[] }>
  | Readonly<{ is: 'entry'; fields: readonly Inline[] }>
  | Readonly<{ is: 'bullets'; items: readonly Inline[] }>;

const HEADING = /^(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?$/;
const BULLET = /^[-*+•][ \t]+(.*)$/;
const POST = /^-{3,}$/;
const END_OF_POSTS = /^(?:\*{3,}|_{3,})$/;

/** The Markdown of a document, as the server describes it, for the eye. What is none of it stays as it was typed. */
export const partsOf = (markdown: string): readonly Part[] => {
  const parts: Part[] = [];
  let posts: string[] | null = null;
  const endPost = (): void => {
    if (posts && posts.length > 0) parts.push({ is: 'post', text: inlineOf(posts.join('\n\n')) });
    posts = null;
  };
  for (const block of blocksOf(markdown)) {
    const starts = [HEADING, BULLET, POST, END_OF_POSTS].some((mark) => mark.test(block));
    if (posts && !starts) posts.push(block);
    else {
      endPost();
      if (POST.test(block)) posts = [];
      else if (!END_OF_POSTS.test(block)) addPart(parts, block);
    }
  }
  endPost();
  return parts;
};

const blocksOf = (markdown: string): readonly string[] => {
  const blocks: string[] = [];
  let isOpen = false;
  for (const typed of markdown.split(/\r\n?|\n/)) {
    const line = typed.trim().replace(/(?<!\\)\\$/, '');
    const isWhole = HEADING.test(line) || POST.test(line) || END_OF_POSTS.test(line);
    if (line !== '' && isOpen && !isWhole && !BULLET.test(line)) blocks.push(`${blocks.pop()}\n${line}`);
    else if (line !== '') blocks.push(line);
    isOpen = line !== '' && !isWhole;
  }
  return blocks;
};

const addPart = (parts: Part[], block: string): void => {
  const [, marks, heading = ''] = HEADING.exec(block) ?? [];
  const bullet = /^[-*+•][ \t]+([\s\S]*)$/.exec(block)?.[1];
  const last = parts.at(-1);
  if (marks === '#' && parts.length === 0) parts.push({ is: 'title', text: inlineOf(heading) });
  else if (marks !== undefined && marks.length > 2) parts.push({ is: 'entry', fields: fieldsOf(heading) });
  else if (marks !== undefined) parts.push({ is: 'heading', text: inlineOf(heading) });
  else if (bullet !== undefined && last?.is === 'bullets')
    parts.splice(-1, 1, { is: 'bullets', items: [...last.items, inlineOf(bullet)] });
  else if (bullet !== undefined) parts.push({ is: 'bullets', items: [inlineOf(bullet)] });
  else if (last?.is === 'title' && parts.length === 1 && /(?<!\\)\|/.test(block))
    parts.push({ is: 'contact', fields: fieldsOf(block) });
  else parts.push({ is: 'paragraph', text: inlineOf(block) });
};

/** What stands between bars that no backslash makes plain. */
const fieldsOf = (line: string): readonly Inline[] =>
  line
    .split(/(?<!\\)\|/)
    .map((field) => inlineOf(field.trim()))
    .filter((field) => field.length > 0);

const TOKEN = /\\([!-/:-@[-`{-~•])|\*\*(?=\S)([\s\S]*?[^\s\\])\*\*|\[((?:[^[\]\\]|\\.)+)\]\(([^\s()<>]+)\)/g;

const inlineOf = (text: string, bold = false): Inline => {
  const runs: Run[] = [];
  const plain = (words: string): void => {
    const last = runs.at(-1);
    if (last && last.bold === bold && last.href === null) runs.splice(-1, 1, { ...last, text: last.text + words });
    else if (words !== '') runs.push({ text: words, bold, href: null });
  };
  let from = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, escaped, strong, label, address = ''] = match;
    plain(text.slice(from, match.index));
    from = match.index + whole.length;
    if (escaped !== undefined) plain(escaped);
    else if (strong !== undefined && !bold) runs.push(...inlineOf(strong, true));
    else if (label !== undefined && isOpenable(address))
      runs.push({ text: label.replace(/\\([!-/:-@[-`{-~])/g, '$1'), bold, href: address });
    else plain(whole);
  }
  plain(text.slice(from));
  return runs;
};

export const plainOf = (inline: Inline): string => inline.map(({ text }) => text).join('');

/** All its pieces of text in the order of reading. */
export const piecesOf = (part: Part): readonly Inline[] => {
  switch (part.is) {
    case 'bullets':
      return part.items;
    case 'contact':
    case 'entry':
      return part.fields;
    default:
      return [part.text];
  }
};

const PREVIEW = 180;

/** The beginning of a text without its title and its marks. */
export const previewOf = (markdown: string): string => {
  const [first, ...others] = partsOf(markdown);
  const shown = first === undefined || first.is === 'title' ? others : [first, ...others];
  const words = shown
    .filter(({ is }) => is !== 'contact')
    .flatMap(piecesOf)
    .map(plainOf)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
  const letters = [...words];
  return letters.length <= PREVIEW ? words : `${letters.slice(0, PREVIEW).join('').trimEnd()}…`;
};
