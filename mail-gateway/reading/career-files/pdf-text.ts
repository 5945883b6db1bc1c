import { getDocumentProxy } from 'unpdf';
import { Unreadable } from './unreadable.ts';

const MOST_PAGES = 30;
/** Wider gaps than those between words, in the size of the letters; a change of face parts sooner. */
const WIDE = 0.85;
const WIDE_BESIDE_OTHERS = 0.45;

type Piece = Readonly<{ str: string; transform: readonly number[]; width: number; height: number; fontName: string }>;

/**
 * The lines of a PDF in the order it was written in, so that columns stay apart; what stands further away in a line is parted
 * by a tab, and what stands further below by an empty line.
 */
export const pdfLines = async (bytes: Uint8Array): Promise<readonly string[]> => {
  const document = await opened(bytes);
  if (document.numPages > MOST_PAGES) throw new Unreadable('too-large');
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    lines.push(...linesOf(items.filter((item): item is typeof item & Piece => 'str' in item)), '');
  }
  return lines;
};

const opened = async (bytes: Uint8Array) => {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, stopAtErrors: false });
  } catch (error) {
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new Unreadable(isLocked ? 'locked' : 'broken');
  }
};

const linesOf = (pieces: readonly Piece[]): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  let before: Readonly<{ x: number; y: number; size: number; fontName: string }> | null = null;
  for (const { str, transform, width, height, fontName } of pieces) {
    if (str.trim() === '') {
      if (str !== '' && line !== '' && !/\s$/.test(line)) line += ' ';
      continue;
    }
    const [x = 0, y = 0] = [transform[4], transform[5]];
    const size = height || Math.abs(transform[3] ?? 0) || 10;
    if (before && Math.abs(before.y - y) > Math.max(2, size * 0.4)) {
      lines.push(line);
      if (before.y - y > Math.max(size, before.size) * 2.1 || y > before.y) lines.push('');
      line = '';
    } else if (before && x - before.x > size * (fontName === before.fontName ? WIDE : WIDE_BESIDE_OTHERS)) line += '\t';
    else if (before && x - before.x > size * 0.2 && !/\s$/.test(line)) line += ' ';
    line += str;
    before = { x: x + width, y, size, fontName };
  }
  return [...lines, line];
};
