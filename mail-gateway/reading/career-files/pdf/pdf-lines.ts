import { getResolvedPDFJS } from 'unpdf';
import type { CvLine } from '../cv-line.ts';
import { plainLine } from '../cv-line.ts';
import { Unreadable } from '../unreadable.ts';
import { columnsOf } from './columns.ts';
import { type PdfDocument, type Piece, piecesIn } from './pdf-pieces.ts';
import { boundPdf } from './pdf-streams.ts';
import { rowsOf, type Segment, segmentsOf } from './rows.ts';

/**
 * The lines of a PDF in the order of reading, column by column; what stands further away in a line is parted by a tab,
 * and what stands further below by an empty line. The document is destroyed in any case, so none of it stays in memory.
 */
export const pdfLines = async (bytes: Uint8Array): Promise<readonly CvLine[]> => {
  const data = new Uint8Array(await boundPdf(bytes));
  const { getDocument } = await getResolvedPDFJS();
  const loading = getDocument({ data, verbosity: 0, stopAtErrors: false, useSystemFonts: true, disableFontFace: true });
  try {
    return await linesIn(await loading.promise);
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(isLocked(error) ? 'locked' : 'broken');
  } finally {
    await loading.destroy();
  }
};

const isLocked = (error: unknown): boolean => error instanceof Error && error.name === 'PasswordException';

const linesIn = async (document: PdfDocument): Promise<readonly CvLine[]> => {
  const pages = withoutMargins((await piecesIn(document)).map(segmentsOf));
  const body = mostUsedFont(pages.flat());
  const blocks = new Blocks();
  const gutters = new Set<number>();
  return pages.flatMap((page) => {
    const columns = columnsOf(page, gutters);
    const numbers = blocks.numbersOf(columns);
    return columns.flatMap((column, at) => linesOf(column, { body, block: numbers[at] ?? 0 }));
  });
};

/** Pages without words that several have at the same height, and without their numbers. */
const withoutMargins = (pages: readonly (readonly Segment[])[]): readonly (readonly Segment[])[] => {
  const keyOf = ({ text, y }: Segment): string => `${Math.round(y / 3)} ${text.replace(/\d+/g, '#')}`;
  const seen = new Map<string, number>();
  for (const page of pages) for (const key of new Set(page.map(keyOf))) seen.set(key, (seen.get(key) ?? 0) + 1);
  const isOfPage = ({ text }: Segment): boolean =>
    /©|europass\.cedefop/i.test(text) ||
    /^\s*(?:(?:page|seite|p[áa]gina) )?\d{1,2}(?: ?(?:\/|of|von|de|sur) ?\d{1,2})?\s*$/iu.test(text);
  return pages.map((page) => {
    const [highest, lowest] = [Math.min(...page.map(({ y }) => y)), Math.max(...page.map(({ y }) => y))];
    return page.filter((one) => {
      const isOutermost = one.y < highest + 3 || one.y > lowest - 3;
      return (seen.get(keyOf(one)) ?? 0) < 2 && !(isOutermost && isOfPage(one));
    });
  });
};

const mostUsedFont = (segments: readonly Segment[]): string => {
  const letters = new Map<string, number>();
  for (const { font, text } of segments) letters.set(font, (letters.get(font) ?? 0) + text.length);
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
};

/** Numbers columns so that one which goes on, on the next page, keeps its number. */
class Blocks {
  private before: readonly Readonly<{ x: number; block: number }>[] = [];
  private next = 0;

  numbersOf(columns: readonly (readonly Segment[])[]): readonly number[] {
    const starts = columns.map((column) => Math.min(...column.map(({ x }) => x)));
    const last = this.before.at(-1);
    const numbered: Readonly<{ x: number; block: number }>[] = [];
    for (const x of starts) {
      const same = [...this.before, ...numbered].findLast((one) => Math.abs(one.x - x) < 15);
      const goesOn = starts.length === 1 ? last : same;
      if (!goesOn) this.next += 1;
      numbered.push({ x, block: goesOn?.block ?? this.next });
    }
    if (numbered.length > 0) this.before = numbered;
    return numbered.map(({ block }) => block);
  }
}

const linesOf = (segments: readonly Piece[], of: Readonly<{ body: string; block: number }>): readonly CvLine[] => {
  const rows = unwrapped(rowsOf(segments), of.body);
  const gaps = rows.slice(1).map((row, at) => topOf(row) - topOf(rows[at] ?? row));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 3)] ?? 0;
  return [
    ...rows.flatMap((row, at): readonly CvLine[] => {
      const size = Math.max(...row.map((one) => one.size));
      const line: CvLine = {
        text: row.map(({ text }) => text.trim()).join('\t'),
        starts: row.map(({ x }) => x),
        size,
        isMarked: row[0]?.font !== of.body,
        level: 0,
        block: of.block,
      };
      const gap = gaps[at - 1] ?? 0;
      const isApart = at > 0 && gap > usual * 1.45;
      return isApart ? [{ ...plainLine(''), block: of.block }, line] : [line];
    }),
    { ...plainLine(''), block: of.block },
  ];
};

const topOf = (row: readonly Segment[]): number => row[0]?.y ?? 0;

/** A name that stands out and is too long for its column goes on in the line below, in the same letters. */
const unwrapped = (rows: readonly (readonly Segment[])[], body: string): readonly (readonly Segment[])[] => {
  const widest = Math.max(...rows.map((row) => row.at(-1)?.end ?? 0));
  const all: (readonly Segment[])[] = [];
  for (const row of rows) {
    const [before, [next]] = [all.at(-1), row];
    const first = before?.[0];
    const isSame =
      first && next && before.length === 1 && row.length === 1 && first.font === next.font && first.font !== body;
    const isFull = first && next && first.end + (next.text.split(' ')[0]?.length ?? 0) * next.size * 0.45 > widest;
    const isNear =
      first && next && next.y - first.y < next.size * 1.6 && first.size === next.size && first.x === next.x;
    if (isSame && isFull && isNear) {
      all[all.length - 1] = [{ ...first, y: next.y, text: `${first.text.trimEnd()} ${next.text}` }];
    } else all.push(row);
  }
  return all;
};
