import { type AttributeSpec, type DOMOutputSpec, Schema } from 'prosemirror-model';
import { safeAddress } from '#application/documents/manuscript/words.ts';

/** 1 is the title, 2 a heading, 3 an entry: a position or school, with bars between its title, place and time. */
export type Rank = 1 | 2 | 3;

const rank: Readonly<Record<string, AttributeSpec>> = { rank: { default: 2, validate: 'number' } };
const headingTags: Readonly<Record<string, Rank>> = { h1: 1, h2: 2, h3: 3, h4: 3, h5: 3, h6: 3 };

/**
 * All that a document's Markdown can say, and nothing else: what is pasted keeps of its look only what fits in here. The
 * page has a title of its own, so that one of a document is shown one rank lower.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: 'inline*',
      parseDOM: [{ tag: 'p' }, { tag: 'td' }, { tag: 'th' }],
      toDOM: (): DOMOutputSpec => ['p', 0],
    },
    heading: {
      group: 'block',
      content: 'text*',
      defining: true,
      attrs: rank,
      parseDOM: Object.entries(headingTags).map(([tag, of]) => ({ tag, attrs: { rank: of } })),
      toDOM: ({ attrs }): DOMOutputSpec => [`h${Number(attrs.rank) + 1}`, { 'data-rank': String(attrs.rank) }, 0],
    },
    /** What one is reached by, below the name, with bars between. */
    contact: {
      group: 'block',
      content: 'text*',
      defining: true,
      parseDOM: [{ tag: 'p[data-contact]', priority: 60 }],
      toDOM: (): DOMOutputSpec => ['p', { 'data-contact': '' }, 0],
    },
    bullets: {
      group: 'block',
      content: 'item+',
      parseDOM: [{ tag: 'ul' }, { tag: 'ol' }],
      toDOM: (): DOMOutputSpec => ['ul', 0],
    },
    item: { content: 'paragraph', defining: true, parseDOM: [{ tag: 'li' }], toDOM: (): DOMOutputSpec => ['li', 0] },
    /** One of a thread, whole by itself. */
    post: {
      group: 'block',
      content: 'paragraph+',
      defining: true,
      parseDOM: [{ tag: 'div[data-post]' }],
      toDOM: (): DOMOutputSpec => ['div', { 'data-post': '' }, 0],
    },
    text: { group: 'inline' },
    break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: (): DOMOutputSpec => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [{ tag: 'a[href]', getAttrs: (element) => linkOf(element.getAttribute('href')) }],
      toDOM: ({ attrs }): DOMOutputSpec => ['a', { href: String(attrs.href), rel: 'noopener noreferrer nofollow' }, 0],
    },
    bold: {
      parseDOM: [
        { tag: 'strong' },
        { tag: 'b', getAttrs: (element) => element.style.fontWeight !== 'normal' && null }, // as Google wraps a whole text
        { style: 'font-weight', getAttrs: (weight) => /^(?:bold(?:er)?|[6-9]\d\d)$/.test(weight) && null },
      ],
      toDOM: (): DOMOutputSpec => ['strong', 0],
    },
  },
});

const linkOf = (address: string | null): false | Readonly<{ href: string }> => {
  const href = safeAddress(address);
  return href === null ? false : { href };
};
