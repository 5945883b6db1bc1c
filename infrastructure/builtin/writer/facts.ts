import { type Change, changeIn } from './change.ts';
import { english } from './english/patterns.ts';
import { german } from './german/patterns.ts';
import type { Language, Outcome, Patterns } from './patterns.ts';

const patternsOf: Readonly<Record<Language, Patterns>> = { en: english, de: german };

/** What a text itself says about a win. What stands between quotes in an analysis comes from here, word for word. */
export type Facts = Readonly<{
  change: Change | null;
  /** `nightly` and its like, so that a saving can be told by its rhythm. */
  rhythm: string | null;
  /** A number with what it counts: `120 covers`, `98%`. */
  figure: string | null;
  /** How it was done; null when the text says nothing, empty when it does but not in words fit to repeat. */
  how: string | null;
  forWhom: string | null;
  outcomes: readonly Outcome[];
  day: boolean;
}>;

/** The beginning is enough to know what a text says, and keeps the reading of a long one short. */
const readable = 2_000;

const denied =
  /\b(?:not|never|no|nobody|none|without|hardly|barely|refused to|\w+n['’]t|nicht|kein\w*|nie|niemand|ohne)\s+(?:[\p{L}]+\s+){0,2}$/iu;
const said = (text: string, pattern: RegExp): boolean => {
  const found = pattern.exec(text);
  return found !== null && !denied.test(text.slice(Math.max(0, found.index - 40), found.index));
};

/** Only plain lower-case words are repeated: no names, no shouting, nothing that reads as an instruction. */
const repeatable = (words: string): boolean =>
  words.length <= 48 &&
  /^[\p{Ll}\d][\p{Ll}\d -]*$/u.test(words) &&
  !/\b(i|my|me|mine|we|our|us|myself|ignor\w*|instruction\w*|say\w*|mein\w*|ich|wir|unser\w*)\b/u.test(words);

const howIn = (text: string, language: Language): string | null => {
  const { how, means } = patternsOf[language];
  const found = how.exec(text)?.[1]?.trim();
  if (found) return repeatable(found) && found.split(' ').length <= 8 ? found : '';
  return means.test(text) ? '' : null;
};

const figureIn = (text: string, language: Language): string | null => {
  const { figures, notCounted, trailing } = patternsOf[language];
  for (const pattern of figures) {
    for (const found of text.matchAll(pattern)) {
      if (notCounted.test(text.slice(Math.max(0, found.index - 24), found.index))) continue;
      const figure = found[0].replace(trailing, '').trim();
      if (/^[\d$€£]/.test(figure) && /[\p{L}%$€£]/u.test(figure)) return figure;
    }
  }
  return null;
};

const rhythmIn = (text: string, language: Language): string | null => {
  const said = Object.entries(patternsOf[language].rhythms).filter(([, pattern]) => pattern.test(text));
  return said.length === 1 ? (said[0]?.[0] ?? null) : null;
};

export const factsIn = (text: string, language: Language): Facts => {
  const start = text
    .slice(0, readable)
    .normalize('NFC')
    .replaceAll(/[ \t\r\f\v\u00a0]+/g, ' ');
  const { outcomes, forWhom, day } = patternsOf[language];
  return {
    change: changeIn(start, language),
    rhythm: rhythmIn(start, language),
    figure: figureIn(start, language),
    how: howIn(start, language),
    forWhom: forWhom.exec(start)?.[1] ?? null,
    outcomes: (Object.entries(outcomes) as [Outcome, RegExp][])
      .filter(([, pattern]) => said(start, pattern))
      .map(([outcome]) => outcome),
    day: day.test(start),
  };
};
