import { MAY_BE_TIME } from './entry-time.ts';
import type { Manuscript, Part } from './manuscript.ts';
import { NOTHING_SAID, textOf, type Words } from './words.ts';

/**
 * A manuscript as Markdown, in the subset that `manuscriptFrom` reads back as the same manuscript:
 * `# title` with `contact | contact` in the line below, `## heading`, `### entry | place | time`, `- bullet`, `**bold**`,
 * `[label](address)`. Before each post stands `---`; `***` ends the posts where a paragraph follows.
 */
export const markdownOf = (manuscript: Manuscript): string => {
  const { title, contact, parts } = manuscript;
  const head =
    title.length > 0 || contact.length > 0
      ? [[rankedLine('#', inMarkdown(title)), ...contactLine(contact)].join('\n')]
      : [];
  const body = parts.flatMap((part, index) => piecesOf(part, parts[index - 1]));
  return `${[...head, ...body].join('\n\n')}\n`;
};

/** A mark at its end would be taken for the heading's own. */
const rankedLine = (rank: string, text: string): string => `${rank} ${text.replace(/#$/, '\\#')}`;

/** One alone is told from a paragraph by the mark after it. */
const contactLine = (contact: readonly Words[]): readonly string[] => {
  if (contact.length === 0) return [];
  const line = asText(contact.map(inMarkdown).join(' | '));
  return [contact.length === 1 ? `${line} |` : line];
};

const piecesOf = (part: Part, before: Part | undefined): readonly string[] => {
  switch (part.is) {
    case 'heading':
      return [rankedLine('##', inMarkdown(part.words))];
    case 'entry':
      return [rankedLine('###', entryFields(part).map(inMarkdown).join(' | '))];
    case 'bullets':
      return [part.items.map((item) => `- ${linesOf(item).join('  \n  ')}`).join('\n')];
    case 'post':
      return ['---', paragraph(part.words)];
    case 'paragraph':
      return before?.is === 'post' ? ['***', paragraph(part.words)] : [paragraph(part.words)];
  }
};

/** What stands between the bars of an entry's line. Place and time are told apart by how they look, where only one of them stands. */
export const entryFields = ({ title, place, time }: Extract<Part, { is: 'entry' }>): readonly Words[] => {
  if (time.length > 0)
    return place.length === 0 && MAY_BE_TIME.test(textOf(time)) ? [title, time] : [title, place, time];
  if (place.length === 0) return [title];
  return MAY_BE_TIME.test(textOf(place)) ? [title, place, NOTHING_SAID] : [title, place];
};

const paragraph = (words: Words): string =>
  linesOf(words)
    .join('  \n')
    .replace(/ {2}\n {2}\n/g, '\n\n');

/** Each line of its own, none of which begins like something else. */
const linesOf = (words: Words): readonly string[] => inMarkdown(words).split('\n').map(asText);

const asText = (line: string): string =>
  line
    .replace(/^(?:#{1,6}(?= |$)|[-+>•=](?= |$)|[-=]{2,}$)/u, (mark) => `\\${mark}`)
    .replace(/^(\d{1,9})([.)])(?= |$)/, '$1\\$2');

/** Bold is opened and closed once for neighbours that are bold. */
const inMarkdown = (words: Words): string => {
  const pieces: string[] = [];
  let bold = false;
  for (const run of words) {
    if (run.bold !== bold) pieces.push('**');
    bold = run.bold;
    pieces.push(run.href === null ? escaped(run.text) : `[${escaped(run.text)}](${run.href})`);
  }
  return [...pieces, bold ? '**' : ''].join('');
};

const escaped = (text: string): string =>
  text
    .replace(/[\\*`[\]|]/g, '\\$&')
    .replace(/<(?=[a-z/!?])|&(?=#?\w+;)|~(?=~)|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/giu, '\\$&');
