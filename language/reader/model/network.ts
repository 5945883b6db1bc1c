import { eachWordHash } from './features.ts';
import { gapNames, type Unit } from './gaps.ts';
import { addLayer, type Layer, logSoftmax, Numbers, rectify } from './layers.ts';
import { addSenses, SENSES } from './senses.ts';
import type { Token } from './tokens.ts';

/** So many numbers stand for a token, and for a unit. */
const SIZE = 96;
const OF_LETTERS = 48;
const OF_KIND = 8;
const OF_GAP = 8;
const KINDS = ['word', 'number', 'sign', 'mark', 'line'] as const satisfies readonly Token['is'][];
/** A word and its first runs of letters: more tell no more. */
const MOST_ROWS = 28;
/** So many tokens are seen together, and so many times they are looked at. */
const SEEN = 5;
const MIDDLE = 2;
const BLOCKS = 3;
/** After this look each token learns of the whole. */
const WHOLE_AT = 1;
const OF_INPUT = SENSES + OF_LETTERS + OF_KIND + OF_GAP;
const OF_UNIT = 2 * SIZE + OF_GAP;
const LABELS = 10;
const REQUESTS = 23;
const TONES = 5;
/** Nobody tells us as much at once; what is beyond is judged without. */
const MOST_TOKENS = 2000;

type Block = Readonly<{
  scale: Float32Array;
  shift: Float32Array;
  near: Float32Array;
  nearBias: Float32Array;
  mix: Layer;
}>;

/** A small network that was taught by a large one what the units of a message are: `training/network/README.md`. */
export type Network = Readonly<{
  letters: Int8Array;
  step: number;
  kinds: Float32Array;
  gaps: Float32Array;
  input: Layer;
  blocks: readonly Block[];
  whole: Layer;
  unit: Layer;
  units: Layer;
  labels: Layer;
  tones: Layer;
  requests: Layer;
}>;

/** The network that a file holds; throws a `RangeError` where it is too short. */
export const networkFrom = (bytes: Buffer): Network => {
  const numbers = new Numbers(bytes);
  const [step = 0] = numbers.fractions(1);
  const kinds = numbers.fractions(KINDS.length * OF_KIND);
  const gaps = numbers.fractions((gapNames.length + 1) * OF_GAP);
  const looks = Array.from({ length: BLOCKS }, () => ({
    scale: numbers.fractions(SIZE),
    shift: numbers.fractions(SIZE),
    near: numbers.fractions(SEEN * SIZE),
    nearBias: numbers.fractions(SIZE),
  }));
  const [input, ...layers] = numbers.layers([
    [OF_INPUT, SIZE],
    ...looks.map(() => [SIZE, SIZE] as const),
    [SIZE, SIZE],
    [3 * OF_UNIT, SIZE],
    [3 * SIZE, SIZE],
    [SIZE, LABELS],
    [3 * SIZE, TONES],
    [SIZE, REQUESTS],
  ]) as [Layer, ...Layer[]];
  const [whole, unit, units, labels, tones, requests] = layers.slice(BLOCKS) as [
    Layer,
    Layer,
    Layer,
    Layer,
    Layer,
    Layer,
  ];
  const blocks = looks.map((look, at) => ({ ...look, mix: layers[at] as Layer }));
  return { letters: numbers.halves(), step, kinds, gaps, input, blocks, whole, unit, units, labels, tones, requests };
};

/**
 * How probable each label is of each unit, and each tone of the whole, as logarithms; `requests`: what each unit asks for, if it is
 * a request.
 */
export type NetworkReading = Readonly<{
  units: readonly Float32Array[];
  requests: readonly Float32Array[];
  tones: Float32Array;
}>;

/** Below this a probability is as good as none. */
const LEAST_LOG = -8;
/** What other models take of it: none is so unlikely that nothing else could outweigh it. */
export const bounded = (logarithms: Float32Array): Float32Array => logarithms.map((log) => Math.max(LEAST_LOG, log));

