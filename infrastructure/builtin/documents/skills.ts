import type { Citation } from '#domain/documents/document.ts';
import { foldText } from '#domain/text.ts';
import type { Told } from './material.ts';

/** A skill as wins name it, with the wins that show it. */
export type SkillSeen = Readonly<{ name: string; key: string; citations: readonly Citation[]; times: number }>;

const MOST_CITATIONS = 3;

/** Of the wins given, the most frequent first, of those that are as frequent in the wins' order; of the same name in other letters, the first is kept. */
export const skillsSeen = (told: readonly Told[]): readonly SkillSeen[] => {
  const seen = new Map<string, { name: string; key: string; citations: Citation[]; times: number }>();
  for (const { win, citations } of told)
    for (const name of win.skills) {
      const key = foldText(name).trim();
      if (key === '') continue;
      const one = seen.get(key) ?? { name: name.trim(), key, citations: [], times: 0 };
      one.times += 1;
      if (one.citations.length < MOST_CITATIONS) one.citations.push(...citations);
      seen.set(key, one);
    }
  return [...seen.values()].sort((a, b) => b.times - a.times);
};

/** As the first word of a line. */
export const headed = (name: string): string =>
  /^\p{Ll}[\p{Ll}’'-]*(?![\p{L}])/u.test(name) ? name.replace(/^./u, (letter) => letter.toUpperCase()) : name;
