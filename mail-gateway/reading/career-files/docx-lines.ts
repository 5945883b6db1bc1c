import type { Archive } from './archive.ts';
import { type CvLine, plainLine } from './cv-line.ts';
import { headingKind } from './cv-text/headings.ts';
import { Unreadable } from './unreadable.ts';

/** Matched in one pass: no part of it reads beyond the next `<`. */
const MARK = /<(\/?)(w:[A-Za-z]+|mc:Fallback)\b([^<>]*?)(\/?)>|([^<]+)|<[^<>]*>?/g;
/** Of tags and texts; ten pages have some ten thousand. */
const MAX_MARKS = 400_000;

/**
 * The lines of a Word document in the order of reading: a paragraph each, the cells of a row beside each other, a
 * list's item with its mark. What is not shown (fields, deleted words) is not read.
 */
export const docxLines = async (archive: Archive): Promise<readonly CvLine[]> => {
  const body = (await archive.text('word/document.xml')) ?? '';
  if (!body.includes('<w:body')) throw new Unreadable('broken');
  const reading = new DocxReading();
  let marks = 0;
  for (const [, closing, name, attributes = '', alone, text] of body.matchAll(MARK)) {
    marks += 1;
    if (marks > MAX_MARKS) throw new Unreadable('too-large');
    if (text !== undefined) reading.words(text);
    else if (name !== undefined && closing === '') reading.opened(name, attributes, alone === '/');
    else if (name !== undefined) reading.closed(name);
  }
  return reading.lines;
};

type Row = { cells: CvLine[][] };

class DocxReading {
  readonly lines: CvLine[] = [];
  private line = '';
  private isText = false;
  private isBold = false;
  private level = 0;
  /** Words of the paragraph that are not bold. */
  private plain = 0;
  private hidden = 0;
  private readonly rows: Row[] = [];

  words(text: string): void {
    if (!this.isText || this.hidden > 0) return;
    const said = unescaped(text);
    this.line += said;
    if (!this.isBold && said.trim() !== '') this.plain += 1;
  }

  opened(name: string, attributes: string, isAlone: boolean): void {
    if (name === 'mc:Fallback' && !isAlone) this.hidden += 1;
    if (this.hidden > 0) return;
    if (name === 'w:t') this.isText = !isAlone;
    if (name === 'w:r') this.isBold = false;
    if (name === 'w:b') this.isBold = !/w:val="(?:0|false)"/.test(attributes);
    if (name === 'w:pStyle' && /w:val="(?:list|liste|aufz|puce|vi[ñn]eta)/i.test(attributes) && this.line === '')
      this.line = '• ';
    if (name === 'w:pStyle') this.level = levelIn(attributes);
    if (name === 'w:tab' && !/w:(?:pos|val)=/.test(attributes)) this.line += '\t';
    if (name === 'w:br' || name === 'w:cr') this.end();
    if (name === 'w:noBreakHyphen') this.line += '-';
    if (name === 'w:numPr' && this.line === '') this.line = '• ';
    if (name === 'w:tr') this.rows.push({ cells: [] });
    if (name === 'w:tc') this.rows.at(-1)?.cells.push([]);
    if (name === 'w:p' && isAlone) this.end();
  }

  closed(name: string): void {
    if (name === 'mc:Fallback') this.hidden -= 1;
    if (this.hidden > 0) return;
    if (name === 'w:t') this.isText = false;
    if (name === 'w:p') {
      this.end();
      this.level = 0;
    }
    if (name === 'w:tr') this.put(sideBySide(this.rows.pop()?.cells ?? []));
  }

  private end(): void {
    const text = this.line === '• ' ? '' : this.line;
    const isMarked = this.plain === 0 && text !== '';
    this.put([{ ...plainLine(text), starts: [], isMarked, level: text === '' ? 0 : this.level }]);
    this.line = '';
    this.plain = 0;
  }

  private put(lines: readonly CvLine[]): void {
    (this.rows.at(-1)?.cells.at(-1) ?? this.lines).push(...lines);
  }
}

/** "Heading2", "berschrift1", "Ttulo1": Word writes the names of its styles without their accents. */
const levelIn = (attributes: string): number => {
  const [, level = ''] = /w:val="(?:heading|[üu]?berschrift|titre|t[ií]?tulo) ?(\d?)/i.exec(attributes) ?? [];
  return level === '' ? 0 : Number(level);
};

/** A table that only lays out the page is read cell by cell, another line by line across its cells. */
const sideBySide = (cells: readonly (readonly CvLine[])[]): readonly CvLine[] => {
  const full = cells.map(trimmed).filter((lines) => lines.length > 0);
  const isLayout = full.filter((lines) => lines.some(({ text }) => headingKind(text) !== null)).length >= 2;
  if (isLayout || full.length < 2) return full.flatMap((lines) => [...lines, plainLine('')]);
  const height = Math.max(...full.map((lines) => lines.length));
  return Array.from({ length: height }, (_, at) => {
    const beside = full.flatMap((lines) => lines[at] ?? []);
    const [first] = beside;
    return {
      ...(first ?? plainLine('')),
      starts: [],
      text: beside
        .map(({ text }) => text)
        .filter((text) => text !== '')
        .join('\t'),
    };
  });
};

const trimmed = (lines: readonly CvLine[]): readonly CvLine[] => {
  const isFull = ({ text }: CvLine): boolean => text.trim() !== '';
  return lines.slice(Math.max(0, lines.findIndex(isFull)), lines.findLastIndex(isFull) + 1);
};

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
