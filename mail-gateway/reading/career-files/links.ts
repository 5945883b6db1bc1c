import type { CareerWords } from '#domain/documents/career.ts';

/** By what people call pages of it; elsewhere nothing is said. */
const LABELS: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)linkedin\.com$/, 'LinkedIn'],
  [/(^|\.)github\.com$/, 'GitHub'],
  [/(^|\.)gitlab\.com$/, 'GitLab'],
  [/(^|\.)xing\.com$/, 'XING'],
  [/(^|\.)orcid\.org$/, 'ORCID'],
  [/(^|\.)scholar\.google\.\w+$/, 'Google Scholar'],
  [/(^|\.)behance\.net$/, 'Behance'],
];

export const labelOf = (url: string): string => {
  const host = URL.parse(url)?.hostname ?? '';
  return LABELS.find(([known]) => known.test(host))?.[1] ?? '';
};

const LINK =
  /(?<![@\w.-])(?:https?:\/\/[^\s|·•<>()]{4,300}|(?:www\.|[a-z]{2}\.)?(?:linkedin\.com\/in|github\.com|gitlab\.com|xing\.com\/profile|orcid\.org)\/[\w%./-]{1,120})/gi;

/** The pages of the web that a line names. */
export const linksIn = (line: string): readonly CareerWords[] =>
  [...line.matchAll(LINK)].map(([found]) => {
    const trimmed = found.replace(/[.,;)]+$/, '');
    const url = /^https?:/i.test(trimmed) ? trimmed : `https://${trimmed}`;
    return { kind: 'link', label: labelOf(url), url };
  });
