import type { Citation, Sentence } from '#domain/documents/document.ts';
import type { Given } from './given.ts';

/** A sentence as a model says it: `because` are words of its sources, `leans` that it cannot be read without the one before. */
export type SaidSentence = Readonly<{
  text: string;
  sources: readonly string[];
  because: readonly string[];
  leans: boolean;
}>;

/** Makes sentences of what a model says, and remembers how it said them. */
export interface Scribe {
  /** Null where nothing is said. */
  sentence(said: SaidSentence): Sentence | null;
  saidOf(sentence: Pick<Sentence, 'text'>): SaidSentence | null;
}

export const createScribe = (
  { citationOf, restore }: Pick<Given, 'citationOf' | 'restore'>,
  { hasEmojis }: Readonly<{ hasEmojis: boolean }> = { hasEmojis: false },
): Scribe => {
  const known = new Map<string, SaidSentence>();
  const clean = (text: string) => onOneLine(hasEmojis ? text : withoutEmojis(text));
  return {
    sentence({ text, sources, because, leans }) {
      const own = clean(restore(text));
      if (own === '') return null;
      const labels = [...new Set(sources.map((label) => label.trim().toUpperCase()).filter((label) => label !== ''))];
      known.set(own, { text: clean(text), sources: labels, because, leans });
      const quotes = because.map((quote) => onOneLine(restore(quote))).filter((quote) => quote !== '');
      return {
        text: own,
        citations: labels.map((label) => citationOf(label) ?? nowhere(label)),
        ...(quotes.length === 0 ? {} : { because: quotes }),
      };
    },
    saidOf: ({ text }) => known.get(text) ?? null,
  };
};

/** No check lets a sentence pass that rests on what is not there. */
const nowhere = (label: string): Citation => ({ kind: 'win', id: `none:${label}` });

const withoutEmojis = (text: string): string => text.replace(/\p{Extended_Pictographic}[\uFE0F\u200D]*/gu, '');

/** Without the signs of a list, which its place in the document gives it. */
const onOneLine = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:[-*•–]|\d{1,2}[.)/]) /u, '');