/** How much what the network makes of a unit weighs beside other scores of it; between 0.7 and 1 little changes. */
const BELIEVED = 0.7;
/** The scores of a unit, and with them what the network makes of it. */
export const withHeard = (scores: Float64Array, heard: Float32Array): Float64Array => {
  const logarithms = bounded(heard);
  return scores.map((score, label) => score + BELIEVED * (logarithms[label] as number));
};

/** What it makes of several units as one. */
export const heardTogether = (units: readonly Float32Array[]): Float32Array => {
  const heard = units.map(bounded);
  return Float32Array.from(
    heard[0] ?? [],
    (_, label) => heard.reduce((sum, row) => sum + (row[label] as number), 0) / heard.length,
  );
};

/** What is known of that which a network did not hear. */
const unheard = (most: number): Float32Array => new Float32Array(most).fill(-Math.log(most));

const nothingHeard = (units: readonly Unit[]): NetworkReading => ({
  units: units.map(() => unheard(LABELS)),
  requests: units.map(() => unheard(REQUESTS)),
  tones: unheard(TONES),
});

/** What a network makes of the units of a message; of what lies beyond its reach, that it does not know. */
export const networkReading = (network: Network, tokens: readonly Token[], units: readonly Unit[]): NetworkReading => {
  const within = units.filter(({ from }) => from < MOST_TOKENS);
  if (within.length === 0) return nothingHeard(units);
  const seen = tokens.slice(0, MOST_TOKENS);
  const ofTokens = tokenNumbers(network, seen, within);
  for (const [at, block] of network.blocks.entries()) {
    look(block, ofTokens);
    if (at === WHOLE_AT) tellWhole(network.whole, ofTokens);
  }
  const ofUnits = unitNumbers(network, ofTokens, within);
  const of = (layer: Layer) => within.map((_, at) => labelled(layer, ofUnits, at * SIZE));
  const [labels, requests] = [of(network.labels), of(network.requests)];
  return {
    units: units.map((_, at) => labels[at] ?? unheard(LABELS)),
    requests: units.map((_, at) => requests[at] ?? unheard(REQUESTS)),
    tones: labelled(network.tones, ofMessage(ofUnits, ofTokens), 0),
  };
};

const labelled = (layer: Layer, given: Float32Array, from: number): Float32Array => {
  const scores = new Float32Array(layer.outputs);
  addLayer(layer, given, from, scores, 0);
  return logSoftmax(scores);
};

/** Of each token: what it means, how it is written, what it is, and whether a unit begins there. */
const tokenNumbers = (network: Network, tokens: readonly Token[], units: readonly Unit[]): Float32Array => {
  const begins = new Map(units.map(({ from, gap }) => [from, gapNames.indexOf(gap)]));
  const found = new Float32Array(tokens.length * SIZE);
  const given = new Float32Array(OF_INPUT);
  for (const [at, token] of tokens.entries()) {
    given.fill(0);
    addSenses(tokens, at, at + 1, given, 0);
    addLetters(network, token, given, SENSES);
    const kind = KINDS.indexOf(token.is) * OF_KIND;
    given.set(network.kinds.subarray(kind, kind + OF_KIND), SENSES + OF_LETTERS);
    const gap = (begins.get(at) ?? gapNames.length) * OF_GAP;
    given.set(network.gaps.subarray(gap, gap + OF_GAP), SENSES + OF_LETTERS + OF_KIND);
    addLayer(network.input, given, 0, found, at * SIZE);
  }
  return rectify(found);
};

const addLetters = ({ letters, step }: Network, token: Token, found: Float32Array, start: number): void => {
  const most = letters.length / OF_LETTERS;
  let rows = 0;
  eachWordHash(token, (hash) => {
    if (rows === MOST_ROWS) return;
    rows++;
    const row = (hash & (most - 1)) * OF_LETTERS;
    for (let at = 0; at < OF_LETTERS; at++)
      found[start + at] = (found[start + at] as number) + (letters[row + at] as number);
  });
  const share = step / Math.sqrt(rows);
  for (let at = 0; at < OF_LETTERS; at++) found[start + at] = (found[start + at] as number) * share;
};

const TINY = 1e-5;

