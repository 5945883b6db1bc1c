import { likeliest, marginals } from './chain.ts';
import type { Divided } from './divided.ts';
import { textFeatures } from './features.ts';
import { gapNames, type Unit } from './gaps.ts';
import type { Model } from './model.ts';
import { heardTogether, type NetworkReading, withHeard } from './network.ts';
import { highestOf, scoresOf, softmax } from './table.ts';
import { type Token, tokensOf } from './tokens.ts';
import { featuresOfUnits } from './unit-features.ts';

export const natures = ['win', 'setback', 'distress', 'crisis', 'request', 'question', 'correction', 'chat'] as const;
export type Nature = (typeof natures)[number];

/** A sentence, or what of it is one thing. With `continues` it goes on with the part before it. */
export type Part = Readonly<{
  start: number;
  end: number;
  is: Nature;
  certainty: number;
  /** How probable each nature is, in the order of `natures`. */
  chances: readonly number[];
  /** What a part asks for that may be a request: one of the kinds of `training/README.md`. */
  kind: string | null;
  kindCertainty: number;
  continues: boolean;
}>;
/** What of a model judges parts. */
type PartsModel = Pick<Model, 'parts' | 'transitions' | 'kinds'>;
type Span = {
  start: number;
  end: number;
  is: Nature;
  certainty: number;
  /** The first unit of it, and how probable each nature is of each. */
  first: number;
  units: Float64Array[];
  continues: boolean;
};

/** What the parts of a text are, and how probable each nature is of each unit of it, in the order of `natures`. */
export const readParts = (
  text: string,
  whole: Divided,
  model: PartsModel,
): { parts: readonly Part[]; units: readonly Float64Array[] } => {
  const { tokens, units } = whole;
  if (units.length === 0) return { parts: [], units: [] };
  const scores = featuresOfUnits(tokens, units).map((features, at) =>
    withHeard(scoresOf(model.parts, features), whole.heard.units[at] as Float32Array),
  );
  const gaps = units.map(({ gap }) => gapNames.indexOf(gap));
  const labels = likeliest(scores, gaps, model.transitions);
  const { of } = marginals(scores, gaps, model.transitions, 1 / model.parts.temperature);
  const probable = units.map((_, at) => byNature(of(at), model.parts.labels));
  const spans = spansOf(
    text,
    tokens,
    units,
    labels.map((label) => model.parts.labels[label] as string),
    probable,
  );
  return { parts: withKinds(text, spans, whole.heard, model), units: probable };
};

/** A part that begins and one that goes on are of one nature. */
const byNature = (probabilities: Float64Array, labels: readonly string[]): Float64Array => {
  const sums = new Float64Array(natures.length);
  for (const [at, label] of labels.entries()) {
    const nature = natures.indexOf(natureOf(label));
    sums[nature] = (sums[nature] as number) + (probabilities[at] as number);
  }
  return sums;
};

const natureOf = (label: string): Nature => label.replace('+', '') as Nature;

/** Units of one sentence that belong together are one span. */
const spansOf = (
  text: string,
  tokens: readonly Token[],
  units: readonly Unit[],
  labels: readonly string[],
  probable: readonly Float64Array[],
): readonly Span[] => {
  const spans: Span[] = [];
  for (const [at, unit] of units.entries()) {
    const label = labels[at] as string;
    const is = natureOf(label);
    const chances = probable[at] as Float64Array;
    const certainty = chances[natures.indexOf(is)] as number;
    const last = spans.at(-1);
    const continues = last?.is === is && (label.endsWith('+') || !(is === 'win' || is === 'request'));
    const { start, end } = trimmed(text, tokens, unit);
    if (last && continues && (unit.gap === 'comma' || unit.gap === 'joint' || unit.gap === 'guess')) {
      last.end = end;
      last.certainty = Math.min(last.certainty, certainty);
      last.units.push(chances);
    } else spans.push({ start, end, is, certainty, first: at, units: [chances], continues });
  }
  return spans;
};

const LEADING = /^(?:[\s,;:)•·*>–—-]|\d{1,2}[.)/](?=\s))*/u;
const TRAILING = /[\s,;(–—-]*$/u;
const LONGEST_TRIM = 40;

/** Without the mark of a list before it and the comma after it. */
const trimmed = (text: string, tokens: readonly Token[], { from, to }: Unit): { start: number; end: number } => {
  const [start, end] = [(tokens[from] as Token).start, (tokens[to - 1] as Token).end];
  const before = LEADING.exec(text.slice(start, Math.min(end, start + LONGEST_TRIM)))?.[0].length ?? 0;
  const after = TRAILING.exec(text.slice(Math.max(start, end - LONGEST_TRIM), end))?.[0].length ?? 0;
  return before + after < end - start ? { start: start + before, end: end - after } : { start, end };
};

/** From this probability on of any of its sentences, a part may be a request, and has a kind. */
const MAY_ASK = 0.1;
const REQUEST = natures.indexOf('request');

/** The kind of a request is judged by all its sentences. */
const withKinds = (text: string, spans: readonly Span[], heard: NetworkReading, model: PartsModel): readonly Part[] => {
  const parts: Part[] = [];
  for (let at = 0; at < spans.length; ) {
    let next = at + 1;
    while (spans[next]?.continues) next++;
    const whole = spans.slice(at, next);
    const [first, last] = [whole[0] as Span, whole.at(-1) as Span];
    const asked = heard.requests.slice(first.first, last.first + last.units.length);
    const mayAsk = whole.some(({ units }) => units.some((unit) => (unit[REQUEST] as number) >= MAY_ASK));
    const { kind, kindCertainty } = mayAsk ? kindOf(text.slice(first.start, last.end), asked, model) : NO_KIND;
    parts.push(
      ...whole.map(({ units, first: _, ...span }) => ({ ...span, chances: meanOf(units), kind, kindCertainty })),
    );
    at = next;
  }
  return parts;
};

const meanOf = (units: readonly Float64Array[]): readonly number[] =>
  natures.map((_, at) => units.reduce((sum, unit) => sum + (unit[at] as number), 0) / units.length);

const NO_KIND = { kind: null, kindCertainty: 0 };

const kindOf = (
  text: string,
  asked: readonly Float32Array[],
  { kinds }: PartsModel,
): { kind: string; kindCertainty: number } => {
  const scores = withHeard(scoresOf(kinds, textFeatures(tokensOf(text))), heardTogether(asked));
  const probabilities = softmax(scores, kinds.temperature);
  const best = highestOf(probabilities);
  return { kind: kinds.labels[best] as string, kindCertainty: probabilities[best] as number };
};
