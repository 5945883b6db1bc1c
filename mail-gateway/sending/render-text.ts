import type { Language } from '#domain/facts.ts';
import type { Footer } from './footer.ts';
import type { Block, WinEntry } from './template.ts';
import type { InLanguages } from './words/in-languages.ts';

const WIDTH = 72;

/**
 * The plain part of a mail: short lines, an empty one between blocks, links on lines of their own. What is below the line
 * with two dashes is left out of answers by most mail programs.
 */
export const renderText = (blocks: readonly Block[], footer: Footer, language: Language): string => {
  const colon = COLON[language];
  const said = blocks.map((block) => blockText(block, colon));
  return `${said.join('\n\n')}\n\n-- \n${footerText(footer, colon)}\n`;
};

const COLON: InLanguages<string> = { en: ':', de: ':', fr: ' :', es: ':' };

const footerText = ({ reason, stop, home, supportEmail }: Footer, colon: string): string =>
  [
    wrapped(reason),
    ...(stop ? [`${stop.label}${colon}`, stop.url] : []),
    ...(home ? [`${home.name}${colon} ${home.url}`] : []),
    ...(supportEmail === null ? [] : [supportEmail]),
  ].join('\n');

const blockText = (block: Block, colon: string): string => {
  switch (block.kind) {
    case 'headline':
    case 'paragraph':
      return wrapped(block.text);
    case 'note':
      return wrapped(block.url === undefined ? block.text : `${block.text} ${block.url}`);
    case 'wins':
      return block.wins.map((win, index) => winText(win, (block.first ?? 1) + index)).join('\n\n');
    case 'list':
      return block.items.map((item) => wrapped(item, '- ')).join('\n');
    case 'document':
      return documentText(block.title, block.text);
    case 'button':
      return `${block.label}${colon}\n${block.url}`;
  }
};

const winText = ({ words, filedUnder, analysis }: WinEntry, number: number): string => {
  const first = `${number}. `;
  const below = [filedUnder, analysis].filter((line) => line !== '');
  return [wrapped(words, first), ...below.map((line) => wrapped(line, ' '.repeat(first.length)))].join('\n');
};

const documentText = (title: string, text: string): string =>
  [...(title === '' ? [] : [wrapped(title), '']), ...text.split('\n').map((line) => wrapped(line))].join('\n');

/** French sets spaces before its marks and within its quotes: no line breaks there. */
const BETWEEN_WORDS = / (?![?!:;»])(?<!« )/u;

/** Lines of at most 72 characters (a longer word stands alone); the first begins with `lead`, the others as far in. */
const wrapped = (text: string, lead = ''): string => {
  const indent = ' '.repeat(lead.length);
  const lines: string[] = [];
  let line = lead;
  for (const word of text.split(BETWEEN_WORDS)) {
    const isEmpty = line === lead || line === indent;
    if (!isEmpty && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent + word;
    } else line += isEmpty ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
};
