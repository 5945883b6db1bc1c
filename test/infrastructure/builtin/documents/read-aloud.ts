import type { Block, WrittenDocument } from '#domain/documents/document.ts';

const said = (sentences: readonly Readonly<{ text: string }>[]): string => sentences.map(({ text }) => text).join(' ');

const lines = (block: Block): string => {
  switch (block.type) {
    case 'heading':
      return `## ${block.text}`;
    case 'paragraph':
      return said(block.sentences);
    case 'post':
      return `[ ${said(block.sentences)} ]`;
    case 'bullets':
      return block.items.map(({ text }) => `- ${text}`).join('\n');
    case 'entry':
      return [
        [block.title, block.place, block.time].flatMap((one) => (one ? [one.text] : [])).join(' | '),
        ...block.items.map(({ text }) => `- ${text}`),
      ].join('\n');
  }
};

/** A document as text, to be read by a person and kept as golden. */
export const readAloud = ({ kind, language, title, contact, blocks, notes }: WrittenDocument): string =>
  [
    `${kind} ${language}`,
    `# ${title}`,
    ...contact.map(({ text }) => text),
    '',
    ...blocks.map(lines),
    '',
    ...notes.map(({ type, place, text }) => `! ${type} (${place}): ${text}`),
    '',
  ].join('\n');
