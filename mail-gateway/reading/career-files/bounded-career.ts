import type { ReadCareer } from '#application/documents/career/career-import.ts';
import { tidyWords } from '#application/documents/career/tidy-words.ts';
import type { CareerWords } from '#domain/documents/career.ts';
import { createFactIndex, problemIn } from '#domain/documents/career-rules.ts';
import type { FoundCareer } from './reading.ts';

/** Of each kind more than any career has; together more than one can keep. */
const MAX_FACTS: Readonly<Record<CareerWords['kind'], number>> = {
  position: 100,
  education: 60,
  certificate: 100,
  language: 50,
  skill: 200,
  link: 40,
};

/**
 * The facts that are handed on, tidied and each once: the first of each kind up to its number; the others are counted,
 * and so is what cannot be kept. Done where the file is read, so that a file of any size is a small answer.
 */
export const boundCareer = ({ source, facts: found, lines = [] }: FoundCareer): ReadCareer => {
  const index = createFactIndex<CareerWords>();
  const counts = new Map<CareerWords['kind'], number>();
  const facts: CareerWords[] = [];
  let leftOut = 0;
  for (const words of found.map(tidyWords).map(mended)) {
    if (index.find(words) !== undefined) continue;
    if (problemIn(words) !== null) {
      leftOut += 1;
      continue;
    }
    const count = counts.get(words.kind) ?? 0;
    if (count >= MAX_FACTS[words.kind]) leftOut += 1;
    else {
      counts.set(words.kind, count + 1);
      index.add(words);
      facts.push(words);
    }
  }
  return { source, facts, leftOut, lines };
};

/** A time that cannot be is not said; the rest of its fact is kept, as its user can add to it. */
const mended = (words: CareerWords): CareerWords => {
  const field = problemIn(words)?.field;
  if (words.kind === 'certificate') return field === 'issued' ? { ...words, issued: '' } : words;
  if (words.kind !== 'position' && words.kind !== 'education') return words;
  return field === 'from' || field === 'to' ? mended({ ...words, [field]: '' }) : words;
};
