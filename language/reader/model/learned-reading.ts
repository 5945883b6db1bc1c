import type { Language } from '#domain/facts.ts';
import { divided } from './divided.ts';
import { wordFeatures } from './features.ts';
import { type Part, readParts } from './parts.ts';
import { shortCrisisOf } from './short-crisis.ts';
import { highestOf, probabilitiesOf, type Table } from './table.ts';
import { type Token, tokensOf } from './tokens.ts';
import { type ToneName, toneFeatures, toneOf } from './tone.ts';
import { learned } from './weights.ts';

export type LearnedReading = Readonly<{
  /** Which weights read it. */
  version: string;
  language: Language | null;
  tone: Readonly<{ name: ToneName; certainty: number }>;
  /** How probable each is. */
  tones: Readonly<Record<ToneName, number>>;
  /** How probable a crisis is where few words are said, by what was learned of such messages alone; 0 where there are more. */
  shortCrisis: number;
  parts: readonly Part[];
}>;

/** What is beyond is not read: it belongs to no part. */
const MAX_LENGTH = 64 * 1024;
/** Enough to know a language by. */
const MOST_TOKENS = 400;
const LEAST_LANGUAGE = 0.6;
/** "Acme" and "ok" say no language: of so few words it must be surer. */
const FEW_WORDS = 3;
const LEAST_LANGUAGE_OF_FEW = 0.7;

/**
 * What a person's own words are, as the corpus taught it: a second opinion beside the rules. The parts are in the order of
 * the text, never overlap, and begin and end on its own characters.
 */
export const learnedReading = (words: string): LearnedReading => {
  const model = learned();
  const text = words.slice(0, MAX_LENGTH);
  const tokens = tokensOf(text);
  const whole = divided(tokens, model);
  const { parts, units } = readParts(text, whole, model);
  return {
    version: model.version,
    language: languageOf(tokens, model.languages),
    ...toneOf(model.tones, toneFeatures(tokens, units, whole.heard)),
    shortCrisis: shortCrisisOf(model.shortCrises, tokens, whole.heard),
    parts,
  };
};

const languageOf = (tokens: readonly Token[], languages: Table): Language | null => {
  const words = tokens.filter(({ is }) => is === 'word').length;
  if (words === 0) return null;
  const probabilities = probabilitiesOf(languages, languageFeatures(tokens));
  const best = highestOf(probabilities);
  return (probabilities[best] as number) < (words <= FEW_WORDS ? LEAST_LANGUAGE_OF_FEW : LEAST_LANGUAGE)
    ? null
    : (languages.labels[best] as Language);
};

export const languageFeatures = (tokens: readonly Token[]) => ({
  rows: wordFeatures(tokens, 0, Math.min(tokens.length, MOST_TOKENS)),
  senses: new Float32Array(0),
});
