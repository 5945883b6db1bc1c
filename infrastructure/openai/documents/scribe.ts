import type { Citation, Sentence } from '#domain/documents/document.ts';
import type { Given } from './given.ts';

/** How a model said a sentence, before what was hidden came back. */
export type Said = Readonly<{ text: string; labels: readonly string[] }>;

/** Makes sentences of what a model says, and remembers how it said them. */
export interface Scribe {
  /** Null where nothing is said. */
  sentence(text: string, labels: readonly string[]): Sentence | null;
  saidOf(sentence: Pick<Sentence, 'text'>): Said | null;
}

export const createScribe = ({ citationOf, restore }: Pick<Given, 'citationOf' | 'restore'>): Scribe => {
  const said = new Map<string, Said>();
  return {
    sentence(text, labels) {
      const own = onOneLine(restore(text));
      if (own === '') return null;
      said.set(own, { text: onOneLine(text), labels });
      return { text: own, citations: labels.map((label) => citationOf(label) ?? nowhere(label)) };
    },
    saidOf: ({ text }) => said.get(text) ?? null,
  };
};

/** No check lets a sentence pass that rests on what is not there. */
const nowhere = (label: string): Citation => ({ kind: 'win', id: `none:${label}` });

/** Without signs that say nothing. */
const onOneLine = (text: string): string =>
  text
    .replace(/\p{Extended_Pictographic}\uFE0F?/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^(?:[-*•–]|\d{1,2}[.)/]) /u, '')
    .replace(/(?<!!)!+$/u, '.');
