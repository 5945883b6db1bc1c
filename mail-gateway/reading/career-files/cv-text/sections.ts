import { isMotherTongue } from '#language/text/spoken-languages.ts';
import type { CvLine } from '../cv-line.ts';
import { headingKind, likelyKind, type SectionKind } from './headings.ts';
import { soundsLikeTrade } from './names.ts';

export type Section = Readonly<{ kind: SectionKind; lines: readonly CvLine[] }>;

/** The parts of a CV by its headings, and what stands above the first. A column that goes on keeps its section. */
export const sectionsIn = (lines: readonly CvLine[]): readonly Section[] => {
  const usual = usualSize(lines);
  const styles = headingStyles(lines, usual);
  const sections: { kind: SectionKind; lines: CvLine[] }[] = [];
  const open = new Map<number, (typeof sections)[number]>();
  const begin = (kind: SectionKind, block: number, first: readonly CvLine[]): void => {
    const section = { kind, lines: [...first] };
    sections.push(section);
    open.set(block, section);
  };
  for (const line of lines) {
    const found = headingIn(line, styles, usual);
    const isInside = found?.rest !== '' && open.get(line.block)?.kind === 'experience';
    const heading = isInside && !line.text.includes('\t') ? null : found;
    if (heading?.rest === '') begin(heading.kind, line.block, []);
    else if (heading) begin(heading.kind, line.block, [{ ...line, isMarked: false, text: heading.rest }]);
    else if (open.has(line.block)) open.get(line.block)?.lines.push(line);
    else begin('other', line.block, [line]);
  }
  return sections;
};

/** How the headings look that are known by their words; what is not known looks like nothing. */
const headingStyles = (lines: readonly CvLine[], usual: number): ReadonlySet<string> => {
  const known = lines.filter(({ text }) => ![null, 'other'].includes(headingKind(text)));
  return new Set(known.flatMap((line) => styleOf(line, usual) ?? []));
};

const styleOf = ({ text, size, starts, isMarked, level }: CvLine, usual: number): string | null => {
  if (level > 0) return `heading ${level}`;
  const isCapitals = text === text.toUpperCase();
  const isLarge = size > usual * 1.15;
  if (!isCapitals && !isLarge && !isMarked) return null;
  return `${size.toFixed(1)} ${Math.round((starts[0] ?? 0) / 4)} ${isMarked} ${isCapitals}`;
};

/** A line that is a heading by itself or by its looks, or begins with one and a colon or a column. */
const headingIn = (
  line: CvLine,
  styles: ReadonlySet<string>,
  usual: number,
): Readonly<{ kind: SectionKind; rest: string }> | null => {
  const { text } = line;
  const kind = headingKind(text);
  const isOfStory = /^\p{Ll}/u.test(text) && !line.isMarked; // "…: four outstanding" over "awards"
  if (kind !== null) return isOfStory ? null : { kind, rest: '' };
  const [, before = '', rest = ''] = /^([^:\t]{3,45})(?::\s*|\t)(\S.*)$/u.exec(text) ?? [];
  const named = before === '' ? null : headingKind(before);
  const isBeside = named !== null && text.startsWith(`${before}\t`);
  if (isMotherTongue(before)) return { kind: 'languages', rest: text };
  if (named === 'skills' || named === 'languages' || named === 'certificates' || isBeside) return { kind: named, rest };
  if (!looksLikeHeading(line, styles, usual)) return null;
  const likely = likelyKind(text);
  return likely === null && line.level === 0 && line.size <= usual * 1.08
    ? null
    : { kind: likely ?? 'other', rest: '' };
};

/** Of the letters, in points. */
const usualSize = (lines: readonly CvLine[]): number => {
  const letters = new Map<number, number>();
  for (const { size, text } of lines) letters.set(size, (letters.get(size) ?? 0) + text.length);
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0;
};

const looksLikeHeading = (line: CvLine, styles: ReadonlySet<string>, usual: number): boolean => {
  const style = styleOf(line, usual);
  if (style === null || !styles.has(style)) return false;
  if (line.size <= usual * 1.15 && soundsLikeTrade(line.text)) return false;
  return line.text.length <= 45 && !/[\d\t@|,]/.test(line.text) && line.text.split(' ').length <= 5;
};
