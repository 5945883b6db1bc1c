import { DOMParser, type Node, type ParseOptions, Slice } from 'prosemirror-model';
import { documentFrom } from './markdown-document.ts';
import { schema } from './schema.ts';

/** Several lines of plain text may be Markdown, a whole document even; one line is a piece of a sentence. */
export const sliceOfText = (text: string): Slice => {
  if (!/[\r\n]/.test(text.trim())) return new Slice(schema.node('paragraph', null, textOf(text)).content, 0, 0);
  return Slice.maxOpen(documentFrom(text).content, false);
};

const textOf = (text: string): readonly Node[] => (text === '' ? [] : [schema.text(text.replace(/\s+/g, ' '))]);

/** What is pasted, as what fits into a document. */
class PasteParser extends DOMParser {
  override parseSlice(pasted: globalThis.Node, options?: ParseOptions): Slice {
    if (pasted instanceof Element) makeListsOfWord(pasted);
    return super.parseSlice(pasted, options);
  }
}

export const pasteParser = new PasteParser(schema, DOMParser.fromSchema(schema).rules);

/** Word writes the points of a list as paragraphs that hold their own dot: they become points. */
const makeListsOfWord = (pasted: Element): void => {
  for (const dot of pasted.querySelectorAll('[style*="mso-list"]'))
    if (/mso-list:\s*ignore/i.test(dot.getAttribute('style') ?? '')) dot.remove();
  for (const point of pasted.querySelectorAll('p')) if (isPoint(point)) intoList(point);
};

const isPoint = (paragraph: Element): boolean =>
  /mso-list:/i.test(paragraph.getAttribute('style') ?? '') || /^MsoListParagraph/i.test(paragraph.className);

const intoList = (point: Element): void => {
  const before = point.previousElementSibling;
  const list =
    before?.tagName === 'UL' && before.hasAttribute('data-word') ? before : point.ownerDocument.createElement('ul');
  if (list !== before) {
    list.setAttribute('data-word', '');
    point.before(list);
  }
  const item = point.ownerDocument.createElement('li');
  list.append(item);
  item.append(point);
};

/** What is copied out as plain text: a dot before a point, an empty line between blocks. */
export const textOfSlice = ({ content }: Slice): string =>
  content.content
    .map((block) =>
      block.type === schema.nodes.bullets
        ? block.children.map((item) => `• ${linesIn(item)}`).join('\n')
        : linesIn(block),
    )
    .join('\n\n');

const linesIn = (block: Node): string =>
  block.textBetween(0, block.content.size, '\n\n', ({ type }) => (type === schema.nodes.break ? '\n' : ''));
