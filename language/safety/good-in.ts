import type { Language } from '#domain/facts.ts';
import { tokensOf } from '../reader/model/tokens.ts';
import type { Meaning } from './meanings/english.ts';
import { meaningsIn } from './meanings/meanings-in.ts';

const GOOD: ReadonlySet<string> = new Set<Meaning>([
  'done',
  'win',
  'praise',
  'better',
  'finally',
  'learn',
  'help',
  'recovered',
  'allTheSame',
]);

/** "My best worker quit" tells of nothing good. */
const BEST = /\b(?:best|beste[rns]?|bester|mejor(?:es)?|meilleure?s?)\b/giu;

/** Whether words of this language show that something went well, by what they mean; what is denied does not count. */
export const showsGood = (text: string, language: Language): boolean =>
  meaningsIn(tokensOf(text.replace(BEST, ' ')), language).some(({ meanings }) =>
    [...meanings].some((name) => GOOD.has(name)),
  );