/** The same numbers, their mean none and their spread one, each weighed by its own. */
const normalised = ({ scale, shift }: Block, tokens: Float32Array): Float32Array => {
  const found = new Float32Array(tokens.length);
  for (let start = 0; start < tokens.length; start += SIZE) {
    let [sum, squares] = [0, 0];
    for (let at = 0; at < SIZE; at++) sum += tokens[start + at] as number;
    const mean = sum / SIZE;
    for (let at = 0; at < SIZE; at++) squares += ((tokens[start + at] as number) - mean) ** 2;
    const spread = 1 / Math.sqrt(squares / SIZE + TINY);
    for (let at = 0; at < SIZE; at++)
      found[start + at] =
        ((tokens[start + at] as number) - mean) * spread * (scale[at] as number) + (shift[at] as number);
  }
  return found;
};

/** Each token learns of those beside it. */
const look = (block: Block, tokens: Float32Array): void => {
  const even = normalised(block, tokens);
  const near = new Float32Array(SIZE);
  const most = tokens.length / SIZE;
  for (let token = 0; token < most; token++) {
    near.set(block.nearBias);
    for (let place = 0; place < SEEN; place++) {
      const other = token + place - MIDDLE;
      if (other < 0 || other >= most) continue;
      const [from, weight] = [other * SIZE, place * SIZE];
      for (let at = 0; at < SIZE; at++)
        near[at] = (near[at] as number) + (even[from + at] as number) * (block.near[weight + at] as number);
    }
    addLayer(block.mix, rectify(near), 0, tokens, token * SIZE);
  }
};

/** Each token learns what all are in the mean. */
const tellWhole = (layer: Layer, tokens: Float32Array): void => {
  const whole = new Float32Array(SIZE);
  addLayer(layer, meanOf(tokens), 0, whole, 0);
  rectify(whole);
  for (let at = 0; at < tokens.length; at++) tokens[at] = (tokens[at] as number) + (whole[at % SIZE] as number);
};

/** Each unit by its tokens, then by the units beside it, twice. */
const unitNumbers = (network: Network, tokens: Float32Array, units: readonly Unit[]): Float32Array => {
  const pooled = new Float32Array(units.length * OF_UNIT);
  for (const [at, { from, to, gap }] of units.entries()) {
    const own = tokens.subarray(from * SIZE, to * SIZE);
    const share = Math.sqrt(own.length / SIZE);
    pooled.set(
      meanOf(own).map((number) => number * share),
      at * OF_UNIT,
    );
    pooled.set(mostOf(own), at * OF_UNIT + SIZE);
    const kind = gapNames.indexOf(gap) * OF_GAP;
    pooled.set(network.gaps.subarray(kind, kind + OF_GAP), at * OF_UNIT + 2 * SIZE);
  }
  const first = besides(network.unit, pooled);
  const second = besides(network.units, first);
  return first.map((number, at) => number + (second[at] as number));
};

/** What a layer makes of each row and the rows beside it. */
const besides = (layer: Layer, rows: Float32Array): Float32Array => {
  const width = layer.inputs / 3;
  const framed = new Float32Array(rows.length + 2 * width);
  framed.set(rows, width);
  const found = new Float32Array((rows.length / width) * SIZE);
  for (let at = 0; at * width < rows.length; at++) addLayer(layer, framed, at * width, found, at * SIZE);
  return rectify(found);
};

/** The most and the mean of all units, and the most of all tokens. */
const ofMessage = (units: Float32Array, tokens: Float32Array): Float32Array =>
  Float32Array.from([...mostOf(units), ...meanOf(units), ...mostOf(tokens)]);

const meanOf = (rows: Float32Array): Float32Array => {
  const sums = new Float32Array(SIZE);
  for (let at = 0; at < rows.length; at++) sums[at % SIZE] = (sums[at % SIZE] as number) + (rows[at] as number);
  return sums.map((sum) => sum / (rows.length / SIZE));
};

const mostOf = (rows: Float32Array): Float32Array => {
  const most = rows.slice(0, SIZE);
  for (let at = SIZE; at < rows.length; at++)
    if ((rows[at] as number) > (most[at % SIZE] as number)) most[at % SIZE] = rows[at] as number;
  return most;
};
