import type { DocumentEntity } from '#web/contract/documents.ts';
import { type Inline, type Part, partsOf } from './markdown.ts';

/** A CV is handed on as a file; everything else may go into a field of a form or a network. */
export const isPasted = ({ type, version }: Pick<DocumentEntity, 'type' | 'version'>): boolean =>
  type !== 'cv' && version > 0;

/**
 * A document's Markdown as plain text for the field of a network or a mail program: no marks, a dot before a point, an address behind
 * the words that link to it. A letter is without its head, for the mail says who it is from.
 */
export const copiedText = (markdown: string, type: DocumentEntity['type']): string =>
  partsOf(markdown)
    .filter(({ is }) => !(type === 'cover-letter' && (is === 'title' || is === 'contact')))
    .map(textOf)
    .filter((text) => text !== '')
    .join('\n\n');

const textOf = (part: Part): string => {
  switch (part.is) {
    case 'bullets':
      return part.items.map((item) => `• ${wordsOf(item)}`).join('\n');
    case 'contact':
    case 'entry':
      return part.fields.map(wordsOf).join('\n');
    default:
      return wordsOf(part.text);
  }
};

const wordsOf = (runs: Inline): string =>
  runs
    .map(({ text, href }) => (href === null || isSaid(href, text) ? text : `${text} (${href})`))
    .join('')
    .trim();

/** The words are the address, but for its scheme. */
const isSaid = (href: string, text: string): boolean =>
  href.replace(/^(?:https?:\/\/(?:www\.)?|mailto:)|\/$/gi, '') ===
  text.replace(/^(?:https?:\/\/)?(?:www\.)?|\/$/gi, '');
