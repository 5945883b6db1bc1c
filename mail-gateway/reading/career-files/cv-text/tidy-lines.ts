import type { CvLine } from '../cv-line.ts';

/** In characters: no line of a CV is longer. */
export const LONGEST_LINE = 400;

/** Lines as people read them: cells parted by tabs, no marks of Markdown, no letters that do not show. */
export const tidyLines = (lines: readonly CvLine[]): readonly CvLine[] =>
  lines.map((line) => ({ ...line, text: tidied(line.text) }));

/** Wide gaps are those of columns; some write a dash as a soft hyphen; letters joined in print are parted. */
const tidied = (line: string): string =>
  line
    .slice(0, LONGEST_LINE)
    .normalize('NFC')
    .replace(/[\ufb00-\ufb06]/gu, (letters) => letters.normalize('NFKC'))
    .replace(/(?<=[\p{L}\d.])\s*\u00ad\s+|\s+\u00ad\s*(?=[\p{L}\d])/gu, ' - ')
    .replace(/[\u00ad\u200b-\u200f\ufeff]/gu, '')
    .replace(/\*\*|__/g, '')
    .replace(/(?: {3,}|\s*[\t\u2001-\u2003]\s*)/gu, '\t')
    .replace(/[^\S\t]+/gu, ' ')
    .replace(/^[#=_*~\s]+(?=\p{L})|[=_*~\s]+$/gu, '');
