import type { CareerWords } from '#domain/documents/career.ts';
import { pointIn, stripped } from '#language/text/months.ts';

const BULLET = /^\s*(?:[•·▪■◦‣●○*➢➤✓»❖►]|[-–—](?=\s))\s*/u;
const NOISE = /^(?:credential id|see credential|show credential|nachweis|id der zertifizierung)\b/iu;
const ISSUED = /^(?:issued(?: (?:by|on))?|ausgestellt(?: von)?|d[ée]livr[ée] par|expedid[oa](?: por)?)\s*:?\s*/iu;
const LONGEST = 160;

/** "PRINCE2 Practitioner, Axelos, May 2019", on one line or on as many as each certificate has. */
export const certificatesIn = (lines: readonly string[]): readonly CareerWords[] =>
  groupsOf(lines.map((line) => line.trim()).filter((line) => !NOISE.test(line))).flatMap(certificateIn);

/** Lines of one certificate: those between empty lines, or those that end in a time, where that makes groups alike. */
const groupsOf = (lines: readonly string[]): readonly (readonly string[])[] => {
  const full = lines.filter((line) => line !== '');
  const alone = full.map((line) => [line]);
  for (const groups of [blocksIn(lines), timedGroups(full)]) {
    const [first] = groups;
    const isAlike = groups.every((group) => group.length === first?.length && group.length > 1);
    if (isAlike && groups.every(hasOneTime)) return groups;
  }
  return alone;
};

/** Its time ends the last line, or is all of the first. */
const hasOneTime = (group: readonly string[]): boolean => {
  const timed = group.filter((line) => pointIn(line) !== null);
  const isFirst = pointIn(group[0] ?? '')?.rest.replace(/[[\]()\s]/g, '') === '';
  return timed.length === 1 && (timed[0] === group.at(-1) || isFirst);
};

const blocksIn = (lines: readonly string[]): readonly (readonly string[])[] =>
  lines
    .join('\n')
    .split(/\n{2,}/)
    .map((block) => block.split('\n').filter((line) => line !== ''))
    .filter((block) => block.length > 0);

const timedGroups = (lines: readonly string[]): readonly (readonly string[])[] => {
  const groups: string[][] = [[]];
  for (const line of lines) {
    groups.at(-1)?.push(line);
    if (pointIn(line) !== null) groups.push([]);
  }
  return groups.filter((group) => group.length > 0);
};

const certificateIn = (lines: readonly string[]): readonly CareerWords[] => {
  const text = lines.map((line) => line.replace(BULLET, '').replace(ISSUED, '')).join('\t');
  const bare = stripped(text);
  if (bare === '' || bare.length > LONGEST || /[.!?]$/.test(bare.replace(/\b(?:e\.\s?V|Inc|Ltd|\p{L})\.$/u, '')))
    return [];
  const point = pointIn(bare);
  const [title = '', issuer = ''] = partsOf(stripped(point?.rest ?? bare));
  return title === '' ? [] : [{ kind: 'certificate', title, issuer, issued: point?.at ?? '' }];
};

const SEPARATORS = [/\t+|\s+[|·•/]\s*/u, /\s+by\s+(?=\p{Lu})/u, /,\s+(?![^(]*\))/u, /\s+[–—]\s+/u];

/** The name and who gave it, by the widest separator; brackets at the end hold the second. */
const partsOf = (text: string): readonly string[] => {
  for (const separator of SEPARATORS) {
    const parts = text
      .split(separator)
      .map(stripped)
      .filter((part) => part !== '');
    const [title = '', issuer = ''] = parts;
    if (parts.length > 1) return [title, issuer];
  }
  const [, title, issuer] = /^(.{3,}?)\s*\(((?=\p{Lu}).{2,60})\)$/u.exec(text) ?? [];
  return title !== undefined && issuer !== undefined ? [title, issuer] : [text];
};
