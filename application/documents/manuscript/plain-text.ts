import type { Manuscript, Part } from './manuscript.ts';
import { textOf } from './words.ts';

/** A manuscript as plain text: the words of every other file of it, in their order. */
export const plainTextOf = ({ title, contact, parts }: Manuscript): string => {
  const head = [textOf(title), ...contact.map(textOf)].filter((line) => line !== '').join('\n');
  const body = parts.map((part, index) => `${gapBetween(parts[index - 1], part)}${linesOf(part)}`).join('');
  return `${`${head}${body}`.replace(/^\n+/, '')}\n`;
};

const linesOf = (part: Part): string => {
  switch (part.is) {
    case 'bullets':
      return part.items.map((item) => `• ${textOf(item).replaceAll('\n', '\n  ')}`).join('\n');
    case 'entry':
      return [part.title, part.place, part.time]
        .map(textOf)
        .filter((line) => line !== '')
        .join('\n');
    default:
      return textOf(part.words);
  }
};

/** An entry and its lines stand together; a heading has more room above it. */
const gapBetween = (before: Part | undefined, part: Part): string => {
  if (before?.is === 'entry' && part.is === 'bullets') return '\n';
  return part.is === 'heading' && before !== undefined ? '\n\n\n' : '\n\n';
};
