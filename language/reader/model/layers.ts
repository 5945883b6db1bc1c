import { halfBytes } from './senses.ts';

/** Each output is a weighed sum of all inputs, and a number of its own; `weights[input * outputs + output]`. */
export type Layer = Readonly<{ inputs: number; outputs: number; weights: Float32Array; bias: Float32Array }>;

/** Adds what a layer makes of `given`, from place `from` on, to `found`, from place `to` on. */
export const addLayer = (layer: Layer, given: Float32Array, from: number, found: Float32Array, to: number): void => {
  const { inputs, outputs, weights, bias } = layer;
  for (let output = 0; output < outputs; output++)
    found[to + output] = (found[to + output] as number) + (bias[output] as number);
  for (let input = 0; input < inputs; input++) {
    const weight = given[from + input] as number;
    if (weight === 0) continue;
    const row = input * outputs;
    for (let output = 0; output < outputs; output++)
      found[to + output] = (found[to + output] as number) + weight * (weights[row + output] as number);
  }
};

/** What is below zero is nothing. */
export const rectify = (numbers: Float32Array): Float32Array => {
  for (let at = 0; at < numbers.length; at++) if ((numbers[at] as number) < 0) numbers[at] = 0;
  return numbers;
};

/** How probable each is, as logarithms; of scores of any size. */
export const logSoftmax = (scores: Float32Array): Float32Array => {
  const highest = scores.reduce((best, score) => Math.max(best, score), Number.NEGATIVE_INFINITY);
  const whole = highest + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - highest), 0));
  return scores.map((score) => score - whole);
};

type Size = readonly [inputs: number, outputs: number];

/** Reads the numbers of a network one after another, in the order in which `training/network/student.py` writes them. */
export class Numbers {
  readonly #bytes: Buffer;
  #at = 0;

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }

  #next(length: number): Buffer {
    const part = this.#bytes.subarray(this.#at, this.#at + length);
    if (part.length < length) throw new RangeError('A network ends before all its numbers are read');
    this.#at += length;
    return part;
  }

  fractions(most: number): Float32Array {
    const part = this.#next(most * 4);
    return Float32Array.from({ length: most }, (_, at) => part.readFloatLE(at * 4));
  }

  /** Of all layers first what a step of each output is worth and its own number, then the steps of all. */
  layers(sizes: readonly Size[]): readonly Layer[] {
    const heads = sizes.map(([, outputs]) => ({ steps: this.fractions(outputs), bias: this.fractions(outputs) }));
    return sizes.map(([inputs, outputs], at) => {
      const { steps, bias } = heads[at] as (typeof heads)[number];
      const part = this.#next(inputs * outputs);
      const weights = Float32Array.from(
        { length: part.length },
        (_, place) => part.readInt8(place) * (steps[place % outputs] as number),
      );
      return { inputs, outputs, weights, bias };
    });
  }

  /** All that is left, half a byte each. */
  halves(): Int8Array {
    return halfBytes(this.#next(this.#bytes.length - this.#at));
  }
}
