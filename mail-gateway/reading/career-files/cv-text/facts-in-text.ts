import type { CareerWords } from '#domain/documents/career.ts';
import { stripped } from '#language/text/months.ts';
import { isLevel, languageIn, languagesIn } from '#language/text/spoken-languages.ts';
import type { CvLine } from '../cv-line.ts';
import { linksIn } from '../links.ts';
import { certificatesIn } from './certificates.ts';
import { positionsIn, schoolsIn } from './named-entry.ts';
import { type Section, sectionsIn } from './sections.ts';
import { LONGEST_LINE } from './tidy-lines.ts';

const LONGEST_SKILL = 50;
/** More than these of one section are a story in pieces. */
const MOST_SKILLS = 40;
const NO_SKILL = /^(?:endorsed by|best[äa]tigt von|niveles?|levels?|self-assessment)\b/iu;

/**
 * The career that the text of a CV tells, by its headings, times and names. A thing that no line says surely is left
 * empty or out: whoever brought it sees each fact before it is kept.
 */
export const factsInText = (lines: readonly CvLine[]): readonly CareerWords[] => {
  const sections = sectionsIn(lines.filter(({ text }) => !isFooter(text)));
  const linked = sections.flatMap((section, at) =>
    at === 0 || section.kind === 'links' || section.kind === 'other'
      ? section.lines.slice(0, 25).flatMap(({ text }) => linksIn(text))
      : [],
  );
  return [...sections.flatMap(factsOf), ...linked];
};

/** "June 3, 2026 · Ada Example · Résumé · 1", at the end of a page. */
const isFooter = (text: string): boolean =>
  /(?<!\p{L})(?:r[ée]sum[ée]|curriculum vitae|lebenslauf|cv|page|seite|p[áa]gina)(?!\p{L})/iu.test(text) &&
  /(?:^|\D)\d{1,2}\s*$/.test(text) &&
  text.length < 90;

const factsOf = ({ kind, lines }: Section): readonly CareerWords[] => {
  const texts = lines.map(({ text }) => text);
  switch (kind) {
    case 'experience':
      return positionsIn(lines);
    case 'education':
      return schoolsIn(lines);
    case 'certificates':
      return certificatesIn(texts);
    case 'languages':
      return together(texts).flatMap(languagesIn);
    case 'skills':
      return isProse(texts) ? [] : texts.flatMap(skillsIn).slice(0, MOST_SKILLS);
    case 'links':
    case 'other':
      return [];
  }
};

/** A level that stands in a line of its own belongs to the language above it. */
const together = (lines: readonly string[]): readonly string[] => {
  const all: string[] = [];
  for (const line of lines) {
    const last = all.at(-1);
    const isJoined = last !== undefined && last.length < LONGEST_LINE && isLevel(line);
    if (isJoined) all[all.length - 1] = `${last}: ${line}`;
    else all.push(line);
  }
  return all;
};

/** A section of sentences lists no skills. */
const isProse = (lines: readonly string[]): boolean => {
  const full = lines.map(stripped).filter((line) => line !== '');
  return full.filter((line) => /[.!?]$/.test(line)).length * 2 > full.length;
};

const skillsIn = (line: string): readonly CareerWords[] => {
  const bare = stripped(line.replace(/^[^:,]{2,30}:\s+/u, ''));
  if (bare.length > LONGEST_SKILL * 8 || /[.!?]$/.test(bare)) return [];
  return bare
    .split(/[,;•|·\t]|\s+[–—-]\s+/u)
    .map(stripped)
    .filter(
      (name) =>
        name !== '' &&
        name.length <= LONGEST_SKILL &&
        /[\p{L}]/u.test(name) &&
        !isLevel(name) &&
        !NO_SKILL.test(name) &&
        !/@|\d{4}/.test(name),
    )
    .map((name): CareerWords => languageIn(name) ?? { kind: 'skill', name });
};
