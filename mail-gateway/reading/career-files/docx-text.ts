import type { Archive } from './archive.ts';
import { Unreadable } from './unreadable.ts';

/** Matched in one pass: no part of it reads beyond the next `<`. */
const MARK = /<(\/?)(w:[A-Za-z]+)\b[^<>]*?(\/?)>|([^<]+)|<[^<>]*>?/g;
/** Of tags and texts; ten pages have some ten thousand. */
const MAX_MARKS = 400_000;

/**
 * The lines of a Word document in the order of reading: a paragraph each, the cells of a row beside each other, a list's item
 * with its mark. What is not shown (fields, deleted words) is not read.
 */
export const docxLines = async (archive: Archive): Promise<readonly string[]> => {
  const body = (await archive.text('word/document.xml')) ?? '';
  if (!body.includes('<w:body')) throw new Unreadable('broken');
  const reading = new DocxReading();
  let marks = 0;
  for (const [, closing, name, alone, text] of body.matchAll(MARK)) {
    marks += 1;
    if (marks > MAX_MARKS) throw new Unreadable('too-large');
    if (text !== undefined) reading.words(text);
    else if (name !== undefined && (closing === '' || alone === '/')) reading.opened(name, alone === '/');
    else if (name !== undefined) reading.closed(name);
  }
  return reading.lines;
};

class DocxReading {
  readonly lines: string[] = [];
  private line = '';
  private isText = false;
  private rows = 0;
  private cell = 0;

  words(text: string): void {
    if (this.isText) this.line += unescaped(text);
  }

  opened(name: string, isAlone: boolean): void {
    if (name === 'w:t') this.isText = !isAlone;
    if (name === 'w:tab') this.line += '\t';
    if (name === 'w:br' || name === 'w:cr') this.end();
    if (name === 'w:noBreakHyphen') this.line += '-';
    if (name === 'w:numPr' && this.line === '') this.line = '• ';
    if (name === 'w:tr') [this.rows, this.cell] = [this.rows + 1, 0];
    if (name === 'w:tc') this.cell += 1;
    if (name === 'w:p' && isAlone) this.end();
  }

  closed(name: string): void {
    if (name === 'w:t') this.isText = false;
    if (name === 'w:p') this.end();
    if (name === 'w:tr') {
      this.rows -= 1;
      this.lines.push('');
    }
  }

  /** In a table the first paragraph of a later cell goes on in the line of the one before. */
  private end(): void {
    const isBeside = this.rows > 0 && this.cell > 1 && this.line.trim() !== '' && !this.line.startsWith('• ');
    const last = this.lines.at(-1);
    if (isBeside && last !== undefined && last !== '') {
      this.lines[this.lines.length - 1] = `${last}\t${this.line}`;
      this.cell = 1;
    } else this.lines.push(this.line === '• ' ? '' : this.line);
    this.line = '';
  }
}

const NAMED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);

const unescaped = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-fA-F]{1,6})|(\w{2,4}));/g, (whole, decimal, hex, name) => {
    if (name !== undefined) return NAMED.get(name) ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
